/** Faults of ours, and misuse of the table that the rules should have refused before. */
import { Bug } from '@nassau/kernel/host'

/** The table was used, or behaved, in a way it must not. */
export class TableBug extends Bug {}
