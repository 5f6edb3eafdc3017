import type { Rational } from '../arithmetic/rational.ts'
import { readLiteral } from '../arithmetic/read-literal.ts'
import type { Question } from '../domain/question.ts'
import type { SequenceQuestion } from '../kinds/sequences/question.ts'

const GAPS =
  /\b(?:gaps?|differences?|jumps?|steps?|(?:goes|going|go|went) (?:up|down)|adds?|adding|plus|each time|every time|increas\w+)\b/i
const NEXT = /\bnext\b|\bthen\b.*\b(?:add|plus|gap)\b/i
const LONGEST = 100

/**
 * What a message says of how far it is from term to term: `the gaps are 3, 5, 7` or `the next gap is 9`.
 * @returns whether it is so; undefined where nothing of the kind is said
 */
export function gapsSaid(text: string, question: Question): boolean | undefined {
  if (question.kind !== 'sequences' || text.length > LONGEST || !GAPS.test(text)) return undefined
  const { terms } = question as SequenceQuestion
  const said = (text.match(/\d+(?:\.\d+)?/g) ?? []).flatMap(each => readLiteral(each)?.value ?? [])
  const gaps = terms.slice(1).map((term, at) => term.sub(terms[at] ?? term).abs())
  const [first, second] = gaps
  if (said.length === 0 || !first || !second) return undefined
  const ahead = nextGap(gaps)
  if (NEXT.test(text)) return said.length === 1 && ahead && said[0] ? said[0].equals(ahead) : undefined
  const known = ahead ? [...gaps, ahead] : gaps
  const isRow = known.some((_, from) => said.every((each, at) => known[from + at]?.equals(each) === true))
  const isByGap = said.length === 1 && said[0]?.equals(second.sub(first).abs()) === true
  return isRow || isByGap ? true : said.length > 1 ? false : undefined
}

/** The gap that follows, where the gaps themselves go on by the same step. */
function nextGap(gaps: readonly Rational[]): Rational | undefined {
  const [one, two] = gaps
  const last = gaps.at(-1)
  if (!one || !two || !last) return undefined
  const step = two.sub(one)
  const isEven = gaps.every((gap, at) => gap.equals(one.add(step.mul(at))))
  return isEven && gaps.length > 1 ? last.add(step) : undefined
}
