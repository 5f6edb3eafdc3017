import { AUTO_FILLED } from '#contract/evaluations.ts'
import { LONGEST_TEXT } from '#contract/text.ts'

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

const automaticTexts = new Set<string>(Object.values(AUTO_FILLED))

/** Whether the wizard wrote this text, not the family. */
export function isAutomatic(text: string): boolean {
  return automaticTexts.has(text.trim())
}

/** The text beside the pictures: a text of the family's own stays, an empty one is filled in. */
export function filledIn(side: Side, source: PictureSource, text: string): string {
  return text.trim() === '' ? automatic[side][source] : text
}

/** A text with what stands in its pictures, for calls that see no pictures. */
export function withReading(text: string, reading: string | undefined): string {
  const read = reading?.trim().slice(0, LONGEST_TEXT) ?? ''
  if (read === '' || text.includes(read)) return text
  if (text.trim() === '' || isAutomatic(text)) return read
  const both = `${text}\n\n${read}`
  return both.length > LONGEST_TEXT ? text : both
}
