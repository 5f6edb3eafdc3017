import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { standardSchema } from './evaluations.ts'

/** Where a mastery came from: an evaluated answer that showed it, or a gap that practice closed. */
const masterySourceSchema = z.enum(['evaluation', 'resolved_gap'])

const masterySchema = z.object({
  id: z.number().int(),
  concept: z.string(),
  description: z.string(),
  sourceType: masterySourceSchema,
  standardId: z.number().int().nullable(),
  standard: z.object({ standardCode: z.string() }).nullable(),
  /** The evaluation that showed it or, for `resolved_gap`, the one that had found the gap. */
  evaluationId: z.number().int().nullable(),
  /** Every evaluation that it belongs to; of a `resolved_gap` also the others that had found the gap. */
  evaluationIds: z.array(z.number().int()),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
})
export type Mastery = z.infer<typeof masterySchema>

export const masteriesSchema = z.object({
  /** Newest first. */
  masteries: z.array(masterySchema),
  /** Each standard that a mastery names, once. */
  standards: z.array(standardSchema),
})
export type Masteries = z.infer<typeof masteriesSchema>

export const masteryEndpoints = {
  list: { method: 'GET', path: '/api/knowledge-masteries', answer: masteriesSchema },
} as const satisfies Endpoints
