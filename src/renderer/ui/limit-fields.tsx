import type { UseFormReturn } from 'react-hook-form'
import type { Limits } from '#contract/limits.ts'
import { Field } from './field.tsx'
import { TextInput } from './inputs.tsx'

interface LimitFieldsProps {
  form: UseFormReturn<Limits>
  labels: Record<keyof Limits, string>
  hints?: Record<keyof Limits, string>
}

const NAMES = ['monthlyAiCalls', 'monthlyVoiceMinutes'] as const

/** An empty field is no limit. */
const numberOrNone = (text: string) => (text === '' || text === null ? null : Number(text))

/** How much AI a month may have: two numbers, or none. */
export function LimitFields({ form, labels, hints }: LimitFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {NAMES.map(name => (
        <Field
          key={name}
          label={labels[name]}
          hint={hints?.[name]}
          error={form.formState.errors[name]?.message}
        >
          {control => (
            <TextInput
              inputMode="numeric"
              placeholder="No limit"
              {...control}
              {...form.register(name, { setValueAs: numberOrNone })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
