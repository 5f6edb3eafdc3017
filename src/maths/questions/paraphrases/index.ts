import { sieve } from '../../wording/may-match.ts'
import { algebra } from './algebra.ts'
import { amounts } from './amounts.ts'
import { bills } from './bills.ts'
import { data } from './data.ts'
import { figures } from './figures.ts'
import { firstYears } from './first-years.ts'
import { growingPatterns } from './growing-patterns.ts'
import { knownFacts } from './known-facts.ts'
import { levels } from './levels.ts'
import { measures } from './measures.ts'
import { methods } from './methods.ts'
import { missingDigits } from './missing-digits.ts'
import { numbers } from './numbers.ts'
import type { Paraphrase } from './paraphrase.ts'
import { partsLeft } from './parts-left.ts'
import { partsOfThings } from './parts-of-things.ts'
import { percentages } from './percentages.ts'
import { portions } from './portions.ts'
import { prices } from './prices.ts'
import { ratios } from './ratios.ts'
import { riddles } from './riddles.ts'
import { schoolScenes } from './school-scenes.ts'
import { schoolbooks } from './schoolbooks.ts'
import { sequences } from './sequences.ts'
import { sharedWork } from './shared-work.ts'
import { toldNumbers } from './told-number.ts'
import { toldScenes } from './told-scenes.ts'
import { trade } from './trade.ts'
import { twoParts } from './two-parts.ts'

/** What an answer is to look like, where that goes without saying. Reasons that are asked for are more than that. */
const HOW_TO_ANSWER =
  /[\s.,;:?!(]+(?:(?:write|answer|say|state|tick|circle|choose)(?: down)? (?:with )?(?:yes or no|true or false|your answer|the correct answer|the right answer|(?:one|a|the correct) box)|(?:write|put) your answer (?:in|on) the (?:box|line|space))\)?$/
/** `The HCF of 12 and 18 is`: the answer is to be written behind it. */
const LEFT_OPEN = /(?<=[a-z\d%)]) (?:is|are|equals)$/
const FORMULA =
  /^(?:speed|density|pressure|distance|time|mass|area|volume) = [a-z]+(?: [a-z]+)? ?(?:÷|\/|×|x) ?[a-z]+(?: [a-z]+)?[.,;:] /

/** Every way to put a question in other words. */
export const ALL: readonly Paraphrase[] = [
  ...amounts,
  ...numbers,
  ...algebra,
  ...firstYears,
  ...ratios,
  ...percentages,
  ...partsOfThings,
  ...portions,
  ...bills,
  ...levels,
  ...partsLeft,
  ...twoParts,
  ...trade,
  ...methods,
  ...sequences,
  ...growingPatterns,
  ...measures,
  ...data,
  ...schoolbooks,
  ...sharedWork,
  ...figures,
  ...knownFacts,
  ...prices,
  ...riddles,
  ...schoolScenes,
  ...toldNumbers,
  ...missingDigits,
]
const possibleWays = sieve(ALL.map(([pattern]) => pattern))
const LONGEST = 260

/**
 * The same question in other words, each way on its own, for texts that no kind reads as they stand.
 * @param plain of `Asked`
 * @param unnamed the same with `she` for whoever does it: `withoutNames`
 */
export function paraphrases(plain: string, unnamed = plain): string[] {
  if (plain.length > LONGEST) return []
  const bare = plain.replace(HOW_TO_ANSWER, '').replace(LEFT_OPEN, '').replace(FORMULA, '').trim()
  const said = possibleWays(bare).flatMap(at => {
    const [pattern, by] = ALL[at] ?? []
    const found = pattern?.exec(bare)
    if (!pattern || by === undefined || !found) return []
    const text = typeof by === 'string' ? bare.replace(pattern, by) : by(found)
    return text === undefined || text === plain || text.trim() === '' ? [] : [text.trim()]
  })
  if (said.length === 0) said.push(...toldScenes(unnamed))
  return bare === plain || bare === '' ? said : [bare, ...said]
}
