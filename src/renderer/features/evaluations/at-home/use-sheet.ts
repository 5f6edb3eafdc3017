import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, isKindWords } from '#lib/api.ts'
import { useCorner } from '#lib/corner.ts'

/** What a grown-up's sheet needs besides its own fields. */
export interface Sheet {
  /** Whether the parent's corner is closed, so that the sheet asks for the password itself. */
  needsPassword: boolean
  password: string
  setPassword: (password: string) => void
  /** Words by the name of the field; `form` for what belongs to none. */
  errors: Record<string, string>
  isSending: boolean
  /** For `<form {...sheet.form}>`. */
  form: {
    ref: React.RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: FormEvent) => void
  }
}

/**
 * A form that only a grown-up may send: with the password on the spot, or while the parent's corner is open.
 * @param send makes the call; what it throws is said at its field, and everything typed stays
 */
export function useSheet(send: (password: string | undefined) => Promise<void>): Sheet {
  const { data: corner, refetch } = useCorner()
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const needsPassword = corner !== undefined && corner.openUntil === undefined

  async function submit() {
    setErrors({})
    setSending(true)
    try {
      await send(needsPassword ? password : undefined)
    } catch (error) {
      if (isKindWords(error)) return
      flushSync(() => setErrors(wordsOf(error)))
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus()
      if (error instanceof ApiError && error.code === 'parent_needed') void refetch()
    } finally {
      setSending(false)
    }
  }

  return {
    needsPassword,
    password,
    setPassword,
    errors,
    isSending,
    form: {
      ref: form,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        void submit()
      },
    },
  }
}

function wordsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return { form: 'Something went wrong. Please try again.' }
  if (error.code === 'wrong_password') return { password: error.fields.password ?? error.message }
  return Object.keys(error.fields).length > 0 ? error.fields : { form: error.message }
}
