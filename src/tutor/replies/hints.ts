import type { Question } from '#maths/domain/question.ts'
import type { AngleQuestion } from '#maths/kinds/angles/question.ts'
import { saysAnswer, solve, topicOf } from '#maths/kinds/doors.ts'
import { openStep } from '#maths/marking/open-step.ts'
import { factorNumbersAsked } from '#maths/routes/factor-numbers.ts'
import { remembering } from '#text/remembering.ts'
import { similarQuestion, weightOf } from '../make-question.ts'
import type { Work } from '../work.ts'
import { nextAfter } from './building.ts'
import { partOf } from './smaller-part.ts'
import { wasSaid } from './voice.ts'

/**
 * A hint for the next step, a bigger one each time: a question, the plain way, a part, the step with a gap, one step
 * done, an example with other numbers.
 * @param told what was said before; the newest of it is not said again
 */
export function hintFor(work: Work, told: readonly string[] = []): string {
  const { question } = work.problem
  const tips = tipsFor(question)
  const [first, second] = tips
  const { steps } = solve(question)
  const at = work.proven.lastIndexOf(true) + 1
  const next = steps.findIndex((step, index) => index >= at && step.isChoice !== true)
  const step = steps[next]
  const isOnly = steps.filter(({ isChoice }) => isChoice !== true).length === 1
  // Of several answers the last step names all of them but one.
  const isGiving = next === steps.length - 1 && solve(question).answer.includes(',')
  const withGap =
    step && !isOnly && !isGiving
      ? `${at > 0 ? 'The next step' : 'Just this part'}: ${openStep(step.plan)}`
      : undefined
  const shown =
    step && next < steps.length - 1 ? `I’ll do one step for you. ${step.done}. What comes next?` : undefined
  const ladder = [
    nextAfter(work),
    // Who has begun is not sent back to the start.
    ...(at > 0 && withGap ? [withGap, withGap.replace('The next step:', 'Next step then:')] : [first]),
    partOf(work),
    second,
    withGap,
    shown,
  ]
  const safe = ladder.filter(text => text !== undefined).filter(text => !saysAnswer(text, question))
  const recent = told.slice(-2)
  let start: string | undefined
  for (const hint of inTurn(safe, Math.max(0, work.stuck), question)) {
    start ??= hint
    if (!wasSaid(recent, hint)) return asking(hint)
  }
  return asking(start ?? FALLBACK)
}

/** What is asked of the angles of a triangle with a letter is no matter of polygons. */
function tipsFor(question: Question): readonly string[] {
  const { task, whole } = question as AngleQuestion & { whole?: number }
  const [numbers, [, ...others]] = [factorNumbersAsked(question), topicOf(question).tips]
  if (numbers) return [numbers, ...others]
  return question.kind === 'angle' && task === 'letter' && (whole ?? 0) <= FULL_TURN
    ? topicOf({ ...question, task: 'rest' } as AngleQuestion).tips
    : topicOf(question).tips
}

const FULL_TURN = 360

/** An idea how to go about it, without its next step; the hint where each was said just now. */
export function ideaFor(work: Work, told: readonly string[] = []): string {
  const { question } = work.problem
  const idea = tipsFor(question).find(each => !saysAnswer(each, question) && !wasSaid(told.slice(-2), each))
  return idea === undefined ? hintFor(work, told) : asking(idea)
}

/** The hints from one of them on, and round again; the example behind them, which takes long to find, only at its turn. */
function* inTurn(safe: readonly string[], from: number, question: Question): Generator<string> {
  if (from < safe.length) yield* safe.slice(from)
  const example = workedExample(question)
  if (from < safe.length) {
    if (example) yield example
    yield* safe.slice(0, from)
    return
  }
  const all = example ? [...safe, example] : safe
  for (let turn = 0; turn < all.length; turn++) yield all[(from + turn) % all.length] ?? FALLBACK
}

function asking(hint: string): string {
  return hint.includes('?') ? hint : `${hint} What is your next step?`
}

/** Gives nothing away, whatever the question. */
export const FALLBACK =
  'Look at the question once more, a small part at a time. What could the very first step be?'

const MOST_EXAMPLES = 5

/** A similar question that takes as many steps where one comes up, and is about as hard. */
const exampleLike = remembering(
  (question: Question): Question | undefined => {
    const stepsOf = (each: Question) => solve(each).steps.filter(({ isChoice }) => isChoice !== true).length
    const unlike = (each: Question) =>
      Math.abs(weightOf(each) - weightOf(question)) + (stepsOf(each) < stepsOf(question) ? 100 : 0)
    const made = Array.from({ length: MOST_EXAMPLES }, (_, seed) => similarQuestion(question, seed + 1))
    return made.filter(each => each !== undefined).sort((a, b) => unlike(a) - unlike(b))[0]
  },
  ({ kind, text }) => `${kind} ${text}`,
)

/** A calculation of the same kind with other numbers, worked to its end. */
export function workedExample(question: Question): string | undefined {
  const example = exampleLike(question)
  if (!example) return undefined
  const { steps, answer } = solve(example)
  const lines = steps.filter(({ isChoice }) => isChoice !== true).map(({ done }, at) => `${at + 1}. ${done}`)
  const text = `Let’s look at one with other numbers: **${example.text}**\n\n${lines.join('\n')}\n\nSo that one comes to $${answer}$. Now do the same with yours. What is your first step?`
  return saysAnswer(text, question) ? undefined : text
}
