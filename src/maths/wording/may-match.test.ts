import { expect, it } from 'vitest'
import { tries } from '#support/how-much.ts'
import { entries } from '../../../tests/corpus/maths/corpus.ts'
import { kinds } from '../kinds/index.ts'
import { ALL } from '../questions/paraphrases/index.ts'
import { mayMatch, neededBy } from './may-match.ts'

it('finds what a pattern can’t do without', () => {
  const needs = (pattern: RegExp) => neededBy(pattern)
  expect(needs(/^the sum of (.+?) and (.+)$/)).toEqual([['the sum of '], [' and ']])
  expect(needs(/^colou?rs+ed/)).toEqual([['colo'], ['rs'], ['ed']])
  expect(needs(/(?:cats?|dogs) (?:are )?[+×] \d+/)).toEqual([['cat', 'dogs'], ['+', '×'], ['\0']])
  expect(needs(/a{0,2}b{2,}(?!xx)(?<=yy)(?<name>zz)\k<name>/)).toEqual([['b'], ['zz']])
  expect(needs(/\bMean\b|\.5/i)).toEqual([['mean', '.5']])
})

it('is silent where a pattern may match without any word', () => {
  for (const pattern of [/cats?|.+/, /(?:cat)?/, /[^a]/, /[a-c]/, /(?<!a) b*/, /\u0041/, /k/iu])
    expect([String(pattern), neededBy(pattern)]).toEqual([String(pattern), []])
})

it('lets each text of the corpus through to each pattern that matches it', () => {
  const patterns = [...kinds.map(({ triggers }) => triggers), ...ALL.map(([pattern]) => pattern)]
  const tests = patterns.map(pattern => [pattern, mayMatch(pattern)] as const)
  const texts = entries
    .map(({ question }) => question.toLowerCase())
    .filter((_, at) => at % tries(12, 1) === 0)
  const kept = texts.flatMap(text =>
    tests
      .filter(([pattern, isPossible]) => pattern.test(text) && !isPossible(text))
      .map(([pattern]) => [text, pattern]),
  )
  expect(kept).toEqual([])
  const possible = texts.flatMap(text => tests.filter(([, isPossible]) => isPossible(text)))
  expect(possible.length).toBeLessThan((texts.length * tests.length) / 4)
})
