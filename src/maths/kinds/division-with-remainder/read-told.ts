const ASKS = /\bhow (?:many|much)\b(?!.*\b(?:how|what)\b)[^.?!]*\b(?:left ?over|spare|over at the end)\b/
/** Everybody or everything gets alike, as often as it goes. */
const ALIKE =
  /\b(?:equal\w*|evenly|same|as many\b.*?\bas|as (?:possible|(?:he|she|it|they|we|you|i) can|can be)|full)\b/
/** Something else happens as well, or the number stands for something else. */
const OTHER =
  /\b(?:half|quarter|double|twice|third|gives?|gave|eats?|ate|sells?|sold|los[et]\w*|breaks?|broken?|more|fewer|less|than|already|another|extra|first|cuts? each|slices?|layers?|rows? of|%|percent|per|each costs?)\b/
const NUMBERS =
  /(?<![\w.,:/£$€])(\d{1,6})[ -]?(mm|cm|m|km|g|kg|ml|l|met(?:re|er)s?|lit(?:re|er)s?|(?:kilo|centi)\w+)?(?![\w/:%]|[.,]\d)/g

/**
 * Finds the two numbers of a division whose remainder a story asks for: `50 balls are shared equally among 7 children, as
 * many as possible. How many balls are left over?`
 * @param plain as `Asked` has it
 */
export function readTold(plain: string): { number: bigint; by: bigint } | undefined {
  if (!ASKS.test(plain) || !ALIKE.test(plain) || OTHER.test(plain)) return undefined
  const found = [...plain.matchAll(NUMBERS)]
  const all = plain.match(/\d+/g) ?? []
  if (found.length !== 2 || all.length !== 2) return undefined
  const units = new Set(found.flatMap(([, , unit]) => unit ?? []))
  const [first = 0, last = 0] = found.map(([, number]) => Number(number))
  const [number, by] = [Math.max(first, last), Math.min(first, last)]
  return units.size < 2 && by > 1 && number > by ? { number: BigInt(number), by: BigInt(by) } : undefined
}
