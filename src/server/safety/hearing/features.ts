import { hashOf } from '#maths/net/hash.ts'
import type { Line } from './plain-words.ts'

/** Words of a line further apart than this are not looked at together. */
const REACH = 3
/** Words of a message further apart than this are not paired, in whatever order they stand. */
const FAR = 7
/** Long enough that a misspelt word still shares a piece with the right one. */
const PIECE = 4

/** People by their part alone, numbers as numbers: what matters is that somebody of the home does it, not who. */
function general(word: string): string {
  if (word.startsWith('$')) return word.slice(0, 2)
  return /^\d+$/.test(word) ? '#' : word
}

/**
 * What a learned ear notices in a message: its words, words that stand near each other, people, pieces of words, and
 * pieces of the text as it was typed, which show how a child writes and what no list of words knows.
 * @param lines the sentences of the text in plain words, people as marks
 * @param withPieces whether pieces of words and of the text count too
 * @returns each once, as a whole number from 0 to 2^32 - 1 (FNV-1a of what was noticed)
 */
export function findFeatures(text: string, lines: readonly Line[], withPieces = true): Set<number> {
  const found = new Set<number>()
  if (withPieces)
    for (const piece of piecesOf(` ${text.toLowerCase()} `)) found.add(hashText(`typed ${piece}`))
  const all = lines.join('|').trim().split(/ +/).map(general)
  for (const [at, word] of all.entries()) {
    for (const other of all.slice(at + 1, at + 1 + FAR)) {
      found.add(hashText(word < other ? `both ${word} ${other}` : `both ${other} ${word}`))
    }
  }
  for (const line of lines) {
    const words = line.trim().split(' ')
    for (const word of words) if (word.startsWith('$')) found.add(hashText(`who ${word}`))
    const said = ['<', ...words.map(general), '>']
    for (const [at, word] of said.entries()) {
      found.add(hashText(`one ${word}`))
      for (let apart = 1; apart <= REACH; apart++) {
        const other = said[at + apart]
        if (other !== undefined) found.add(hashText(`two ${apart} ${word} ${other}`))
      }
      const [next, last] = [said[at + 1], said[at + 2]]
      if (next !== undefined && last !== undefined) found.add(hashText(`three ${word} ${next} ${last}`))
      if (!withPieces || word.length < PIECE) continue
      for (const piece of piecesOf(`^${word}$`)) found.add(hashText(`piece ${piece}`))
    }
  }
  return found
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at + PIECE <= text.length; at++) yield text.slice(at, at + PIECE)
}

function hashText(text: string): number {
  const hash = hashOf(text)
  return (hash ^ (hash >>> 15)) >>> 0
}
