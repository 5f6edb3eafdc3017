import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ChatCase, faultsOf } from '#support/chat/expectations.ts'
import type { Message } from '../../../conversation.ts'
import { tutorReply } from './tutor-reply.ts'

const FOLDER = new URL('../../../../../../tests/corpus/chat/turns/', import.meta.url)
const cases = readdirSync(FOLDER).flatMap(name =>
  (JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as ChatCase[]).map(each => ({
    ...each,
    file: name,
  })),
)

/** What was said to the same turns before: many cases begin alike. */
const said = new Map<string, string>()

/** Plays the turns before and returns what the tutor says to the last one. */
function replyTo({ before, say }: ChatCase): string {
  const messages: Message[] = []
  let reply = ''
  for (const text of [...before, say]) {
    messages.push({ role: 'child', text })
    const turns = JSON.stringify(messages)
    reply = said.get(turns) ?? tutorReply({ instruction: '', messages: [...messages], childName: 'Mina' })
    said.set(turns, reply)
    messages.push({ role: 'tutor', text: reply })
  }
  return reply
}

test('the tutor does what a good one does, in nearly all of the turns', () => {
  const faults = cases.flatMap(each => {
    const reply = replyTo(each)
    const found = faultsOf(each, reply)
    return found.length === 0
      ? []
      : [{ file: each.file, turn: [...each.before, each.say].join(' / '), wants: each.wants, found, reply }]
  })
  const share = 1 - faults.length / cases.length
  expect(share, JSON.stringify(faults, null, 1)).toBeGreaterThanOrEqual(0.95)
})
