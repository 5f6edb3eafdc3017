import { tableOf } from '../readings/table-of.ts'
import { isSameQuestion } from '../restated.ts'
import type { Dialogue } from '../state.ts'
import { problemsOf } from '../work.ts'
import { type Label, labelled } from './labels.ts'
import type { Part, PartKind } from './part.ts'

const KINDS: Record<Label, PartKind> = {
  question: 'work',
  said: 'work',
  asks: 'asks',
  wish: 'wish',
  talk: 'talk',
}
/** From here on it is believed where a question begins and ends. */
const SURE = 0.8

/**
 * The parts of a message that brings a question, and what the child thinks or asks of it in the same breath, where the
 * question is not read as long as they stand beside it: `£60 in the ratio 2:3 i was thinking theres 5 parts`.
 */
export function partsByLabels(text: string, before: Dialogue): Part[] | undefined {
  const runs = labelled(text, tableOf(before))
  const [question, ...others] = runs.filter(({ label }) => label === 'question')
  if (!question || others.length > 0 || runs.length === 1 || question.sureness < SURE) return undefined
  const [alone, ...more] = problemsOf(question.text)
  if (!alone || more.length > 0) return undefined
  const whole = problemsOf(text)
  if (whole.length === 1 && whole[0] && isSameQuestion(whole[0].question, alone.question)) return undefined
  return runs
    .filter(({ label }, at) => label !== 'talk' || at > runs.indexOf(question))
    .map(run => ({
      kind: KINDS[run.label],
      text: run.text,
      ...(run === question && { isNew: true as const }),
    }))
}
