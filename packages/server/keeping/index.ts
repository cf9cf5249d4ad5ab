/** For whoever keeps a house: what can be done with its store from outside. */
export { Unfit } from '../errors.ts'
export { readAddress } from '../quotas/address.ts'
export { archive, archivedRecord, verifyArchive } from './archive.ts'
export { backUp, restore, verifyBackup } from './backup.ts'
export { type Checked, checkDeeply, checkQuickly } from './check.ts'
export { openKept, type Place } from './open-kept.ts'
export { openRoom } from './room.ts'
export { type Forecast, forecast } from './upgrade.ts'
