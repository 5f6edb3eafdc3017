import type { Concern, Tier } from '#server/shared/concerns.ts'
import { CRY_FRAMES, CRY_SLOTS } from './cry-frames.ts'
import { seededNumbers } from './seeded-numbers.ts'

/** A cry made from a frame. */
export interface MadeCry {
  concern: Concern
  tier: Tier
  isAtHome: boolean
  text: string
}

const OF_EACH = 20

const slots = new Map(
  CRY_SLOTS.trim()
    .split('\n')
    .map(line => {
      const [name = '', words = ''] = line.split(/: (.*)/)
      return [name, words.split('|')] as const
    }),
)

/** Cries in their plainest words, by whom, how and when; the same each time, none twice. */
export function makeCries(): MadeCry[] {
  const random = seededNumbers(13)
  const choose = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const fill = (frame: string) =>
    frame.replace(/\{(\w+)\}/g, (_, slot: string) => choose(slots.get(slot) ?? []))
  const made = new Map<string, MadeCry>()
  let kind: Omit<MadeCry, 'text'> | undefined
  for (const line of CRY_FRAMES.trim().split('\n')) {
    const [, concern, tier, home] = /^== (\w+) (\w+)( home)?$/.exec(line) ?? []
    if (concern) kind = { concern: concern as Concern, tier: tier as Tier, isAtHome: home !== undefined }
    else if (kind) {
      for (let at = 0; at < OF_EACH; at++) {
        const text = fill(line)
        made.set(text, { ...kind, text })
      }
    }
  }
  return [...made.values()]
}
