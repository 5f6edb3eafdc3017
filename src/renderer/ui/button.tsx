import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '#lib/class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = 'filled' | 'outlined' | 'quiet'

const looks: Record<ButtonLook, string> = {
  filled: 'filled button-room bg-brand text-on-brand border-transparent hover:bg-brand-strong',
  outlined: 'button-room bg-transparent text-ink border-line-strong hover:bg-sunk',
  quiet:
    'quiet-button-room bg-transparent text-brand border-transparent hover:bg-brand-soft hover:text-brand-strong',
}

/** One filled button a view; second actions are outlined, third ones quiet, which hang out by `-ml-3.5` where their words begin a line. */
export function buttonClasses(look: ButtonLook, className?: string): string {
  return classNames(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-pill border-2 text-center',
    'font-heading font-extrabold leading-tight no-underline select-none',
    'transition-[transform,background-color,color] duration-150 active:scale-[.98]',
    'disabled:bg-sunk disabled:text-ink-soft disabled:border-line disabled:active:scale-100',
    looks[look],
    className,
  )
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  /** Shows a spinner and takes no click. */
  isLoading?: boolean
}

export function Button({
  look = 'filled',
  isLoading = false,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
      className={buttonClasses(look, className)}
      {...rest}
    >
      {isLoading && <Spinner className="size-5" />}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  look?: ButtonLook
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'filled', className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClasses(look, className)} {...rest} />
}
