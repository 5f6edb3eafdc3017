import { expect, it } from 'vitest'
import { isAll, partOf } from '#support/how-much.ts'
import { expectKnownAmong } from '#support/known-failures.ts'
import { timesAsMuch } from '#support/times-as-much.ts'
import { entries, misjudged, scoreOf, unread } from '../../../tests/corpus/maths/corpus.ts'
import { describe as assess } from '../marking/assessment.ts'
import { readingsOf } from '../questions/read-question.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { readAlone } from '../typed/read-alone.ts'
import { markQuestion, solve } from './doors.ts'

const tried = partOf(entries, ({ area }) => area)
const read = tried.filter(({ question }) => readQuestions(question)?.length === 1)

it('reads every question of the corpus but the known ones', async () => {
  const textsOf = (list: typeof tried) => list.map(({ question }) => question)
  const missing = tried.filter(entry => !read.includes(entry))
  await expectKnownAmong('maths/known-unread.txt', textsOf(missing), textsOf(tried))
})

it('judges every answer to a question that it reads as it should be judged', () => {
  expect(read.flatMap(misjudged)).toEqual([])
})

it('asks again for a right answer that it does not understand, and never calls one wrong', () => {
  const known = entries.flatMap(({ question, askedAgain = [] }) =>
    askedAgain.map(answer => [question, answer]),
  )
  expect(known.length).toBeGreaterThan(0)
  expect(known.filter(([question = '', answer = '']) => scoreOf(question, answer) !== undefined)).toEqual([])
})

it('reads a question the same wherever its line breaks', () => {
  // With slips: `wat` on a line of its own is put right before the lines are joined.
  const answersTo = (text: string) => readAlone(text)?.map(each => solve(each).answer)
  const lost = read.flatMap(({ question }, index) => {
    const spaces = [...question.matchAll(/ /g)].map(found => found.index)
    // Another place in each question, so that all kinds of places come up.
    const at = spaces[(index * 7) % Math.max(1, spaces.length)]
    if (at === undefined || question.includes('\n')) return []
    const broken = `${question.slice(0, at)}\n${question.slice(at + 1)}`
    return JSON.stringify(answersTo(broken)) === JSON.stringify(answersTo(question)) ? [] : [broken]
  })
  expect(lost).toEqual([])
})

it('has no line that stands under wrong answers to questions of three kinds', () => {
  const kindsOf = new Map<string, Set<string>>()
  for (const { question: text, wrong = [] } of read) {
    const [question] = readQuestions(text) ?? []
    for (const answer of wrong) {
      const marked = question && markQuestion(question, answer)
      if (marked?.verdict !== 'wrong') continue
      const words = assess([marked]).split('\n\n')[0]?.split('It isn’t quite right yet.')[1]
      if (words === undefined) continue
      kindsOf.set(words, (kindsOf.get(words) ?? new Set()).add(question?.kind ?? ''))
    }
  }
  expect(kindsOf.size).toBeGreaterThan(isAll ? 500 : 150)
  expect([...kindsOf].filter(([, kinds]) => kinds.size > 2).map(([words]) => words)).toEqual([])
})

it('takes no question for two things', () => {
  const unsure = tried.filter(({ question }) => readingsOf(question).length > 1)
  expect(unsure.map(({ question }) => question)).toEqual([])
})

it('leaves stories and questions that mean two things alone', () => {
  expect(partOf(unread).filter(text => readQuestions(text) !== undefined)).toEqual([])
})

it('reads nonsense fast that it has not met before, over all kinds', async () => {
  const words = 'prime factor of the area 12 x^2 = which is 3/4 perimeter, and 7 cm round to nearest √ '
  const nonsense: [string, number][] = [
    [words.repeat(300), 20_000],
    [words.repeat(300), 6_000],
    [words.repeat(4), 290],
    ['1'.repeat(290), 290],
    ['(1,'.repeat(90), 290],
    ['a 1 cm by '.repeat(29), 290],
  ]
  let asked = 0
  const ordinary = () => readQuestions(`${++asked} + 8`)
  for (const [text, length] of nonsense) {
    // A number of its own in front: what was read before is remembered.
    const read = () => readQuestions(`${++asked} ${text}`.slice(0, length))
    read()
    expect(await timesAsMuch(read, ordinary, 300), text.slice(0, 20)).toBeLessThan(300)
  }
})
