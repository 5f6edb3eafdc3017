import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Limits, limitsSchema } from '#contract/limits.ts'
import { type AiUse, parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { request } from '#lib/api.ts'
import { formatCount } from '#lib/formatting.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { Button } from '#ui/button.tsx'
import { LimitFields } from '#ui/limit-fields.tsx'
import { toast } from '#ui/toasts.ts'

const minutes = (seconds: number) => Math.ceil(seconds / 60)

function usedThisMonth(all: number, ofOthers: number): string {
  const part = ofOthers > 0 ? `, ${formatCount(ofOthers)} of it by other families` : ''
  return `${formatCount(all)} used this month${part}`
}

/** How much AI a month may have. */
export function LimitsForm({ use }: { use: AiUse }) {
  const form = useForm<Limits>({ resolver: zodResolver(limitsSchema), values: use.limits })
  const { isSubmitting } = form.formState
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
        <h2>Monthly limits of the family</h2>
        <p className="mt-1 text-ink-soft">
          When one is reached, the AI stops with a kind message until the first of the next month. The builtin
          tutor goes on. Leave a field empty for no limit.
        </p>
      </div>
      <LimitFields
        form={form}
        labels={{ monthlyAiCalls: 'AI requests a month', monthlyVoiceMinutes: 'Voice minutes a month' }}
        hints={{
          monthlyAiCalls: usedThisMonth(thisMonth.aiCalls, ofOtherFamilies.aiCalls),
          monthlyVoiceMinutes: usedThisMonth(
            minutes(thisMonth.voiceSeconds),
            minutes(ofOtherFamilies.voiceSeconds),
          ),
        }}
      />
      <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
        Save limits
      </Button>
    </form>
  )
}
