import { z } from 'zod'
import type { Failure } from '../../call-service.ts'
import { explainNoAnswer, explainRefusal } from '../../explain.ts'
import type { Use } from '../../provider.ts'
import { GeminiRefusal } from './wire.ts'

const detailsSchema = z.array(
  z.object({
    reason: z.string().optional(),
    retryDelay: z.string().optional(),
    violations: z.array(z.object({ quotaId: z.string().optional() })).optional(),
  }),
)
const errorSchema = z.object({
  error: z.object({ message: z.string(), status: z.string().optional(), details: z.unknown().optional() }),
})

/** What the error of a request means. */
export function explain(error: unknown, use: Use): Failure {
  if (!(error instanceof GeminiRefusal)) return explainNoAnswer(error, use)
  const own = errorSchema.safeParse(error.body).data?.error
  const details = detailsSchema.safeParse(own?.details).data ?? []
  const reasons = details.flatMap(({ reason, violations = [] }) => [
    reason,
    ...violations.map(each => each.quotaId),
  ])
  const delay = details.map(({ retryDelay }) => Number.parseFloat(retryDelay ?? '')).find(Number.isFinite)
  return explainRefusal(
    {
      status: error.status,
      reasons: reasons.filter(reason => reason !== undefined),
      message: own?.message ?? '',
      afterMs: delay === undefined ? undefined : delay * 1_000,
    },
    use,
  )
}
