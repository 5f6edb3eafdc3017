import { inline } from '../../arithmetic/show.ts'
import { inequality } from '../../values/inequality.ts'
import { range } from '../../values/range.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { Bound, WordedInequalityQuestion } from './question.ts'

/** What stands for "a number" that has no letter of its own. */
const ANY_LETTER = 'n'

const isIn = ({ relation }: Bound) => relation === '≤' || relation === '≥'

/** The answer where the bounds are other ones. */
export function answerWith(
  { letter }: WordedInequalityQuestion,
  bounds: WordedInequalityQuestion['bounds'],
): Value {
  const [first, second] = bounds
  const name = letter ?? ANY_LETTER
  const own =
    second === undefined
      ? inequality(name, first.relation, first.at)
      : range(name, { at: first.at, isIn: isIn(first) }, { at: second.at, isIn: isIn(second) })
  return {
    ...own,
    judge(said) {
      // The words of the question again are no inequality.
      if (/[a-z]{3}/i.test(said) && !/[<>≤≥]|\\[lg]/.test(said)) return { verdict: 'unread' }
      const named = new Set(said.toLowerCase().match(/(?<![a-z\\])[a-z](?![a-z])/g))
      const [only, ...others] = named
      const isOne = letter === undefined && only !== undefined && others.length === 0
      return own.judge(
        isOne ? said.toLowerCase().replace(new RegExp(`(?<![a-z\\\\])${only}(?![a-z])`, 'g'), name) : said,
      )
    },
  }
}

const answerTo = (question: WordedInequalityQuestion): Value => answerWith(question, question.bounds)

export function solveWordedInequality(question: WordedInequalityQuestion): Solved {
  const answer = answerTo(question)
  const lead = question.letter === undefined ? `Call the number ${inline(ANY_LETTER)}. ` : ''
  const words = `${lead}Ask on which side the numbers lie, and whether the end itself belongs to them`
  return { steps: [valueStep(`${words}: ${inline(answer.latex)}`)], answer }
}
