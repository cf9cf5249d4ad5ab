/** What the bundler makes of files that are not code. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'

declare module '~icons/*' {
  import type { ComponentType, SVGProps } from 'react'

  const Icon: ComponentType<SVGProps<SVGSVGElement>>
  export default Icon
}
