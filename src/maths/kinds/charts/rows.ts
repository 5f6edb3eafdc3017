import { type Rational, rational } from '../../arithmetic/rational.ts'
import { valueLatex } from '../../arithmetic/show.ts'
import { contentOf, isDenied, labelsOf } from '../../stories/content-words.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Found } from './question.ts'

/** What a bar, a row or a sector is called, and how many it is. */
export interface Row {
  name: string
  count: Rational
}

const NAMED =
  /([a-z][a-z' ]{0,30}?)(?::| =)? (?:(?:got|has|had|scored|received) (?=\d+ [a-z]+(?:[,;.]| and |$)))?(\d{1,4})(?:(?<=(?:got|has|had|scored|received) \d{1,4}) [a-z]+)?(?=[,;.]| and |$)/g
const COUNTED = /(\d{1,4}) ((?!out\b|of\b|more\b|less\b|fewer\b)[a-z][a-z' ]{1,30}?)(?=[,;.]| and |$)/g
/** Which class it was is no number of the chart. */
export const CLASS = /\b(?:(?:year|grade|class|week|room|group|form) \d{1,2}[a-z]?|in (?:19|20)\d\d)\b/g

/** Between the rows of one list. */
const BESIDE = /^(?:[,;]? ?(?:and )?| and )$/
/** In front of how many there are in all, or behind it. */
const ALL = /\b(?:of|from|among) $|\b(?:were|was|total|all|altogether)\b/

/** The rows of `dogs 12, cats 9 and fish 5` or of `12 dogs, 9 cats and 5 fish`, where all numbers are of them or their sum. */
export function rowsIn(told: string): Row[] | undefined {
  const bare = told.replace(CLASS, '')
  const named = [...bare.matchAll(NAMED)]
  const found = named.length > 1 ? named : [...bare.matchAll(COUNTED)]
  const ends = found.map(({ index, 0: row }) => [index, index + row.length] as const)
  const isOneList = ends.every(([at], next) => next === 0 || BESIDE.test(bare.slice(ends[next - 1]?.[1], at)))
  const rows = found.flatMap(([, one = '', other = '']) => {
    const [name, count] = found === named ? [one, numberIn(other)] : [other, numberIn(one)]
    return count ? [{ name: name.replace(/^.*\b(?:and|are|is) /, '').trim(), count }] : []
  })
  const isDistinct = new Set(rows.map(({ name }) => name)).size === rows.length
  const [start = 0] = ends[0] ?? []
  const before = bare.slice(0, start)
  const behind = bare.slice(ends.at(-1)?.[1]).replace(/^[.;, ]*(?:in [a-z ]+)?$/, '')
  // How many there are in all may stand in front of a list, without the `of` that talk around it has taken along.
  const isAll = found !== named && (before === '' || ALL.test(before.slice(-9)))
  const isOther = rows.some(({ name }) => ALL.test(name) || /\b(?:chart|graph)\b/.test(name))
  if (rows.length < 2 || !isDistinct || !isOneList || isAll || isOther || behind !== '') return undefined
  const total = sumOf(rows.map(({ count }) => count))
  const others = before.match(/\d+/g) ?? []
  return others.every(each => total.equals(each) || Number(each) === rows.length) ? rows : undefined
}

/** The one row that words name; undefined for none and several. */
export function rowNamed(words: string, rows: readonly Row[]): Row | undefined {
  const said = new Set(contentOf(words))
  const found = rows.filter(({ name }) => {
    const own = labelsOf(name)
    return (own.length > 0 ? own : contentOf(name)).some(word => said.has(word))
  })
  return found.length === 1 ? found[0] : undefined
}

const OTHER =
  /\b(?:if|average|mean|median|range|percentage|percent|fraction|probability|ratio|twice|half|times|other|another|rest|remaining|next|last|would|angle|cost)\b|%/
const MORE = /^how (?:many|much) (more|fewer|less) (.+) than (.+)$/
const BETWEEN = /^(?:the )?difference between (.+) and (.+)$/
/** `Which pet is the most popular?` */
export const MOST =
  /^(?:which|what) (?:[a-z]+ ){0,3}(?:is|was|were|are|has|had|got|sold|received)(?: the)? (most|least)\b/

/** Whether each word of a question is one of what is told before it. */
export function isKnown(asked: string, told: string): boolean {
  const known = contentOf(told)
  const isOne = (word: string, other: string) =>
    word === other ||
    (word.length > 3 && other.includes(word)) ||
    /^(?:more|popular|common|most|least)$/.test(word)
  return labelsOf(asked).every(word => known.some(other => isOne(word, other)))
}

export const shown = (number: Rational) => valueLatex(number, true)
export const sumOf = (numbers: readonly Rational[]) => numbers.reduce((a, b) => a.add(b), rational(0))

/** A sum of rows, each symbol of which stands for so many. */
function found(numbers: readonly Rational[], each: Rational, isDifference = false): Found {
  const [high = rational(0), low = high] = [...numbers].sort((a, b) => b.compare(a))
  const total = isDifference ? high.sub(low) : sumOf(numbers)
  const number = total.mul(each)
  const isKeyed = !each.equals(1)
  const sum = isDifference ? `${shown(high)} - ${shown(low)}` : numbers.map(shown).join(' + ')
  const lines: Found['lines'] = []
  if (numbers.length > 1)
    lines.push([isDifference ? 'Take the smaller one away' : 'Add them', `${sum} = ${shown(total)}`])
  if (isKeyed)
    lines.push([
      'Multiply by what each symbol stands for',
      `${shown(total)} \\times ${shown(each)} = ${shown(number)}`,
    ])
  const slips: Found['slips'] = {
    'chart-key-ignored': isKeyed ? total : undefined,
    'chart-part-symbol': isKeyed && numbers.length === 1 ? total.floor().mul(each) : undefined,
    'chart-compared-by-adding': isDifference ? high.add(low).mul(each) : undefined,
    'chart-one-bar-only': numbers.length > 1 ? high.mul(each) : undefined,
  }
  return { as: 'count', number, lines, slips }
}

/** What is asked about rows, each standing for so many. */
export function askedOfRows(asked: string, told: string, rows: Row[], each: Rational): Found | undefined {
  if (OTHER.test(`${asked} ${told}`) || isDenied(`${asked} ${told}`) || !isKnown(asked, told))
    return undefined
  const [all, more = '', larger = '', smaller = ''] =
    MORE.exec(asked) ?? BETWEEN.exec(asked)?.toSpliced(1, 0, '') ?? []
  if (all !== undefined) {
    const [high, low] = [larger, smaller].map(words => rowNamed(words, rows))
    const order = high && low ? high.count.compare(low.count) : 0
    const isFit = more === '' ? order !== 0 : more === 'more' ? order > 0 : order < 0
    return high && low && isFit ? found([high.count, low.count], each, true) : undefined
  }
  const isTogether = /\b(?:altogether|in total|in all|total)\b/.test(asked)
  const named = rows.filter(row => rowNamed(asked, [row]))
  const some = named.length > 0 ? named : rows
  const isAsked =
    /^(?:how many|how much|(?:the )?total number)\b/.test(asked) &&
    !/\b(?:more|fewer|less|than|most|least)\b/.test(asked)
  const isRead = some.length === 1 && each.equals(1)
  return isAsked && !isRead && isTogether === some.length > 1
    ? found(
        some.map(({ count }) => count),
        each,
      )
    : undefined
}

/** What there is most, or least, of, where that is one thing. */
export function mostOf(
  names: readonly string[],
  counts: readonly number[],
  isLeast = false,
): Found | undefined {
  const end = isLeast ? Math.min(...counts) : Math.max(...counts)
  const isOne = counts.filter(count => count === end).length === 1
  if (!isOne || names.length < 2) return undefined
  const way = `Count how often each comes up and take what comes up ${isLeast ? 'least' : 'most'}`
  return {
    as: 'name',
    names: [...names],
    number: rational(counts.indexOf(end)),
    lines: [[way, '']],
    slips: { 'chart-how-many-for-which': rational(end) },
  }
}
