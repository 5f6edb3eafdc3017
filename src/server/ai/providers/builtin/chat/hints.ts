import { saysAnswer, solve, topicOf } from '#maths/kinds/doors.ts'
import { misconceptions } from '#maths/misconceptions/table.ts'
import type { Question } from '#maths/questions/question.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import type { Lesson } from './lesson.ts'

const MOST_DRAWS = 60

/** A hint for the next step, a bigger one each time: a question, the plain way, the step with a gap, an example. */
export function hintFor(lesson: Lesson): string {
  const { problem, marked, proven, stuck } = lesson
  const [first, second] = marked.topic.tips
  const at = proven.lastIndexOf(true) + 1
  const steps = marked.solution.steps
  const next = steps.findIndex((step, index) => index >= at && step.isChoice !== true)
  const step = steps[next]
  const isLast = next === steps.length - 1
  const begun = at > 0
  const withGap =
    step && `${begun ? 'The next step is this one' : 'Try just this part'}: ${gapped(step.plan)}`
  const shown = step && !isLast ? `I’ll do one step for you: ${step.done}. What comes next?` : undefined
  const level = (stuck - 1) % 4
  const candidates =
    begun && stuck <= 1
      ? [withGap, second]
      : level <= 0
        ? [first]
        : level === 1
          ? [second]
          : level === 2
            ? [shown, withGap, second]
            : [workedExample(problem.question), second]
  const safe = candidates.find(text => text !== undefined && !saysAnswer(text, problem.question))
  return safe ?? 'Look at the question once more, a small part at a time. What could the very first step be?'
}

/** A step with what it comes to left open: `Add: $\frac{6}{8} + \frac{1}{8} = \;?$` */
function gapped(plan: string): string {
  if (!plan.includes('=')) return plan.split(':')[0] ?? plan
  return plan.replace(/\$([^$]+)\$/g, (maths, inner: string) => {
    const [left = '', ...rest] = inner.split('=')
    return rest.length > 0 ? `$${left.trim()} = \\;?$` : maths
  })
}

/** A calculation of the same kind with other numbers, worked to its end. */
export function workedExample(question: Question): string | undefined {
  const example = similarQuestion(question)
  if (!example) return undefined
  const { steps, answer } = solve(example)
  const lines = steps.filter(({ isChoice }) => isChoice !== true).map(({ done }, at) => `${at + 1}. ${done}`)
  const text = `Let’s look at one with other numbers: **${example.text}**\n\n${lines.join('\n')}\n\nSo that one comes to $${answer}$. Now do the same with yours. What is your first step?`
  return saysAnswer(text, question) ? undefined : text
}

/** A question of the same topic whose answer and numbers are others; the same for the same question. */
export function similarQuestion(question: Question, seed = 1): Question | undefined {
  const topic = topicOf(question)
  const { answer } = solve(question)
  const makers = misconceptions.filter(each => each.topic === topic)
  if (makers.length === 0) return undefined
  const random = seeded(hashText(question.text) + seed)
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const [made] =
      readQuestions(makers[Math.floor(random() * makers.length)]?.makeQuestion(random) ?? '') ?? []
    const own = made && solve(made)
    if (!own || own.isImpossible || topicOf(made) !== topic || own.answer === answer) continue
    const steps = own.steps.map(({ done }) => done).join('\n')
    if (!saysAnswer(`${made.text}\n${steps}`, question)) return made
  }
  return undefined
}

/** Mulberry32: small, and the same everywhere. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function hashText(text: string): number {
  let hash = 0
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0
  return hash
}
