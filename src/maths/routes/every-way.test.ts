import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#support/how-much.ts'
import { strays, waySamples } from '#support/maths/ways.ts'
import { timeLimits } from '#support/time-limits.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { judgeSaid } from './judge-said.ts'

const RUNS = tries(60, 11_000)

function questionFrom(text: string) {
  const [question] = readQuestions(text) ?? []
  if (!question) throw new Error(`Not read: ${text}`)
  return question
}

test(
  'a true statement on any known way is credited, and a false one like it never is',
  () => {
    const ways = new Set<string>()
    fc.assert(
      fc.property(waySamples, ({ problem, way, isTrue, isFalse }) => {
        ways.add(way)
        const question = questionFrom(problem)
        const credited = judgeSaid(isTrue, question).outcome
        expect([problem, way, isTrue, ['useful', 'answer'].includes(credited) || credited]).toEqual([
          problem,
          way,
          isTrue,
          true,
        ])
        const blamed = judgeSaid(isFalse, question).outcome
        expect([problem, way, isFalse, ['wrong', 'unsure', 'slipped'].includes(blamed) || blamed]).toEqual([
          problem,
          way,
          isFalse,
          true,
        ])
      }),
      { numRuns: RUNS },
    )
    expect(ways.size).toBeGreaterThan(tries(15, 25))
  },
  timeLimits.long,
)

test(
  'a true statement about anything is never called wrong, and a false one never right',
  () => {
    fc.assert(
      fc.property(strays, ({ problem, isTrue, isFalse }) => {
        const question = questionFrom(problem)
        expect([problem, isTrue, judgeSaid(isTrue, question).outcome === 'wrong']).toEqual([
          problem,
          isTrue,
          false,
        ])
        const blamed = judgeSaid(isFalse, question).outcome
        expect([
          problem,
          isFalse,
          ['wrong', 'unsure', 'nothing', 'slipped'].includes(blamed) || blamed,
        ]).toEqual([problem, isFalse, true])
      }),
      { numRuns: RUNS },
    )
  },
  timeLimits.long,
)
