import { CONCEPTS, type Concept, conceptsIn } from '#maths/language/en/concepts/index.ts'
import { MATHS_WORDS } from '#maths/language/en/maths-words.ts'
import type { Dialogue } from '../state.ts'
import { reasonFor, specialReason, textOnTable } from './reason-for.ts'
import { invitation, isSafe } from './voice.ts'

const WHY = /\b(?:why|how come|what(?:'?s| is) the reason)\b/i
/** `why not the area`, `why is it not pythagoras` ask why something is left out here. */
const LEFT_OUT = /\b(?:not|no|instead|rather|just)\b|n[’']?t\b/i

/** Words that stand in any talk of a sum, whatever it is about. */
const ANYWHERE: ReadonlySet<Concept> = new Set(
  (['×', '+', '-', '÷', '^', 'negatives', 'compare', 'small sums', 'solve', 'money', 'time'] as const).map(
    name => CONCEPTS[name],
  ),
)

/** A why about another topic than what is on the table: the reason of that one, or that it is not known; undefined where it may be about the table. */
export function whyElsewhere(dialogue: Dialogue): string | undefined {
  const { last, told, work } = dialogue
  if (!work || !WHY.test(last) || LEFT_OUT.test(last)) return undefined
  const own = reasonFor(work.problem.question)
  const near = `${textOnTable(dialogue) ?? ''} ${own?.why ?? ''} ${own?.name ?? ''} ${told.slice(-3).join(' ')}`
  const nearby = [own, ...conceptsIn(near)]
  const named = conceptsIn(last).filter(each => !ANYWHERE.has(each))
  if (named.some(each => nearby.includes(each)) || specialReason(dialogue) !== undefined) return undefined
  const [other] = named
  const why = other && (other.whys?.find(([pattern]) => pattern.test(last))?.[1] ?? other.why)
  if (why) return isSafe(why, dialogue) ? `Here is why: ${why}${invitation(dialogue)}` : undefined
  return namesOther(last, near)
    ? `I like that you ask! The why of that I can’t tell you well, so ask your teacher, too.${invitation(dialogue)}`
    : undefined
}

/** Words of maths that the steps of many sums have in them. */
const OF_STEPS =
  /^(?:sum|difference|total|term|round|left|remaining|altogether|each|per|twice|rest|half|double|column|digit|unknown|power|square|root|factor)$/

/** `why does it get negative` points at the table. */
const POINTS = /\b(?:it|its|this|that|these|those|they|them|there|here|my|i)\b/i

const namesOther = (text: string, near: string): boolean => {
  const words = (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(each => each.replace(/s$/, ''))
  const nouns = words.filter(each => Object.hasOwn(MATHS_WORDS, each) && !OF_STEPS.test(each))
  return !POINTS.test(text) && nouns.length > 0 && nouns.every(each => !near.toLowerCase().includes(each))
}
