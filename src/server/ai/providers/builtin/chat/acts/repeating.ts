import { explainBonds } from '../replies/bonds.ts'
import { nameOf, openWork } from '../replies/voice.ts'
import type { Talk } from './act.ts'

/** The question that is open, said again. */
export function repeated(talk: Talk): string {
  const open = openWork(talk)
  if (talk.bonds) return explainBonds(talk.bonds)
  if (open) return `Your question is ${nameOf(open.problem.question)}. What would be your first step?`
  if (talk.story) return `The story asks: “${talk.story.asked}” Which sum would you do?`
  return 'There is no question open just now. Type one, or say “quiz me”.'
}
