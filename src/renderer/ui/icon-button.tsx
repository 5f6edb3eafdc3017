import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'

export const iconButtonClasses =
  'grid size-11 shrink-0 place-items-center rounded-small text-ink-soft transition-colors duration-150 ' +
  'hover:bg-sunk hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong'

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
}

/** A button that shows only an icon; its label is read aloud. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={classNames(iconButtonClasses, className)} {...rest} />
  )
}
