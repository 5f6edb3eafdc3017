import { ASKING } from '../language/en/told.ts'
import { measureOf, nounOf } from '../stories/word-forms.ts'

/** A number of a story with what it is a number of. */
export interface Quantity {
  is: 'money' | 'percent' | 'fraction' | 'clock' | 'date' | 'ratio' | 'measure' | 'count'
  /** As it stands: `£4.50`, `4:35 pm`, `250 ml`. */
  said: string
  /** The number alone, of counts and measures. */
  number: string
  /** The word behind it, in the singular. */
  noun: string
  from: number
}

/** A story in two halves, each in small letters, with the quantities of both. */
export interface Told {
  /** All of it. */
  text: string
  told: string
  asked: string
  quantities: Quantity[]
}

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const QUANTITY = new RegExp(
  [
    String.raw`(?<ratio>\b\d{1,3} ?(?::|to) ?\d{1,3}\b(?! ?[ap]\.?m)(?!:))`,
    String.raw`(?<clock>\b\d{1,2}(?::\d{2}|\.\d{2}(?!\d| ?(?:[mck]?m|k?g|m?l|s|lit(?:re|er)s?|(?:kilo|centi)?met(?:re|er)s?|kilo\w*|miles?|feet|ft)\b)) ?(?:[ap]\.?m\b\.?)?|\b\d{1,2} ?[ap]\.?m\b\.?|\bnoon\b|\bmidnight\b)`,
    String.raw`(?<date>\b(?:${MONTHS}) \d{1,2}(?:st|nd|rd|th)?\b|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTHS})\b)`,
    String.raw`(?<money>[£$€₹] ?\d[\d,]*(?:\.\d{1,2})?|\b\d[\d,]*(?:\.\d{1,2})? ?(?:dollars?|pounds|euros?|rupees|bucks)\b)`,
    String.raw`(?<percent>\b\d{1,3}(?:\.\d+)? ?(?:%|percent\b|per cent\b))`,
    String.raw`(?<fraction>\b\d{1,2}/\d{1,2}\b|\b(?:a|one) (?:half|third|quarter|fourth|fifth|sixth|tenth)\b|\b(?:two|three|four|five|seven|nine) (?:thirds|quarters|fourths|fifths|sixths|eighths|tenths)\b)`,
    String.raw`(?<compound>\b\d{1,3} ?(?:hours?|hrs?) (?:and )?\d{1,2} ?(?:minutes?|mins?)\b)`,
    String.raw`(?<number>\b\d(?:[\d,]*\d)?(?:\.\d+)?)(?: ?(?<noun>[a-z]+))?`,
  ].join('|'),
  'gi',
)
const asking = new RegExp(`(?<![a-z])${ASKING}`, 'gi')

/** Whether a text has one of some words. */
export const has = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'i')

/** `bucks` are dollars. */
const inDollars = (said: string) => said.replace(/ ?bucks\b/i, ' dollars')

/** A story with its quantities; undefined where it asks for nothing, or too much. */
export function toldOf(text: string): Told | undefined {
  const asks = [...text.matchAll(asking)]
  const at = asks.at(-1)?.index
  if (at === undefined || asks.length > 2) return undefined
  const quantities = [...text.matchAll(QUANTITY)].flatMap(({ 0: said, groups = {}, index }) => {
    const { number, noun, ...kinds } = groups
    const [is] = Object.entries(kinds).find(([, found]) => found !== undefined) ?? []
    const isCompound = groups.compound !== undefined
    const measured = noun !== undefined && measureOf(nounOf(noun.toLowerCase())) !== undefined
    return {
      is: (isCompound ? 'measure' : (is ?? (measured ? 'measure' : 'count'))) as Quantity['is'],
      said: is === undefined && !measured ? (number ?? said) : inDollars(said),
      number: (number ?? said).replaceAll(',', ''),
      noun: isCompound ? 'minute' : noun === undefined ? '' : nounOf(noun.toLowerCase()),
      from: index,
    }
  })
  // The question may stand in front of the story.
  const end = text.indexOf('?', at)
  const behind = end >= 0 ? text.slice(end + 1) : ''
  const asked = text.slice(at, end >= 0 ? end : undefined)
  return {
    text: text.toLowerCase(),
    told: `${text.slice(0, at)} ${behind}`.toLowerCase(),
    asked: asked.toLowerCase(),
    quantities,
  }
}

/** The quantities of exactly these kinds, in the order of the kinds. */
export function only({ quantities }: Told, ...kinds: Quantity['is'][]): Quantity[] | undefined {
  const left = [...quantities]
  const found = kinds.flatMap(kind => {
    const at = left.findIndex(each => each.is === kind)
    return at < 0 ? [] : left.splice(at, 1)
  })
  return left.length === 0 && found.length === kinds.length ? found : undefined
}

/** What a story asks, in words that a kind reads; undefined where it is none of its sort. */
export type Teller = (story: Told) => string | undefined
