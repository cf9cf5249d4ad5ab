/** What is pressed, typed into and switched. */
export { Button, buttonLook, IconButton } from './button.tsx'
export { classes } from './classes.ts'
export { Field } from './field.tsx'
export { Segments } from './segments.tsx'
export { Select } from './select.tsx'
export { Switch } from './switch.tsx'
export { Tabs } from './tabs.tsx'
export { useSteady } from './use-steady.ts'
