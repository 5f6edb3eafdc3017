import { z } from 'zod'
import { pointsOf } from '#text/subjects/points.ts'
import { ask } from '../../../ask.ts'
import type { MarkingSteps } from '../../../marking/steps.ts'
import type { ModelRequest } from '../../../model-request.ts'
import { fenced } from '../../../prompts/fence.ts'
import type { AssessedAnswer } from '../../../tutor.ts'
import { DATA, PLAINLY, teacherOf } from './small-words.ts'

/** A small model that lists more begins to make them up. */
const MOST = 2

const finding = z.object({ concept: z.string().min(1), description: z.string().min(1) })
const schema = z.object({ gaps: z.array(finding), understood: z.array(finding) })
type SmallFindings = z.infer<typeof schema>

function request({ question, answer, assessment, grade }: AssessedAnswer): ModelRequest<SmallFindings> {
  const { subject } = pointsOf(question, grade)
  return {
    name: 'small_findings',
    instruction: [
      teacherOf(subject, grade),
      'Say what this marked answer shows. gaps: at most two things that the child does not understand yet; a full mark has none, and a slip is none. understood: at most two that it does. concept: two to five words. description: one sentence on what to practise, or what the answer shows.',
      DATA,
      PLAINLY,
    ].join(' '),
    content: [fenced('QUESTION', question), fenced('ANSWER', answer), fenced('ASSESSMENT', assessment)],
    schema,
  }
}

/** At most two of each. A standard's code is left out: a small model makes it up. */
export const findShortly: MarkingSteps['findings'] = async (model, input, signal) => {
  const { gaps, understood } = await ask(model, request(input), signal)
  return {
    knowledgeGaps: gaps.slice(0, MOST).map(gap => ({ ...gap, relevantStandard: null })),
    knowledgeMasteries: understood.slice(0, MOST),
  }
}
