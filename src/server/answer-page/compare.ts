import { compareValues } from '#maths/answers/compare-values.ts'
import { hasSameForm, isAboutForm } from './about-form.ts'
import { isAboutSpelling, isSpeltRight } from './about-spelling.ts'
import { hasUnaskedUnit, isNotCancelled, saysQuestionAgain } from './as-asked.ts'
import { compareLists } from './compare-lists.ts'
import { type ComparedWords, compareWords } from './compare-words.ts'
import { isSameDate, isSameOfSet } from './dates.ts'
import { solutionsIn } from './expected-algebra.ts'
import { expectedValue } from './expected-value.ts'
import { inOtherWords } from './in-other-words.ts'
import { hasSameLabels } from './labelled-numbers.ts'
import { isSameMatching } from './matching.ts'
import type { AskedPart } from './split-parts.ts'
import { compareEquations } from './true-equation.ts'

/** An answer held against the answer page. */
export interface Compared {
  /** `wrong` only where both sides are exact and differ; other words are left to a grown-up. */
  verdict: 'right' | 'wrong' | 'undecided'
  /** How it is really spelt, where a right answer has a slip of one letter. */
  spelling?: string
  /** Both are mathematical. */
  isExact: boolean
  /** Of a list that is not complete, the share that is there, below 1. */
  share?: number
}

/** What an answer page offers as right, each by itself: `Paris or the City of Light`, `oxygen (O2)`. */
function alternatives(question: string, expected: string): string[] {
  // Each of them solves it, and all are wanted.
  if (solutionsIn(expected)) return [expected]
  const bracketed = /^(.*\S)\s*\(([^()]*\p{L}[^()]*)\)\s*\.?$/su.exec(expected.trim())
  const texts = bracketed ? [bracketed[1] ?? '', bracketed[2] ?? ''] : [expected]
  const parted = texts.flatMap(text => text.split(/\s+or\s+|(?<=\p{L}{2})\s*[/|]\s*(?=\p{L}{2})/u))
  return [...new Set([expected, ...parted, ...parted.flatMap(each => surnames(question, each))])].filter(
    text => text.trim() !== '',
  )
}

/** People who are known by their last name alone. */
const ASKS_PERSON =
  /\bwho (?:first )?(?:wrote|painted|composed|invented|discovered|designed|founded|sculpted|explored|led|said)\b|\bwho (?:is|was|were)\b.*\b(?:president|prime minister|author|writer|poet|painter|person|man|woman|pilot|composer|inventor|scientist|explorer|artist|playwright|astronaut|mathematician|physicist)\b|\b(?:author|writer|painter|composer|inventor|poet) of\b/i
const FULL_NAME =
  /^\s{0,30}(\p{Lu})[\p{L}.'’-]*\s+((?:\p{Lu}[\p{L}.'’-]*\s+){0,2})((?:(?:da|de|del|di|van|von|le|la)\s+)?\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*)\s{0,30}\.?\s{0,30}$/u

/** `Bell`, `A. Bell` and `Graham Bell` of `Alexander Graham Bell`, where the question asks for somebody well known. */
function surnames(question: string, name: string): string[] {
  const [, first = '', middle = '', last] = (ASKS_PERSON.test(question) && FULL_NAME.exec(name)) || []
  return last === undefined ? [] : [last, middle + last, `${first} ${last}`]
}

const REMAINDER = /^\D*?(\d+)\s*(?:r|rem|remainder)\.?\s*(\d+)\D*$/i

/** `7 r 2`; undefined where one of them has no remainder. */
function isSameRemainder(expected: string, answer: string): boolean | undefined {
  const [wanted, given] = [REMAINDER.exec(expected), REMAINDER.exec(answer)]
  return wanted && given ? wanted[1] === given[1] && wanted[2] === given[2] : undefined
}

/** Judges one part: by exact equivalence where both are mathematical, else in words. */
export function compare(part: AskedPart): Compared {
  const { question, expected, answer } = part
  if (isAboutSpelling(question)) {
    const isRight = isSpeltRight(expected, answer)
    return { verdict: verdictOf(isRight), isExact: false }
  }
  const compared = alternatives(question, expected).map(each => compareAsAsked({ ...part, expected: each }))
  const right = compared.find(({ verdict, spelling }) => verdict === 'right' && spelling === undefined)
  const [first = { verdict: 'undecided' as const, isExact: false }] = compared
  const found = right ?? compared.find(({ verdict }) => verdict === 'right')
  if (found) return found
  // One that can't be told leaves room for the others.
  return compared.find(({ verdict, share }) => verdict === 'undecided' && share === undefined) ?? first
}

function verdictOf(isRight: boolean | undefined): Compared['verdict'] {
  return isRight === undefined ? 'undecided' : isRight ? 'right' : 'wrong'
}

/** As much as it is, it may not be what was asked for: then a grown-up has to look. */
function compareAsAsked(part: AskedPart): Compared {
  const { question, expected, answer } = part
  const compared = compareOne(part)
  const isAsAsked =
    compared.verdict !== 'right' ||
    ![saysQuestionAgain, hasUnaskedUnit, isNotCancelled].some(isOther => isOther(question, expected, answer))
  return isAsAsked ? compared : { verdict: 'undecided', isExact: false }
}

function compareOne({ question, expected, answer }: AskedPart): Compared {
  const value = expectedValue(question, expected)
  if (isAboutForm(question) && !value) {
    return { verdict: hasSameForm(question, expected, answer) ? 'right' : 'undecided', isExact: false }
  }
  const named = value ? undefined : hasSameLabels(question, expected, answer)
  const equation = value ? undefined : compareEquations(expected, answer)
  if (equation !== undefined) return { verdict: equation, isExact: true }
  if (named !== undefined) {
    return { verdict: named === 'undecided' ? named : verdictOf(named), isExact: false }
  }
  const words = compareWords(question, expected, answer)
  const known =
    isSameMatching(question, expected, answer) ??
    isSameDate(expected, answer, question) ??
    isSameOfSet(expected, answer) ??
    isSameRemainder(expected, answer)
  const isExactWords =
    words.isRight && words.spelling === undefined && !/[-−+×*÷/^=]\s*\d|\d\s*[/×*÷^]/.test(expected)
  if (known !== undefined) return { verdict: verdictOf(known || isExactWords), isExact: false }
  if (value && isOneEra(expected, answer)) {
    return {
      verdict: compareValues(value, expected, inOtherWords(expected, answer), question),
      isExact: true,
    }
  }
  if (isExactWords) return { verdict: 'right', isExact: false }
  const list = compareLists(question, expected, answer)
  if (list?.isRight)
    return {
      verdict: 'right',
      isExact: false,
      ...(list.spelling !== undefined && { spelling: list.spelling }),
    }
  if (words.isRight) return { verdict: 'right', isExact: false, ...spelt(words) }
  if (list && list.found > 0) return { verdict: 'wrong', isExact: false, share: list.found / list.wanted }
  return { verdict: 'undecided', isExact: false }
}

const spelt = ({ spelling }: ComparedWords) => (spelling === undefined ? {} : { spelling })

/** 44 and 44 BC are different years. */
function isOneEra(expected: string, answer: string): boolean {
  const isBefore = (text: string) => /\bb\.?c\b/i.test(text)
  return isBefore(expected) === isBefore(answer)
}
