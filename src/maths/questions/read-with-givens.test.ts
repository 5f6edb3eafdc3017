import { evaluate } from 'mathjs'
import { expect, test } from 'vitest'
import { seeded } from '#support/maths/seeded.ts'
import { markQuestion, solve } from '../kinds/doors.ts'
import { readQuestions } from './read-questions.ts'

const ROUNDS = 150

/** Chains of letters, each said in terms of the ones before, and a function; mathjs works them out by itself. */
function makeChain(random: () => number): { text: string; answer: string } {
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  const scope: Record<string, number> = {}
  const sentences: string[] = []
  for (const name of ['u', 'w', 'n'].slice(0, whole(1, 3))) {
    const known = Object.keys(scope)
    const before = known[whole(0, known.length)] ?? String(whole(-9, 9))
    const rule = `${before}${[' + ', ' - ', '*'][whole(0, 2)]}${whole(2, 9)}`
    scope[name] = evaluate(rule, scope)
    const factor = whole(2, 5)
    sentences.push(
      random() < 0.5
        ? `Let ${name} be ${rule}.`
        : // An equation whose one solution is that number.
          `Suppose ${factor}*${name} - (${rule}) = ${factor - 1}*${name}.`,
    )
  }
  const last = Object.keys(scope).at(-1) ?? 'u'
  const slope = whole(2, 6)
  sentences.push(`Let f(x) = ${slope}*x - ${last}.`)
  const at = whole(-5, 5)
  return {
    text: `${sentences.join(' ')} What is 2*f(${at}) + ${last}?`,
    answer: String(evaluate(`2*(${slope}*(${at}) - ${last}) + ${last}`, scope)),
  }
}

test('what is said about letters is put into the question as mathjs would', () => {
  const random = seeded(20)
  for (let round = 0; round < ROUNDS; round++) {
    const { text, answer } = makeChain(random)
    const [question, ...others] = readQuestions(text) ?? []
    expect([text, question !== undefined, others.length]).toEqual([text, true, 0])
    if (!question) continue
    expect([text, markQuestion(question, answer).verdict]).toEqual([text, 'right'])
    expect([text, markQuestion(question, `${answer}1`).verdict]).toEqual([text, 'wrong'])
  }
})

test('each thing said is worth a mark of its own', () => {
  const [question] =
    readQuestions('Let k be 7 + 5. Suppose 2*m = k. What is the remainder when m is divided by 4?') ?? []
  expect(question?.givens?.map(({ name }) => name)).toEqual(['k', 'm'])
  if (!question) return
  const { steps } = solve(question)
  const { earned, verdict } = markQuestion(question, 'k = 12\n3')
  expect([verdict, earned.length === steps.length, earned[0], earned[1]]).toEqual([
    'wrong',
    true,
    true,
    false,
  ])
})

test.each([
  ['a square has two roots', 'Suppose m*m = 49. What is the tens digit of m + 10?'],
  ['fewer equations than letters', 'Suppose 2*m - n = 4. What is m + 1?'],
  ['a letter said twice', 'Let m = 4. Let m = 5. What is m + 1?'],
  ['a letter that stands for a unit', 'Let m = 4. How many centimetres are there in 3 m?'],
  ['nothing of it is asked for', 'Let m = 4. What is 3 + n?'],
])('is left alone: %s', (_, text) => {
  expect(readQuestions(text)).toBeUndefined()
})
