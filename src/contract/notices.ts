import { z } from 'zod'
import { type Endpoints, idParams } from './endpoint.ts'
import { FIRST_CALLS } from './first-calls.ts'

/** Something about the family's data that a parent must know, such as that a backup has been restored. */
export const noticeSchema = z.object({
  id: z.number().int(),
  message: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
})
export type Notice = z.infer<typeof noticeSchema>

export const noticeEndpoints = {
  notices: { ...FIRST_CALLS.notices, answer: z.array(noticeSchema) },
  /** For the family alone that asks; the others' parents read it for themselves. */
  dismissNotice: {
    method: 'DELETE',
    path: '/api/notices/:id',
    access: 'parent',
    params: idParams,
    answer: z.void(),
  },
} as const satisfies Endpoints
