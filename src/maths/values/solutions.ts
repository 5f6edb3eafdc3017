import { exactOf } from '../algebra/exact-of.ts'
import { readFormula } from '../algebra/read-formula.ts'
import {
  add,
  approximate,
  asRational,
  type Exact,
  exact,
  exactText,
  isSame,
  multiply,
  type Numeric,
} from '../exact/exact.ts'
import { namedNumbers } from './named-numbers.ts'
import { judgeNumber, numberValue } from './number.ts'
import { type ReadNumber, readNumber } from './read-number.ts'
import type { Rounding } from './rounding.ts'
import type { Judged, Value } from './value.ts'

export interface SolutionsOptions {
  rounding?: Rounding | undefined
}

/** `2 ± √3` twice, once with each sign. */
function withBothSigns(part: string): string[] {
  return part.includes('±') ? [part.replace('±', '+'), part.replace('±', '-')] : [part]
}

function readOne(part: string): ReadNumber | undefined {
  const bare = part.trim().replace(/^\+/, '')
  const plain = readNumber(bare)
  if (plain) return plain
  const formula = readFormula(bare)
  const value = formula && exactOf(formula)
  return value && { value }
}

/** `3 -5`, where a sign stands tight before a number, and `x = 3 y = -5` are two. */
const withCommas = (said: string) =>
  /^-?\d+(?:\s+-?\d+)+$/.test(said.trim())
    ? said.trim().replace(/\s+/g, ', ')
    : said.replace(/\s\/\s(?=[a-z]\s*=)/gi, ', ')

/** The numbers of `x = 2 or x = -3`, `x = 2 ± √3`, `-3, 2`; undefined where anything else stands there. */
export function readSolutions(said: string, letter: string): ReadNumber[] | undefined {
  const parts = withCommas(said)
    .replace(new RegExp(`^${letter}\\s*∈\\s*`, 'i'), '')
    .replace(/^(?:both|either)\s+/i, '')
    .replace(/^[{[]\s{0,30}(.*?)\s{0,30}[}\]]$/, '$1')
    .replace(/\+\s*\/\s*-|\+-/g, '±')
    .split(/\s{0,30}(?:,\s{0,30}(?:and|or)\b|[,;\n]|\b(?:and|or)\b|&)\s{0,30}/i)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => part.replace(new RegExp(`^${letter}\\s*_?\\s*\\(?\\d?\\)?\\s*(?:=|is\\b|:)\\s*`, 'i'), ''))
    .map(part => part.replace(new RegExp(`\\s*=\\s*${letter}$`, 'i'), ''))
  const read = parts.flatMap(withBothSigns).map(readOne)
  return read.length > 0 && read.every(each => each !== undefined)
    ? read.flatMap(each => each ?? [])
    : undefined
}

const isRight = ({ verdict }: Judged) => verdict === 'right' || verdict === 'rounded'

function judgeAll(read: ReadNumber[], truth: Exact[], options: SolutionsOptions): Judged {
  const fits = read.map(each => truth.map(value => judgeNumber(each, value, options)))
  if (fits.some(row => !row.some(judged => isRight(judged) || judged.verdict === 'unfinished')))
    return { verdict: 'wrong' }
  const found = truth.map((_, at) =>
    fits.map(row => row[at]).filter(judged => judged && judged.verdict !== 'wrong'),
  )
  const missing = found.filter(list => list.length === 0).length
  if (missing > 0)
    return {
      verdict: 'unfinished',
      missing: missing === 1 ? 'One more is missing.' : 'Some more are missing.',
      isPart: true,
    }
  const all = found.flat().flatMap(judged => judged ?? [])
  if (found.some(list => !list.some(judged => judged && isRight(judged)))) {
    const unfinished = all.find(({ verdict }) => verdict === 'unfinished')
    return unfinished ?? { verdict: 'unfinished', missing: 'Work each out to one number.' }
  }
  return { verdict: all.some(({ verdict }) => verdict === 'rounded') ? 'rounded' : 'right' }
}

/** All numbers that a letter can stand for, in any order: the roots of an equation. */
export function solutions(roots: readonly Numeric[], letter: string, options: SolutionsOptions = {}): Value {
  const truth = roots.map(exact)
  const shown = truth.map(root => numberValue(root, options))
  const texts = shown.map(({ text }) => text)
  const text = texts.map(each => `${letter} = ${each}`).join(' or ')
  return {
    key: `${letter}: ${truth.map(exactText).sort().join('; ')}`,
    latex: shown.map(({ latex }) => `${letter} = ${latex}`).join(', '),
    text,
    spellings: [
      texts.join(', '),
      [...texts].reverse().join(' and '),
      texts.map(each => `${letter}=${each}`).join(', '),
      `${letter} = ${texts.join(', ')}`,
      ...(texts.length > 1 ? [`{${texts.join(', ')}}`] : [`${texts[0]} = ${letter}`]),
    ],
    judge(said) {
      const read = readSolutions(said, letter)
      return read ? judgeAll(read, truth, options) : { verdict: 'unread' }
    },
    isNamedIn(words) {
      const plain = words.replace(/[{}$\s]|\\left|\\right/g, '').replace(/\\sqrt/g, '√')
      if (truth.some(root => !asRational(root)))
        return shown.every(each =>
          [each.text, each.latex].some(own =>
            plain.includes(own.replace(/[{}$\s]/g, '').replace(/\\sqrt/g, '√')),
          ),
        )
      const named = namedNumbers(words).map(({ node }) => node.value)
      return shown.every(({ number }, at) =>
        named.some(each => each.equals(number ?? approximate(truth[at] ?? 0))),
      )
    },
    near: () => {
      const [first = exact(0), ...rest] = truth
      return [
        truth.map(root => multiply(root, -1)),
        [add(first, 1), ...rest],
        [multiply(first, -1), ...rest],
        truth.map(root => add(root, 1)),
      ]
        .filter(list => list.every((each, at) => list.findIndex(other => isSame(other, each)) === at))
        .map(list => solutions(list, letter, options))
    },
  }
}
