import { z } from 'zod'

/** So many chips stand below the box at most. */
export const MOST_CHIPS = 4

/**
 * What fits as the next message, such as `Give me a hint`: each is a button that writes the text into the box, for the
 * child to send. The best first; never an answer.
 */
export const chipsSchema = z.object({ chips: z.array(z.string()).max(MOST_CHIPS) })
export type Chips = z.infer<typeof chipsSchema>

const id = z.number().int().positive()

/**
 * What a chat is to be about, by reference: a gap (the answer that showed it last), a saved evaluation, or a practice
 * question. The server knows question, answer and first slip.
 */
export const aboutSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gap'), id }),
  z.object({ kind: z.literal('evaluation'), id }),
  z.object({ kind: z.literal('question'), id }),
])
export type About = z.infer<typeof aboutSchema>
