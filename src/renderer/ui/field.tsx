import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import { useIsYoung } from '#lib/young.ts'
import { Aloud } from './aloud/aloud.tsx'

/** What a control needs to be tied to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** The label is only read aloud: something visible says the same. */
  isLabelHidden?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** A labelled control with its hint below it, or its error in the hint's place; the youngest can have it read aloud. */
export function Field({ label, hint, error, isLabelHidden = false, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  const isYoung = useIsYoung()
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block font-bold'}>
        {label}
      </label>
      {children({
        id,
        ...(note ? { 'aria-describedby': noteId } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      <div
        id={noteId}
        className={classNames(
          'flex items-start gap-1.5 text-small leading-snug',
          note && 'mt-1.5',
          error ? 'font-medium text-wrong' : 'text-ink-soft',
        )}
      >
        {error && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}
        {isYoung && note ? <Aloud what={`the words below ${label}`}>{note}</Aloud> : <span>{note}</span>}
      </div>
    </div>
  )
}
