import type { Assessment } from '#contract/evaluations.ts'
import { withReading } from '#contract/readings.ts'
import type { TutorFor } from '../ai/tutors.ts'
import { inEngine } from '../engine/engine.ts'
import type { Care } from '../safety/care.ts'
import { insteadOfUnread } from '../safety/instead-of-unread.ts'
import type { Learner } from '../shared/learner.ts'
import type { unknownTasks } from './engine-tasks.ts'
import type { Receipts } from './receipts.ts'

/** Hears, marks and explains an “I don’t know”. */
export const unknown = inEngine<typeof unknownTasks>('unknown')

export interface MarkingParts {
  care: Care
  tutorFor: TutorFor
  receipts: Receipts
}

/** Distress in a question or an answer is heard first; then neither is marked, stored or sent to anybody. */
export function hearWork(
  { care }: MarkingParts,
  child: Learner,
  { question, answer }: Partial<Record<'question' | 'answer', string>>,
) {
  return care.hearTexts(child, 'answer', { question, answer })
}

/** The child's tutor, with as much time for the call as it needs. */
export async function tutorIn(
  { tutorFor }: MarkingParts,
  { child, allow }: { child: Learner; allow(milliseconds: number): void },
) {
  const tutor = tutorFor(child)
  const patience = await tutor.patience?.()
  if (patience !== undefined) allow(patience)
  return tutor
}

/** A mark with its receipt, and with kind words where what is marked may tell of distress. */
export async function marked<A extends Assessment & { readQuestion?: string; readAnswer?: string }>(
  { care, receipts }: MarkingParts,
  child: Learner,
  { question, answer }: { question: string; answer: string },
  mark: () => Promise<A>,
): Promise<A> {
  const assessment = await mark().catch(async (error: unknown) => {
    throw insteadOfUnread(error, await care.wordsBeside(child, 'answer', { question, answer }))
  })
  // What is undecided comes here again once a grown-up has judged it.
  const beside = assessment.verdict
    ? {}
    : await care.wordsBeside(child, 'answer', {
        question: withReading(question, assessment.readQuestion),
        answer: withReading(answer, assessment.readAnswer),
      })
  return { ...(await receipts.withReceipt(child.id, { question, answer }, assessment)), ...beside }
}
