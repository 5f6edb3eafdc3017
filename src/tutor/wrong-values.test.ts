import { expect, test } from 'vitest'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { markQuestion, solve } from '#maths/kinds/doors.ts'
import { kinds } from '#maths/kinds/index.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { onTheWay } from '#maths/routes/landmarks.ts'
import { partOf, tries } from '#support/how-much.ts'
import { seeded } from '#support/maths/seeded.ts'
import { readDialogue } from './dialogue.ts'
import { tutorReply } from './tutor-reply.ts'

const OF_EACH = tries(1, 3)
const MOST_TRIES = 60

/** A question with what a known mistake leads to in it, and a true sum of its way. */
interface Asked {
  kind: string
  text: string
  wrong: string
  sum: string | undefined
}

/** How a wrong value is said, alone and beside a true sum. */
const FRAMES = [
  'X',
  'so its X',
  'i got X',
  'is it X?',
  'the answer is X',
  'ok X then',
  'X because i worked it out',
  'i think it is X, right?',
] as const
const BESIDE = ['SUM so its X', 'SUM and then X', 'X. SUM', 'SUM, X'] as const

function asked(): Asked[] {
  return kinds.flatMap(({ name, misconceptions }) => {
    const random = seeded(name.length * 7 + 1)
    const made: Asked[] = []
    const texts = new Set<string>()
    for (let at = 0; texts.size < OF_EACH && at < MOST_TRIES; at++) {
      const text = misconceptions[at % misconceptions.length]?.makeQuestion(random) ?? ''
      const [question] = readQuestions(text) ?? []
      if (question?.kind !== name || texts.has(text)) continue
      texts.add(text)
      const isWrong = (value: string) => markQuestion(question, value).verdict === 'wrong'
      const { calculations, values } = wayTo(question)
      const given: readonly string[] = text.match(/\d+(?:\.\d+)?/g) ?? []
      const calculation = calculations.find(
        ({ operator, value }) => operator !== '^' && isWrong(value.toFraction()),
      )
      const sum =
        calculation &&
        `${calculation.left.value.toFraction()} ${calculation.operator} ${calculation.right.value.toFraction()} = ${calculation.value.toFraction()}`
      const wrong = new Set(misconceptions.flatMap(each => each.answerTo(question) ?? []))
      for (const value of wrong) {
        const number = /-?\d+(?:[./]\d+)?/.exec(value)?.[0] ?? ''
        // What is a step of the way, or told, may be said of that.
        const literal = readLiteral(value)
        const isPart = question.kind === 'calculate' && literal && onTheWay(literal, question) !== undefined
        const isStep = comesToIn(solve(question).steps.slice(0, -1), number)
        const isOther =
          !isPart &&
          !isStep &&
          !/\\/.test(value) &&
          isWrong(value) &&
          !values.has(number) &&
          !given.includes(number)
        if (isOther) made.push({ kind: name, text, wrong: value, sum })
      }
    }
    return made
  })
}

/** Whether one of the steps comes to a number: its last calculation ends in it. */
const comesToIn = (steps: readonly { done: string }[], number: string) =>
  steps.some(
    ({ done }) =>
      done
        .match(/[^$=]+(?=\$)/g)
        ?.at(-1)
        ?.match(/-?\d+(?:\.\d+)?/g)
        ?.join(' ') === number,
  )

/** What a reply calls right. */
const PRAISED = /(?:^|[.!] )(?:Yes|Right|That’s it|That’s right|Correct|Good|That works|Well done)\b[^.!?]*/g

/** Whether a reply calls a value right: by name behind its praise, or as the answer. */
function isConfirmed(reply: string, { wrong }: Asked): boolean {
  const praised = [
    ...(reply.match(PRAISED) ?? []),
    ...(reply.match(/[^.!?]*\b(?:is|are) (?:worked out )?right\b/g) ?? []),
  ]
  const plain = wrong.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const isNamed = new RegExp(`(?<![\\d.])${plain}(?![\\d.]*\\d)`)
  return praised.some(each => isNamed.test(each) && !/isn’t|not yet/.test(each))
}

const cases = asked().flatMap(each => [
  ...FRAMES.map(frame => ({ ...each, say: frame.replace('X', each.wrong) })),
  ...(each.sum === undefined
    ? []
    : BESIDE.map(frame => ({ ...each, say: frame.replace('SUM', each.sum ?? '').replace('X', each.wrong) }))),
])

test('a wrong value is never confirmed, alone or beside what is true', () => {
  const faults = partOf(cases, ({ kind }) => kind, 8).flatMap(each => {
    const first = { role: 'child', text: each.text } as const
    if (!readDialogue({ messages: [first] }).work) return []
    const hint = tutorReply({ childName: 'Mina', messages: [first] })
    const messages = [
      first,
      { role: 'tutor', text: hint } as const,
      { role: 'child', text: each.say } as const,
    ]
    const reply = tutorReply({ childName: 'Mina', messages })
    const isFound = readDialogue({ messages }).work?.isFound === true
    return isFound || isConfirmed(reply, each)
      ? [`${each.kind}: ${each.text} / ${each.say}: ${reply.slice(0, 120)}`]
      : []
  })
  expect(faults).toEqual([])
})
