import { z } from 'zod'
import { type Endpoints, idParams } from './endpoint.ts'

/** Something about the family's data that a parent must know, such as that a backup has been restored. */
export const noticeSchema = z.object({
  id: z.number().int(),
  message: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
})
export type Notice = z.infer<typeof noticeSchema>

export const noticeEndpoints = {
  /** Open to visitors too: after a restored backup, a newer account may be missing and its owner can't sign in. */
  notices: { method: 'GET', path: '/api/notices', access: 'anyone', answer: z.array(noticeSchema) },
  /** For the family alone that asks; the others' parents read it for themselves. */
  dismissNotice: {
    method: 'DELETE',
    path: '/api/notices/:id',
    access: 'parent',
    params: idParams,
    answer: z.void(),
  },
} as const satisfies Endpoints
