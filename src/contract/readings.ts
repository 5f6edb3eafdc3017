import { LONGEST_MARKED } from './text.ts'

/** What the wizard writes into an empty text when pictures are added. */
export const AUTO_FILLED = {
  uploadedQuestion: 'See uploaded image(s) for the question',
  capturedQuestion: 'See captured image for the question',
  uploadedAnswer: 'See uploaded image(s) for my answer',
  capturedAnswer: 'See captured image for my answer',
} as const

const automaticTexts = new Set<string>(Object.values(AUTO_FILLED))

/** Whether the wizard wrote this text, not the family. */
export function isAutomatic(text: string): boolean {
  return automaticTexts.has(text.trim())
}

/** A text with what stands in its pictures, for calls that see no pictures; so it is saved too. */
export function withReading(text: string, reading: string | undefined): string {
  const read = reading?.trim().slice(0, LONGEST_MARKED) ?? ''
  if (read === '' || text.includes(read)) return text
  if (text.trim() === '' || isAutomatic(text)) return read
  const both = `${text}\n\n${read}`
  return both.length > LONGEST_MARKED ? text : both
}
