import type { Net } from '../../net/kept.ts'
import { sharesOf } from '../../net/layers.ts'
import { CALCULATIONS, isAllowed, roughly } from './calculations.ts'
import { encode, partnersOf, reckoned, type State, weighEnd, weighPair, wholeForPairs } from './network.ts'
import { between, type SeenStory } from './seen-words.ts'

/** A calculation on the way through a story: of which two numbers, those reckoned counted on from those told. */
export interface Move {
  first: number
  second: number
  which: number
}

/** A value that a story may come to, with the likeliest way there. */
export interface Way {
  value: number
  moves: readonly Move[]
  /** From 0 to 1, of all ways to this value together. */
  belief: number
}

/** A story of a schoolbook takes no more calculations. */
const MOST_MOVES = 3
/** So many ways are followed at once. */
const WIDTH = 6
const LEAST = Math.exp(-8)
const DECIMALS = 1e6

interface Followed {
  states: readonly State[]
  values: readonly number[]
  moves: readonly Move[]
  belief: number
}

/** The values that a story may come to, the likeliest first. */
export function waysThrough(net: Net, story: SeenStory): Way[] {
  const { states, whole } = encode(net, story)
  const told = states.length
  const forPairs = wholeForPairs(net, whole)
  const found = new Map<number, Way & { own: number }>()
  const end = ({ values, moves }: Followed, belief: number) => {
    const value = Math.round((values.at(-1) ?? 0) * DECIMALS) / DECIMALS
    const known = found.get(value) ?? { value, moves, belief: 0, own: 0 }
    const isBetter = belief > known.own
    found.set(value, {
      value,
      moves: isBetter ? moves : known.moves,
      belief: known.belief + belief,
      own: Math.max(belief, known.own),
    })
  }
  let followed: Followed[] = [{ states, values: story.numbers.map(each => each.value), moves: [], belief: 1 }]
  for (let made = 0; made <= MOST_MOVES; made++) {
    const next: { from: Followed; move: Move; belief: number }[] = []
    for (const from of followed) {
      if (made === MOST_MOVES) {
        end(from, from.belief)
        continue
      }
      const moves = movesFrom(net, story, from, forPairs)
      const shares = sharesOf([weighEnd(net, from.states, told, whole), ...moves.map(each => each.score)])
      if (made > 0) end(from, from.belief * (shares[0] ?? 0))
      for (const [i, { move }] of moves.entries()) {
        const share = shares[i + 1] ?? 0
        if (share >= LEAST) next.push({ from, move, belief: from.belief * share })
      }
    }
    followed = next
      .toSorted((one, other) => other.belief - one.belief)
      .slice(0, WIDTH)
      .map(({ from, move, belief }) => ({ ...follow(net, from, move), belief }))
  }
  return [...found.values()].toSorted((one, other) => other.belief - one.belief)
}

function movesFrom(net: Net, story: SeenStory, { states, values }: Followed, forPairs: Float32Array) {
  const partners = partnersOf(net, states)
  const operands = states.map(({ isConstant }, i) => ({ value: values[i] ?? 0, isConstant }))
  const moves: { move: Move; score: number }[] = []
  for (const [second, other] of operands.entries()) {
    for (const [first, one] of operands.slice(0, second).entries()) {
      const [a, b] = [partners[first], partners[second]]
      if (!a || !b) continue
      const scores = weighPair(net, a, b, forPairs, between(story, values, first, second))
      for (const which of CALCULATIONS.keys()) {
        if (isAllowed(which, one, other))
          moves.push({ move: { first, second, which }, score: scores[which] ?? 0 })
      }
    }
  }
  return moves
}

function follow(net: Net, { states, values, moves }: Followed, move: Move): Omit<Followed, 'belief'> {
  const { first, second, which } = move
  const [one, other] = [states[first], states[second]]
  if (!one || !other) throw new RangeError('A calculation takes numbers that are there.')
  const taken = states.map((state, i) =>
    i === first || i === second ? { ...state, used: state.used + 1 } : state,
  )
  return {
    states: [...taken, reckoned(net, which, one, other)],
    values: [...values, roughly(which, values[first] ?? 0, values[second] ?? 0)],
    moves: [...moves, move],
  }
}
