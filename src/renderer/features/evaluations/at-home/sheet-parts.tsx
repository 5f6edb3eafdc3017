import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput, TextInput } from '#ui/inputs.tsx'
import type { Sheet } from './use-sheet.ts'

/** Asks for the password where the parent's corner is closed, and says what went wrong beside no field. */
export function SheetEnd({ sheet }: { sheet: Sheet }) {
  const { needsPassword, password, setPassword, errors } = sheet
  return (
    <>
      {needsPassword && (
        <Field
          label="A parent’s password"
          hint="So that nobody marks their own work."
          error={errors.password}
        >
          {control => (
            <PasswordInput
              autoComplete="current-password"
              value={password}
              onChange={event => setPassword(event.target.value)}
              {...control}
            />
          )}
        </Field>
      )}
      {errors.form !== undefined && (
        <Alert look="destructive" title="This could not be saved">
          <p>{errors.form}</p>
          <p className="mt-1 text-small">Everything you typed is still here.</p>
        </Alert>
      )}
    </>
  )
}

interface MarksProps {
  score: string
  totalScore: string
  errors: Record<string, string>
  onChange: (marks: { score?: string; totalScore?: string }) => void
}

/** `7 out of 10`, both typed. */
export function Marks({ score, totalScore, errors, onChange }: MarksProps) {
  const field = (name: 'score' | 'totalScore', label: string, value: string) => (
    <Field label={label} error={errors[name]}>
      {control => (
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={event => onChange({ [name]: event.target.value })}
          {...control}
        />
      )}
    </Field>
  )
  return (
    <div className="grid grid-cols-2 gap-4 sm:max-w-[420px]">
      {field('score', 'Marks', score)}
      {field('totalScore', 'Out of', totalScore)}
    </div>
  )
}

/** A typed mark as a number; the server's words say what is wrong with another text. */
export function markOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
}
