import * as scenes from '../../language/en/told-sums.ts'
import { only, rankOf, signed, type Told, tidy, way } from './told.ts'

const FACTORS: [RegExp, number][] = [
  [/1\/2|half/, 1.5],
  [/1\/4|quarter/, 1.25],
  [/double|twice/, 2],
]
const COURSES: Readonly<Record<string, number>> = { two: 2, three: 3 }
function combinedMean({ whole, group, all }: Told<'whole' | 'group' | 'all'>) {
  const groups = group.map(([one = '', other = '']) => [Number(one), Number(other)] as const)
  const count = groups.reduce((sum, [own]) => sum + own, 0)
  const isFit =
    groups.length === 2 &&
    whole.length === 1 &&
    [...all, ...whole].flat().every(each => Number(each) === count)
  return isFit ? `(${groups.map(([own, mean]) => `${own} × ${mean}`).join(' + ')}) ÷ ${count}` : undefined
}

function meanChanged({ before, after, asks }: Told<'before' | 'after' | 'asks'>) {
  const [[count = '', mean = ''] = [], groups = []] = [only(before), only(after)]
  const [now = '', all] = [...groups].reverse()
  const isNext = all === undefined || Number(all) === Number(count) + 1
  return asks.length === 1 && mean !== '' && now !== '' && isNext
    ? `${Number(count) + 1} × ${now} - ${count} × ${mean}`
    : undefined
}

function overtime({
  alone,
  rate,
  basic,
  over,
  total,
  factor,
  asks,
}: Told<'alone' | 'rate' | 'basic' | 'over' | 'total' | 'factor' | 'asks'>) {
  const [[sign = '', pay = ''] = [], [words = ''] = []] = [only(rate), only(factor)]
  const by = /^\d/.test(words) ? Number.parseFloat(words) : FACTORS.find(([said]) => said.test(words))?.[1]
  const [[usual = ''] = [], [extra] = [], [all] = []] = [
    only(basic) ?? only(total),
    only(over),
    only(basic) && only(total),
  ]
  const beyond = extra ?? (all === undefined ? '' : String(Number(all) - Number(usual)))
  const isFit =
    alone.length === 0 &&
    asks.length > 0 &&
    by !== undefined &&
    usual !== '' &&
    Number(beyond) > 0 &&
    pay !== ''
  // Both the extra hours and all of them: one must follow from the other.
  const isClear = extra === undefined || all === undefined || Number(all) === Number(usual) + Number(extra)
  return isFit && isClear ? `${sign}${pay} × ${usual} + ${sign}${pay} × ${by} × ${beyond}` : undefined
}

function sameWayBack({ out, back, asks }: Told<'out' | 'back' | 'asks'>) {
  const [[far = '', unit = '', there = '', speed = ''] = [], [home = '', other] = []] = [
    only(out),
    only(back),
  ]
  return asks.length > 0 && speed === other && far !== ''
    ? `a car drives ${far} ${unit} at ${there} ${speed} and ${far} ${unit} at ${home} ${speed}. what is its average speed`
    : undefined
}

function arrival({ start, far, speed, asks }: Told<'start' | 'far' | 'speed' | 'asks'>) {
  const [[begin = ''] = [], [way = '', unit = ''] = [], [fast = '', by = ''] = []] = [
    only(start),
    only(far),
    only(speed),
  ]
  const minutes = tidy((Number(way) / Number(fast)) * 60)
  const isSame = unit.startsWith('k') === by.startsWith('k')
  return asks.length === 1 && isSame && Number.isInteger(minutes) && minutes > 0 && begin !== ''
    ? `what time is ${minutes} minutes after ${begin.replace('.', ':')}`
    : undefined
}

function twoTerms({ term, asks }: Told<'term' | 'ap' | 'asks'>) {
  const terms = term.map(([rank = '', value = '']) => [rankOf(rank), Number(value)] as const)
  const [wanted, ...more] = new Set(
    asks.map(([asked = '']) => (asked === 'common difference' ? 0 : rankOf(asked))),
  )
  const [[a, first] = [0, 0], [b, second] = [0, 0], ...others] = terms
  if (wanted === undefined || more.length > 0 || others.length > 0 || !(a > 0 && b > a)) return undefined
  const step = `(${second} ${signed(-first)}) ÷ ${b - a}`
  if (wanted === 0) return step
  const by = wanted - a
  return by === 0 ? undefined : `${first} ${by < 0 ? '-' : '+'} ${Math.abs(by)} × ${step}`
}

function sumOfTwo({ rule, list, asks }: Told<'rule' | 'list' | 'asks'>) {
  const terms = (only(list)?.[0] ?? '').split(/, ?/).map(Number)
  const isOwn = terms.every((term, at) => at < 2 || term === (terms[at - 1] ?? 0) + (terms[at - 2] ?? 0))
  const asked = only(asks)?.[0] ?? ''
  const place = asked === 'next' ? terms.length + 1 : rankOf(asked)
  // Longer ones are read as they stand.
  if (asked === 'next' && terms.length > 5) return `find the ${place}th term of ${only(list)?.[0]}`
  if (rule.length !== 1 || !isOwn || terms.length < 2 || !(place > terms.length && place < 15))
    return undefined
  while (terms.length < place - 1) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0))
  return `${terms.at(-2)} + ${terms.at(-1)}`
}

function nthOfKind({ asks }: Told<'asks'>) {
  const [rank = '', kind] = only(asks) ?? []
  const n = rankOf(rank)
  if (!(n > 0)) return undefined
  return kind === 'square' ? `${n}^2` : kind === 'cube' ? `${n}^3` : `${n} × ${n + 1} ÷ 2`
}

function choices({ sort, asks }: Told<'sort' | 'asks' | 'courses'>) {
  const counts = sort.map(([count = '']) => count)
  const [course] = only(asks) ?? []
  const isAll = course === undefined || (COURSES[course] ?? Number(course)) === counts.length
  return asks.length === 1 && isAll && counts.length > 1 ? counts.join(' × ') : undefined
}

function piePart({ total, part, asks }: Told<'pie' | 'total' | 'part' | 'asks'>) {
  const [[all = ''] = [], [name = '', degrees = ''] = [], asked] = [only(total), only(part), only(asks)]
  const isSame = asked && (asked.length === 0 || asked[0]?.replace(/s$/, '') === name.replace(/s$/, ''))
  return isSame && all !== '' && degrees !== '' ? `${degrees}/360 of ${all}` : undefined
}

/** Means, wages, journeys, sequences and days, told by the roles of their words, in words that the kinds read. */
export const sumsTold = [
  way(scenes.COMBINED_MEAN, combinedMean),
  way(scenes.OVERTIME, overtime),
  way(scenes.SAME_WAY_BACK, sameWayBack),
  way(scenes.TWO_TERMS, twoTerms),
  way(scenes.CHOICES, choices),
  way(scenes.SUM_OF_TWO, sumOfTwo),
  way(scenes.PIE_PART, piePart),
  way(scenes.DAYS_AWAY, ({ today, day, asks }) => {
    const [[from] = [], [to] = []] = [only(today), only(day)]
    return from && to && asks.length === 1 ? `how many days are there from ${from} to ${to}` : undefined
  }),
  way(scenes.MEAN_CHANGED, meanChanged),
  way(scenes.ARRIVAL, arrival),
  way(scenes.NTH_OF_KIND, nthOfKind),
]
