import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { childEndpoints, type ParentsChild } from '#contract/children.ts'
import { type TimeRules, timeRulesSchema } from '#contract/time-for-today.ts'
import { request } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/inputs.tsx'
import { toast } from '#ui/toasts.ts'
import { rereadChildren } from '../use-children.ts'

/** How long a child may be here a day, and when it goes to bed. Both are off until they are set. */
export function TimeRulesForm({ child: { id, name, timeRules } }: { child: ParentsChild }) {
  const form = useForm<TimeRules>({ resolver: zodResolver(timeRulesSchema), values: timeRules })
  const { isSubmitting, errors } = form.formState
  const submit = form.handleSubmit(async body => {
    try {
      await request(childEndpoints.changeTimeRules, { params: { id }, body })
      await rereadChildren()
      toast({ title: `The time of ${name} is saved` })
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      toast({ look: 'destructive', title: 'The time could not be saved', description })
    }
  })
  return (
    <form noValidate onSubmit={event => void submit(event)} className="grid gap-3">
      <p className="text-ink-soft">
        Five minutes before the end {name} is told so. Then the page rests, never in the middle of an answer,
        and nothing is lost. You can give more time with your password. Leave a field empty for no end.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={`Minutes a day for ${name}`} error={errors.minutesADay?.message}>
          {control => (
            <TextInput
              type="number"
              inputMode="numeric"
              min={5}
              step={5}
              {...form.register('minutesADay', { setValueAs: numberOrNull })}
              {...control}
            />
          )}
        </Field>
        <Field
          label={`Bedtime of ${name}`}
          hint="By this computer’s clock, until five in the morning"
          error={errors.bedtime?.message}
        >
          {control => (
            <TextInput
              type="time"
              {...form.register('bedtime', { setValueAs: (value: unknown) => value || null })}
              {...control}
            />
          )}
        </Field>
      </div>
      <Button type="submit" look="outlined" isLoading={isSubmitting} className="justify-self-start">
        Save time of {name}
      </Button>
    </form>
  )
}

function numberOrNull(value: unknown): number | null {
  return value === '' || value === null || value === undefined ? null : Number(value)
}
