import { type Rational, rational } from '../../arithmetic/rational.ts'
import { contentOf, isDenied, labelsOf } from '../../stories/content-words.ts'
import { words } from '../../stories/word-forms.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import type { ChartsQuestion, Found } from './question.ts'
import { readSets } from './read-sets.ts'
import {
  askedOfRows,
  CLASS,
  isKnown,
  MOST,
  mostOf,
  type Row,
  rowNamed,
  rowsIn,
  shown,
  sumOf,
} from './rows.ts'

export const triggers = /\b(?:chart|graph|table|pictogram|pictograph|venn|both|mode|modal)\b/

const ONE = rational(1)
const PIE = /\b(?:pie (?:chart|graph)|(?:circle|circular) (?:graph|chart))\b/
/** No table that costs something. */
const CHART =
  /\b(?:bar|block|tally|column) (?:chart|graph)\b|\b(?:chart|graph|table|diagram)\b[^.]{0,40}\b(?:shows?|showing|gives?|records?)\b/
const PICTURES = /\b(?:pictogram|pictograph|picto graph|picture (?:graph|chart))\b/
const ASKS =
  /^(?:(?:and |then )?(?:find|work out|calculate|what is|what was|what|determine|write down|state|which is|which) )/

/** The last sentence, which asks, and what is told before it. */
function parted(plain: string) {
  const [, told = '', asked = plain] = /^(.*)[.?;] ([^.?;]+(?:\.\d[^.?;]*)?)$/.exec(plain) ?? []
  const [, inFront = '', rest = asked] = /^(in [a-z0-9' ]+), (.+)$/.exec(asked) ?? []
  return { told: `${told}. ${inFront}`, asked: rest, inFront }
}

/** Words around the number of all; a number beside another may be one of two parts. */
const isWhole = (number: string, told: string) =>
  new RegExp(
    `\\b(?:of|for|of the|of all|represents|asked|surveyed) ${number}\\b|\\b${number} [a-z]+(?: [a-z]+){0,2} (?:were|was|was asked|took part|voted)\\b|\\b(?:shows|showing|for) ${number} (?:people|pupils|students|children)\\b|\\b${number}(?: [a-z]+){0,4} (?:altogether|in total|in all)\\b`,
  ).test(told)
const ANGLE = /\b(?:angle|degrees)\b/
const OF_PIE = new Set(
  words(
    'angle degree sector section slice pie chart circle graph central size measure result represent label draw need take up who',
  ),
)

function angleOf(part: Rational, whole: Rational): Found {
  const number = part.mul(360).div(whole)
  const sum = `\\frac{${shown(part)}}{${shown(whole)}} \\times 360 = ${shown(number)}`
  const slips = { 'pie-count-as-angle': part, 'pie-percent-as-angle': part.mul(100).div(whole) }
  return { as: 'angle', number, lines: [['All of them share the full turn', sum]], slips }
}

function sectorOf(angle: Rational, whole: Rational): Found {
  const number = whole.mul(angle).div(360)
  const sum = `\\frac{${shown(angle)}}{360} \\times ${shown(whole)} = ${shown(number)}`
  return {
    as: 'count',
    number,
    lines: [['Take that part of all', sum]],
    slips: { 'pie-count-as-angle': angle },
  }
}

function symbolsFor(count: Rational, each: Rational): Found {
  const sum = `${shown(count)} \\div ${shown(each)} = ${shown(count.div(each))}`
  return {
    as: 'count',
    number: count.div(each),
    lines: [['See how many symbols make it', sum]],
    slips: { 'chart-key-ignored': count },
  }
}

/** Reads the angle of a sector, and what a sector of so many degrees stands for. */
function readPie(plain: string): Found | undefined {
  const { told, asked, inFront } = parted(plain)
  if (
    !PIE.test(plain) ||
    labelsOf(inFront).some(word => !OF_PIE.has(word)) ||
    isDenied(plain) ||
    /\b(?:other|rest|remaining|more|difference|altogether|total angle|radius)\b/.test(asked)
  )
    return undefined
  const wanted = labelsOf(asked).filter(word => !OF_PIE.has(word))
  const isIn = (clause: string) => {
    const own = new Set(contentOf(clause))
    return wanted.every(word => own.has(word)) && !/\d/.test(asked)
  }
  const clauses = told.split(/[.,;] /)
  const holding = (number: string) => clauses.find(each => each.includes(number)) ?? ''
  const numbers = told.match(/\d+(?:\.\d+)?(?: ?°| degrees|%)?/g) ?? []
  const [first = '', second = ''] = numbers
  if (/^how many\b(?! degrees)/.test(asked) && numbers.length === 2) {
    const [angle = '', whole = ''] = /°|deg/.test(first) ? numbers : [second, first]
    const [size, all] = [numberIn(angle.replace(/ ?°| degrees/, '')), numberIn(whole)]
    const isFit =
      /°|deg/.test(angle) &&
      size &&
      all &&
      size.compare(360) < 0 &&
      isIn(holding(angle)) &&
      wanted.length > 0 &&
      isWhole(whole, told)
    return isFit && all.mul(size).div(360).d === 1n ? sectorOf(size, all) : undefined
  }
  if (!ANGLE.test(asked) || wanted.length === 0) return undefined
  const rows = rowsIn(told)
  const row = rows && rowNamed(wanted.join(' '), rows)
  if (rows && rows.length > 2 && row && isKnown(wanted.join(' '), told)) {
    return angleOf(row.count, sumOf(rows.map(({ count }) => count)))
  }
  if (numbers.length === 1 && first.endsWith('%') && isIn(holding(first)))
    return angleOf(numberIn(first.slice(0, -1)) ?? ONE, rational(100))
  const [one, other] = [numberIn(first), numberIn(second)]
  if (!one || !other || numbers.length !== 2 || /°|%|deg/.test(first + second)) return undefined
  const [part, whole, said] = one.compare(other) < 0 ? [one, other, first] : [other, one, second]
  const isOfAll = isWhole(shown(whole), told) && part.compare(whole) < 0
  return isOfAll && isIn(holding(said)) ? angleOf(part, whole) : undefined
}

const MIXED = '\\d{1,3}(?:\\.5)?(?:(?: and)? \\d/\\d)?'
const KEY =
  /(?:key: )?\b(?:each|every|1|an?) ((?:[a-z]+ )?[a-z]+?) (?:stands for|represents|shows|means|is worth|is used for|to stand for|to represent|is|=|equals) (\d{1,4}) ([a-z]+(?: (?!on\b|in\b|for\b|and\b)[a-z]+)?)/
const NEEDED =
  /^how many (?:[a-z]+ ){0,3}?(?:are|is|will be|would be) (?:needed|drawn|used|there)? ?(?:to show|to represent|for) (\d{1,4})(?: [a-z]+){0,3}$/

/** Reads rows of symbols, each of which stands for so many. */
function readPictures(plain: string): Found | undefined {
  const [key = '', symbol = '', number = ''] = KEY.exec(plain) ?? []
  const each = numberIn(number)
  const { told, asked } = parted(plain)
  if (!PICTURES.test(plain) || !each || isDenied(plain)) return undefined
  const [, shown] = NEEDED.exec(asked) ?? []
  const rest = told.replace(key, ' ').replace(CLASS, '')
  const count = numberIn(shown ?? '')
  if (count)
    return /\d/.test(rest) || !isKnown(asked, `${told} ${symbol}`) ? undefined : symbolsFor(count, each)
  const noun = symbol.split(' ').at(-1)
  // Symbols may be asked for as well, and not what they stand for.
  const isOfSymbols = new RegExp(`\\b(?:${noun}|symbol|picture|icon)s?\\b`).test(asked) && !/\d/.test(asked)
  if (isOfSymbols && !key.replace(symbol, '').includes(noun ?? '')) return undefined
  const row = new RegExp(
    `(${MIXED})(?: (?:whole|full))? (?:${symbol}|${noun}|symbol|picture|icon)(?:s|es)?\\b`,
  )
  const lines = `${rest}${/\d/.test(asked) ? `. ${asked}` : ''}`.split(/,? and (?!\d\/)|[.,;] /)
  const rows = lines.flatMap((line): Row[] => {
    const found = row.exec(line)
    const size = numberIn((found?.[1] ?? '').replace(' and ', ' '))
    return found && size ? [{ name: line.replace(found[0], ''), count: size }] : []
  })
  const isAll =
    lines.filter(line => /\d/.test(line)).length === rows.length && !rows.some(({ name }) => /\d/.test(name))
  const known = `${told} ${symbol} ${/\d/.test(asked) ? asked : ''}`
  return isAll && rows.length > 0 ? askedOfRows(asked, known, rows, each) : undefined
}

const WORD_LIST =
  /(?:^|[:?.] |\b(?:are|were|was|is|of|for) )((?:[a-z]{1,12}, ){3,30}(?:and )?[a-z]{1,12})(?=[.?]|$)/
const MODE =
  /^(?:(?:what is|find|write down|state|which is|what was) )?(?:[a-z]+ is )?(?:the |its |their )?(?:mode\b|modal\b|most common\b)/

/** Reads what comes most often in a list of words: colours, pets, makes of cars. */
function readWords(plain: string): Found | undefined {
  const [list = '', listed = ''] = WORD_LIST.exec(plain) ?? []
  const rest = plain.replace(list, '. ').trim()
  const asked = rest.split(/[.?:] */).filter(part => MODE.test(part.replace(ASKS, '')))
  if (listed === '' || asked.length !== 1 || /\d|\bmedian\b|\bmean\b|\brange\b|\bif\b|\bnumber\b/.test(rest))
    return undefined
  const all = listed.split(/, (?:and )?/)
  const names = [...new Set(all)]
  return mostOf(
    names,
    names.map(name => all.filter(each => each === name).length),
  )
}

/** Reads what a chart tells that is put in words, two sets that overlap, and the mode of words. */
export function readChart({ plain, full }: Asked): ChartsQuestion | undefined {
  if (plain.length > 400) return undefined
  const { told, asked } = parted(plain)
  const rows = CHART.test(told) && !PIE.test(plain) && !PICTURES.test(plain) ? rowsIn(told) : undefined
  const bare = asked.replace(/^(?:find|work out|calculate|what is) /, '')
  const sets = readSets(plain)
  const found =
    sets ??
    readPie(plain) ??
    readPictures(plain) ??
    (rows && (MOST.test(bare) ? mostOfRows(bare, told, rows) : askedOfRows(bare, told, rows, ONE))) ??
    readWords(plain)
  if (!found) return undefined
  const { names = namesIn(told, asked), ...all } = found
  return { kind: 'charts', text: full, isOfSets: sets !== undefined, names, ...all }
}

function mostOfRows(asked: string, told: string, rows: readonly Row[]) {
  const isLeast = /\bleast\b/.test(asked)
  const counts = rows.map(({ count }) => Number(count))
  return isKnown(asked, told)
    ? mostOf(
        rows.map(({ name }) => name),
        counts,
        isLeast,
      )
    : undefined
}

/** What may stand behind a count: `7 more dogs`, `14 ice creams`, `13 mm`. */
function namesIn(told: string, asked: string): string[] {
  const nouns = asked.match(/[a-z]{3,}/g) ?? []
  const pairs = asked.match(/\b[a-z]{3,} [a-z]{3,}s\b/g) ?? []
  const [, measure = 'more'] = /\bin ([a-z]{1,12})[:.]/.exec(told) ?? []
  return [...new Set([...nouns, ...pairs, ...nouns.map(noun => `more ${noun}`), 'more', 'fewer', measure])]
}
