/** What every screen is made of. */
export {
  Button,
  buttonLook,
  classes,
  Field,
  IconButton,
  Segments,
  Select,
  Switch,
  Tabs,
  useSteady,
} from './controls/index.ts'
export { Example } from './example.tsx'
export {
  ColourMark,
  colourOfSeat,
  FlownColours,
  FreeSeat,
  fillOfSeat,
  Lantern,
  Panel,
  SEAT_COLOURS,
  SEAT_SHAPES,
  SeatMark,
  useFlown,
} from './marks/index.ts'
export { Dialog, Explained, type Explanation, Passing, Popover, ToastArea, tell } from './overlays/index.ts'
export {
  type Emblem,
  type EmblemProps,
  type Examples,
  type GameScreen,
  isWaitedFor,
  type Race,
  type RaceProps,
  type Runner,
  type ScreenProps,
  type SeatNoteProps,
  type Seen,
} from './screen.ts'
export { ScreenLayout } from './screen-layout.tsx'
