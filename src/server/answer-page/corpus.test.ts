import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { partOf, tries } from '#support/how-much.ts'
import { expectKnownAmong } from '#support/known-failures.ts'
import { markByPage } from './mark.ts'

const FOLDER = join(import.meta.dirname, '../../../tests/corpus/answer-page')
const answers = z.array(z.string()).default([])
const entrySchema = z.strictObject({
  question: z.string(),
  expected: z.string(),
  right: answers,
  slips: answers,
  partly: answers,
  wrong: answers,
  surelyWrong: answers,
})
type Entry = z.output<typeof entrySchema>
type Teacher = Exclude<keyof Entry, 'question' | 'expected'>

const entries = globSync('*.json', { cwd: FOLDER }).flatMap(name =>
  partOf(z.array(entrySchema).parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))),
)

function verdictOn({ question, expected }: Entry, answer: string): string {
  const { parts } = markByPage({ question, expectedAnswer: expected, answer })
  const verdicts = parts.map(({ verdict }) => verdict)
  if (verdicts.includes('undecided')) return 'undecided'
  if (verdicts.every(verdict => verdict === 'right')) {
    return parts.some(({ spelling }) => spelling !== undefined) ? 'slip' : 'right'
  }
  return parts.some(({ earned }) => earned > 0) ? 'partly' : 'wrong'
}

/** Each answer that a teacher gives this verdict, with the machine's. */
const judged = (teacher: Teacher) =>
  entries.flatMap(entry =>
    entry[teacher].map(answer => ({ is: verdictOn(entry, answer), said: [entry.expected, answer] as const })),
  )
const saidOf = (list: ReturnType<typeof judged>, ...verdicts: string[]) =>
  list.filter(({ is }) => verdicts.includes(is)).map(({ said }) => said)

test('no right answer is called wrong, and all but the listed ones are known without a grown-up', async () => {
  const right = judged('right')
  expect(saidOf(right, 'wrong', 'partly')).toEqual([])
  expect(right.length).toBeGreaterThan(tries(30, 200))
  const nameOf = ([expected, answer]: readonly [string, string]) => `${expected} | ${answer}`
  await expectKnownAmong(
    'answer-page/left-to-a-grown-up.txt',
    saidOf(right, 'undecided').map(nameOf),
    right.map(({ said }) => nameOf(said)),
  )
})

test('one letter that slipped in a long word is right, and how it is spelt is told', () => {
  const slips = judged('slips')
  expect(slips.length).toBeGreaterThan(tries(2, 20))
  expect(slips.filter(({ is }) => is !== 'slip')).toEqual([])
})

test('no wrong answer is called right', () => {
  const wrong = judged('wrong')
  expect(wrong.length).toBeGreaterThan(tries(10, 100))
  expect(saidOf(wrong, 'right', 'slip')).toEqual([])
})

test('what is right in part is neither right nor wrong', () => {
  expect(saidOf(judged('partly'), 'right', 'slip', 'wrong')).toEqual([])
})

test('what anybody can tell to be wrong is not left to a grown-up', () => {
  const sure = judged('surelyWrong')
  expect(sure.length).toBeGreaterThan(tries(8, 50))
  expect(saidOf(sure, 'right', 'slip', 'undecided')).toEqual([])
})
