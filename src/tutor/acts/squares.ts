import { inline, valueLatex } from '#maths/arithmetic/show.ts'
import { type RightTriangleQuestion, squareOf } from '#maths/kinds/pythagoras/question.ts'
import { isOpen } from '../readings/reading.ts'
import { reachedIn } from '../work.ts'
import { type Act, RANK, type Talk } from './act.ts'

/** The right triangle that is worked on. */
function triangleIn({ work, turn }: Talk): RightTriangleQuestion | undefined {
  const isAnswered = turn.is === 'line' && turn.said.outcome === 'answer'
  return isOpen(work) && !isAnswered && work.problem.question.kind === 'right triangle'
    ? (work.problem.question as RightTriangleQuestion)
    : undefined
}

const NUMBERS = /(?<![\d.^])\d+(?:\.\d+)?/g
const LONGEST = 80
const ADDS = /(?<!\^ ?)\d\)? ?(?:²|\^ ?2|squared)?\)? ?(?:\+|plus|add|and)(?: to)? ?\(?\d/i

/** `25 + 1.96` and `6.5² + 2.5² = 48.5`, where the longest side is known. */
export const ADDED_SQUARES: Act = {
  name: 'squares added',
  rank: RANK.precise,
  when: talk => {
    const question = triangleIn(talk)
    // A value of the message may have been read alone.
    const said = talk.asked.messages.at(-1)?.text ?? ''
    if (question?.task !== 'leg' || said.length > LONGEST || !ADDS.test(said)) return false
    const [first = 0, last = 0, ...sum] = (said.match(NUMBERS) ?? []).map(Number)
    const sides = [question.hypotenuse, question.leg].map(each => each.valueOf())
    const isSquares = (values: readonly number[]) =>
      [first, last].every(own => values.some(each => Math.abs(each - own) < 1e-9)) && first !== last
    return (
      isSquares(sides.map(side => side ** 2)) ||
      (isSquares(sides) && /²|\^ ?2|squared/i.test(said) && sum.length < 4)
    )
  },
  says: () =>
    'Squaring both is right. But which side lies across from the right angle? Here that longest one is told, so think once more: are the two squares added?',
}

const NOTICES =
  /\b(?:longer|bigger|more|taller|higher|greater) than\b|\b(?:can'?t|cannot|can not|couldn'?t) be\b|\btoo (?:long|big|high|much|tall)\b|\bmakes? no sense\b|\bdoesn'?t make sense\b/i

/** `root 48.5 = 6.96, but thats longer than the ladder`: it has seen by itself that squares were added wrongly. */
export const TOO_LONG_LEG: Act = {
  name: 'too long a leg',
  rank: RANK.precise,
  when: talk => {
    const question = triangleIn(talk)
    const said = talk.asked.messages.at(-1)?.text ?? ''
    if (question?.task !== 'leg' || !NOTICES.test(said)) return false
    const sides = [question.hypotenuse, question.leg].map(each => each.valueOf())
    const sum = sides.reduce((all, side) => all + side ** 2, 0)
    return (said.match(NUMBERS) ?? [])
      .map(Number)
      .some(each => Math.abs(each - Math.sqrt(sum)) < 0.06 || each === sum)
  },
  says: () =>
    'Well spotted! No side can be longer than the one across from the right angle. So the two squares don’t go together like that: what could you do with them instead?',
}

const HALVES =
  /^\W*(?:(?:so|then|and|ok|now|do|should|shall|can|could|i|we|you|just|is it|to) )*(?:halve|half|divide by (?:2|two)|÷ ?2|\/ ?2)(?: (?:it|that|this|of it|of that|then|now))*\W*$/i

/** `halve it?`, where the square of the side is found: half of it is no root. */
export const HALVED_SQUARE: Act = {
  name: 'square halved',
  rank: RANK.precise,
  when: talk => {
    const question = triangleIn(talk)
    const square = question && squareOf(question)
    return (
      square !== undefined &&
      HALVES.test(talk.last) &&
      talk.work !== undefined &&
      reachedIn(talk.work).some(each => each.equals(square))
    )
  },
  says: talk => {
    const question = triangleIn(talk)
    const square = question && inline(valueLatex(squareOf(question), true))
    return (
      square &&
      `Good to ask first! Halving undoes doubling, and this was squared: a side times itself. So which number times itself makes ${square}?`
    )
  },
}
