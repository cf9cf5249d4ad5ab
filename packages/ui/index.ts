/** What every screen is made of. */
export { Answers } from './answers/answers.tsx'
export { ThrowAnswers } from './answers/throw-answers.tsx'
export {
  Button,
  buttonLook,
  classes,
  colourOfSeat,
  Dialog,
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
export { type GameTable, isWaitedFor, type SeatNoteProps, type Seen, type TableProps } from './table.ts'
export { TableLayout } from './table-layout.tsx'
