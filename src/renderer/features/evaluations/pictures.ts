import { AUTO_FILLED } from '#contract/readings.ts'

export { isAutomatic, withReading } from '#contract/readings.ts'

/** Whose pictures they are. */
export type Side = 'question' | 'answer'
/** From the camera, or any other way: chosen, dropped, pasted. */
export type PictureSource = 'uploaded' | 'captured'

/** What the AI read in the pictures, each only where there were pictures of it. */
export interface Reading {
  question?: string | undefined
  answer?: string | undefined
}

const automatic = {
  question: { uploaded: AUTO_FILLED.uploadedQuestion, captured: AUTO_FILLED.capturedQuestion },
  answer: { uploaded: AUTO_FILLED.uploadedAnswer, captured: AUTO_FILLED.capturedAnswer },
} as const satisfies Record<Side, Record<PictureSource, string>>

/** The text beside the pictures: a text of the family's own stays, an empty one is filled in. */
export function filledIn(side: Side, source: PictureSource, text: string): string {
  return text.trim() === '' ? automatic[side][source] : text
}

/** Question and answer as they are sent: with words in the place of an empty text beside pictures. */
export function filledTexts({
  pictures,
  ...texts
}: Record<Side, string> & { pictures: Record<Side, readonly File[]> }): Record<Side, string> {
  const textOf = (side: Side) =>
    pictures[side].length > 0 ? filledIn(side, 'uploaded', texts[side]) : texts[side]
  return { question: textOf('question'), answer: textOf('answer') }
}
