import { compareValues } from '#maths/answers/compare-values.ts'
import { decimalText } from '#maths/arithmetic/rational.ts'
import type { MarkedQuestion } from '#maths/domain/marked.ts'
import { asRational } from '#maths/exact/exact.ts'
import { assessMarked, markAnswer } from '#maths/marking/mark-answer.ts'
import { normalise } from '#maths/notation/normalise.ts'
import { numberValue } from '#maths/values/number.ts'
import { readNumber } from '#maths/values/read-number.ts'
import { readWorking } from '#maths/working/working-lines.ts'

/** What exact arithmetic says about an answer. */
export interface ExactMark {
  isRight: boolean
  /** What the answer earns by exact marking, out of the same total as the AI's mark. */
  score: number
  /** The exact marking for the family, markdown. */
  overallAssessment: string
  /** For an AI whose mark contradicts it: our own words alone, nothing that was typed. */
  fact: string
}

/** The calculation that answers a story problem, as an AI has named it and the exact engine has computed it. */
export interface Calculation {
  /** Such as `24 - 9`. */
  text: string
  /** What it comes to, such as `15`. */
  result: string
}

const LONGEST = 200

/** @returns what the question's exact answers are, for an AI; undefined when it can't be worked out exactly */
export function exactAnswers(question: string): string | undefined {
  const marked = markAnswer(question, '')?.marked
  return marked?.map((each, index) => `${numbered(marked, index)} ${answerOf(each)}.`).join(' ')
}

/** @returns undefined where the question or the answer can't be read exactly */
export function markExactly(question: string, answer: string, total: number): ExactMark | undefined {
  const { marked, asked } = markAnswer(question, answer) ?? {}
  if (asked !== undefined || !marked?.every(each => isRight(each) || each.verdict === 'wrong'))
    return undefined
  const facts = marked.map((each, index) => {
    const verdict = isRight(each) ? 'right, in value and form' : 'wrong'
    return `${numbered(marked, index)} ${answerOf(each)}; what the student answered is ${verdict}.`
  })
  const { score, overallAssessment } = assessMarked(marked, total)
  return { isRight: marked.every(isRight), score, overallAssessment, fact: facts.join(' ') }
}

function isRight({ verdict }: MarkedQuestion): boolean {
  return verdict === 'right' || verdict === 'rounded'
}

function numbered(marked: MarkedQuestion[], index: number): string {
  return marked.length === 1 ? 'The exact answer is' : `The exact answer to part ${index + 1} is`
}

function answerOf({ solution }: MarkedQuestion): string {
  return solution.isImpossible ? 'that there is none' : solution.answer
}

/** @returns undefined where nothing is named, or the exact engine can't read it as a calculation */
export function readCalculation(text: string | null | undefined): Calculation | undefined {
  const plain = (text ?? '')
    .replace(/\$/g, '')
    .replace(/\s*=.*$/s, '')
    .trim()
  if (plain === '' || plain.length > LONGEST || plain.includes('\n')) return undefined
  const read = readNumber(normalise(plain))
  const value = read?.isUnfinished ? asRational(read.value) : undefined
  return value && { text: plain, result: decimalText(value) ?? value.toFraction() }
}

/** What an AI says that its calculation comes to, where it says otherwise than exact arithmetic. */
export function wrongResult(
  { result, text }: Calculation,
  said: string | null,
  markingScheme: string,
): string | undefined {
  const own = readNumber(result)
  if (!own) return undefined
  const differs = (other: string) => compareValues(numberValue(own.value), result, other, '') === 'wrong'
  const stated = /-?\d[\d.,/]*/.exec(said ?? '')?.[0]?.replace(/[.,]+$/, '')
  if (stated !== undefined && differs(stated)) return stated
  // The same calculation with another result in the scheme's own words.
  const slip = readWorking(text, markingScheme.replace(/[$*`\\]/g, ' ')).lines.find(
    line => !line.isRight && squeezed(line.text).includes(squeezed(text)),
  )
  return slip?.text.split('=').at(-1)?.trim()
}

const squeezed = (text: string) =>
  text
    .replace(/\s/g, '')
    .replace(/[−–]/g, '-')
    .replace(/[x*]|\\times/g, '×')

/** How an answer stands to what a calculation comes to. */
export function verdictBy({ result }: Calculation, question: string, answer: string) {
  const value = readNumber(result)
  return value ? compareValues(numberValue(value.value), result, answer, question) : 'undecided'
}
