import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classNames } from '#lib/class-names.ts'

const control =
  'block w-full min-w-0 min-h-[50px] rounded-medium border-2 border-line-strong bg-card px-3.5 py-2.5 text-ink ' +
  'transition-colors duration-150 hover:border-ink-soft aria-invalid:border-wrong'

/** One line of text. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={classNames(control, className)} {...rest} />
}

/** A password with a button that shows it. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextInput
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={classNames('pr-14', className)}
        {...rest}
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label="Show password"
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-1 my-auto grid size-11 place-items-center rounded-small text-ink-soft hover:text-ink"
      >
        {isShown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
      </button>
    </div>
  )
}

/** Text of several lines; a short one is for a sentence or two. */
export function TextArea({
  isShort = false,
  className,
  ...rest
}: ComponentProps<'textarea'> & { isShort?: boolean }) {
  const height = isShort ? 'min-h-20' : 'min-h-[120px] sm:min-h-[150px]'
  return <textarea className={classNames(control, height, 'resize-y py-3', className)} {...rest} />
}

/** The platform's own list, which every keyboard, screen reader and small screen knows. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select className={classNames(control, 'appearance-none truncate pr-11', className)} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-ink-soft"
      />
    </div>
  )
}
