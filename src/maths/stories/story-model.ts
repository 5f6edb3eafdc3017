import { feeIn } from './fees.ts'
import { happeningsIn } from './happenings.ts'
import type { StoryModel } from './model.ts'
import { pairIn } from './pairs.ts'
import { changeIn, shareIn } from './parts-and-prices.ts'
import { proportionIn } from './proportion.ts'

const LONGEST = 400

/** Reads a story whose every number has its place in it; undefined in any doubt. */
export function modelOf(text: string): StoryModel | undefined {
  if (text.length > LONGEST) return undefined
  const plain = text
    .replace(/[‘’]/g, "'")
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return (
    pairIn(plain) ??
    shareIn(plain) ??
    changeIn(plain) ??
    feeIn(plain) ??
    proportionIn(plain) ??
    happeningsIn(plain)
  )
}
