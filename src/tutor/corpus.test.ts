import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { type ChatCase, faultsOf } from '#support/chat/expectations.ts'
import { partOf } from '#support/how-much.ts'
import { expectKnownAmong } from '#support/known-failures.ts'
import type { Message } from './conversation.ts'
import { tutorReply } from './tutor-reply.ts'

const FOLDER = new URL('../../tests/corpus/chat/turns/', import.meta.url)
const cases = readdirSync(FOLDER).flatMap(name =>
  (JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as ChatCase[]).map(each => ({
    ...each,
    file: name,
  })),
)

const KNOWN = 'chat/known-failures.txt'

/** What was said to the same turns before: many cases begin alike. */
const said = new Map<string, string>()

/** Plays the turns before and returns what the tutor says to the last one. */
function replyTo({ before, say }: ChatCase): string {
  const messages: Message[] = []
  let reply = ''
  for (const text of [...before, say]) {
    messages.push({ role: 'child', text })
    const turns = JSON.stringify(messages)
    reply = said.get(turns) ?? tutorReply({ messages: [...messages], childName: 'Mina' })
    said.set(turns, reply)
    messages.push({ role: 'tutor', text: reply })
  }
  return reply
}

test('the tutor does what a good one does, but in the turns that are known', async () => {
  const tried = partOf(cases, ({ file }) => file, 40)
  const nameOf = ({ file, before, say, wants }: (typeof cases)[number]) =>
    `${file}: ${[...before, say].join(' / ')} (${wants})`
  const faults = tried.filter(each => faultsOf(each, replyTo(each)).length > 0).map(nameOf)
  await expectKnownAmong(KNOWN, faults, tried.map(nameOf))
})
