import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'

/** Milliseconds after which a recording ends by itself. */
export const LONGEST_DICTATION = 60_000
/** Base64; a minute at the microphone's own rate is a tenth of it. */
const LARGEST_AUDIO = 900_000
const DICTATION_DEADLINE = 60_000

export const dictationEndpoints = {
  /**
   * What was said, with its maths as it is typed; blank where nothing was heard. Nothing of it is stored. 400 where
   * nobody can listen.
   */
  dictate: {
    method: 'POST',
    path: '/api/dictation',
    body: z.object({
      audio: z.base64().max(LARGEST_AUDIO, 'This is too long. Please say it in two parts.'),
      mimeType: z.string().max(200),
    }),
    answer: z.object({ text: z.string() }),
    deadline: DICTATION_DEADLINE,
  },
} as const satisfies Endpoints
