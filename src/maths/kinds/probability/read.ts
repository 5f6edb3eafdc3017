import type { Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { NUMBER } from '../../wording/patterns.ts'
import { readBag, readDraws } from './bag.ts'
import { readCoins } from './coins.ts'
import { readDeck } from './deck.ts'
import { readDice, readDie, readNumbered } from './dice.ts'
import { readLetters, readWord } from './letters.ts'
import type { Chance, ProbabilityQuestion } from './question.ts'
import { scenesOf } from './scene.ts'

export const triggers = /\b(?:probability|prob|chances?|likelihood)\b|\bp ?\(/

const readers = [
  readBag,
  readDraws,
  readDie,
  readDice,
  readNumbered,
  readCoins,
  readDeck,
  readLetters,
  readWord,
]

const P = `(${NUMBER}%?)`
const COMPLEMENTS = [
  `probability (?:of|that) an event(?: happening| happens| occurs| occurring| will happen)? is ${P}[.,;] (?:what is |find |work out |calculate )?(?:the )?probability (?:of the event not (?:happening|occurring)|that (?:the event|it) (?:does not|doesn't|will not|won't) (?:happen|occur))`,
  `probability (?:of|that) (?:winning|you win|a team wins|the team wins|she wins|he wins)(?: a game| the game)? is ${P}[.,;] (?:what is |find |work out |calculate )?(?:the )?probability (?:of not winning|(?:that )?(?:she|he|it|you|the team) (?:does not|doesn't|do not|will not) win)(?: a game| the game)?`,
  `probability (?:of rain|that it (?:will rain|rains))(?: tomorrow| today)? is ${P}[.,;] (?:what is |find |work out |calculate )?(?:the )?probability (?:of no rain|(?:that )?it (?:will not|won't|does not|doesn't) rain)(?: tomorrow| today)?`,
  `(?:if )?p ?\\( ?a ?\\) ?= ?${P}[.,;] ?(?:what is |find |work out |calculate )?p ?\\( ?(?:not a|a'|a\\^c) ?\\)?`,
].map(words => new RegExp(`^${words}$`))

function readComplement(plain: string): Chance | undefined {
  for (const pattern of COMPLEMENTS) {
    const [, text] = pattern.exec(plain) ?? []
    const of: Rational | undefined = text === undefined ? undefined : numberIn(text)
    if (of && of.s >= 0n && of.compare(1) <= 0) return { by: 'complement', of }
  }
  return undefined
}

/** The one way to understand it, where there is one. */
function chanceIn(
  plain: string,
): { chance: Chance; instruction: ProbabilityQuestion['options'] } | undefined {
  const complement = readComplement(plain)
  if (complement) return { chance: complement, instruction: {} }
  const { asked, instruction } = scenesOf(plain) ?? { asked: [], instruction: {} }
  for (const each of asked) {
    for (const read of readers) {
      const chance = read(each)
      const { form, isLowest, rounding } = instruction
      if (chance) return { chance, instruction: { form, isLowest, rounding } }
    }
  }
  return undefined
}

/** Reads the chance of dice, coins, cards, bags, letters. */
export function readProbability({
  plain,
  full,
  rounding,
  instruction,
}: Asked): ProbabilityQuestion | undefined {
  const found = chanceIn(plain)
  if (!found) return undefined
  const { form, isLowest } = { ...instruction, ...withoutGaps(found.instruction) }
  const own = rounding ?? found.instruction.rounding
  const options = withoutGaps({ rounding: own, form, isLowest })
  return { kind: 'probability', text: full, chance: found.chance, options }
}

function withoutGaps(options: ProbabilityQuestion['options']): ProbabilityQuestion['options'] {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}
