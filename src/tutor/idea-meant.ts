import type { Held } from '#maths/ideas/idea.ts'
import { ideaIn } from '#maths/ideas/idea-in.ts'
import { solve, topicOf } from '#maths/kinds/doors.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import type { Said } from '#maths/routes/judged.ts'
import { plainWords } from './intents/spelling.ts'
import type { Dialogue } from './state.ts'
import type { Work } from './work.ts'

/** Of a line that says one of these there is more to say than what holds in general. */
const SETTLED: readonly Said['outcome'][] = ['answer', 'slipped', 'which', 'unfinished']

/** What a message says about how maths is done, without a sum that could be checked. */
export function ideaMeant(
  text: string,
  { work, lesson, lessonAsked }: Dialogue,
  said?: Said,
): Held | undefined {
  if (said?.move) return undefined
  if (said && (SETTLED.includes(said.outcome) || said.claims.some(({ claim }) => claim.sides.length > 1)))
    return undefined
  // A question that is answered in words may ask for just this.
  if (work && !work.isFound && isInWords(work)) return undefined
  const table = [
    lesson?.title,
    lessonAsked,
    work && topicOf(work.problem.question).concept,
    work && written(work),
  ]
  return ideaIn(plainWords(text), table.filter(each => each !== undefined).join(' '), work?.problem.question)
}

function isInWords({ problem }: Work): boolean {
  return solve(problem.question).answer.startsWith('\\text{')
}

function written({ problem }: Work): string {
  return withoutLatex(problem.question.text)
}
