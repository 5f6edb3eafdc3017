import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'

export const TEXT_SIZES = ['usual', 'large', 'larger', 'largest'] as const
export const LINE_HEIGHTS = ['usual', 'wide', 'wider'] as const
export const LOOKS = ['system', 'light', 'dark'] as const
export const SPEEDS = ['slow', 'calm', 'usual', 'fast'] as const

/** How a child likes to read and to be read to. */
export const comfortSchema = z.object({
  textSize: z.enum(TEXT_SIZES),
  lineHeight: z.enum(LINE_HEIGHTS),
  /** More room between letters and between words. */
  hasWideText: z.boolean(),
  /** Pictures rest: no motion, softer colours. */
  hasCalmPictures: z.boolean(),
  look: z.enum(LOOKS),
  /** How fast texts are read aloud. */
  speed: z.enum(SPEEDS),
  /** What the system calls the voice that reads aloud; null for the one that Stepwise chooses. */
  voice: z.string().max(300).nullable(),
})
export type Comfort = z.infer<typeof comfortSchema>

export const comfortEndpoints = {
  changeComfort: {
    method: 'PATCH',
    path: '/api/comfort',
    body: comfortSchema.partial(),
    answer: comfortSchema,
  },
  /** Whether voices that send the text to a company may read aloud in this family. */
  remoteVoices: {
    method: 'GET',
    path: '/api/remote-voices',
    access: 'family',
    answer: z.object({ isAllowed: z.boolean() }),
  },
  allowRemoteVoices: {
    method: 'PATCH',
    path: '/api/remote-voices',
    access: 'parent',
    body: z.object({ isAllowed: z.boolean() }),
    answer: z.object({ isAllowed: z.boolean() }),
  },
} as const satisfies Endpoints
