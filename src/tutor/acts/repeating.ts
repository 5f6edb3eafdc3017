import { NAMES_OWN } from '#maths/language/en/another-question.ts'
import { explainBonds } from '../replies/bonds.ts'
import { hintFor } from '../replies/hints.ts'
import { isSafe, nameOf, openWork } from '../replies/voice.ts'
import type { Talk } from './act.ts'

/** The question that is open, said again. */
export function repeated(talk: Talk): string {
  const open = openWork(talk)
  if (talk.bonds) return explainBonds(talk.bonds)
  const before = NAMES_OWN.test(talk.last) ? undefined : lastSaid(talk)
  if (open)
    return before
      ? `Once more, slowly. The question is ${nameOf(open.problem.question)}. And I said: “${before}”`
      : `Your question is ${nameOf(open.problem.question)}. ${hintFor(open, talk.told)}`
  if (talk.story) return `The story asks: “${talk.story.asked}” Which sum would you do?`
  if (before) return `I said: “${before}” Which part of it shall I say in other words?`
  return 'There is no question open just now. Type one, or say “quiz me”.'
}

const LONGEST = 240

/** What the tutor has said last, where it is short and says no answer. */
function lastSaid(talk: Talk): string | undefined {
  const last = talk.told.at(-1)
  const isPlain = last !== undefined && last.length <= LONGEST && !/```|\n|“/.test(last)
  return isPlain && isSafe(last, talk) ? last : undefined
}
