import { tableOf } from '../readings/table-of.ts'
import { isSameQuestion } from '../restated.ts'
import type { Dialogue } from '../state.ts'
import { problemsOf } from '../work.ts'
import { numbersIn } from './asks-whole.ts'
import { type Label, type Labelled, labelled } from './labels.ts'
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
  const [whole, ...rest] = problemsOf(text)
  const isReadSo = alone !== undefined && more.length === 0
  const isSame = isReadSo && whole && rest.length === 0 && isSameQuestion(whole.question, alone.question)
  // What no reader of books knows may be known in other words, or as a story, once it stands alone.
  const isToldAlone = whole === undefined && isSentence(question.text) && beginsAnew(runs, question)
  if (isSame || !(isReadSo || isToldAlone)) return undefined
  return (
    runs
      // `next one:` is answered by what it announces.
      .filter(({ label }, at) => !['talk', 'wish'].includes(label) || at > runs.indexOf(question))
      .map(run => ({
        kind: KINDS[run.label],
        text: run.text,
        ...(run === question && { isNew: true as const }),
      }))
  )
}

const isSentence = (text: string): boolean =>
  numbersIn(text) > 1 && (text.match(/\p{L}{3}/gu)?.length ?? 0) > 1

/** What stands behind a question is a sentence of its own. */
function beginsAnew(runs: readonly Labelled[], question: Labelled): boolean {
  const at = runs.indexOf(question)
  return at === runs.length - 1 || /[.!?;:\n]\s*$/.test(question.text)
}
