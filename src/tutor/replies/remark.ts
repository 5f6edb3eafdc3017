import { solve } from '#maths/kinds/doors.ts'
import { plainWords } from '../intents/spelling.ts'
import { workingIn } from '../intents/working.ts'
import type { Dialogue } from '../state.ts'
import type { Work } from '../work.ts'
import { whyOf } from './reason-for.ts'
import { say } from './voice.ts'

const YES_OR_NO =
  /^\W*(?:(?:so|and|but|ok|oh|wait|cool|nice|right|hm+) )*(?:(?:can|could|do|does|is|are|will|would|should|did) (?:i|you|u|we|it|that|this|they)\b|so (?:i|you|u|we|it) (?:can|could|just|always|have to)\b)/i
const MOST_WORDS_OF_REMARK = 12
const ASKS =
  /\?|^\W*(?:so |and |but |ok )*(?:what|why|how|who|when|where|which|can|could|do|does|is|are|will|would|should|whats|wats|hows|give|show|tell|make|find|explain|try)\b/i

/** What is said to a remark about a sum that is done, as `oh so you times it` or `that took ages`. */
export function toRemark(work: Work, dialogue: Dialogue): string | undefined {
  const { last } = dialogue
  if (/\d/.test(last) || last.split(/\s+/).length > MOST_WORDS_OF_REMARK) return undefined
  const doing = workingIn(plainWords(last))
  const [only, ...others] = doing?.wants === 'working' ? doing.named : []
  const steps = solve(work.problem.question)
    .steps.map(({ plan }) => plan)
    .join(' ')
  if (only && others.length === 0 && only !== '^' && STEP_VERBS[only].test(steps))
    return 'Yes, that was the key here. Shall we do another one, to see whether it works there too?'
  const always = alwaysSo(dialogue, doing?.wants === 'working' ? doing.named : [], steps)
  if (always) return always
  if (YES_OR_NO.test(last))
    return say(dialogue, 'wonder', [
      'Good thing to wonder about! Try it with other numbers: does it come out the same way? Shall I give you one?',
      'That is worth trying out. Shall we take another one, and see?',
    ])
  if (ASKS.test(last)) return undefined
  return say(dialogue, 'remark', [
    'I see! Shall I give you another one, or a harder one?',
    'Good that you say so. Would you like one more, or something else?',
    'All right! What would you like next: one more, a quiz, or something new?',
  ])
}

const ALWAYS = /\b(?:always|every ?time|all the time|for (?:all|every|any)|in general)\b/i

/** `does it always work, divide by the bottom then times the top`: the way that was right here, and why it is. */
function alwaysSo(dialogue: Dialogue, named: readonly string[], steps: string): string | undefined {
  if (
    !ALWAYS.test(dialogue.last) ||
    !/\b(?:work|do|go|like (?:this|that)|so|true|right)\b/i.test(dialogue.last)
  )
    return undefined
  const isOfIt = named.every(
    each => each in STEP_VERBS && STEP_VERBS[each as keyof typeof STEP_VERBS].test(steps),
  )
  const why = isOfIt ? whyOf(dialogue) : undefined
  return why && `Yes, for every question of this kind. ${why}`
}

const STEP_VERBS = {
  '+': /\badd/i,
  '-': /\b(?:subtract|take)/i,
  '×': /\bmultipl/i,
  '÷': /\b(?:divid|share)/i,
}
