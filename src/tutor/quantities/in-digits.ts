import { NUMBER_WORDS } from '#maths/ideas/number-said.ts'

/** `four numbers` with the number in digits. */
export function inDigits(text: string): string {
  return text.replace(/\b[a-z]+\b/gi, word => {
    const at = NUMBER_WORDS.indexOf(word.toLowerCase())
    return at > 1 ? String(at) : word
  })
}
