import { isOpen } from '../readings/reading.ts'
import { quoted } from '../replies/voice.ts'
import { isRoundedTo, type TrigSaid, trigIn } from '../trig.ts'
import { type Act, RANK, type Talk } from './act.ts'

const childSays = ({ asked }: Talk): string[] =>
  asked.messages.filter(({ role }) => role === 'child').map(({ text }) => text)

/** Nothing is being worked at, or a triangle that sines are for. */
const isForSines = ({ work }: Talk) => !isOpen(work) || work?.problem.question.kind === 'right triangle'

/** So far back a side that was said is still spoken of. */
const MOST_BEFORE = 8

/** The sides that were said by a function of an angle before the last message, the newest last. */
const saidBefore = (talk: Talk): TrigSaid[] =>
  childSays(talk)
    .slice(-MOST_BEFORE - 1, -1)
    .flatMap(each => trigIn(each) ?? [])

/** What the others must follow from: the last equation with the side still within it, else the last one. */
const startOf = (said: readonly TrigSaid[]): TrigSaid | undefined =>
  said.findLast(({ isSolved }) => !isSolved) ?? said.at(-1)

const isSame = (one: TrigSaid, other: TrigSaid) => Math.abs(one.value - other.value) < 1e-9

const VALUE =
  /^(?:\D*\b(?:says|said|is|it's|its|get|got|gives|radians?|degrees?|=|so|ok|ha|oh|then)\b[^\d-]*|\W*|\W*[a-z] ?= ?)(-?\d+(?:\.\d+)?) ?(?:cm|mm|m|km)?\W*$/i

/** `sin 35 = x/12` and what follows from it; which side has which name stays with the child. */
export const TRIG: Act = {
  name: 'side by a function of an angle',
  rank: RANK.precise,
  when: talk => isForSines(talk) && trigIn(childSays(talk).at(-1) ?? '') !== undefined,
  says: talk => {
    const now = trigIn(childSays(talk).at(-1) ?? '')
    const before = startOf(saidBefore(talk))
    if (!now) return undefined
    if (before && before.letter === now.letter && !isSame(before, now))
      return now.isSolved && !before.isSolved
        ? `${quoted(now.text)} doesn’t follow from ${quoted(before.text)} yet. What is done to ${now.letter} there, and what undoes that on both sides?`
        : `${quoted(now.text)} is something else than ${quoted(before.text)}. Which of them fits your triangle? Name the sides from the angle: opposite, adjacent, hypotenuse.`
    if (!now.isSolved)
      return `Good, an equation: ${quoted(now.text)}. Check its two sides against your triangle. How do you get ${now.letter} alone, on both sides?`
    return before
      ? `Yes, ${quoted(now.text)} follows from that. What does your calculator say, set to degrees?`
      : `Good, ${quoted(now.text)} has ${now.letter} alone. What does it come to? Your calculator must be set to degrees.`
  },
}

const FIGURES = /\b(\d) ?(?:s\.? ?f\.?|sig(?:nificant)?\.? ?fig\w*)/i

/** How many figures of a number count. */
const figuresOf = (written: string) => written.replace(/^-?0*\.?0*/, '').replace('.', '').length

/** `6.8829`, behind `x = 12 sin 35`. */
export const TRIG_VALUE: Act = {
  name: 'value of a function of an angle',
  rank: RANK.precise,
  when: talk => isForSines(talk) && VALUE.test(childSays(talk).at(-1) ?? '') && saidBefore(talk).length > 0,
  says: talk => {
    const said = childSays(talk)
    const written = VALUE.exec(said.at(-1) ?? '')?.[1]
    const before = saidBefore(talk)
    const side = startOf(before)
    if (!written || !side || !written.includes('.')) return undefined
    const other = before.findLast(each => !isSame(each, side) && isRoundedTo(written, each.value))
    if (other)
      return `${quoted(written)} is what ${quoted(other.text)} comes to. But does that follow from ${quoted(side.text)}? What undoes there what is done to ${side.letter}?`
    if (isRoundedTo(written, side.value)) {
      const wanted = Number(said.map(each => FIGURES.exec(each)?.[1]).findLast(each => each !== undefined))
      const figures = figuresOf(written)
      if (wanted > 0 && figures > wanted)
        return `Yes, ${quoted(written)} is what ${quoted(side.text)} comes to. That has ${figures} figures; how is it with ${wanted} significant figures?`
      return `Yes, ${quoted(written)} is what ${quoted(side.text)} comes to${wanted === figures ? ', and it is rounded as asked. Well done!' : '. Does it fit beside the other sides of your triangle?'}`
    }
    return isRoundedTo(written, side.inRadians)
      ? `${quoted(written)} comes out when the calculator takes the angle for radians. Set it to degrees (DEG) and try again: what do you get?`
      : undefined
  },
}
