import { cleanLine } from '../../answers/read-answer.ts'
import { withLiterals } from '../../arithmetic/literals.ts'
import { withWordsAsNumbers } from '../../arithmetic/number-words.ts'
import { decimalText, type Rational } from '../../arithmetic/rational.ts'
import { type Token, tokenise } from '../../arithmetic/tokens.ts'
import type { CompareQuestion } from '../../domain/arithmetic-question.ts'
import { normalise } from '../../notation/normalise.ts'
import { numberIn } from '../../values/read-number.ts'
import { correctSpelling } from '../../values/spelling.ts'
import { tenTo } from '../../values/standard-form.ts'

const LONGEST_ANSWER = 500

const GREATER = /^(?:bigger|larger|greater|more|higher|biggest|largest|greatest|most|highest)$/
const LESS = /^(?:smaller|less|lower|fewer|smallest|least|lowest|tiniest)$/
/** What comes behind is why, not what. */
const REASON = /\b(?:because|since|cause|cos|coz|cuz|as|bc|for)\b/i

/** What comes behind takes back what stood before. */
const CORRECTION = /\b(?:wait|oops|actually|sorry|i mean|i meant|no,)(?=.*[\d\p{L}])/iu

/** What stands between two things that an answer says. */
const JOINTS = new Set(['and', 'but', 'while', 'whereas', 'so'])
const MARKS = new Set([';', ',', '.', '!'])

/** What one clause says: these numbers, in this order from the bigger one, or that they are not it. */
interface Clause {
  values: Rational[]
  /** Whether the first of them is said to be the bigger or the smaller one. */
  says?: 'larger' | 'smaller'
  isNegated: boolean
}

/** Signs that tell which is bigger, as words between the numbers. */
function withWords(text: string): string {
  return text.replace(/>=?|≥/g, ' larger ').replace(/<=?|≤/g, ' smaller ')
}

const STANDARD = /(\d+(?:\.\d+)?)\s*[×x*]\s*10\s*(?:\^\s*\(?(-?\d{1,2})\)?|([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))/gi

/** `6 × 10^4` as one number. */
function withoutPowersOfTen(text: string): string {
  return text.replace(STANDARD, (all: string, front: string, power?: string, raised?: string) => {
    const exponent = Number(power ?? normalise(`1${raised}`).split('^')[1])
    const number = numberIn(front)?.mul(tenTo(exponent))
    return (number && decimalText(number)) ?? all
  })
}

function valuesIn(tokens: readonly Token[]): Rational[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'number') return []
    const before = tokens[at - 1]
    const isMinus = before?.kind === 'sign' && before.sign === '-'
    return [isMinus ? token.value.neg() : token.value]
  })
}

function isNegation(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' && (token.word === 'not' || token.word === 'isnt' || token.word.endsWith("n't"))
  )
}

/** "-2 not -5" says two things, "-5 is not bigger" one. */
function splitTokens(tokens: Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    const isJoint =
      token.kind === 'word' ? JOINTS.has(token.word) : token.kind === 'other' && MARKS.has(token.mark)
    const isOtherNumber = isNegation(token) && (next?.kind === 'number' || next?.kind === 'sign')
    if (isJoint || isOtherNumber) parts.push([])
    if (!isJoint) parts.at(-1)?.push(token)
  }
  return parts.filter(part => part.length > 0)
}

function readClause(tokens: Token[]): Clause | undefined {
  const words = tokens.flatMap(token => (token.kind === 'word' ? [token.word] : []))
  const isGreater = words.some(word => GREATER.test(word))
  const isLess = words.some(word => LESS.test(word))
  if (isGreater && isLess) return undefined
  return {
    values: valuesIn(tokens),
    ...(isGreater ? { says: 'larger' } : isLess ? { says: 'smaller' } : {}),
    isNegated: tokens.some(isNegation),
  }
}

function clausesOf(answer: string): Clause[] | undefined {
  const text = answer.split(CORRECTION).at(-1) ?? answer
  const reason = REASON.exec(text)
  const isReasoned = reason && /\d|\p{L}/u.test(text.slice(0, reason.index))
  const lines = (isReasoned ? text.slice(0, reason.index) : text).split('\n')
  const clauses: Clause[] = []
  for (const line of lines) {
    const tokens = tokenise(withWords(line))
    const joined = tokens && withLiterals(withWordsAsNumbers(correctSpelling(tokens)))
    const read = joined ? splitTokens(joined).map(readClause) : [undefined]
    for (const clause of read) {
      if (!clause) return undefined
      clauses.push(clause)
    }
  }
  return clauses
}

/** The other number of a question about two. */
function otherThan(value: Rational, numbers: Rational[]): Rational | undefined {
  const others = numbers.filter(each => !each.equals(value))
  return others.length === 1 ? others[0] : undefined
}

/** Which of the question's numbers a clause means as the answer; undefined when it means none of them for sure. */
function meantBy({ values, says, isNegated }: Clause, numbers: Rational[], wants: 'larger' | 'smaller') {
  const [first] = values
  const last = values.at(-1)
  if (!first || !last || !values.every(value => numbers.some(each => each.equals(value)))) return undefined
  const isOne = values.every(value => value.equals(first))
  if (isOne) {
    const isOther = isNegated !== (says !== undefined && says !== wants)
    return isOther ? otherThan(first, numbers) : first
  }
  if (says === undefined) return undefined
  if (isNegated && values.length > 2) return undefined
  const firstIs = isNegated ? opposite(says) : says
  // A chain of some of them says nothing about the rest.
  if (values.length !== numbers.length && numbers.length > 2) return undefined
  return firstIs === wants ? first : last
}

function opposite(says: 'larger' | 'smaller'): 'larger' | 'smaller' {
  return says === 'larger' ? 'smaller' : 'larger'
}

const EQUAL =
  /^(?!.*(?:\bnot\b|n['’]t\b))(?:.{0,60}\b(?:are|is|they['’]?re|both|all) )?(?:both |all )?(?:the )?(?:same|equal)(?: size| amount| value| fractions?)?[\s.!]*$/i

/** Whether an answer to "Which is larger?" is that none of them is. */
export const saysEqual = (answer: string): boolean => EQUAL.test(answer)

/**
 * Reads which number an answer to "Which is larger?" names: `-0.4`, `0.4 is bigger than 0.35`, `0.35 < 0.4`,
 * `-2, not -5` or `three quarters because it is nearer to one`.
 * @returns undefined when it names none of the question's numbers, or more than one without saying which
 */
export function readComparison(answer: string, question: CompareQuestion): Rational | undefined {
  const wants = question.wants === 'largest' ? 'larger' : 'smaller'
  const numbers = question.numbers.map(({ value }) => value)
  const text = withoutPowersOfTen(answer.slice(0, LONGEST_ANSWER)).split('\n').map(cleanLine).join('\n')
  // "2 and 1/2" is one mixed number to some, and two answers only where the question has both a 2 and a 1/2.
  const mixed = [...text.matchAll(/(?<![\d./])(\d+) and (\d+\/[1-9]\d*)/g)]
  const isAsked = (said: string) => numbers.some(each => each.abs().equals(said))
  const areTwo = mixed.every(([, whole = '', part = '']) => isAsked(whole) && isAsked(part))
  const readings = [text.replace(/(\d) and (\d+\/\d)/g, '$1 $2'), ...(areTwo ? [text] : [])]
  for (const reading of readings) {
    const meant = clausesOf(reading)?.flatMap(clause => meantBy(clause, numbers, wants) ?? [])
    const [first] = meant ?? []
    if (first && meant?.every(value => value.equals(first))) return first
  }
  return undefined
}
