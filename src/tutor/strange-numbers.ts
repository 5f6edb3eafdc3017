import type { Rational } from '#maths/arithmetic/rational.ts'
import type { Claim } from '#maths/routes/claims.ts'

const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|half|double|twice|dozen|week|hour|minutes?|days?|year|£|\$|%)\b|[£$%]/i

/** The numbers of calculations that neither stand in a story nor come of two that do; as they were written. */
export function strangeIn(
  { text, reached: own }: { text: string; reached: readonly Rational[] },
  claims: readonly Claim[],
): string[] {
  if (NUMBER_WORD.test(text)) return []
  const inStory = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  // What two numbers of the story come to may be the first of two steps.
  const pairs = inStory.flatMap(a => inStory.flatMap(b => [a, a + b, a - b, a * b, a / b]))
  const reached = [...pairs, ...own.map(each => each.valueOf())]
  const used = claims.flatMap(({ text: said }) => said.split('=')[0]?.match(/\d+(?:\.\d+)?/g) ?? [])
  return used.filter(each => !reached.some(value => Math.abs(value - Number(each)) < 1e-9))
}
