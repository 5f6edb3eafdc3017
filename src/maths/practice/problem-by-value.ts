import { isSingleNumber, readAnswer } from '../answers/read-answer.ts'
import { exactValue } from '../arithmetic/evaluate.ts'
import { inline } from '../arithmetic/show.ts'
import { markQuestion } from '../kinds/doors.ts'
import { withoutLatex } from '../notation/latex.ts'
import type { PracticeQuestion } from './practice-question.ts'
import { readPractised, withPlainLatex } from './read-practised.ts'

/** What is wrong with the options by their values, or undefined; words and other things have none. */
export function problemByValue({ question, answer, wrongAnswers }: PracticeQuestion): string | undefined {
  const value = optionValue(answer)
  if (value !== undefined && wrongAnswers.some(each => optionValue(each) === value)) {
    return 'a wrong answer is equal in value to the right one.'
  }
  const asked = readPractised(question)
  if (!asked) return undefined
  const verdictOf = (option: string) => markQuestion(asked, withPlainLatex(option)).verdict
  if (!isRight(verdictOf(answer))) {
    const { solution } = markQuestion(asked, '')
    const truth = solution.isImpossible ? 'it can’t be done' : `the answer is ${inline(solution.answer)}`
    return `its right answer is not right; exact arithmetic shows that ${truth}.`
  }
  const isAlsoRight = wrongAnswers.some(each => isRight(verdictOf(each)) || verdictOf(each) === 'unfinished')
  return isAlsoRight ? 'one of its wrong answers is right as well.' : undefined
}

function isRight(verdict: string): boolean {
  return verdict === 'right' || verdict === 'rounded'
}

const NUMBER = /^(?:[a-z]\s*=\s*)?([-+−\d\s.,/%]*\d[-+−\d\s.,/%]*)([a-z°£€²³]*)$/i

/** The value of an option that is one number, and its unit; undefined for every other. */
function optionValue(option: string): string | undefined {
  const [, number, unit = ''] =
    NUMBER.exec(withoutLatex(withPlainLatex(option)).replace(/\.$/, '').trim()) ?? []
  if (number === undefined || !isSingleNumber(number)) return undefined
  const side = readAnswer(number).final?.sides.at(-1)
  const value = side && exactValue(side)
  return value && `${value.toFraction()} ${unit}`
}
