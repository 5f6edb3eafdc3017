import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { type Expression, literalsIn, operationsIn } from '#maths/arithmetic/expression.ts'
import { latex } from '#maths/arithmetic/show.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { valueOfClaim } from '#maths/routes/claims.ts'
import type { Said } from '#maths/routes/judged.ts'
import { judgeFor } from './judging.ts'
import type { Story } from './story.ts'
import type { StepFound } from './story-found.ts'
import { beginWork, type Work } from './work.ts'

/** What a message says of the sum that a story is at, judged like any sum. */
export interface OfSum {
  work: Work
  said: Said
}

/**
 * A part of the sum that is worked on, or a known slip in it: `5 and 8 is 13`, of 35 + 28. Of a sum of the child's own
 * the slip is sure; of the one that comes next in the story only what helps is heard.
 */
export function ofStorySum({ open, part, model, reached }: Story, text: string): OfSum | undefined {
  const own = open && isTwo(open) ? asWork(withSigns(open)) : undefined
  const step = model.steps.find(({ value }) => !reached.some(each => each.equals(value)))
  const begun = (fresh: Work | undefined) => (fresh?.problem.text === part?.problem.text ? part : fresh)
  for (const fresh of [own, asWork(sumOf(step))]) {
    const work = begun(fresh)
    if (!work) continue
    const said = judgeFor(work, text)
    const isHelp = said.outcome === 'useful' && isAbout(said)
    const isSlip = fresh === own && said.outcome === 'wrong' && said.marked.explanations.length === 1
    if (isHelp || isSlip) return { work, said }
  }
  return undefined
}

/** The number alone that stands in no sum may be any other thing of the story. */
const isAbout = ({ claims }: Said) =>
  claims.some(({ claim, landmark }) => claim.sides.length > 1 || landmark?.from !== undefined) &&
  claims.every(({ claim }) => claim.sides.length > 1 || valueOfClaim(claim) !== undefined)

function isTwo(side: Expression): boolean {
  return operationsIn(side).length === 1 && literalsIn(side).length === 2 && exactValue(side) !== undefined
}

const withSigns = (side: Expression) => latex(side).replaceAll('\\times', '×').replaceAll('\\div', '÷')

/** The sum of a step; money in its small coins, where it is told in parts of the large one. */
function sumOf(step: StepFound | undefined): string | undefined {
  const sum = step?.calculation
  if (!sum?.includes('/')) return sum
  const small = sum.replace(/(\d+)(?:\/(\d+))?/g, (_, top: string, bottom = '1') =>
    String((Number(top) * 100) / Number(bottom)),
  )
  return /^[\d\s+−]+$/.test(small) ? small : undefined
}

function asWork(sum: string | undefined): Work | undefined {
  const [question, ...others] = (sum && readQuestions(sum)) || []
  return question?.kind === 'calculate' && sum && others.length === 0
    ? beginWork({ question, text: sum })
    : undefined
}
