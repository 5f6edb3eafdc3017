import { GoogleGenerativeAIFetchError } from '@google/generative-ai'
import { z } from 'zod'
import type { Failure } from '../../call-service.ts'
import { explainNoAnswer, explainRefusal } from '../../explain.ts'
import type { Use } from '../../provider.ts'

const detailsSchema = z.array(
  z.object({
    reason: z.string().optional(),
    retryDelay: z.string().optional(),
    violations: z.array(z.object({ quotaId: z.string().optional() })).optional(),
  }),
)

/** The SDK puts the address, which names the model, and the status before the service's own words. */
const BEFORE_OWN_WORDS = /^(?:\[GoogleGenerativeAI Error\]: )?Error fetching from \S+ \[[^\]]*\] /

/** What the error of a request means. */
export function explain(error: unknown, use: Use): Failure {
  if (!(error instanceof GoogleGenerativeAIFetchError)) return explainNoAnswer(error, use)
  const details = detailsSchema.safeParse(error.errorDetails).data ?? []
  const reasons = details.flatMap(({ reason, violations = [] }) => [
    reason,
    ...violations.map(each => each.quotaId),
  ])
  const delay = details.map(({ retryDelay }) => Number.parseFloat(retryDelay ?? '')).find(Number.isFinite)
  return explainRefusal(
    {
      status: error.status ?? 0,
      reasons: reasons.filter(reason => reason !== undefined),
      message: error.message.replace(BEFORE_OWN_WORDS, ''),
      afterMs: delay === undefined ? undefined : delay * 1_000,
    },
    use,
  )
}
