import type { Asked } from '../../wording/asked.ts'
import { withoutNames } from '../../wording/told-roles.ts'
import { readBag } from './bag.ts'
import { readCoins } from './coins.ts'
import { readComplement } from './complement.ts'
import { readDeck } from './deck.ts'
import { readDice, readNumbered } from './dice.ts'
import { readDraws } from './draws.ts'
import { readLetters, readWord } from './letters.ts'
import { readPickedOne } from './picked-one.ts'
import type { Chance, ProbabilityQuestion } from './question.ts'
import { scenesOf } from './scene.ts'
import { readTwoAtOnce } from './two-at-once.ts'
import { readWhatIsLeft } from './what-is-left.ts'

export const triggers = /\b(?:probability|probabilities|prob|chances?|likelihood)\b|\bp ?\(/

const readers = [
  readBag,
  readDraws,
  readDice,
  readNumbered,
  readCoins,
  readDeck,
  readLetters,
  readWord,
  readTwoAtOnce,
  readPickedOne,
]

/** The one way to understand it, where there is one. */
function chanceIn(
  question: Asked,
): { chance: Chance; instruction: ProbabilityQuestion['options'] } | undefined {
  const complement = readComplement(question.plain) ?? readWhatIsLeft(question.plain)
  if (complement) return { chance: complement, instruction: {} }
  const { asked, instruction } = scenesOf(withoutNames(question)) ?? { asked: [], instruction: {} }
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
export function readProbability(question: Asked): ProbabilityQuestion | undefined {
  const { full, rounding, instruction } = question
  const found = chanceIn(question)
  if (!found) return undefined
  const { form, isLowest } = { ...instruction, ...withoutGaps(found.instruction) }
  const own = rounding ?? found.instruction.rounding
  const options = withoutGaps({ rounding: own, form, isLowest })
  return { kind: 'probability', text: full, chance: found.chance, options }
}

function withoutGaps(options: ProbabilityQuestion['options']): ProbabilityQuestion['options'] {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}
