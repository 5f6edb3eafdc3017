import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChatCase } from '#support/chat/expectations.ts'
import type { Want } from '#tutor/wants/wants.ts'
import type { Example } from './corpus.ts'

const FOLDER = join(import.meta.dirname, '..', 'turns')
/** What a child wanted to whom a good tutor does this. */
const WANTED: Record<string, Want> = {
  ...{ credit: 'line', found: 'line', slip: 'line' },
  ...{ 'new-sum': 'question', refuse: 'tell', 'off-topic': 'subject', sorry: 'complaint' },
  ...{ identity: 'identity', chat: 'chat', greeting: 'greeting', goodbye: 'goodbye', thanks: 'thanks' },
  ...{ stop: 'stop', restart: 'restart' },
}
/** A message of numbers alone is read without the net. */
const HAS_WORD = /\p{L}{2}/u

/** Messages of whole talks, by what a good tutor does: writers asked for wants write few lines, and talks are full of them. */
export function examplesOfTurns(): Example[] {
  const cases = readdirSync(FOLDER)
    .sort()
    .flatMap(name => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as ChatCase[])
  const found = cases.flatMap(({ before, say, wants }) => {
    const want = WANTED[wants]
    const text = say.replace(/\s+/g, ' ')
    return want && HAS_WORD.test(text) ? [{ want, isOpen: before.length > 0, text }] : []
  })
  return [...new Map(found.map(each => [each.text, each])).values()]
}
