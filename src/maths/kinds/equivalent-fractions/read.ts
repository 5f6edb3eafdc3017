import type { Asked } from '../../wording/asked.ts'
import type { EquivalentFractionQuestion } from './question.ts'

export const triggers = /denominator|numerator|\d ?\/ ?\d+ (?:in|as|to|into) [a-z]+s$/

const PARTS: Record<string, bigint> = {
  quarters: 4n,
  fourths: 4n,
  sixths: 6n,
  eighths: 8n,
  ninths: 9n,
  tenths: 10n,
  twelfths: 12n,
  fifteenths: 15n,
  sixteenths: 16n,
  twentieths: 20n,
  hundredths: 100n,
}
const FRACTION = '(?:the fraction )?(?<top>\\d{1,4}) ?/ ?(?<bottom>\\d{1,4})'
const WITH =
  '(?:with|using|that has|which has|having|whose|so that it has)(?: an?| the)?(?: common)? (?<told>denominator|numerator)(?: of| is| equal to)? (?<number>\\d{1,4})'
const TO = '(?:write|express|rewrite|convert|change|rename)'
const WORDINGS = [
  `(?:write |make |name )?(?:down )?(?:an? |the )?(?:equivalent fraction (?:to|of|for)|fraction (?:that is |which is )?(?:equivalent|equal) to) ${FRACTION},? ${WITH}`,
  `${TO} ${FRACTION} (?:(?:as|to|into) (?:an? )?(?:equivalent )?fraction )?${WITH}`,
  `equivalent fraction ${WITH} (?:to|of|for) ${FRACTION}`,
  `${TO} ${FRACTION} (?:in|as|to|into) (?<parts>${Object.keys(PARTS).join('|')})`,
].map(words => new RegExp(`^${words}$`))

/** Reads `Write 3/5 as an equivalent fraction with denominator 20`, where a whole number takes one to the other. */
export function readEquivalent({ plain, full }: Asked): EquivalentFractionQuestion | undefined {
  const groups = WORDINGS.map(words => words.exec(plain)?.groups).find(each => each)
  if (!groups) return undefined
  const given = { top: BigInt(groups.top ?? 0), bottom: BigInt(groups.bottom ?? 0) }
  const number = PARTS[groups.parts ?? ''] ?? BigInt(groups.number ?? 0)
  const told = groups.told === 'numerator' ? 'numerator' : 'denominator'
  const from = told === 'denominator' ? given.bottom : given.top
  if (given.top === 0n || given.bottom < 2n || number <= from || number % from !== 0n) return undefined
  return { kind: 'equivalent fractions', text: full, given, told, number }
}
