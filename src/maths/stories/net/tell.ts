import type { Rational } from '../../arithmetic/rational.ts'
import { showValue } from '../../arithmetic/show.ts'
import { unitOf } from '../evidence/vocabulary.ts'
import type { Word } from '../evidence/words.ts'
import { moneyText } from '../money-units.ts'
import type { ReadingStep } from '../story-reading.ts'
import { CALCULATIONS, exactly, type Sign } from './calculations.ts'
import { isSmall, type SeenStory } from './seen-words.ts'
import type { Move } from './ways.ts'

/** What a calculation comes to, as far as its sign alone says it. */
const IS: Record<Sign, string> = {
  '+': 'how much that makes together',
  '−': 'the difference of the two',
  '×': 'how much all of them come to',
  '÷': 'how much each is, or how many there are',
  up: 'how many are needed, the last one not full',
  down: 'how many of them are full',
  over: 'what is left over',
}

/**
 * The way that moves take through a story, a step for each.
 * @returns undefined where a step can't be reckoned exactly
 */
export function stepsOf(numbers: SeenStory['numbers'], moves: readonly Move[]): ReadingStep[] | undefined {
  const values: Rational[] = numbers.map(each => each.exact)
  const steps: ReadingStep[] = []
  for (const { first, second, which } of moves) {
    const [one, other, calculation] = [values[first], values[second], CALCULATIONS[which]]
    if (!one || !other || !calculation) return undefined
    const [a, b] = calculation.isBack ? [other, one] : [one, other]
    const step = stepOf(calculation.sign, a, b)
    if (!step) return undefined
    steps.push(step)
    values.push(step.value)
  }
  return steps
}

/** A calculation, with what it comes to as far as its sign says it; undefined where it can't be reckoned. */
export function stepOf(sign: Sign, a: Rational, b: Rational): ReadingStep | undefined {
  const value = exactly(sign, a, b)
  const shown = sign.length > 1 ? '÷' : sign
  return value && { is: IS[sign], calculation: `${showValue(a, true)} ${shown} ${showValue(b, true)}`, value }
}

/** The numbers that moves use, with what they count where it stands right behind: `8 shots.` */
export function factsOf(words: readonly Word[], { numbers }: SeenStory, moves: readonly Move[]): string[] {
  const used = new Set(moves.flatMap(({ first, second }) => [first, second]))
  return numbers.flatMap(({ at, isConstant }, i) => {
    const number = words[at]?.number
    if (isConstant || !number || !used.has(i)) return []
    const thing = number.money === undefined ? thingBehind(words, at) : []
    return [[amountOf(number), ...thing].join(' ')]
  })
}

/** `shots` of `8 shots`, `ice creams` of `4 ice creams`, `km`; nothing where other words stand there. */
function thingBehind(words: readonly Word[], at: number): string[] {
  const [next, second] = words.slice(at + 1)
  if (next?.kind !== 'word') return []
  if (isThing(next)) return [next.lower]
  return !isSmall(next.lower) && second && isThing(second) ? [next.lower, second.lower] : []
}

const isThing = ({ kind, isPlural, lemma }: Word) =>
  kind === 'word' && (isPlural || unitOf(lemma) !== undefined)

function amountOf({ exact, money, role }: NonNullable<Word['number']>): string {
  if (money !== undefined) return moneyText(exact, money)
  return role === 'percent' ? `${showValue(exact.mul(100), true)}%` : showValue(exact)
}
