import { readAnswer } from '../../answers/read-answer.ts'
import { type ReadAnswer, type Statement, statedSolution } from '../../answers/statement.ts'
import { exactValue } from '../../arithmetic/evaluate.ts'
import { asLiteral, literalsIn, type NumberNode, operationsIn } from '../../arithmetic/expression.ts'
import { isWhole, type Rational } from '../../arithmetic/rational.ts'
import { latex } from '../../arithmetic/show.ts'
import type { AnswerForm, ArithmeticQuestion, CalculateQuestion } from '../../domain/arithmetic-question.ts'
import type { MarkedQuestion, Missing, Verdict } from '../../domain/marked.ts'
import { hasDoubtfulNumber } from '../../values/spelling.ts'
import { readComparison } from '../comparison/read-answer.ts'
import { carriedSteps } from './carry.ts'
import { divisionIn, filledIn, judge } from './judge.ts'
import { explanationsOf } from './misconceptions/diagnose.ts'
import type { ArithmeticMisconception } from './misconceptions/misconception.ts'
import { asMeant } from './part-said.ts'
import { findSlip } from './slip.ts'
import type { ArithmeticSolution } from './solution.ts'
import { hasFormStep, solve } from './solve.ts'
import { topicOf } from './topic-of.ts'
import { topics } from './topics.ts'
import { readWorking, type Working, type WrongSum } from './working.ts'

/** What is marked so far; a wrong line is known by its numbers. */
interface Marked extends MarkedQuestion {
  question: ArithmeticQuestion
  solution: ArithmeticSolution
}

function allowsRemainder(question: ArithmeticQuestion): boolean {
  return divisionIn(question)?.every(number => isWhole(number) && number.s >= 0n) === true
}

/** The number an answer ends in, bare percentages read as they were meant. */
function answeredValue(final: Statement | undefined, question: ArithmeticQuestion): Rational | undefined {
  if (!final || final.isUndecided || final.remainder) return undefined
  const side =
    question.kind === 'solve'
      ? (filledIn(final, question) ?? statedSolution(final, question.unknown))
      : final.sides.at(-1)
  const value = side && exactValue(side)
  const isBarePercentage =
    question.form === 'percentage' && side && ['whole', 'decimal'].includes(asLiteral(side)?.form ?? '')
  return isBarePercentage ? value?.div(100) : value
}

function unread(question: ArithmeticQuestion, solution: ArithmeticSolution): Marked {
  const none = solution.steps.map(() => false)
  const base = {
    question,
    solution,
    topic: topicOf(question),
    finalText: undefined,
    wrong: undefined,
    explanations: [],
  }
  return { ...base, verdict: 'unread', earned: none, carried: none }
}

function settled(marked: Marked, verdict: Verdict): Marked {
  return { ...marked, verdict, earned: marked.earned.map(() => verdict === 'right' || verdict === 'rounded') }
}

function markImpossible(marked: Marked, answer: ReadAnswer): Marked {
  if (answer.saysImpossible) return settled(marked, 'right')
  const value = answeredValue(answer.final, marked.question)
  if (!value || !answer.final) return marked
  const explanations = explanationsOf(marked.question, value)
  return { ...settled(marked, 'wrong'), finalText: answer.final.text, explanations }
}

/** Numbers that are compared differ: `They are the same` names none of them, and is wrong. */
const SAYS_EQUAL =
  /^(?!.*(?:\bnot\b|n['’]t\b))(?:.{0,60}\b(?:are|is|they['’]?re|both|all) )?(?:both |all )?(?:the )?(?:same|equal)(?: size| amount| value| fractions?)?[\s.!]*$/i

function markComparison(marked: Marked, text: string, truth: Rational): Marked {
  const { question } = marked
  const value = question.kind === 'compare' ? readComparison(text, question) : undefined
  if (!value) return SAYS_EQUAL.test(text) ? { ...settled(marked, 'wrong'), finalText: text.trim() } : marked
  if (value.equals(truth)) return { ...settled(marked, 'right'), finalText: text.trim() }
  return {
    ...settled(marked, 'wrong'),
    finalText: text.trim(),
    explanations: explanationsOf(question, value),
  }
}

/** Whether a fraction is a division written the way the question writes it: `20/4` for `20/4`. */
function isQuotientOf({ top, bottom }: NumberNode, { expression }: CalculateQuestion): boolean {
  if (expression.kind !== 'operation' || expression.operator !== '÷') return false
  const [left, right] = [asLiteral(expression.left), asLiteral(expression.right)]
  return left?.form === 'whole' && right?.form === 'whole' && left.value.n === top && right.value.n === bottom
}

/** Whether the answer only says the question again. */
function isRestated(final: Statement, question: ArithmeticQuestion): boolean {
  if (question.kind !== 'calculate' || final.sides.length > 1 || final.isContinued) return false
  const [side] = final.sides
  if (!side) return false
  if (side.kind === 'number' && side.form === 'fraction' && question.text.includes('/')) {
    return isQuotientOf(side, question)
  }
  if (operationsIn(side).length === 0) return false
  // As written: 6/8 in the place of 3/4 is working, not the question again.
  const digits = (each: typeof side) =>
    literalsIn(each)
      .map(({ value, bottom }) => `${value.toFraction()} ${bottom ?? ''}`)
      .join(' ')
  return (
    operationsIn(side).length === operationsIn(question.expression).length &&
    digits(side) === digits(question.expression)
  )
}

/**
 * Judges the answer that was settled on. Where a right answer stands earlier and the last number is only part of a
 * sentence, nobody can be sure which is meant.
 */
function judgeFinal(
  { final, statements }: ReadAnswer,
  truth: Rational,
  question: ArithmeticQuestion,
): Verdict {
  if (!final) return 'unclear'
  const verdict = judge(final, truth, question)
  const last = statements.findLast(({ isCheck }) => !isCheck)
  // In "Answer: x = 5, 5x = 25" the whole line is announced.
  if (verdict === 'wrong' && last && last !== final && judge(last, truth, question) === 'right')
    return 'unclear'
  const isSentence = /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(final.text)
  if (verdict !== 'wrong' || final.isMarked || !isSentence || final.sides.length > 1) return verdict
  const isRightBefore = statements.some(each => each !== final && judge(each, truth, question) === 'right')
  return isRightBefore ? 'unclear' : verdict
}

function explain(
  working: Working,
  question: ArithmeticQuestion,
  answered: Rational | undefined,
): ArithmeticMisconception[] {
  const { wrong } = working
  const byLine = wrong?.question ? explanationsOf(wrong.question, wrong.claimedValue) : []
  if (byLine.length > 0 || !answered) return byLine
  return explanationsOf(question, answered)
}

/** What is still to do to an answer of the right value. */
function missingOf({ kind, form, isLowest }: ArithmeticQuestion): Missing | undefined {
  const isForMixed = form === 'mixed' || form === 'improper'
  if (kind === 'simplify' || isLowest) {
    const words = 'It can still be made simpler: look for a number that goes into the top and the bottom.'
    return { topic: isForMixed ? topics.mixedNumbers : form ? topics.converting : topics.simplifying, words }
  }
  if (!form) return undefined
  const topic = isForMixed ? topics.mixedNumbers : topics.converting
  return { topic, words: `The question asks for it as ${FORM_NAMES[form]}.` }
}

const FORM_NAMES: Record<AnswerForm, string> = {
  decimal: 'a decimal',
  fraction: 'a fraction',
  percentage: 'a percentage',
  mixed: 'a mixed number',
  improper: 'a top-heavy fraction',
}

/** The line with the calculation that it gets wrong. */
function withQuestion(wrong: WrongSum): WrongSum {
  return wrong.question?.kind === 'calculate' ? { ...wrong, asks: latex(wrong.question.expression) } : wrong
}

function markWorking(marked: Marked, answer: ReadAnswer, truth: Rational): Marked {
  const { question, solution } = marked
  const { final, statements } = answer
  if (!final) return marked
  if (statements.length === 1 && isRestated(final, question)) return { ...marked, isRestated: true }
  const verdict = isRestated(final, question) ? 'unread' : judgeFinal(answer, truth, question)
  const working = readWorking(
    statements.filter(({ isCheck }) => !isCheck),
    question,
    truth,
  )
  const finalText = final.text
  if (verdict === 'right' || verdict === 'rounded') {
    // A rounded decimal on the way to a right answer is not worth a word.
    const isRounding =
      question.kind === 'round' || (working.wrong && asLiteral(working.wrong.claimed)?.form === 'decimal')
    return { ...settled(marked, verdict), finalText, wrong: isRounding ? undefined : working.wrong }
  }
  const answered = answeredValue(final, question)
  const isWrong = verdict === 'wrong'
  const explanations = isWrong || working.wrong ? explain(working, question, answered) : []
  const lastShown = solution.steps.findLastIndex(step => step.isShownBy(working.shown))
  const isLast = (at: number) => at === solution.steps.length - 1
  const hasChosen = (at: number) =>
    solution.steps[at]?.isChoice === true &&
    ((explanations.length > 0 && explanations.every(each => !each.isOtherOperation)) ||
      solution.steps[at]?.isShownBy({ ...working.shown, operations: working.attempted }))
  const carried = isWrong && answered ? carriedSteps(question, solution, working.wrong, answered) : []
  const isFormMissing = verdict === 'unfinished' && hasFormStep(question) && answered?.equals(truth) === true
  const firstCarried = carried.indexOf(true)
  // A slip that is carried on by steps of the solution itself is known more exactly.
  const slip = isWrong && firstCarried < 0 ? findSlip(question, truth, working.wrong, answered) : undefined
  const lost = solution.steps.length - (slip?.isAtEnd === false && solution.steps.length > 2 ? 2 : 1)
  if (slip) for (const [at] of solution.steps.entries()) if (at > lost) carried[at] = true
  const earned = solution.steps.map((_, at) => {
    if (carried[at] === true || hasChosen(at)) return true
    if (slip) return at !== lost
    if (isFormMissing) return !isLast(at)
    return at <= lastShown && !isLast(at) && (firstCarried < 0 || at < firstCarried - 1)
  })
  return {
    ...marked,
    slip,
    verdict,
    ...(verdict === 'unfinished' ? { missing: missingOf(question) } : {}),
    finalText: verdict === 'unread' ? undefined : finalText,
    earned,
    carried: solution.steps.map((_, at) => carried[at] === true),
    wrong: slip && working.wrong ? withQuestion(working.wrong) : working.wrong,
    explanations,
  }
}

/**
 * Marks one answer to one question: full marks for a right answer, otherwise a mark for each step that the lines
 * before the first wrong one prove, and for those that follow rightly from a slip.
 */
export function markArithmetic(question: ArithmeticQuestion, answer: string): Marked {
  const solution = solve(question)
  const blank = unread(question, solution)
  if (question.kind === 'compare')
    return solution.value ? markComparison(blank, answer, solution.value) : blank
  const unknown = question.kind === 'solve' && question.unknown !== '?' ? question.unknown : undefined
  const read = asMeant(readAnswer(answer, { unknown, allowsRemainder: allowsRemainder(question) }), question)
  if (!solution.value) return markImpossible(blank, read)
  const marked = markWorking(blank, read, solution.value)
  return marked.verdict === 'wrong' && hasDoubtfulNumber(answer) ? { ...blank, verdict: 'unclear' } : marked
}
