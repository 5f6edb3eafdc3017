import { judge, statedSolution, type Verdict } from '../answers/judge.ts'
import { readAnswer } from '../answers/read-answer.ts'
import { readComparison } from '../answers/read-comparison.ts'
import type { ReadAnswer, Statement } from '../answers/statement.ts'
import { exactValue } from '../arithmetic/evaluate.ts'
import { asLiteral, literalsIn, operationsIn } from '../arithmetic/expression.ts'
import { isWhole, type Rational } from '../arithmetic/rational.ts'
import { explanationsOf } from '../misconceptions/diagnose.ts'
import type { Misconception } from '../misconceptions/misconception.ts'
import type { Question } from '../questions/question.ts'
import { topicOf } from '../questions/topic-of.ts'
import type { Topic } from '../topics.ts'
import { carriedSteps } from './carry.ts'
import type { Solution } from './solution.ts'
import { solve } from './solve.ts'
import { readWorking, type Working, type WrongLine } from './working.ts'

export interface MarkedQuestion {
  question: Question
  solution: Solution
  topic: Topic
  /** `unread` when the answer holds nothing that could be read. */
  verdict: Verdict | 'unread'
  /** For each step of the solution whether its mark is earned. */
  earned: boolean[]
  /** Steps that are right only in that they follow from an earlier slip. */
  carried: boolean[]
  /** The answer as it was read, as typed. */
  finalText: string | undefined
  wrong: WrongLine | undefined
  /** Every misconception that explains the first wrong step. */
  explanations: Misconception[]
}

function allowsRemainder(question: Question): boolean {
  if (question.kind !== 'calculate' || question.form) return false
  const { expression } = question
  if (expression.kind !== 'operation' || expression.operator !== '÷') return false
  return [expression.left, expression.right].every(side => {
    const literal = asLiteral(side)
    return literal?.form === 'whole' && literal.value.s >= 0n
  })
}

/** The number an answer ends in, bare percentages read as they were meant. */
export function answeredValue(final: Statement | undefined, question: Question): Rational | undefined {
  if (!final || final.isUndecided || final.remainder) return undefined
  const side = question.kind === 'solve' ? statedSolution(final, question.unknown) : final.sides.at(-1)
  const value = side && exactValue(side)
  const isBarePercentage =
    question.form === 'percentage' && side && ['whole', 'decimal'].includes(asLiteral(side)?.form ?? '')
  return isBarePercentage ? value?.div(100) : value
}

function unread(question: Question, solution: Solution): MarkedQuestion {
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

function settled(marked: MarkedQuestion, verdict: Verdict): MarkedQuestion {
  return { ...marked, verdict, earned: marked.earned.map(() => verdict === 'right' || verdict === 'rounded') }
}

function markImpossible(marked: MarkedQuestion, answer: ReadAnswer): MarkedQuestion {
  if (answer.saysImpossible) return settled(marked, 'right')
  const value = answeredValue(answer.final, marked.question)
  if (!value || !answer.final) return marked
  const explanations = explanationsOf(marked.question, value)
  return { ...settled(marked, 'wrong'), finalText: answer.final.text, explanations }
}

function markComparison(marked: MarkedQuestion, text: string, truth: Rational): MarkedQuestion {
  const { question } = marked
  const value = question.kind === 'compare' ? readComparison(text, question) : undefined
  if (!value) return marked
  if (value.equals(truth)) return { ...settled(marked, 'right'), finalText: text.trim() }
  return {
    ...settled(marked, 'wrong'),
    finalText: text.trim(),
    explanations: explanationsOf(question, value),
  }
}

/** Whether the answer only says the question again. */
function isRestated(final: Statement, question: Question): boolean {
  if (question.kind !== 'calculate' || final.sides.length > 1 || final.isContinued) return false
  const [side] = final.sides
  if (!side || operationsIn(side).length === 0) return false
  const digits = (each: typeof side) =>
    literalsIn(each)
      .map(({ value }) => value.toFraction())
      .join(' ')
  return (
    operationsIn(side).length === operationsIn(question.expression).length &&
    digits(side) === digits(question.expression)
  )
}

function explain(working: Working, question: Question, answered: Rational | undefined): Misconception[] {
  const { wrong } = working
  const byLine = wrong?.question ? explanationsOf(wrong.question, wrong.claimedValue) : []
  if (byLine.length > 0 || !answered) return byLine
  return explanationsOf(question, answered)
}

function markWorking(marked: MarkedQuestion, answer: ReadAnswer, truth: Rational): MarkedQuestion {
  const { question, solution } = marked
  const { final, statements } = answer
  if (!final) return marked
  const verdict = isRestated(final, question) ? 'unread' : judge(final, truth, question)
  const working = readWorking(
    statements.filter(({ isCheck }) => !isCheck),
    question,
    truth,
  )
  const finalText = final.text
  if (verdict === 'right' || verdict === 'rounded') {
    return { ...settled(marked, verdict), finalText, wrong: isWhole(truth) ? working.wrong : undefined }
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
  const slip = carried.indexOf(true)
  const earned = solution.steps.map((_, at) => {
    if (carried[at] === true || hasChosen(at)) return true
    return at <= lastShown && !isLast(at) && (slip < 0 || at < slip - 1)
  })
  return {
    ...marked,
    verdict,
    finalText: verdict === 'unread' ? undefined : finalText,
    earned,
    carried: solution.steps.map((_, at) => carried[at] === true),
    wrong: working.wrong,
    explanations,
  }
}

/**
 * Marks one answer to one question: full marks for a right answer, otherwise a mark for each step that the lines
 * before the first wrong one prove, and for those that follow rightly from a slip.
 */
export function markQuestion(question: Question, answer: string): MarkedQuestion {
  const solution = solve(question)
  const blank = unread(question, solution)
  if (question.kind === 'compare')
    return solution.value ? markComparison(blank, answer, solution.value) : blank
  const unknown = question.kind === 'solve' && question.unknown !== '?' ? question.unknown : undefined
  const read = readAnswer(answer, { unknown, allowsRemainder: allowsRemainder(question) })
  if (!solution.value) return markImpossible(blank, read)
  return markWorking(blank, read, solution.value)
}
