import { z } from 'zod'

/** What whoever has started a helper wants of it; it comes from the server alone. */
export interface Order {
  name: string
  given: unknown
  milliseconds: number
}

export const outcomeSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('done'), value: z.unknown().optional() }),
  /** A file that can't be used. */
  z.object({ state: z.literal('refused'), message: z.string() }),
  z.object({ state: z.literal('failed'), kind: z.enum(['sqlite', 'system', 'other']), code: z.string() }),
])
/** What a helper answers. */
export type Outcome = z.infer<typeof outcomeSchema>

/** What helpers can do, by name; what goes in and out travels between processes. */
// biome-ignore lint/suspicious/noExplicitAny: each task has a type of its own for what it is given
export type Tasks = Record<string, (given: any) => unknown>
