import { lettersIn, numberOf, type Polynomial } from '../../algebra/polynomial.ts'
import { polynomialText } from '../../algebra/show-polynomial.ts'
import { inline } from '../../arithmetic/show.ts'
import { expression } from '../../values/expression.ts'
import { numberValue } from '../../values/number.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import { ANY_LETTER } from './parse-phrase.ts'
import type { WordedExpressionQuestion } from './question.ts'

/** An expression as the answer; where the question has no letter, in any one letter. */
export function answerFor(polynomial: Polynomial, letters: string[] | undefined): Value {
  const number = numberOf(polynomial)
  if (number) return numberValue(number)
  const made = expression(polynomial, { form: 'any', letters: letters ?? lettersIn(polynomial) })
  const turned = [...polynomial]
    .reverse()
    .map(term => polynomialText([term]))
    .join(' + ')
    .replaceAll('+ -', '- ')
  const own = { ...made, spellings: [...made.spellings, turned, `\\(${made.latex}\\)`] }
  if (letters) return own
  return {
    ...own,
    judge(said) {
      const named = new Set(said.toLowerCase().match(/(?<![a-z])[a-z](?![a-z])/g))
      const [only, ...others] = named
      const isOne = only !== undefined && others.length === 0
      return own.judge(isOne ? said.toLowerCase().replaceAll(only, ANY_LETTER) : said)
    },
  }
}

export function solveWordedExpression({ phrase, polynomial, letters }: WordedExpressionQuestion): Solved {
  const answer = answerFor(polynomial, letters)
  const lead = letters ? '' : `Call the number ${inline(ANY_LETTER)}. `
  const words = `${lead}Go through the words “${phrase.replace(/\d+(?:\/\d+)?/g, number => inline(number))}” and write what is done`
  return { steps: [valueStep(`${words}: ${inline(`\\text{expression} = ${answer.latex}`)}`)], answer }
}
