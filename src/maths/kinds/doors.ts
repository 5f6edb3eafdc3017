import { namesRightLetter, withOptionSaid } from '../answers/chosen-option.ts'
import { isDenial } from '../answers/denial.ts'
import { withBlankFilled } from '../answers/filled-blank.ts'
import { withoutMarkup } from '../answers/markup.ts'
import { withoutFrame, withoutRemarks } from '../answers/remarks.ts'
import { besideQuestion, inPounds, withUnitsOfQuestion } from '../answers/said-with-question.ts'
import { asMixedNumber, withUsualSigns } from '../answers/signs.ts'
import type { Rational } from '../arithmetic/rational.ts'
import type { MarkedQuestion, Solution } from '../domain/marked.ts'
import type { Misconception } from '../domain/misconception.ts'
import type { Question } from '../domain/question.ts'
import type { Topic } from '../domain/topic.ts'
import { answerWithNumbers, markedWithGivens, solvedWithGivens } from '../givens/marked-with-givens.ts'
import type { ByHand } from './by-hand.ts'
import { kinds } from './index.ts'
import type { Kind } from './kind.ts'

const byName = new Map<string, Kind>(kinds.map(kind => [kind.name, kind]))

/** @throws RangeError for a question that no kind has read */
export function kindOf({ kind }: Question): Kind {
  const found = byName.get(kind)
  if (!found) throw new RangeError(`There is no kind of question called ${kind}`)
  return found
}

/** The worked steps to the answer, one mark each; the same for the same question. */
export function solve(question: Question): Solution {
  const solution = kindOf(question).solve(question)
  return question.givens ? solvedWithGivens(question.givens, solution) : solution
}

/** What was understood of a question, to be compared: the same text for two that ask the same in the same steps. */
export function fingerprint(question: Question): string {
  const { answer, steps } = solve(question)
  return JSON.stringify([question.kind, answer, steps.map(({ plan }) => plan)])
}

/** What a question practises. */
export function topicOf(question: Question): Topic {
  return kindOf(question).topicOf(question)
}

/** Two hints that fit a question, the plainer one second. */
export function tipsFor(question: Question): Topic['tips'] {
  return kindOf(question).tipsFor?.(question) ?? topicOf(question).tips
}

/** A question in words, maths between dollar signs: what it was taken for. */
export function writeQuestion(question: Question): string {
  const { choices } = question
  const list = choices?.list.map(({ letter, text }) => ` ${letter.toUpperCase()}) ${text}`) ?? []
  return kindOf(question).write(question) + list.join('')
}

/** How a question can be answered by hand; undefined where nothing fits. */
export function byHandFor(question: Question): ByHand | undefined {
  const isPlain = question.choices === undefined && question.givens === undefined
  return isPlain ? kindOf(question).byHand?.(question) : undefined
}

/** Marks one answer to one question; the letter of an option counts as what the option says. */
export function markQuestion(question: Question, typed: string): MarkedQuestion {
  const plain = withUsualSigns(withoutRemarks(withoutMarkup(typed)))
  const answer = withBlankFilled(question.text, saidBy(question, plain))
  const marked = markedBy(question, answer)
  const mixed = asMixedNumber(answer)
  const bare = withoutFrame(answer)
  const others = [
    ...(mixed === undefined ? [] : [mixed]),
    ...bare,
    ...[answer, ...bare].flatMap(said => besideQuestion(question.text, said)),
  ]
  const better =
    marked.verdict === 'right'
      ? marked
      : (firstRight(question, others) ?? inSomeUnit(question, marked, answer))
  const isUnsure = better.verdict === 'right' && better.solution.value !== undefined && isDenial(answer)
  return isUnsure ? { ...markedBy(question, ''), verdict: 'unclear' } : asMoney(question, better, answer)
}

/** A bare number that is right in one of several units of its question only wants its unit. */
function inSomeUnit(question: Question, marked: MarkedQuestion, answer: string): MarkedQuestion {
  const right = marked.verdict === 'wrong' && firstRight(question, withUnitsOfQuestion(question.text, answer))
  if (!right) return marked
  const { earned, topic } = right
  const words = 'One thing is left: say which unit it is.'
  return {
    ...right,
    verdict: 'unfinished',
    finalText: answer.trim(),
    earned: earned.map((_, at) => earned.length > 1 && at < earned.length - 1),
    missing: { topic, words },
  }
}

/** Pence where pounds are right are another amount, though a sum of plain numbers looks at the number alone. */
function asMoney(question: Question, marked: MarkedQuestion, answer: string): MarkedQuestion {
  const isPlain = marked.verdict === 'right' && !/[£$€]|\\text/.test(marked.solution.answer)
  const [pounds] = isPlain ? inPounds(question.text, answer) : []
  const again = pounds === undefined ? marked : markedBy(question, pounds)
  return again.verdict === 'wrong' ? { ...again, finalText: answer.trim() } : marked
}

/** The first of several readings of an answer that is right. */
function firstRight(question: Question, answers: readonly string[]): MarkedQuestion | undefined {
  for (const each of answers) {
    const marked = markedBy(question, each)
    if (marked.verdict === 'right') return marked
  }
  return undefined
}

function markedBy(question: Question, answer: string): MarkedQuestion {
  const { mark } = kindOf(question)
  const marked = mark(question, answer)
  const { givens } = question
  if (!givens) return marked
  const named = marked.verdict === 'right' ? undefined : answerWithNumbers(givens, answer)
  const again = named === undefined ? marked : mark(question, named)
  const isBetter = again.verdict === 'right' || marked.verdict === 'unread'
  return markedWithGivens(givens, isBetter ? again : marked, answer)
}

/** Every misconception that leads to a wrong number; none where a kind looks at more than numbers. */
export function explanationsOf(question: Question, wrong: Rational): readonly Misconception[] {
  return kindOf(question).explanationsOf?.(question, wrong) ?? []
}

/** Whether a text says the answer to a question, in whatever form. */
export function saysAnswer(text: string, question: Question): boolean {
  const isLetter = question.choices !== undefined && namesRightLetter(text, question.choices)
  return isLetter || kindOf(question).isSaidIn(text, question)
}

/** Whether a child has found the answer itself: said it as its answer, or named it among few others. */
export function hasFound(text: string, question: Question): boolean {
  return kindOf(question).isFoundIn(saidBy(question, text), question)
}

const saidBy = ({ choices }: Question, answer: string) => (choices ? withOptionSaid(answer, choices) : answer)
