import { openUnsolved } from '../readings/unsolved.ts'
import { quoted } from '../replies/voice.ts'
import type { Told } from '../unsolved/told.ts'
import { type Act, RANK, type Talk } from './act.ts'

/** `32 to 40 is 8`: a jump on the way from the smaller number up to the bigger one. */
const JUMP = /^\D*(\d+)p? (?:up )?to (\d+)p? (?:is|=|makes|it'?s|thats|that's) (\d+)p?\W*$/i
const MORE =
  /^\W*(?:(?:and|then|so|plus|add|another|its|it's) )*(\d+)p?(?: more)?(?: to (?:get to )?(\d+)p?)?\W*$/i

interface Counting {
  at: number
  end: number
  jump: number
}

/** The sure numbers as they are written; none where they are of several units: 50p is kept as half a pound. */
function inOneUnit(told: readonly Told[]): number[] {
  const sure = told.flatMap(({ number, value, isSure }) => {
    const written = Number(/\d+(?:\.\d+)?/.exec(number)?.[0])
    return isSure && value && written > 0 ? [{ written, size: value.valueOf() / written }] : []
  })
  const isSame = sure.every(({ size }) => Math.abs(size - (sure[0]?.size ?? size)) < 1e-9)
  return isSame ? sure.map(({ written }) => written) : []
}

/** The numbers of the story, whether the tutor has a sum of its own for it or none. */
function numbersIn(talk: Talk): number[] {
  const { story } = talk
  if (!story) return inOneUnit(openUnsolved(talk)?.told ?? [])
  const units = new Set(story.known.map(({ number }) => number.replace(/\d+(?:\.\d+)?/, '').trim()))
  return units.size === 1 ? story.known.map(({ number }) => Number(/\d+(?:\.\d+)?/.exec(number)?.[0])) : []
}

/** The first jump of a message, from one of the two told numbers towards the other one. */
function countingIn(talk: Talk, message: string): Counting | undefined {
  const [, from, to, jump] = (JUMP.exec(message) ?? []).map(Number)
  const told = numbersIn(talk)
  const [small = 0, end = 0] = told.toSorted((one, other) => one - other)
  const isOnWay = told.length === 2 && from === small && to !== undefined && to > small && to < end
  return isOnWay && jump === to - small ? { at: to, end, jump } : undefined
}

const said = ({ asked }: Talk, back: number): string =>
  asked.messages.filter(({ role }) => role === 'child').at(-back)?.text ?? ''

/** Counting up in a story, which no sum of its own does: `32 to 40 is 8`, of 32p and 50p, and what is put on next. */
export const COUNTING_UP: Act = {
  name: 'counting up',
  rank: RANK.precise,
  when: talk =>
    countingIn(talk, said(talk, 1)) !== undefined ||
    (MORE.test(said(talk, 1)) && countingIn(talk, said(talk, 2)) !== undefined),
  says: talk => {
    const now = countingIn(talk, said(talk, 1))
    if (now)
      return `Yes, ${quoted(said(talk, 1))}: counting up works well. How far is it from $${now.at}$ to $${now.end}$?`
    const before = countingIn(talk, said(talk, 2))
    const [, more] = MORE.exec(said(talk, 1)) ?? []
    if (!before || Number(more) === before.jump + before.end - before.at) return undefined
    return Number(more) === before.end - before.at
      ? `Yes, $${more}$ more, and you are at $${before.end}$. Put your jumps together: how far was it altogether?`
      : `Count that jump once more: how far is it from $${before.at}$ to $${before.end}$?`
  },
}
