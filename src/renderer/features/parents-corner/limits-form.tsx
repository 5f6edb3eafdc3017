import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type AiUse, type Limits, limitsSchema, parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { request } from '#lib/api.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/inputs.tsx'
import { toast } from '#ui/toasts.ts'

/** An empty field is no limit. */
const numberOrNone = (text: string) => (text === '' || text === null ? null : Number(text))

const minutes = (seconds: number) => Math.ceil(seconds / 60)

function usedThisMonth(all: number, ofOthers: number): string {
  const part = ofOthers > 0 ? `, ${ofOthers.toLocaleString('en-US')} of it by other families` : ''
  return `${all.toLocaleString('en-US')} used this month${part}`
}

/** How much AI a month may have. */
export function LimitsForm({ use }: { use: AiUse }) {
  const form = useForm<Limits>({ resolver: zodResolver(limitsSchema), values: use.limits })
  const { errors, isSubmitting } = form.formState
  const { thisMonth, ofOtherFamilies } = use

  const submit = form.handleSubmit(async limits => {
    try {
      queryClient.setQueryData(
        createQuery(parentsCornerEndpoints.aiUse, {}).queryKey,
        await request(parentsCornerEndpoints.changeLimits, { body: limits }),
      )
      toast({ title: 'Limits saved' })
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      toast({ look: 'destructive', title: 'The limits could not be saved', description })
    }
  })

  return (
    <form noValidate onSubmit={event => void submit(event)} className="grid gap-4">
      <div>
        <h2>Monthly limits</h2>
        <p className="mt-1 text-ink-soft">
          When one is reached, the AI stops with a kind message until the first of the next month. The builtin
          tutor goes on. Leave a field empty for no limit.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="AI requests a month"
          hint={usedThisMonth(thisMonth.aiCalls, ofOtherFamilies.aiCalls)}
          error={errors.monthlyAiCalls?.message}
        >
          {control => (
            <TextInput
              inputMode="numeric"
              placeholder="No limit"
              {...control}
              {...form.register('monthlyAiCalls', { setValueAs: numberOrNone })}
            />
          )}
        </Field>
        <Field
          label="Voice minutes a month"
          hint={usedThisMonth(minutes(thisMonth.voiceSeconds), minutes(ofOtherFamilies.voiceSeconds))}
          error={errors.monthlyVoiceMinutes?.message}
        >
          {control => (
            <TextInput
              inputMode="numeric"
              placeholder="No limit"
              {...control}
              {...form.register('monthlyVoiceMinutes', { setValueAs: numberOrNone })}
            />
          )}
        </Field>
      </div>
      <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
        Save limits
      </Button>
    </form>
  )
}
