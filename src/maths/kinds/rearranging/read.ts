import { readFormula } from '../../algebra/read-formula.ts'
import { lettersOfBoth } from '../../algebra/solve-for.ts'
import type { Asked } from '../../wording/asked.ts'
import type { RearrangingQuestion } from './question.ts'
import { rearranged } from './solve.ts'

const SIDE = '[^=,;:?]{1,60}?'
const EQUATION = `(?<equation>${SIDE}=${SIDE})`
const LETTER = '(?:the variable )?(?<letter>[a-z])'
const FORMULA =
  '(?:,? ?(?:of|in|for|from|when|if|given(?: that)?|where))?(?: (?:the|this|each))?(?: following)?(?: (?:formula|equation|literal equation|expression))?(?: for [a-z ]{3,40}?)?[:,.]?'
const SUBJECT = '(?:the )?(?:new )?subject(?: of (?:the|this) (?:formula|equation))?'
const TERMS = 'in terms of [a-z](?:(?:,? and |, ?)[a-z]){0,3}'
const CHANGE = '(?:rearrange|re-arrange|transpose|rewrite|manipulate|transform|solve)'
const LEADS =
  /^(?:(?:please|can you|could you|find|work out|what is|(?:using|use) algebra to|given that|given|if|the formula|for)\s+)+/i

const WORDINGS = [
  `make ${LETTER} ${SUBJECT}${FORMULA} ${EQUATION}`,
  `${CHANGE}(?: (?:the|this))?(?: following)?(?: (?:formula|equation|literal equation))?(?: for [a-z ]{3,40}?)?:? ${EQUATION},? (?:to make|so that|making|to give|to have|with) ${LETTER} (?:is )?(?:as )?${SUBJECT}`,
  `${CHANGE}(?: (?:the|this))?(?: following)?(?: (?:formula|equation|literal equation))?(?: for [a-z ]{3,40}?)?:? ${EQUATION},? (?:for|to find|to get|to isolate|to solve for)(?: the value of)? ${LETTER}(?: ${TERMS})?`,
  `${CHANGE}(?: (?:the|this))?(?: (?:formula|equation))? to make ${LETTER} ${SUBJECT}${FORMULA} ${EQUATION}`,
  `(?:solve|rearrange) for ${LETTER}(?: ${TERMS})?${FORMULA} ${EQUATION}`,
  `change the subject of(?: the (?:formula|equation))? ${EQUATION} to ${LETTER}`,
  `(?:express|write|give)? ?${LETTER} ${TERMS}${FORMULA} ${EQUATION}`,
  `${EQUATION}[.,;]? (?:then )?(?:express|write|find|work out|give|what is) ${LETTER} ${TERMS}`,
  `${EQUATION}[.,;]? (?:rearrange (?:the (?:formula|equation) )?(?:to )?)?make ${LETTER} ${SUBJECT}`,
  `${EQUATION}[.,;]? (?:solve|rearrange) (?:this |the formula |the equation )?for ${LETTER}`,
  `isolate ${LETTER}(?: in)?${FORMULA} ${EQUATION}`,
].map(source => new RegExp(`^${source}$`, 'i'))

/** `1/2 bh` is a half of bh, and so is `1/2bh`; `1/2x` may be one over 2x. */
const withCoefficients = (side: string) =>
  side
    .replace(/(?<![\w^)/])(\d{1,3}\/\d{1,3})(?= [a-zπ(])/gi, '($1)')
    .replace(/(?<![\w^)/])(\d{1,3}\/\d{1,3})(?=[a-zπ](?:\^\d ?)?[a-zπ(]|\()/gi, '($1)')

export const triggers = /=/

/** Reads `Make x the subject of y = 3x + 2`, `Solve A = lw for w`, `Rearrange v = u + at to make t the subject`. */
export function readRearranging({ full, plain }: Asked): RearrangingQuestion | undefined {
  if (plain.length > 200 || !/subject|solve|terms of|rearrang|isolate|transpos/.test(plain)) return undefined
  const text = full
    .replace(/\s+/g, ' ')
    .replace(LEADS, '')
    .replace(
      /[\s.?!]*(?:\[\s{0,30}\d{1,2}\s{0,30}(?:marks?)?\s{0,30}\]|\(\s{0,30}\d{1,2}\s{0,30}marks?\s{0,30}\))?[\s.?!]*$/i,
      '',
    )
  for (const wording of WORDINGS) {
    const { equation = '', letter: typed = '' } = wording.exec(text)?.groups ?? {}
    const [left, right] = equation.split('=').map(side => readFormula(withCoefficients(side.trim())))
    if (!left || !right) continue
    const names = lettersOfBoth(left, right)
    const other = typed === typed.toLowerCase() ? typed.toUpperCase() : typed.toLowerCase()
    const letter = names.has(typed) ? typed : names.has(other) ? other : undefined
    if (letter === undefined || names.size < 2 || names.size > 6) continue
    const question = { kind: 'rearranging' as const, text: full, left, right, letter }
    if (!isAlone(question) && rearranged(question)) return question
  }
  return undefined
}

/** "y = 3x" has y alone already. */
const isAlone = ({ left, right, letter }: RearrangingQuestion) =>
  [left, right].some(each => each.kind === 'letter' && each.name === letter) &&
  !rearrangedTwice(left, right, letter)

/** The letter stands on both sides, alone on one of them. */
const rearrangedTwice = (
  left: RearrangingQuestion['left'],
  right: RearrangingQuestion['right'],
  letter: string,
) => [left, right].every(each => lettersOfBoth(each, each).has(letter))
