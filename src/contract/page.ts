import { z } from 'zod'

/** Which part of a list is asked for, as a call's query; without either, all of it. */
export const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(10_000).optional(),
  /** Only what comes after the one with this id in the list, that is, what is older. */
  before: z.coerce.number().int().positive().optional(),
})
export type Page = z.output<typeof pageSchema>
