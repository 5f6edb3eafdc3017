import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, exactlySaid } from '#lib/api.ts'
import { forgetLearner } from '#lib/learner.ts'
import { wordsOf } from '#lib/plain-words.ts'
import { toast, toastAfterReload } from '#ui/toasts.ts'
import { refreshCurrentUser } from './current-user.ts'
import { failureWords } from './failure-words.ts'

/** Signed in: a full navigation to the root path; the toast is seen there. */
export async function enter(title: string, description: string): Promise<void> {
  // A new sign-in: who is learning is asked anew.
  forgetLearner()
  await refreshCurrentUser()
  toastAfterReload({ title, description })
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
  const exactly = exactlySaid(error)
  const words = failureWords(wordsOf(error, ''), usual, exactly)
  toast({ look: 'destructive', title, description: words, forGrownUps: exactly, about: 'sign-in' })
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  const known = fields.filter(([name]) => name in form.getValues())
  for (const [index, [name, words]] of known.entries()) {
    form.setError(name as Path<Values>, { message: words }, { shouldFocus: index === 0 })
  }
  if (known.length > 0) return
  // What has been typed is wrong: that is said where it was typed, too.
  if (isWrongLogin(error)) form.setError(fallbackField, { message: words })
  form.setFocus(fallbackField)
}

function isWrongLogin(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'wrong_login'
}
