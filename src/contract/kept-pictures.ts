import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { PICTURE_TYPES } from './pictures.ts'

export const keptPictureSchema = z.object({
  name: z.string(),
  type: z.enum(PICTURE_TYPES),
  /** Base64. */
  bytes: z.string(),
})
export type KeptPicture = z.infer<typeof keptPictureSchema>

/**
 * A child's pictures that are not sent yet, while a sibling has the window, which is loaded anew for that. They lie in
 * the server's memory alone, for this child in this sign-in, and go with its end.
 */
export const keptPictureEndpoints = {
  /** In the place of what was kept before. */
  keep: {
    method: 'POST',
    path: '/api/kept-pictures',
    pictures: ['question', 'answer'],
    answer: z.void(),
  },
  /** Gives them back, and keeps them no more. */
  take: {
    method: 'POST',
    path: '/api/kept-pictures/take',
    answer: z.object({ question: z.array(keptPictureSchema), answer: z.array(keptPictureSchema) }),
  },
} as const satisfies Endpoints
