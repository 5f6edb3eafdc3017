import { rational } from '../../arithmetic/rational.ts'
import { valueLatex } from '../../arithmetic/show.ts'
import { contentOf, isDenied, labelsOf } from '../../stories/content-words.ts'
import type { Found } from './question.ts'
import { CLASS } from './rows.ts'

/** A part of two sets that overlap, as circles of a Venn diagram. */
type Region = 'neither' | 'both' | 'either' | 'only first' | 'only second' | 'only one'

/** How many there are in all, in each of two sets, and in both of them or in neither; one of these may not be told. */
interface TwoSets {
  all: bigint
  first: bigint
  second: bigint
  both: bigint | undefined
  neither: bigint | undefined
}

const NEITHER = /\b(?:neither|none|not .{0,20}either|no [a-z]+ and no)\b/
const CLAUSES =
  /[.,;:] (?:and )?|,? and (?=\d)| (?:found|showed|shows|said) that |(?: that)? (?=in a (?:class|group|survey) of)/
const ONLY =
  /\b(?:only|just|exactly 1|more|fewer|less|than|if|another|each|%|percent|twice|half|who|picked|chosen|selected)\b/

interface Told extends TwoSets {
  names: [string, string]
}

/** How many there are in all, in each set, and in both or neither. */
function setsIn(told: string): Told | undefined {
  const clauses = told.split(CLAUSES).filter(each => /\d/.test(each))
  const numbers = clauses.map(each => each.match(/\d+/g) ?? [])
  if (clauses.length < 4 || clauses.length > 5 || numbers.some(each => each.length !== 1) || ONLY.test(told))
    return undefined
  const sized = clauses.map((clause, at) => ({ clause, count: BigInt(numbers[at]?.[0] ?? 0) }))
  const both = sized.filter(({ clause }) => /\bboth\b/.test(clause))
  const neither = sized.filter(({ clause }) => NEITHER.test(clause))
  const rest = sized.filter(each => !both.includes(each) && !neither.includes(each))
  const most = rest.reduce((max, { count }) => (count > max ? count : max), 0n)
  const all = rest.find(({ count }) => count === most)
  const [first, second, ...others] = rest.filter(each => each !== all)
  if (!all || !first || !second || others.length > 0 || both.length > 1 || neither.length > 1)
    return undefined
  return {
    all: all.count,
    first: first.count,
    second: second.count,
    both: both[0]?.count,
    neither: neither[0]?.count,
    names: [first.clause, second.clause],
  }
}

/** The part of the circles that a question asks for. */
function regionIn(asked: string, names: readonly [string, string]): Region | undefined {
  if (/\bneither\b|\bnot\b.*\beither\b/.test(asked)) return 'neither'
  const [one, other] = names.map(name => new Set(labelsOf(name)))
  const own = (words: string, at: number) =>
    labelsOf(words).some(word => [one, other][at]?.has(word) && ![one, other][1 - at]?.has(word))
  const [, kept = '', left = ''] = /^(.+?) but (?:not|do not|does not|don't|doesn't) (.+)$/.exec(asked) ?? []
  const [first, second] = [own(asked, 0), own(asked, 1)]
  if (kept !== '')
    return own(kept, 0) && own(left, 1)
      ? 'only first'
      : own(kept, 1) && own(left, 0)
        ? 'only second'
        : undefined
  if (isDenied(asked)) return undefined
  if (/\b(?:only|just|exactly) 1\b/.test(asked)) return 'only one'
  if (/\b(?:only|just)\b/.test(asked))
    return first === second ? undefined : first ? 'only first' : 'only second'
  if (/\bat least 1\b|\beither\b/.test(asked)) return 'either'
  return /\bboth\b/.test(asked) || (first && second && / and /.test(asked)) ? 'both' : undefined
}

const ASK =
  /^(?:(?:work out |find )?how many\b|(?:find |what is |work out |calculate |write down )?(?:the )?(?:probability|chance) (?:that|of)\b)/
const SCENE =
  /(?:(?:draw|complete|use|a|the)[a-z ]{0,20} )?venn diagram(?: is drawn| to show this(?: information)?)?(?: shows(?: that)?)?/g
const PICKED =
  /(?:\. |,? and )(?:1|an?|the)(?: of the)? [a-z]+ is (?:picked|chosen|selected)(?: at random| randomly)(?: from (?:the|this) [a-z]+)?/

/** Reads two sets that overlap: `Of 30 pupils 18 study French, 15 Spanish and 7 both. How many study neither?` */
export function readSets(plain: string): Found | undefined {
  const at = Math.max(plain.lastIndexOf('. '), plain.lastIndexOf('; '))
  const asked = plain.slice(at + 2)
  const isChance = /\b(?:probability|chance)\b/.test(asked)
  const told = plain
    .slice(0, Math.max(at, 0))
    .replace(SCENE, '')
    .replace(PICKED, '')
    .replace(CLASS, '')
    .replace(/\basked (?:if|whether|about)\b/, 'asked')
  const isAsked = ASK.test(asked) && !/\d(?! |$)|[2-9]|\b(?:given|if|more|fewer|less|than)\b/.test(asked)
  const sets = isAsked ? setsIn(told) : undefined
  const wanted = sets && regionIn(asked, sets.names)
  const known = new Set(contentOf(told))
  const isKnown = labelsOf(asked).every(word => known.has(word) || OF_SETS.test(word))
  if (!sets || !wanted || !isKnown || (isChance && !/\brandom/.test(plain))) return undefined
  const sizes = sizesOf(sets)
  const isFit =
    Object.values(sizes).every(size => size >= 0n) && [undefined, sizes.neither].includes(sets.neither)
  return isFit ? found(sets, sizes, wanted, isChance) : undefined
}

const OF_SETS =
  /^(?:neither|nor|both|either|only|just|exactly|least|probability|chance|random|randomly|language|subject|place|instrument|sport|activity|newspaper|drink|game|club|but|not)$/

/** How many are in each part; below nothing where too little is told. */
function sizesOf({ all, first, second, ...told }: TwoSets): Record<Region, bigint> {
  const both = told.both ?? (told.neither === undefined ? -1n : first + second + told.neither - all)
  const either = first + second - both
  const only = { 'only first': first - both, 'only second': second - both, 'only one': either - both }
  return { neither: all - either, both, either, ...only }
}

function found(
  { all, first, second, both }: TwoSets,
  sizes: Record<Region, bigint>,
  wanted: Region,
  isChance: boolean,
): Found {
  const of = (count: bigint) => (isChance ? rational(count, all) : rational(count))
  const number = of(sizes[wanted])
  const gap = all - first - second
  const sum: [string, string] =
    both === undefined
      ? [
          'What the counts have too many lies in both',
          `${first} + ${second} + ${all - sizes.either} - ${all} = ${sizes.both}`,
        ]
      : ['Those in both are counted twice', `${first} + ${second} - ${both} = ${sizes.either}`]
  const last = valueLatex(number, false)
  const lines: Found['lines'] = [
    ...(wanted.startsWith('only') ? [] : [sum]),
    isChance
      ? ['Write how many fit over all', `\\frac{${sizes[wanted]}}{${all}} = ${last}`]
      : [`Take those of the part that is asked for`, last],
  ]
  const slips = {
    'sets-overlap-twice': of(gap < 0n ? -gap : gap),
    'sets-inside-for-outside': of(sizes.either),
    'sets-overlap': of(sizes.both),
  }
  return { as: isChance ? 'chance' : 'count', number, lines, slips }
}
