import { isZero, type Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { NUMBER } from '../../wording/patterns.ts'
import type { SequenceQuestion } from './question.ts'
import type { Rule } from './rule.ts'

const COUNT = new RegExp(
  `(?:skip[- ])?count(?:ing)? (?:(?<way>on|up|forwards?|back|backwards?|down) )?(?:(?:from|at) (?<start>${NUMBER}) )?(?:in|by)(?: (?:steps|jumps|groups|lots) of)? (?<step>${NUMBER}|[a-z]+?)'?s?(?: each time)?(?=[,.:; ]|$)`,
)
const FROM = new RegExp(
  `(?:start(?:ing)? |begin(?:ning)? )?(?:from|at|with) (?<start>${NUMBER})(?![\\d.,]\\d)`,
)
const NEXT =
  /(?:(?:and )?(?:write|say|give|list|find|what are)(?: down)? )?(?:the )?(?:next (?<count>\d) (?:numbers|terms|multiples)(?: (?:you (?:say|count|write)|in the count))?|(?:first )?(?<more>\d) numbers (?:you (?:say|count|write) |that come )?after (?<behind>\d+))/
/** The numbers that are counted stand behind it: `Count back from 50 in fives: 50, 45, __, __`. */
const LIST = new RegExp(
  `(?<=[:,.] ?)(?<list>(?:${NUMBER}, ?)*${NUMBER})(?<blanks>(?:,? ?(?:▢|\\?|_+(?!_)|…|\\.{2,}(?!\\.)))*)[, ]*$`,
)
/** What may stand between these parts. */
const IDLE = /^(?:and|when|if|you|we|continue|[\s,.:;])*$/
const MOST_TERMS = 12
const STEPS: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  ten: '10',
  hundred: '100',
  thousand: '1000',
  halve: '1/2',
  quarter: '1/4',
  tenth: '1/10',
}

/** The step of `in tens`, without its s: `ten`, `5`. */
function stepCalled(words: string): Rational | undefined {
  return numberIn(Object.hasOwn(STEPS, words) ? (STEPS[words] ?? '') : words)
}

/** Terms from `start` on, as far apart as `step`. */
const steps = (start: Rational, step: Rational): Rule => ({
  kind: 'polynomial',
  numbers: [start.sub(step), step],
})

/**
 * `Count back in tens from 95: write the next 3 numbers`, `Count by fives: 35, 40, __, __`, in any order: the step is told,
 * so that even one number is enough to go on from.
 */
export function readCounting(plain: string, full: string): SequenceQuestion | undefined {
  const counted = COUNT.exec(plain)
  if (!counted) return undefined
  let rest = plain.replace(counted[0], ' ')
  const [from, next, listed] = [FROM, NEXT, LIST].map((part, at) => {
    const found = at === 2 ? part.exec(plain) : part.exec(rest)
    if (found) rest = rest.replace(found[0], ' ')
    return found?.groups
  })
  const { way = '', step: said = '', start = from?.start } = counted.groups ?? {}
  const [size, first] = [stepCalled(said), numberIn(start ?? '')]
  const behind = next?.behind
  if (!size || isZero(size) || !IDLE.test(rest) || (from && counted.groups?.start)) return undefined
  const terms = next || !listed ? [] : (listed.list ?? '').split(/, ?/).flatMap(each => numberIn(each) ?? [])
  const given = terms.length > 0 ? terms : first ? [first] : []
  const [low, second] = given
  const isDown =
    /back|down/.test(way) || (way === '' && second !== undefined && low && second.compare(low) < 0)
  const step = isDown ? size.neg() : size
  const count = next
    ? Number(next.count ?? next.more)
    : Math.max(1, listed?.blanks?.match(/▢|\?|_+/g)?.length ?? 0)
  const isFit =
    low !== undefined &&
    (next ? count >= 2 && (behind === undefined || behind === start) : terms.length > 0) &&
    (!first || first.equals(low)) &&
    given.length <= MOST_TERMS &&
    given.every((term, at) => term.equals(low.add(step.mul(at))))
  return isFit && low
    ? { kind: 'sequences', text: full, terms: given, rule: steps(low, step), task: 'next', count }
    : undefined
}
