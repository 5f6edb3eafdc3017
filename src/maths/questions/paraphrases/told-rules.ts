import * as scenes from '../../language/en/told-rules.ts'
import { only, rankOf, type Told, way } from './told.ts'

function rightTime({ off, shows, asks }: Told<'off' | 'shows' | 'asks' | 'clock'>) {
  const [[much = '', sort = ''] = [], [time = '', part = ''] = []] = [only(off), only(shows)]
  const side = /fast|ahead/.test(sort) ? 'before' : 'after'
  return much !== '' && time !== '' && asks.length === 1
    ? `what time is ${much} minutes ${side} ${time.replace('.', ':')}${part}`
    : undefined
}

function nights({ from, to, asks }: Told<'from' | 'to' | 'asks' | 'where'>) {
  const [[arrives] = [], [leaves] = []] = [only(from), only(to)]
  return arrives && leaves && asks.length === 1
    ? `how many days are there from ${arrives.replace(' of', '')} to ${leaves.replace(' of', '')}`
    : undefined
}

const TIMES: Readonly<Record<string, string>> = {
  double: '× 2',
  treble: '× 3',
  triple: '× 3',
  halve: '÷ 2',
}
const SIGNS: readonly [RegExp, string][] = [
  [/^add/, '+'],
  [/^(?:subtract|take)/, '-'],
  [/^(?:multiply|times)/, '×'],
  [/^divide/, '÷'],
]
const stepOf = (words: string, by: string | undefined) =>
  TIMES[words] ?? `${SIGNS.find(([said]) => said.test(words))?.[1]} ${by}`

const MOST_TERMS = 8
/** `double the last term and add 1`, so many times. */
function ruled({ first, rule, asks }: Told<'first' | 'rule' | 'asks'>) {
  const [[start = ''] = [], said = [], [rank = ''] = []] = [only(first), only(rule), only(asks)]
  const [one = '', ...others] = said
  const isNamed = TIMES[one] !== undefined
  const [by, other, much] = isNamed ? [undefined, ...others] : others
  const place = rankOf(rank)
  const isWhole = start !== '' && one !== '' && (isNamed || /^\d/.test(by ?? ''))
  if (!isWhole || !(place > 1 && place <= MOST_TERMS) || (other !== undefined && much === undefined))
    return undefined
  let term = start
  for (let at = 1; at < place; at++) {
    const next = `(${term}) ${stepOf(one, by)}`
    term = other === undefined ? next : `(${next}) ${stepOf(other, much)}`
  }
  return term
}

/** What each of two gets in a mixture: those that are mixed, by their names, and the parts of both. */
function mixed({ ratio, parts, total, asks }: Told<'ratio' | 'parts' | 'total' | 'asks'>) {
  const [one = '', other = '', a = '', b = ''] = only(ratio) ?? []
  const [p = '', first = one, q = '', second = other] = only(parts) ?? []
  const [[all = '', unit = '', whole = ''] = [], [wanted = ''] = []] = [only(total), only(asks)]
  if (ratio.length + parts.length !== 1 || all === '' || first === second || [first, second].includes(whole))
    return undefined
  const place = [first, second].indexOf(wanted)
  return place < 0
    ? undefined
    : `share ${all} ${unit} in the ratio ${p || a} : ${q || b}. find the ${place === 0 ? 'first' : 'second'} share`
}

/** Clocks that go wrong, nights, rules of sequences and mixtures by the roles of their words, in words that the kinds read. */
export const rulesTold = [
  way(scenes.WRONG_CLOCK, rightTime),
  way(scenes.NIGHTS, nights),
  way(scenes.RULED, ruled),
  way(scenes.MIXED, mixed),
]
