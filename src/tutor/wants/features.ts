import { NUMBER_WORDS } from '#maths/ideas/number-said.ts'
import { hashOf } from '#maths/net/hash.ts'
import { plainWords } from '../intents/spelling.ts'

const LONGEST = 400
const WORD = /\d+(?:[.,]\d+)*|\p{L}+(?:'\p{L}+)?|[?!=+×*/÷%-]/gu

/** What the net sees of a message: its words, pairs of them, pieces of them, and whether a question is open; each as a hash of 24 bits. */
export function featuresOf(text: string, isOpen: boolean): number[] {
  const said = text.slice(0, LONGEST)
  const words = wordsIn(said)
  const features = new Set([
    `c:${isOpen}`,
    `n:${Math.min(3, words.filter(word => word === '#').length)}`,
    `l:${Math.min(6, Math.floor(words.length / 2))}`,
  ])
  // As it was typed, and in one spelling.
  for (const all of [words, wordsIn(plainWords(said))]) {
    const whole = ['<', ...all, '>']
    for (const word of all) features.add(`w:${word}`)
    for (const [at, word] of whole.entries()) {
      if (at > 0) features.add(`b:${whole[at - 1]} ${word}`)
      if (at > 1) features.add(`s:${whole[at - 2]} ${word}`)
    }
  }
  for (const word of words) for (const piece of piecesOf(word)) features.add(piece)
  return [...new Set([...features].map(foldedOf))]
}

/** Numbers are all alike: how great they are says nothing of what is wanted. */
function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’‘`´]/g, "'")
      .match(WORD) ?? []
  ).map(word => (/^\d/.test(word) || NUMBER_WORDS.indexOf(word) > 1 ? '#' : word))
}

function piecesOf(word: string): string[] {
  if (word.length < 3 || !/^\p{L}+$/u.test(word)) return []
  const framed = `<${word}>`
  const pieces: string[] = []
  for (const size of [3, 4])
    for (let at = 0; at + size <= framed.length; at++) pieces.push(`${size}:${framed.slice(at, at + size)}`)
  return pieces
}

/** The hash of a feature, its upper bits folded in. */
export function foldedOf(feature: string): number {
  const hash = hashOf(feature)
  return ((hash >>> 24) ^ hash) & 0xff_ff_ff
}
