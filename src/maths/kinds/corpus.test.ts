import { expect, it } from 'vitest'
import { expectKnownFailures } from '#support/known-failures.ts'
import { timesAsMuch } from '#support/times-as-much.ts'
import { entries, misjudged, unread } from '../../../tests/corpus/maths/corpus.ts'
import { readingsOf } from '../questions/read-question.ts'
import { readQuestions } from '../questions/read-questions.ts'

const read = entries.filter(({ question }) => readQuestions(question)?.length === 1)

it('reads every question of the corpus but the known ones', async () => {
  const missing = entries.filter(entry => !read.includes(entry)).map(({ question }) => question)
  await expectKnownFailures('maths/known-unread.txt', missing)
})

it('judges every answer to a question that it reads as it should be judged', () => {
  expect(read.flatMap(misjudged)).toEqual([])
})

it('takes no question for two things', () => {
  const unsure = entries.filter(({ question }) => readingsOf(question).length > 1)
  expect(unsure.map(({ question }) => question)).toEqual([])
})

it('leaves stories and questions that mean two things alone', () => {
  expect(unread.filter(text => readQuestions(text) !== undefined)).toEqual([])
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
    expect(await timesAsMuch(read, ordinary), text.slice(0, 20)).toBeLessThan(300)
  }
})
