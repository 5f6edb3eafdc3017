import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'

/** An AI that runs on this computer does one task at a time, by child in turn. */
export const tutorQueueEndpoints = {
  /** How many tasks come before the child's own; none where it is under way, or the child wants nothing. */
  look: {
    method: 'GET',
    path: '/api/tutor-queue',
    answer: z.object({ before: z.number().int().nonnegative() }),
  },
} as const satisfies Endpoints
