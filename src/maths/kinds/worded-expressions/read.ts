import { lettersIn, numberOf } from '../../algebra/polynomial.ts'
import type { Asked } from '../../wording/asked.ts'
import { readMaths } from '../by-lines/read-maths.ts'
import { readSpoken } from '../by-lines/read-spoken.ts'
import { ANY_LETTER, phraseIn } from './parse-phrase.ts'
import type { WordedExpressionQuestion } from './question.ts'
import { toldPhrase } from './read-told.ts'

export const triggers =
  /\bexpression\b|\bin terms of\b|\b(?:sum|difference|product|quotient) (?:of|between)\b|\b(?:more|less) than (?:the|twice|half)\b/

const EXPRESSION = '(?:an? |the )?(?:algebraic |mathematical |simplified |variable )?expression'
const FORMS = [
  `(?:write |form |give )?${EXPRESSION} (?:for|that (?:represents|means|shows|matches)|to represent|which represents|representing|equivalent to)(?: the (?:phrase|words|statement))?[:,]? ?"?(?<phrase>[^"]+?)\\.?"?`,
  `(?:write|translate|express|turn)(?: the (?:phrase|words|statement))?[:,]? ?"?(?<phrase>[^"]+?)"? (?:as|into|to|using|in the form of) ${EXPRESSION}`,
  `(?:write|translate)(?: (?:the|this) (?:following )?(?:phrase|words|statement|sentence))? (?:as|into|to) ${EXPRESSION}[:,.] ?"?(?<phrase>[^"]+?)"?`,
].map(source => new RegExp(`^${source}$`))

/** What numbers alone make, where it takes more than one step: `5 more than the product of 6 and 7`. */
function readNumbers({ plain, full, rest }: Asked): WordedExpressionQuestion | undefined {
  const phrase = plain.replace(/^(?:what |which )?number (?:is|that is) /, '')
  const isOwn =
    !/[a-z]/.test(phrase.replace(/[a-z]{2,}|\ba\b/g, '')) && !readMaths(rest) && !readSpoken(phrase)
  const polynomial = isOwn ? phraseIn(phrase) : undefined
  const number = polynomial && numberOf(polynomial)
  return number && polynomial
    ? { kind: 'worded expressions', text: full, phrase, polynomial, letters: [] }
    : undefined
}

/** Reads `Write an expression for 5 less than twice a number`, where the words can mean one thing only. */
export function readWordedExpression(asked: Asked): WordedExpressionQuestion | undefined {
  const { plain, full } = asked
  if (plain.length > 200) return undefined
  for (const form of FORMS) {
    const phrase = form.exec(plain)?.groups?.phrase?.replace(/^'|'$/g, '')
    const polynomial = phrase === undefined ? undefined : phraseIn(phrase)
    if (phrase === undefined || !polynomial) continue
    const letters = lettersIn(polynomial)
    const isAny = /\bnumber(?! [a-z]\b)/.test(phrase)
    // "a number" beside a letter: which letter it is nobody knows.
    if (letters.length === 0 || (isAny && (letters.length > 1 || letters[0] !== ANY_LETTER))) continue
    if (isAny && /\bnumber [a-z]\b/.test(phrase)) continue
    return {
      kind: 'worded expressions',
      text: full,
      phrase,
      polynomial,
      letters: isAny ? undefined : letters,
    }
  }
  const told = toldPhrase(plain)
  const polynomial = told && phraseIn(told.phrase)
  return told && polynomial
    ? {
        kind: 'worded expressions',
        text: full,
        phrase: told.phrase,
        polynomial,
        letters: [told.letter],
        isTold: true,
      }
    : readNumbers(asked)
}
