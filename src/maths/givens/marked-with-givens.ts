import { polynomialLatex } from '../algebra/show-polynomial.ts'
import { inline } from '../arithmetic/show.ts'
import { type Given, numberOfGiven } from '../domain/given.ts'
import type { MarkedQuestion, Solution, Step } from '../domain/marked.ts'
import { normalise } from '../notation/normalise.ts'
import { asDecimal, asFraction, withNumbers } from './put-in.ts'

function stepOf({ name, parameter, polynomial }: Given): Step {
  const words = `Work out what ${inline(name)} is: ${inline(`${name}${parameter === undefined ? '' : `(${parameter})`} = ${polynomialLatex(polynomial)}`)}`
  return { plan: words, done: words }
}

/** The steps to a question's answer, behind one step for each thing that has to be worked out before. */
export function solvedWithGivens<S extends Solution>(givens: readonly Given[], solution: S): S {
  return { ...solution, steps: [...givens.map(stepOf), ...solution.steps] }
}

/** `j, 1, p`: an answer may name a number by its letter. */
const NAMING = /^[\sa-z\d,./()<>≤≥-]*$/i

/** An answer with the numbers in the place of their letters, where it is nothing but these; undefined otherwise. */
export function answerWithNumbers(givens: readonly Given[], answer: string): string | undefined {
  const plain = normalise(answer)
  const byName = new Map(givens.map(given => [given.name, given]))
  const isNaming = NAMING.test(plain) && !/[a-z]{2}/i.test(plain.replace(/\b(?:and|then|or)\b/gi, ''))
  const put = isNaming ? withNumbers(plain, byName, asFraction) : undefined
  return put === plain ? undefined : put
}

function isStated(given: Given, answer: string): boolean {
  const value = numberOfGiven(given)
  const squeezed = normalise(answer).replace(/[ \t]/g, '')
  return (
    value !== undefined &&
    [asFraction(value), asDecimal(value)].some(own =>
      new RegExp(`${given.name}=${own.replace('.', '\\.')}(?![\\d./])`, 'i').test(squeezed),
    )
  )
}

/** The marks for a question, with those for what has to be worked out before. */
export function markedWithGivens(
  givens: readonly Given[],
  marked: MarkedQuestion,
  answer: string,
): MarkedQuestion {
  const isDone = ['right', 'rounded', 'unfinished'].includes(marked.verdict) || marked.earned.some(Boolean)
  return {
    ...marked,
    solution: solvedWithGivens(givens, marked.solution),
    earned: [...givens.map(given => isDone || isStated(given, answer)), ...marked.earned],
    carried: [...givens.map(() => false), ...marked.carried],
  }
}
