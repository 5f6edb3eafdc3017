import { CONCEPTS, type ConceptName } from '#maths/language/en/concepts/index.ts'
import { isOpen } from '../readings/reading.ts'
import { hintOnWay } from '../replies/chosen-way.ts'
import { hintFor } from '../replies/hints.ts'
import { reasonFor } from '../replies/reason-for.ts'
import { wasSaid } from '../replies/voice.ts'
import type { Work } from '../work.ts'
import { type Act, RANK } from './act.ts'

/** A way of school maths that a child may think of. */
interface Method {
  names: RegExp
  concepts: readonly ConceptName[]
  /** Said of it where it fits. */
  yes: string
  /** What it is good for; nothing is said against a way without it. */
  isFor?: string
  /** A question that names one of these may need it after all. */
  unless?: RegExp
}

const METHODS: readonly Method[] = [
  {
    names: /pythagor\w*/,
    concepts: ['right triangle'],
    yes: 'Yes, that is the way here.',
    isFor: 'sides of a right-angled triangle of which two are known',
    unless: /triang|diagonal|distance|ladder|rectang|square|point|cone|pyramid|height/i,
  },
  {
    names: /quadratic formula/,
    concepts: ['zero'],
    yes: 'The formula always works, so you may. Factorising is quicker where whole numbers fit, so look for those first.',
    isFor: 'equations with the letter squared',
    unless: /²|\^ ?2|squar|area|product|multipl/i,
  },
  {
    names: /quadratics?(?: equations?)?/,
    concepts: ['zero'],
    yes: 'Yes, the letter is squared here.',
    isFor: 'equations with the letter squared',
    unless: /²|\^ ?2|squar|area|product|multipl/i,
  },
  {
    names: /factor(?:i[sz]e|i[sz]ing)?/,
    concepts: ['zero', 'factorise'],
    yes: 'Yes, that is a good way here.',
  },
  {
    names: /soh ?cah ?toa|trig\w*|sine?|cos(?:ine)?|tan(?:gent)?/,
    concepts: [],
    yes: '',
    isFor: 'right-angled triangles of which an angle is known or asked for',
    unless: /\bangles?\b|\bsin|\bcos|\btan|°|degree/i,
  },
  {
    names: /(?:common|same) (?:denominator|bottom)s?/,
    concepts: ['fractions', 'fraction sizes'],
    yes: 'Yes, only pieces of one size can be counted together.',
    isFor: 'adding and taking away fractions, and comparing them',
    unless: /[-+−=]|compar|order|bigger|add|total|altogether|left|more|less/i,
  },
  {
    names: /flip (?:it|one|the second(?: one| fraction)?)|reciprocal/,
    concepts: ['dividing fractions'],
    yes: 'Yes: the one that you divide by is turned over, and then you multiply.',
  },
]
const NAMES = METHODS.map(({ names }) => names.source).join('|')
/** `do i need a quadratic?`, `should i use pythagoras`, `can i factorise it` */
const ASKED = new RegExp(
  `^\\W*(?:(?:so|oh|wait|but|ok|and|then|hm+|um+)\\b[\\s,]*)*(?:(?:do|should|shud|must|can|could|shall|would|may) (?:i|we|you|u)|(?:am i|are we) (?:supposed|meant) to|is (?:it|this|that)|would (?:it|this) be)(?: (?:have|need|use|do|to|be|using|just|with|by|the|an?|find|make|get))* (${NAMES})(?: (?:it|this|that|them|here|for this|now|first|theorem|then|equation|rule))*\\W*$`,
  'i',
)

const LONGEST = 100
const ASKS_LEAVE = /\b(?:can|could|may|should|is it ok|am i allowed)\b/i

const methodIn = (text: string): Method | undefined => {
  const named = ASKED.exec(text)?.[1]
  return named === undefined
    ? undefined
    : METHODS.find(({ names }) => new RegExp(`^(?:${names.source})$`, 'i').test(named))
}

const fits = ({ concepts }: Method, { problem }: Work): boolean => {
  const own = reasonFor(problem.question)
  return concepts.some(name => CONCEPTS[name] === own)
}

/** `should i use pythagoras`, of what is worked on: whether that is a way here, or what it is for. */
export const METHOD_ASKED: Act = {
  name: 'method asked',
  rank: RANK.precise,
  when: ({ work, last, turn }) => isOpen(work) && turn.is === 'talk' && methodIn(last) !== undefined,
  says: ({ work, last, told }) => {
    const method = methodIn(last)
    if (!method || !isOpen(work)) return undefined
    const next = hintFor(work, told)
    if (fits(method, work)) return `${method.yes} ${next}`
    return method.isFor && !method.unless?.test(work.problem.question.text)
      ? `It can be done without that here: that is for ${method.isFor}. ${next}`
      : undefined
  },
}

/** `i want to do it with long division`, `can i substitute`: that way is gone, in the numbers of the question. */
export const WAY_CHOSEN: Act = {
  name: 'way chosen',
  rank: RANK.precise,
  when: ({ work, last, turn }) =>
    isOpen(work) &&
    turn.is === 'talk' &&
    last.length < LONGEST &&
    hintOnWay(last, work.problem.question) !== undefined,
  says: ({ work, last, told }) => {
    if (!isOpen(work)) return undefined
    const hint = hintOnWay(last, work.problem.question)
    const lead = ASKS_LEAVE.test(last) ? 'Yes, that way goes here.' : 'All right, that way.'
    return hint && `${lead} ${wasSaid(told, hint) ? hintFor(work, told) : hint}`
  },
}
