/** What every screen is made of. */
export {
  Button,
  buttonLook,
  classes,
  colourOfSeat,
  Dialog,
  Field,
  FreeSeat,
  fillOfSeat,
  IconButton,
  Lantern,
  Panel,
  Popover,
  SEAT_COLOURS,
  SEAT_SHAPES,
  SeatMark,
  Segments,
  Select,
  Switch,
  Tabs,
  ToastArea,
  Tooltip,
  tell,
} from './controls/index.ts'
export { Example } from './example.tsx'
export { type Examples, type GameTable, isWaitedFor, type SeatNoteProps, type Seen, type TableProps } from './table.ts'
export { TableLayout } from './table-layout.tsx'
