/** What lies over a screen for a while. */
export { Dialog } from './dialog.tsx'
export { Explained, type Explanation } from './explained.tsx'
export { Passing } from './passing.tsx'
export { Popover } from './popover.tsx'
export { ToastArea, tell } from './toast.tsx'
