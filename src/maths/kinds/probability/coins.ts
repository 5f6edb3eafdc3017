import { COINS } from '../../language/en/numbered-things.ts'
import { toldOf } from '../../wording/told-roles.ts'
import type { Chance } from './question.ts'
import type { Asked } from './scene.ts'
import { binomial } from './ways.ts'

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  the: 1,
  two: 2,
  three: 3,
  once: 1,
  twice: 2,
  'three times': 3,
}
const countOf = (text = '1') => NUMBERS[text] ?? Number.parseInt(text, 10)

const DO =
  '(?:(?:getting|tossing|flipping|throwing|obtaining|it lands on|it is|landing on|it shows|showing|you get|it landing on|that you get) )?'
const SIDE = '(?:heads?|tails?)'
const EVENTS: [RegExp, (count: number, tosses: number) => ((hits: number) => boolean) | undefined][] = [
  [new RegExp(`^${DO}(?:a |an )?${SIDE}$`), (_, tosses) => (tosses === 1 ? hits => hits === 1 : undefined)],
  [new RegExp(`^${DO}(?:exactly )?(\\d{1,2}) ${SIDE}$`), count => hits => hits === count],
  [new RegExp(`^${DO}exactly (?:one|1|a) ${SIDE}$`), () => hits => hits === 1],
  [new RegExp(`^${DO}at least (\\d{1,2}|a) ${SIDE}$`), count => hits => hits >= (count || 1)],
  [new RegExp(`^${DO}at most (\\d{1,2}) ${SIDE}$`), count => hits => hits <= count],
  [new RegExp(`^${DO}(?:no|zero|0) ${SIDE}$`), () => hits => hits === 0],
  [new RegExp(`^${DO}(?:all|only) ${SIDE}$`), (_, tosses) => hits => hits === tosses],
  [
    new RegExp(`^${DO}(?:a )?${SIDE} (?:each|every) (?:time|toss|flip|throw)$`),
    (_, tosses) => hits => hits === tosses,
  ],
  [
    new RegExp(`^${DO}(?:a )?${SIDE} (?:both times|twice|on both(?: coins| tosses| flips| throws)?)$`),
    (_, tosses) => (tosses === 2 ? hits => hits === 2 : undefined),
  ],
  [
    new RegExp(`^${DO}(?:a|1) (?:heads? and (?:a|1) tail|tails? and (?:a|1) head)s?$`),
    (_, tosses) => (tosses === 2 ? hits => hits === 1 : undefined),
  ],
  [
    new RegExp(`^${DO}(?:both(?: coins)?(?: are| land on| landing on| show| showing)?|2) ${SIDE}$`),
    (_, tosses) => (tosses === 2 ? hits => hits === 2 : undefined),
  ],
]
const MOST_TOSSES = 10

/** Reads the chance of heads and tails. */
export function readCoins({ scene, event }: Asked): Chance | undefined {
  const told = toldOf(scene, COINS)
  const [coins, ...others] = told?.coins ?? []
  if (!told || !coins) return undefined
  // A second coin is the same one again: `a coin is tossed. the coin is tossed 3 times`.
  const isOne = others.every(([count]) => count === undefined || count === 'the')
  if (isOne && told.times.length < 2 && told.repeated.length === 0) {
    const tosses = countOf(coins[0]) * countOf(told.times[0]?.[0])
    if (!(tosses >= 1 && tosses <= MOST_TOSSES)) return undefined
    for (const [words, make] of EVENTS) {
      const own = words.exec(event)
      const isHit = own && make(Number.parseInt(own[1] ?? '0', 10) || 0, tosses)
      if (!isHit) continue
      const hits = Array.from({ length: tosses + 1 }, (_, at) => at).filter(isHit)
      const wanted = hits.map(each => binomial(BigInt(tosses), BigInt(each))).reduce((a, b) => a + b, 0n)
      return { by: 'counting', wanted, all: 2n ** BigInt(tosses), kinds: tosses + 1 }
    }
    return undefined
  }
  return undefined
}
