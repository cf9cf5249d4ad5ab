/** What lies over a screen for a while. */
export { Dialog } from './dialog.tsx'
export { Popover } from './popover.tsx'
export { ToastArea, tell } from './toast.tsx'
export { Tooltip } from './tooltip.tsx'
