import type { Rational } from '#maths/arithmetic/rational.ts'
import { FIRST_THING } from '#maths/language/en/unsolved/first-thing.ts'
import { numberIn } from './sums-behind.ts'
import { knownFrom, labelOf, type Told } from './unsolved/told.ts'
import { isSameAmount } from './unsolved/unsolved.ts'

interface Step {
  calculation?: string | undefined
}

const TWO = /^(\S+) ([+−×÷]) (\S+)$/

/** What a story lets find out first, asked in its own words; undefined where its first step is not known. */
export function firstThing(text: string, steps: readonly Step[]): string | undefined {
  const [first, ...more] = steps.map(({ calculation }) => TWO.exec(calculation?.split(' = ')[0] ?? ''))
  if (!first) return undefined
  const told = knownFrom(text)
  const [, one = '', sign = '', other = ''] = first
  const [left, right] = [labelled(one, told), labelled(other, told)]
  const biggest = told
    .filter(({ value, isSure }) => value && isSure)
    .toSorted((a, b) => (b.value as Rational).compare(a.value as Rational))[0]
  const part = [left, right].find(each => each && isPart(each))
  const whole = [left, right].find(each => each && each !== part)
  if (sign === '×' && part && whole) return partOf(part, whole)
  if (more.length === 0) return biggest && FIRST_THING.bigger(bold(biggest))
  const shared =
    more.length === 1 && sign === '×' && more[0]?.[2] === '÷' ? labelled(more[0][3], told) : undefined
  if (shared) return FIRST_THING.forOne(bold(shared))
  if (!left || !right) return undefined
  const [a, b] = [bold(left), bold(right)]
  if (sign === '+') return FIRST_THING.together(a, b)
  if (sign === '−') return goesAway(text) ? FIRST_THING.left(a, b) : FIRST_THING.apart(a, b)
  if (sign === '÷') return FIRST_THING.forOne(b)
  return groups(text, left, right)
}

/** What stands before a number, as `holds 12 litres`, may be no name of it. */
const bold = (told: Told) => `**${told.words.endsWith(': ') ? told.number : labelOf(told)}**`
const isPart = ({ number, value }: Told) =>
  number.includes('%') ||
  (value !== undefined && value.valueOf() < 1 && /\/|half|quarter|third/i.test(number))

/** The told number that a sum is made of; a percentage stands in it as a part of one. */
function labelled(said: string | undefined, told: readonly Told[]): Told | undefined {
  const value = said === undefined ? undefined : numberIn(said)
  return value && told.find(each => each.value && isSameAmount(each.value, value))
}

function partOf({ number }: Told, whole: Told): string {
  return number.includes('%')
    ? FIRST_THING.percent(number, bold(whole))
    : FIRST_THING.part(number, bold(whole))
}

const goesAway = (text: string) =>
  /\b(?:gave|gives?|ate|eats?|lost|loses|spent|spends|left|sold|sells?|used|broke|flew|off|away|leaves?)\b/i.test(
    text,
  )

const LENGTH = /^[\d.]+ ?(?:mm|cm|m|km)$/i

/** Several of the same: of which is it told how many are in each, and what is counted? */
function groups(text: string, left: Told, right: Told): string | undefined {
  if ([left, right].every(({ number }) => LENGTH.test(number)))
    return FIRST_THING.rectangle(bold(left), bold(right))
  const thing = /\bhow many (\p{L}{3,})/iu.exec(text)?.[1]
  // What is counted in the end is in the groups: of `5 rows of chairs with 10 chairs in each row` the rows are those.
  const isCounted = ({ words }: Told) => thing !== undefined && words.startsWith(thing.slice(0, 4))
  const group = [left, right].find(each => isGroup(text, each) && !isCounted(each))
  if (!group) return undefined
  const each = group === left ? right : left
  if (/[£$€]|\dp$/.test(each.number)) return FIRST_THING.cost(bold(group))
  const isThing = thing !== undefined && new RegExp(`\\b${thing.slice(0, 4)}.*\\bhow many `, 'is').test(text)
  return FIRST_THING.inAll(isThing ? thing : each.words.replace(/^.*: $/, ''), bold(group))
}

/** `6 in a pack`, `each box has 24`, of `4 packs`, `6 box`. */
function isGroup(text: string, { words }: Told): boolean {
  const stem = (words.split(' ')[0] ?? '').replace(/: ?$/, '').replace(/(?:e?s)$/, '')
  return (
    stem.length > 1 &&
    (new RegExp(`\\b(?:each|every|per|one|an?) (?:\\p{L}+ )?${stem}`, 'iu').test(text) ||
      new RegExp(`\\b${stem}\\p{L}* (?:of|with|(?:each )?(?:ha[sd]|have|holds?|costs?))\\b`, 'iu').test(text))
  )
}
