/** What every screen is made of. */
export { Button, buttonLook, classes, Field, IconButton, Segments, Select, Switch, Tabs } from './controls/index.ts'
export { Example } from './example.tsx'
export {
  colourOfSeat,
  FreeSeat,
  fillOfSeat,
  Lantern,
  Panel,
  SEAT_COLOURS,
  SEAT_SHAPES,
  SeatMark,
} from './marks/index.ts'
export { Dialog, Popover, ToastArea, Tooltip, tell } from './overlays/index.ts'
export {
  type Emblem,
  type EmblemProps,
  type Examples,
  type GameScreen,
  isWaitedFor,
  type ScreenProps,
  type SeatNoteProps,
  type Seen,
} from './screen.ts'
export { ScreenLayout } from './screen-layout.tsx'
