import { readdirSync, readFileSync } from 'node:fs'
import type { ChatCase } from '#support/chat/expectations.ts'
import type { ConversationSoFar, Message } from '#tutor/conversation.ts'
import { tutorReply } from '#tutor/tutor-reply.ts'
import type { Bench } from './figure.ts'

const FOLDER = new URL('../corpus/chat/turns/', import.meta.url)
const cases = readdirSync(FOLDER).flatMap(
  name => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as ChatCase[],
)
/** A talk as long as one afternoon, made of what children say. */
const TURNS_OF_A_TALK = 30
const SHARE = 0.99

/** Milliseconds of the processor: other programs of a busy machine don't count. */
const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e3

function talks(): string[][] {
  const said = cases.flatMap(({ before, say }) => [...before, say])
  return Array.from({ length: Math.floor(said.length / TURNS_OF_A_TALK) }, (_, at) =>
    said.slice(at * TURNS_OF_A_TALK, (at + 1) * TURNS_OF_A_TALK),
  )
}

export const tutor: Bench = {
  name: 'tutor',
  async run() {
    const taken: number[] = []
    for (const talk of talks()) {
      const messages: Message[] = []
      for (const text of talk) {
        messages.push({ role: 'child', text })
        const question: ConversationSoFar = { messages: [...messages], childName: 'Mina' }
        const begin = process.cpuUsage()
        const reply = tutorReply(question)
        taken.push(milliseconds(process.cpuUsage(begin)))
        messages.push({ role: 'tutor', text: reply })
      }
    }
    const sorted = taken.toSorted((a, b) => a - b)
    const value = sorted[Math.floor(sorted.length * SHARE)] ?? Number.NaN
    return [
      {
        what: `builtin reply, 99 of 100 of ${taken.length}, of one processor`,
        value,
        unit: 'ms',
        aim: { most: 50 },
      },
    ]
  },
}
