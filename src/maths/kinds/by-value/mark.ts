import { readAnswer } from '../../answers/read-answer.ts'
import { exactValue } from '../../arithmetic/evaluate.ts'
import { numberNode } from '../../arithmetic/expression.ts'
import { type Rational, rational } from '../../arithmetic/rational.ts'
import { latex } from '../../arithmetic/show.ts'
import type { CalculateQuestion } from '../../domain/arithmetic-question.ts'
import type { MarkedQuestion, Slip } from '../../domain/marked.ts'
import type { Misconception } from '../../domain/misconception.ts'
import type { Question } from '../../domain/question.ts'
import type { Topic } from '../../domain/topic.ts'
import { judgeAnswer } from '../../values/said.ts'
import { findSlip } from '../by-lines/slip.ts'
import { readWorking, type Working } from '../by-lines/working.ts'
import type { ValueSolution } from './solution.ts'

/** What a kind knows of a question that is to be marked. */
export interface ToMark {
  question: Question
  topic: Topic
  solution: ValueSolution
  /** Every misconception of the kind whose wrong answer is what was answered. */
  explain: (said: string) => Misconception[]
}

/** A sum of nothing but the answer: the lines of working are held against it. */
function pseudoSum(text: string, value: Rational): CalculateQuestion {
  return { kind: 'calculate', text, expression: numberNode(value) }
}

function workingOf(answer: string, question: Question, value: Rational | undefined): Working {
  const truth = value ?? rational(-987_654_321)
  const statements = readAnswer(answer).statements.filter(({ isCheck }) => !isCheck)
  return readWorking(statements, pseudoSum(question.text, truth), truth)
}

/**
 * Marks an answer by its value: full marks for a right one; otherwise a mark for each step that right lines show, and
 * for all steps but one where the answer follows from a single slip.
 */
export function markByValue({ question, topic, solution, explain }: ToMark, answer: string): MarkedQuestion {
  const { steps, expected } = solution
  const none = steps.map(() => false)
  const base = {
    question,
    solution,
    topic,
    carried: none,
    finalText: undefined,
    wrong: undefined,
    explanations: [],
  }
  if (answer.trim() === '') return { ...base, verdict: 'unread', earned: none }
  const { verdict, missing, isPart = false, text, said } = judgeAnswer(answer, expected)
  if (verdict === 'right' || verdict === 'rounded') {
    return { ...base, verdict, earned: steps.map(() => true), finalText: text }
  }
  const working = workingOf(answer, question, expected.number)
  const lastShown = steps.findLastIndex(step => step.isShownBy?.(working.shown) === true)
  const isLast = (at: number) => at === steps.length - 1
  if (verdict === 'unfinished') {
    const earned = steps.map((_, at) => steps.length > 1 && !isLast(at))
    return {
      ...base,
      verdict,
      earned,
      finalText: text,
      missing: { topic, words: missing ?? 'Look at it once more.', isPart },
    }
  }
  const slip = verdict === 'wrong' ? slipIn(question, expected.number, working, said) : undefined
  const lost = slip?.isAtEnd === false && steps.length > 2 ? steps.length - 2 : steps.length - 1
  return {
    ...base,
    verdict,
    earned:
      slip && steps.length > 1
        ? steps.map((_, at) => at !== lost)
        : steps.map((_, at) => at <= lastShown && !isLast(at)),
    carried: steps.map((_, at) => slip !== undefined && steps.length > 1 && at > lost),
    finalText: verdict === 'unread' ? undefined : text,
    wrong: slip ? withItsQuestion(working.wrong) : working.wrong,
    explanations: verdict === 'wrong' && said !== undefined ? explain(said) : [],
    ...(slip ? { slip } : {}),
  }
}

/** The single slip of the working that a wrong answer follows from. */
function slipIn(
  question: Question,
  truth: Rational | undefined,
  { wrong }: Working,
  said: string | undefined,
): Slip | undefined {
  return truth && findSlip(pseudoSum(question.text, truth), truth, wrong, answeredNumber(said))
}

/** A wrong line with the sum that it asks, where it is one. */
function withItsQuestion(wrong: Working['wrong']): Working['wrong'] {
  if (wrong?.question?.kind !== 'calculate') return wrong
  return { ...wrong, asks: latex(wrong.question.expression) }
}

function answeredNumber(said: string | undefined): Rational | undefined {
  const side = said === undefined ? undefined : readAnswer(said).final?.sides.at(-1)
  return side && exactValue(side)
}
