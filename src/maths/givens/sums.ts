import { readFormula } from '../algebra/read-formula.ts'
import { valueAt } from '../algebra/value-at.ts'
import { asFraction } from './put-in.ts'

/** A sum in digits among words: it starts and ends with a number or a bracket. */
const SUM = /(?<![\p{L}\d.])[-(]*\d[\d.()+×÷*/^ -]*[\d)](?![\p{L}\d]| ?%)/gu
/** What is asked about a whole number or sum: the words around it can't belong to a part of the sum. */
const ABOUT =
  /\b(?:digit of|factors? of|multiples? of|divisors? of|divides?|multiple|denominators? of|prime|composite|even|odd|remainder when|biggest|largest|smallest|bigger|greater|smaller|less than|at least|at most|closest|nearest|round(?:ed)?|sort|put|order|equal|same value)\b/i
/** Words that may mean only the number beside them: `2 + 2 squared`, `the square root of 9 + 16`. */
const OPERATION =
  /\b(?:roots?|squared?|cubed?|half|quarter|halves|percent|per cent|mod|modulo|times|plus|minus|power|reciprocal|opposite|absolute|double|triple|twice|thirds?|product|multiplied|added|subtract\w*)\b|[%√]|\d of\b/i
/** What is no sum but one number. */
const NUMBER = /^-?(?:\d+(?:\.\d+)?|\d+\/\d+|\d+ \d+\/\d+)$/

/**
 * A question's words with every sum in them worked out: `the tens digit of 20 + 3` becomes `the tens digit of 23`.
 * @param text in the spelling of `normalise`
 * @returns undefined where nothing has to be worked out, or something can't be
 */
export function withSumsWorked(text: string): string | undefined {
  if (!ABOUT.test(text) || OPERATION.test(text)) return undefined
  let isSure = true
  const worked = text.replace(SUM, found => {
    const own = found.trim()
    if (NUMBER.test(own)) return found
    // "(a) 5": the bracket of what stands around it.
    if (own.split('(').length !== own.split(')').length) {
      isSure = false
      return found
    }
    const formula = readFormula(own)
    const value = formula && valueAt(formula, new Map())
    isSure &&= value !== undefined
    return value ? found.replace(own, asFraction(value)) : found
  })
  return isSure && worked !== text ? worked : undefined
}
