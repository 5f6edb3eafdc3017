const STATED =
  /(?<![a-z/\d.])(?:\d[\d.]* ?(?:%|per ?cent) of |\d+\/\d+ of )?[-(]?\d[\d\s.,+\-−*×x÷/()^%:]*=\s*[-−]?[\d./]+%?/
/** What goes on behind the number at its end: `x + 5` of `3x - 4 = 2x + 5`. */
const GOING_ON =
  /^(?:[a-z](?![a-z]))?[²³]?(?:\s*[-+−×*/÷]\s*(?:\d[\d.]*(?:[a-z](?![a-z]))?|[a-z](?![a-z]))[²³]?)*/i

/** A sum with what it comes to, without the words before it: `6x7=42` of `can you check 6x7=42`. */
export function sumIn(text: string): string {
  const found = STATED.exec(text)
  if (!found) return text
  const behind = text.slice(found.index + found[0].length)
  return `${found[0]}${GOING_ON.exec(behind)?.[0] ?? ''}`.trim()
}

/** A sum without another number that stands behind it: of `7 ÷ 2 = 7/2, 280 km`. */
export function sumAlone(text: string): string {
  const equals = text.lastIndexOf('=')
  const comma = text.indexOf(',', equals)
  if (equals < 0 || comma < 0 || !/\d/.test(text.slice(equals, comma))) return text
  return /\s/.test(text.charAt(comma + 1)) ? text.slice(0, comma) : text
}

/** A line without the sums that stand in it. */
export const withoutSums = (line: string, sums: readonly string[]): string =>
  sums.reduce((left, sum) => left.replace(sum, ' '), line)
