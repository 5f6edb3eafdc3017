import type { Unsolved } from './unsolved.ts'

/** `times 6` goes on from what was reached last. */
const GOES_ON =
  /^\W*(?:(?:and|then|so|now|ok|oh|you|i|we|do|that) )*(times(?:ed)?(?: by| it by)?|multipl(?:y|ied)(?: it)? by|divided?(?: it)? by|plus|add|minus|take away|take|x|[+×*÷−-])\s*(\d+(?:\.\d+)?%?)(?:\s*(?:=|is)\s*(\d+(?:\.\d+)?))?\W*$/i

export function withLast(text: string, { reached }: Unsolved): string {
  const [, does, number, result] = GOES_ON.exec(text) ?? []
  const last = reached.at(-1)
  return does && number && last
    ? `${last.value.valueOf()} ${does.replace(/ ?it(?= by)|ed\b(?! by)/i, '')} ${number}${result ? ` = ${result}` : ''}`
    : text
}
