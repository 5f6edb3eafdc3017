import { contentOf, isDenied } from '../stories/content-words.ts'
import { execOf } from '../wording/may-match.ts'

const CELLS = String.raw`((?:\d+(?:\.\d+)?(?:\s*[|,;]\s*|\s+)(?:and\s+)?){1,14}\d+(?:\.\d+)?)`
/** `Score (x): 1 | 2 | 3   Frequency (f): 4 | 6 | 5` */
const ROWS = new RegExp(
  String.raw`\b([A-Za-z][A-Za-z ]{0,30}?)(?: \([a-z]\))?\s*[:|]?\s+${CELLS}[\s.,;|]+(frequency|number of [a-z]+|freq|f)(?: \([a-z]\))?\s*[:|]?\s+${CELLS}`,
  'i',
)
const MEASURE = /\b(mean|average|median|mode|modal|range)\b/gi
/** Nothing else may be asked of the table. */
const AROUND = new Set(
  `the this a an following frequency table tables data show shows give gives number of in for from per each calculate find work out what is was
  determine mean average median mode modal range value score scores class test below information about result results scored played
  recorded to and their its goal goals match matches game games children pupils students`.split(/\s+/),
)
const isAround = (text: string) =>
  (text.toLowerCase().match(/[a-z]+|[^\s\d.,:;?'’]/g) ?? []).every(word => AROUND.has(word))
const ASKED = /\b(?:mean|average|median|mode|modal|range)\b(.*?)(?:\b(?:per|each)\b|[.?]|$)/i
/** What changes a table, or is more than a name for it. */
const CHANGES =
  /\b(?:if|not|but|one|new|missing|more|fewer|changes?|added|removed|left|wrong|mistake|twice|double|half|another|also|total|which|how)\b/i

/** Whether what is told before a table only says what it is about, with how many were counted at most. */
function isTitle(text: string, counts: readonly string[]): boolean {
  const total = counts.reduce((sum, count) => sum + Number(count), 0)
  const isCounted = (text.match(/\d+/g) ?? []).every(each => Number(each) === total)
  return isCounted && !CHANGES.test(text) && !isDenied(text) && !/[^\w\s.,:'’()-]/.test(text)
}

/** Whether the measure is asked of the values, and not of how often they come. */
function isOfValues(asked: string, label: string, often: string): boolean {
  const own = new Set(contentOf(label))
  const counted = new Set(/^f/i.test(often) ? [] : contentOf(often))
  // `The mean number` of something has been cut off.
  if (asked.trim() === 'number') return false
  return contentOf(asked).every(word => own.has(word) || !counted.has(word))
}

/**
 * A frequency table in two rows, in words that a kind reads: `The mean of Score 1, 2, 3 with frequency 4, 6, 5`.
 * @returns undefined where there are no two rows of the same length, or something else is asked
 */
export function fromRows(text: string): string | undefined {
  const found = execOf(ROWS, text)
  const [all = '', label = '', values = '', often = '', frequencies = ''] = found ?? []
  const measures = new Set([...text.replace(all, ' ').matchAll(MEASURE)].map(([word]) => word.toLowerCase()))
  const [measure] = measures
  const [one, other] = [values, frequencies].map(row => row.match(/\d+(?:\.\d+)?/g) ?? [])
  const name = label.trim().split(' ').at(-1)
  if (!found || measure === undefined || measures.size !== 1 || one?.length !== other?.length)
    return undefined
  const before = text.slice(0, found.index)
  const behind = text.slice(found.index + all.length)
  const [, asked = ''] = ASKED.exec(behind) ?? ASKED.exec(before) ?? []
  const own = contentOf(`${label} ${often}`)
  const rest = behind.replace(/[\p{L}'’]+/gu, word =>
    contentOf(word).some(each => own.includes(each)) ? '' : word,
  )
  const isOnlyTitled = isAround(before) || (!MEASURE.test(before) && isTitle(before, other ?? []))
  MEASURE.lastIndex = 0
  if (!isOnlyTitled || !isAround(rest) || !isOfValues(asked, label, often)) return undefined
  return `The ${measure === 'modal' ? 'mode' : measure} of ${name} ${one?.join(', ')} with frequency ${other?.join(', ')}`
}
