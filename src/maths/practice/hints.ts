import type { Question } from '../domain/question.ts'
import { saysAnswer, solve, tipsFor } from '../kinds/doors.ts'
import { findTopic } from '../kinds/topics.ts'
import { withIdea } from '../lessons/idea-in-picture.ts'
import { markAnswer } from '../marking/mark-answer.ts'
import type { HowRead } from '../typed/read-typed.ts'
import { readPractised } from './read-practised.ts'

/** For questions that the tutor can't read. */
const BACK = 'What is the question asking for? Say it in your own words, and what you know already.'
const STEP =
  'Try it on paper without looking at the answers. Then cross out those that can’t be right, and say why.'

/**
 * Two hints for a practice question: a question back, then the first step. Neither says the answer; the idea stands below the first in a picture.
 * @param concept of the gap that is practised
 * @returns Markdown with maths between dollar signs
 */
export function hintsFor(text: string, concept: string): [string, string] {
  const question = readPractised(text)
  const [back, step] = question ? tipsFor(question) : (findTopic(concept)?.tips ?? [BACK, STEP])
  return [withIdea(back, question), (question && firstStep(question)) ?? step]
}

/**
 * Hints for the first question of a text whose answer the child does not know; one alone for what the tutor can't read.
 * @returns Markdown with maths between dollar signs
 */
export function hintsToTry(text: string, answer: string, how: HowRead = {}): string[] {
  const { marked = [] } = markAnswer(text, answer, how) ?? {}
  const question = (marked.find(({ isUnknown }) => isUnknown) ?? marked[0])?.question
  if (!question) return [BACK]
  const [back, step] = tipsFor(question)
  return [withIdea(back, question), firstStep(question) ?? step]
}

/** The first step of the worked solution, where it is one of several and doesn't come to the answer. */
function firstStep(question: Question): string | undefined {
  const { steps, answer } = solve(question)
  const [first, ...others] = steps.filter(({ isChoice }) => isChoice !== true)
  if (!first || others.length === 0 || first.plan.includes(answer)) return undefined
  return saysAnswer(first.plan, question) ? undefined : first.plan
}
