import { expect, test } from 'vitest'
import { saysAnswer } from '#maths/kinds/doors.ts'
import { partOf } from '#support/how-much.ts'
import { readDialogue } from '../dialogue.ts'
import { tutorReply } from '../tutor-reply.ts'

/** A question with its answer, and numbers that are no answer to it. */
interface Asked {
  kind: string
  ask: string
  right: number
  unit?: string
  step?: number
  wrong: number
}

/** Several questions of many kinds, by two small numbers. */
function asked(a: number, b: number): Asked[] {
  return [
    {
      kind: 'sum',
      ask: `what is ${a * 10 + 7} + ${b * 10 + 6}`,
      right: (a + b) * 10 + 13,
      wrong: (a + b) * 10 + 4,
    },
    { kind: 'difference', ask: `${a * 10 + 72} - ${b + 15}`, right: a * 10 + 57 - b, wrong: a * 10 + 61 - b },
    {
      kind: 'product',
      ask: `${a + 11} x ${b + 2}`,
      right: (a + 11) * (b + 2),
      step: 10 * (b + 2),
      wrong: (a + 11) * (b + 2) + 3,
    },
    {
      kind: 'quotient',
      ask: `what is ${(a + 13) * (b + 2)} divided by ${b + 2}`,
      right: a + 13,
      wrong: a + 16,
    },
    {
      kind: 'mean',
      ask: `find the mean of ${a}, ${a + 2}, ${a + b} and ${a + 6 - b}`,
      right: a + 2,
      step: 4 * a + 8,
      wrong: a + 23,
    },
    {
      kind: 'area',
      ask: `garden is ${a + 12}m long and ${b + 3}m wide what is the area`,
      right: (a + 12) * (b + 3),
      wrong: (a + 12) * (b + 3) + 7,
    },
    {
      kind: 'perimeter',
      ask: `what is the perimeter of a rectangle with length ${a + 12} cm and width ${b + 3} cm`,
      right: 2 * (a + b + 15),
      step: a + b + 15,
      wrong: 2 * (a + b + 15) + 5,
    },
    {
      kind: 'angle',
      ask: `triangle has ${a + 40} and ${b + 60} whats the other angle`,
      right: 80 - a - b,
      step: a + b + 100,
      wrong: 83 - a - b,
    },
    { kind: 'equation', ask: `${b + 2}x + ${a} = ${(b + 2) * (a + 3) + a}`, right: a + 3, wrong: a + 14 },
    {
      kind: 'original',
      ask: `trainers cost £${8 * (a + b)} after 20% off. what was it before`,
      right: 10 * (a + b),
      unit: '£',
      wrong: 10 * (a + b) + 3,
    },
    {
      kind: 'speed',
      ask: `a train goes ${(a + 40) * 3} km in 3 hours, how fast is it`,
      right: a + 40,
      wrong: a + 47,
    },
    {
      kind: 'percent',
      ask: `what is ${10 * b}% of ${20 * (a + 3)}`,
      right: 2 * b * (a + 3),
      step: 2 * (a + 3),
      wrong: 2 * b * (a + 3) + 1,
    },
  ]
}

/** How a child says a value that it has come to. */
const FRAMES = [
  'X',
  'so X',
  'so its X',
  "it's X",
  'X?',
  'X!!!',
  'is it X',
  'i got X',
  'i think its X',
  'X easy',
  'X lol',
  'ugh X',
  'ok X',
  'oh X',
  'X then',
  'then its X',
  'so the answer is X',
  'the answer is X',
  'ans X',
  '= X',
  'X yay',
  'X done',
  'sorry X',
  'oops, X.',
  "So it's X.",
  'X now can i go',
  'X. i like this, haha',
  'that makes X',
  'must be X',
  'maybe X',
  'got it X',
  'X, finally',
]

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ', ,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',')

const inWords = (number: number) =>
  number < 20 ? ONES[number] : `${TENS[Math.floor(number / 10)]}${number % 10 ? ` ${ONES[number % 10]}` : ''}`

const PAIRS: readonly [number, number][] = [
  [3, 2],
  [6, 5],
  [8, 3],
]

const cases = PAIRS.flatMap(([a, b]) =>
  asked(a, b).flatMap(each =>
    (['right', 'step', 'wrong'] as const).flatMap(is => {
      const value = each[is]
      if (value === undefined) return []
      const frames = FRAMES.map(frame => frame.replace('X', `${each.unit ?? ''}${value}`))
      const word = is === 'right' && value < 100 && !each.unit ? [`so its ${inWords(value)}`] : []
      return [...frames, ...word].map(say => ({ ...each, is, say }))
    }),
  ),
)

/** What the child says is put behind its question, and the tutor's first reply to that. */
function told({ ask, say }: { ask: string; say: string }) {
  const first = { role: 'child', text: ask } as const
  const hint = tutorReply({ childName: 'Mina', messages: [first] })
  const messages = [first, { role: 'tutor', text: hint } as const, { role: 'child', text: say } as const]
  return {
    hint,
    work: readDialogue({ messages }).work,
    reply: tutorReply({ childName: 'Mina', messages }),
  }
}

test('a right value is confirmed and no other, whatever words stand around it, and none is told', () => {
  const faults = partOf(cases, ({ kind, is }) => `${kind} ${is}`, 45).flatMap(each => {
    const { hint, work, reply } = told(each)
    const name = `${each.ask} / ${each.say} (${each.is}): ${reply.slice(0, 90)}`
    if (!work) return [`not read: ${name}`]
    const { question } = work.problem
    if (work.isFound !== (each.is === 'right')) return [name]
    const isTold = saysAnswer(hint, question) || (each.is !== 'right' && saysAnswer(reply, question))
    const isDenied = each.is === 'right' && /isn’t|not quite|stay with/i.test(reply)
    return isTold || isDenied ? [name] : []
  })
  expect(faults).toEqual([])
})
