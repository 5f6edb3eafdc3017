import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#lib/api.ts'
import { toast, toastAfterReload } from '#ui/toasts.ts'
import { refreshCurrentUser } from './current-user.ts'
import { failureWords } from './failure-words.ts'

/** Signed in: a full navigation to the root path; the toast is seen there. */
export async function enter(title: string): Promise<void> {
  await refreshCurrentUser()
  toastAfterReload({ title })
  window.location.assign('/')
}

interface Refusal<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, FieldValues>
  title: string
  /** What to say when the server said nothing. */
  usual: string
  /** Where the focus goes when no field is named. */
  fallbackField: Path<Values>
}

/** Shows why the server refused: as a toast, and at the fields that it names. */
export function showRefusal<Values extends FieldValues>(error: unknown, refusal: Refusal<Values>): void {
  const { form, title, usual, fallbackField } = refusal
  const message = error instanceof Error ? error.message : ''
  toast({ look: 'destructive', title, description: failureWords(message, usual) })
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  const known = fields.filter(([name]) => name in form.getValues())
  for (const [index, [name, words]] of known.entries()) {
    form.setError(name as Path<Values>, { message: words }, { shouldFocus: index === 0 })
  }
  if (known.length === 0) form.setFocus(fallbackField)
}
