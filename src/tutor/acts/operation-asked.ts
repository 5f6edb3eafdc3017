import { wayTo } from '#maths/routes/calculations.ts'
import { isOpen } from '../readings/reading.ts'
import { hintFor } from '../replies/hints.ts'
import type { Work } from '../work.ts'
import { type Act, RANK, type Talk } from './act.ts'

type Sign = '+' | '-' | '×' | '÷'

const NAMES: readonly [RegExp, Sign][] = [
  [/^(?:add|plus|sum)/i, '+'],
  [/^(?:minus|tak|subtract)/i, '-'],
  [/^(?:times|multipl)/i, '×'],
  [/^(?:divid|share)/i, '÷'],
]
const NAME =
  '(?:add(?:ed|ing)?|plus(?:ed)?|minus(?:ed)?|tak(?:e|en|ing) ?away|subtract(?:ed|ing|ion)?|times(?:ed)?|multipl(?:y|ied|ying)|divid(?:e|ed|ing)|shared?)'
/** `should i of done minus`, `was it meant to be plus`, `do i need to divide` */
const ASKED = new RegExp(
  `^\\W*(?:(?:so|oh|wait|but|ok|ah|hm+|um+)\\b[\\s,]*)*(?:should|shud|was|is|am|do|did|must) (?:i|it|we|that)(?: supposed| meant| not| have| of| 've)*(?:n't)?(?: (?:to|be|have|of|done|do|did|use|used|need|just|instead))* (${NAME})(?: it| them| instead| the squares?)*\\W*$`,
  'i',
)

/** `she gave them away so maybe its take away` */
const THOUGHT_OF = new RegExp(
  `\\b(?:maybe|perhaps|probably|i (?:think|guess))(?: (?:it'?s|it is|i|we|you|have|need|should|must|to|do))* (${NAME})(?: it| them)?\\W*$`,
  'i',
)
/** `multiply them? or add`, `plus or times`: one of two. */
const CHOICE = new RegExp(
  `\\b(${NAME})(?: them| it| these)?\\W{1,3}or (?:do i |should i |is it )?(${NAME})\\b`,
  'i',
)

/** Which of two operations is meant: the only one that is done on the way, so that it is next. */
function chosenFor(text: string, { problem }: Work): Sign | undefined {
  const named = (CHOICE.exec(text)?.slice(1) ?? []).flatMap(word => signOf(word) ?? [])
  const signs = new Set(wayTo(problem.question).calculations.map(({ operator }) => operator))
  return named.length === 2 && signs.size === 1 ? named.find(sign => signs.has(sign)) : undefined
}

const isStillOpen = (turn: Talk['turn']) =>
  turn.is === 'talk' || (turn.is === 'line' && ['useful', 'unsure'].includes(turn.said.outcome))

const operationIn = (text: string): string | undefined => {
  const last = lastSentence(text)
  return (ASKED.exec(last) ?? THOUGHT_OF.exec(last))?.[1]
}

const signOf = (word: string): Sign | undefined => NAMES.find(([pattern]) => pattern.test(word))?.[1]
const OPPOSITE: Readonly<Record<Sign, Sign>> = { '+': '-', '-': '+', '×': '÷', '÷': '×' }
const VERB: Readonly<Record<Sign, string>> = { '+': 'add', '-': 'take away', '×': 'multiply', '÷': 'divide' }

/** What each does, so that it is known again elsewhere. */
const WHY_SO: Readonly<Record<Sign, string>> = {
  '+': 'Adding puts together what belongs to one whole.',
  '-': 'Taking away tells what is left, or how far apart two numbers are.',
  '×': 'Multiplying is for so many lots of one amount, or for a part of a part.',
  '÷': 'Dividing shares out, or tells how often one goes into the other.',
}

/** What is asked behind what the child has seen: `it can’t be. should i of done minus` */
const lastSentence = (text: string) =>
  text
    .trim()
    .split(/[.!?]\s+/)
    .at(-1) ?? ''

/** The sides themselves, and not their squares. */
const OF_SIDES = /\b(?:them|both|sides|legs|lengths)\W*$(?<!squares?\b.{0,20})/i

/** Whether an operation is on the way; undefined where the ways differ in it. */
function isNeeded(sign: Sign, { problem }: Work): boolean | undefined {
  const signs = new Set(wayTo(problem.question).calculations.map(({ operator }) => operator))
  if (signs.has(sign)) return true
  // A right triangle adds the squares, or takes one from the other.
  return problem.question.kind === 'right triangle' && signs.has(OPPOSITE[sign]) ? false : undefined
}

/** `should i of done minus`, of what is worked on: a yes where it is on the way. */
export const OPERATION_ASKED: Act = {
  name: 'operation asked',
  rank: RANK.precise,
  when: ({ work, last, turn, part }) =>
    isOpen(work) &&
    (operationIn(last) !== undefined || (isStillOpen(turn) && CHOICE.test(part?.text ?? last))),
  says: ({ work, last, told, turn, part }) => {
    const chosen = isOpen(work) && isStillOpen(turn) ? chosenFor(part?.text ?? last, work) : undefined
    const credit = turn.is === 'line' && turn.said.outcome === 'useful' ? 'Good so far. ' : ''
    if (chosen) return `${credit}Here you ${VERB[chosen]}. ${WHY_SO[chosen]} What do you get?`
    const sign = signOf(operationIn(last) ?? '')
    if (!sign || !isOpen(work)) return undefined
    const isSo = isNeeded(sign, work)
    // Of a right triangle it is the squares, and never the sides.
    if (isSo && work.problem.question.kind === 'right triangle' && OF_SIDES.test(last))
      return `Not the sides themselves: it is their squares that you ${VERB[sign]}. What is each side squared?`
    if (isSo) return `Yes, well thought: here you ${VERB[sign]}. From what do you begin, and what do you get?`
    return isSo === false
      ? `Not here, but good that you ask. Which side is the longest, and is that one given? ${hintFor(work, told)}`
      : undefined
  },
}
