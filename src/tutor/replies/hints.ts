import type { Rational } from '#maths/arithmetic/rational.ts'
import type { Question } from '#maths/domain/question.ts'
import { saysAnswer, solve, tipsFor } from '#maths/kinds/doors.ts'
import { openStep } from '#maths/marking/open-step.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { factorNumbersAsked } from '#maths/routes/factor-numbers.ts'
import { remembering } from '#text/remembering.ts'
import { isAnswered } from '../hint-questions/index.ts'
import { similarQuestion, weightOf } from '../make-question.ts'
import { firstThing } from '../story-first.ts'
import { storyFound } from '../story-found.ts'
import type { Work } from '../work.ts'
import { nextAfter } from './building.ts'
import { hintsOfWayBegun } from './chosen-way.ts'
import { partOf } from './smaller-part.ts'
import { stepInWords } from './step-in-words.ts'
import { wasSaid } from './voice.ts'

/**
 * A hint for the next step, a bigger one each time: a question, the plain way, a part, the step with a gap, one step
 * done, an example with other numbers.
 * @param told what was said before; the newest of it is not said again
 */
export function hintFor(work: Work, told: readonly string[] = []): string {
  const { question } = work.problem
  const [first, second] = tipsOf(question)
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
  const inWords = step && withGap ? (stepInWords(step.plan, question) ?? withGap) : undefined
  const shown =
    step && next < steps.length - 1 ? `I’ll do one step for you. ${step.done}. What comes next?` : undefined
  const ladder = [
    nextAfter(work),
    ...hintsOfWayBegun(question, told),
    // Who has begun is not sent back to the start.
    ...(at > 0 && withGap && inWords
      ? [inWords, withGap.replace('The next step:', 'Next step then:')]
      : isAnswered(first, work)
        ? []
        : [first]),
    partOf(work),
    second,
    withGap,
    shown,
  ]
  const safe = ladder.filter(text => text !== undefined).filter(text => !saysAnswer(text, question))
  // What was said of the question before is said anew of this one.
  const isFresh = work.stuck === 0 && at === 0 && work.credited.length === 0
  const recent = told.slice(isFresh ? -1 : -2)
  let start: string | undefined
  for (const hint of inTurn(safe, Math.max(0, work.stuck), question)) {
    start ??= hint
    if (!wasSaid(recent, hint)) return asking(hint)
  }
  return asking(start ?? FALLBACK)
}

/** The steps of a story that has several. */
function stepsOf(text: string) {
  const steps = storyFound(text)?.steps ?? []
  return steps.length > 1 ? steps : []
}

function tipsOf(question: Question): readonly [string, ...string[]] {
  const [numbers, [first, ...others]] = [factorNumbersAsked(question), tipsFor(question)]
  if (numbers) return [numbers, ...others]
  const own = question.kind === 'story' ? firstThing(question.text, stepsOf(question.text)) : undefined
  return own ? [own, first, ...others] : [first, ...others]
}

/** An idea how to go about it, without its next step; the hint where each was said just now. */
export function ideaFor(work: Work, told: readonly string[] = []): string {
  const { question } = work.problem
  const idea = tipsOf(question).find(each => !saysAnswer(each, question) && !wasSaid(told.slice(-2), each))
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
    const isLike = (each: Question) => question.kind !== 'story' || shapeOf(each) === shapeOf(question)
    return made
      .filter(each => each !== undefined)
      .filter(isLike)
      .sort((a, b) => unlike(a) - unlike(b))[0]
  },
  ({ kind, text }) => `${kind} ${text}`,
)

/** Which sums a story comes to; one that gives 8 away of 6 turns its difference round, and tells what can't be. */
function shapeOf(question: Question): string {
  const told: readonly string[] = question.text.match(/\d+(?:\.\d+)?/g) ?? []
  const sourceOf = ({ value }: { value: Rational }) =>
    told.includes(`${value.valueOf()}`) ? 'told' : 'found'
  const { calculations } = wayTo(question)
  return calculations
    .map(({ left, operator, right }) => `${sourceOf(left)} ${operator} ${sourceOf(right)}`)
    .join(', ')
}

/** Stands before an example that is worked to its end. */
export const WITH_OTHERS = 'Let’s look at one with other numbers:'

/** A calculation of the same kind with other numbers, worked to its end. */
export function workedExample(question: Question): string | undefined {
  const example = exampleLike(question)
  if (!example) return undefined
  const { steps, answer } = solve(example)
  const lines = steps.filter(({ isChoice }) => isChoice !== true).map(({ done }, at) => `${at + 1}. ${done}`)
  // Of a story as the child has told it: without `hello, my homework says:`.
  const asked = example.kind === 'story' ? example.text.replace(/^[^\d:]{0,60}:\s+/, '') : example.text
  const text = `${WITH_OTHERS} **${asked}**\n\n${lines.join('\n')}\n\nSo that one comes to $${answer}$. Now do the same with yours. What is your first step?`
  return saysAnswer(text, question) ? undefined : text
}
