import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { childEndpoints, type ParentsChild } from '#contract/children.ts'
import { type Limits, limitsSchema } from '#contract/limits.ts'
import { request } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { LimitFields } from '#ui/limit-fields.tsx'
import { toast } from '#ui/toasts.ts'
import { rereadChildren } from '../use-children.ts'

/** How much of the family's AI one child may use in a month. */
export function ChildLimitsForm({ child: { id, name, limits } }: { child: ParentsChild }) {
  const form = useForm<Limits>({ resolver: zodResolver(limitsSchema), values: limits })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async body => {
    try {
      await request(childEndpoints.changeChildLimits, { params: { id }, body })
      await rereadChildren()
      toast({ title: `The limits of ${name} are saved` })
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      toast({ look: 'destructive', title: 'The limits could not be saved', description })
    }
  })
  return (
    <form noValidate onSubmit={event => void submit(event)} className="grid gap-3">
      <p className="text-ink-soft">
        Within the limits of the family. Leave a field empty for no limit of {name}’s own.
      </p>
      <LimitFields
        form={form}
        labels={{
          monthlyAiCalls: `AI requests a month for ${name}`,
          monthlyVoiceMinutes: `Voice minutes a month for ${name}`,
        }}
      />
      <Button type="submit" look="outlined" isLoading={isSubmitting} className="justify-self-start">
        Save limits of {name}
      </Button>
    </form>
  )
}
