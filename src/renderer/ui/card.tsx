import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'

/** White on the warm page, with a hairline and a soft shadow. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={classNames(
        'rounded-medium border border-line bg-card p-4 shadow-card sm:rounded-large sm:p-6',
        className,
      )}
      {...rest}
    />
  )
}
