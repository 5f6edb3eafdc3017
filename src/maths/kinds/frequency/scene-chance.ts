import { type Rational, rational } from '../../arithmetic/rational.ts'
import { readBag } from '../probability/bag.ts'
import { readCoins } from '../probability/coins.ts'
import { readNumbered } from '../probability/dice.ts'

const readers = [readCoins, readNumbered, readBag]
const NUMBERS = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes']

/** `sixes` as `a 6`, `even numbers` as `an even number`. */
function singular(event: string): string {
  const at = NUMBERS.indexOf(event)
  if (at >= 0) return `${at + 1}`
  return event
    .replace(/^(even|odd|prime|square) numbers$/, '$1 number')
    .replace(/^(\d{1,2})s$/, '$1')
    .replace(/^(numbers?) /, 'number ')
}

/** The chance of an event in a scene of dice, coins, spinners or bags, both in plain words. */
export function chanceIn(scene: string, event: string): Rational | undefined {
  for (const own of new Set([event, singular(event)])) {
    for (const front of [scene, `a ${scene}`]) {
      for (const read of readers) {
        const chance = read({ scene: front, event: own })
        if (chance?.by === 'counting') return rational(chance.wanted, chance.all)
      }
    }
  }
  return undefined
}
