import { claimsIn } from '#maths/routes/claims.ts'
import type { Intent } from '../intents/intent.ts'
import type { Dialogue } from '../state.ts'
import type { Work } from '../work.ts'

/** A message of the child's that is to be read. */
export interface Heard {
  /** As it was before the message. */
  before: Dialogue
  /** The same, with the message counted in. */
  dialogue: Dialogue
  /** The message, its wording put right. */
  text: string
  intent: Intent
  /** It names a part of the sheet, which the conversation is at now. */
  isPart?: boolean
  /** Reads what stands behind a first part of the message, as if it came next. */
  readOn: (before: Dialogue, said: string) => Dialogue
}

/** One way to read a message: how the conversation stands after it; undefined where it can't be read so. */
export type Reading = (heard: Heard) => Dialogue | undefined

/** Whether a sum is still worked on. */
export const isOpen = (work: Work | undefined): work is Work => work !== undefined && !work.isFound

/** The sum that is left open when another one is taken up: none of the tutor's own, and none that the child has worked out. */
export function leftOpen({ work, typed = '' }: Dialogue): Work | undefined {
  if (!isOpen(work) || work.isAsked) return undefined
  const isTold =
    work.problem.question.kind === 'calculate' &&
    claimsIn(typed).some(({ sides, truth }) => sides.length > 1 && truth === 'true')
  return isTold ? undefined : work
}

/** The sum that waits once another one is taken up. */
export function waitingOf(dialogue: Dialogue): Work | undefined {
  return leftOpen(dialogue) ?? dialogue.waiting
}

/** Counts what was wanted, so that it is not answered in the same words twice. */
export function counted(dialogue: Dialogue, wants: string): Dialogue {
  const wanted = new Map(dialogue.wanted)
  wanted.set(wants, (wanted.get(wants) ?? 0) + 1)
  return { ...dialogue, wanted }
}
