import { isZero, type Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { NUMBER } from '../../wording/patterns.ts'
import type { SequenceQuestion } from './question.ts'
import type { Rule } from './rule.ts'

const WAY = '(?:(?<way>on|up|forwards?|back|backwards?|down) )?'
const COUNT = `(?:skip[- ])?count(?:ing)? ${WAY}(?:in|by)(?: (?:steps|jumps|groups|lots) of)? (?<step>${NUMBER}|[a-z]+?)'?s?(?: each time)?`
const FROM = `(?:starting |beginning )?(?:from|at|with) (?<start>${NUMBER})`
const NEXT =
  '(?:(?:and )?(?:write|say|give|list|find|what are)(?: down)? )?(?:the )?(?:next (?<count>\\d) (?:numbers|terms|multiples)(?: (?:you (?:say|count|write)|in the count))?|(?:first )?(?<more>\\d) numbers (?:you (?:say|count|write) |that come )?after (?<behind>\\d+))'
const WORDINGS = [
  `${COUNT},? ${FROM}[.,:;]? (?:and )?${NEXT}`,
  `(?:start|begin) (?:at|from|with) (?<start>${NUMBER})[.,]? (?:and )?${COUNT}[.,:;]? ${NEXT}`,
  `${FROM},? ${COUNT}[.,:;]? ${NEXT}`,
  `${NEXT} (?:when|if) (?:you |we )?${COUNT},? ${FROM}`,
].map(source => new RegExp(`^${source}$`))
/** The numbers that are counted stand behind it: `Count back from 50 in fives: 50, 45, __, __`. */
const LIST = `(?<list>(?:${NUMBER}, ?)*${NUMBER})(?<blanks>(?:,? ?(?:▢|\\?|_+(?!_)|…|\\.{2,}(?!\\.)))*)[, ]*`
const COUNTED = [
  `(?:continue )?${COUNT}(?:,? ${FROM})?[:,.] ?${LIST}`,
  `(?:continue )?(?:skip[- ])?count(?:ing)? ${WAY}${FROM} (?:in|by) (?<step>${NUMBER}|[a-z]+?)'?s?[:,.] ?${LIST}`,
].map(source => new RegExp(`^${source}$`))
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
export function stepCalled(words: string): Rational | undefined {
  return numberIn(Object.hasOwn(STEPS, words) ? (STEPS[words] ?? '') : words)
}

/** Terms from `start` on, as far apart as `step`. */
const steps = (start: Rational, step: Rational): Rule => ({
  kind: 'polynomial',
  numbers: [start.sub(step), step],
})

/** `Count back in tens from 95: write the next 3 numbers`, where how many and from where leave no doubt. */
export function readCounting(plain: string, full: string): SequenceQuestion | undefined {
  for (const wording of WORDINGS) {
    const groups = wording.exec(plain)?.groups
    if (!groups) continue
    const { way = '', step: said = '', start: from = '', behind } = groups
    const [size, start] = [stepCalled(said), numberIn(from)]
    const count = Number(groups.count ?? groups.more)
    if (!size || !start || isZero(size) || !(count >= 2)) return undefined
    if (behind !== undefined && behind !== from) return undefined
    const step = /back|down/.test(way) ? size.neg() : size
    return { kind: 'sequences', text: full, terms: [start], rule: steps(start, step), task: 'next', count }
  }
  return undefined
}

/** `Count by fives: 35, 40, __, __`: the step is told, so that even one number is enough to go on from. */
export function readCounted(plain: string, full: string): SequenceQuestion | undefined {
  const groups = COUNTED.map(wording => wording.exec(plain)?.groups).find(each => each)
  const { way = '', step: said = '', start, list = '', blanks = '' } = groups ?? {}
  const size = stepCalled(said)
  const terms = list.split(/, ?/).flatMap(each => numberIn(each) ?? [])
  const [first, second] = terms
  if (!groups || !size || isZero(size) || !first || terms.length > MOST_TERMS) return undefined
  if (start !== undefined && !numberIn(start)?.equals(first)) return undefined
  const isDown = /back|down/.test(way) || (way === '' && second !== undefined && second.compare(first) < 0)
  const step = isDown ? size.neg() : size
  const isFit = terms.every((term, at) => term.equals(first.add(step.mul(at))))
  const count = Math.max(1, blanks.match(/▢|\?|_+/g)?.length ?? 0)
  return isFit
    ? { kind: 'sequences', text: full, terms, rule: steps(first, step), task: 'next', count }
    : undefined
}
