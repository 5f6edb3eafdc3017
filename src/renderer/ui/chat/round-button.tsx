import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'

const looks = {
  filled: 'bg-brand text-on-brand hover:bg-brand-strong disabled:bg-sunk disabled:text-ink-soft',
  sunk: 'bg-sunk text-ink hover:bg-line disabled:text-ink-soft',
  wrong: 'bg-wrong-soft text-wrong',
} as const

interface RoundButtonProps extends ComponentProps<'button'> {
  label: string
  look?: keyof typeof looks
}

/** A round button that shows only an icon; its label is read aloud. */
export function RoundButton({ label, look = 'sunk', type = 'button', className, ...rest }: RoundButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-pill transition-colors duration-150',
        looks[look],
        className,
      )}
      {...rest}
    />
  )
}
