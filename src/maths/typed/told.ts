import {
  ASKING,
  BEGINS,
  ENDS,
  GROWS,
  NOT_PART,
  OTHER_PART,
  OTHER_PRICE,
  OTHER_TIME,
  PART_OF_PRICE,
  PUTS_ON,
  SHRINKS,
  SMALL_WORDS,
  TAKES_OFF,
  THE_REST,
  WHOLE_PRICE,
} from '../language/en/told.ts'
import { stem } from '../questions/rewordings/parts-of-things.ts'
import { measureOf, nounOf } from '../stories/word-forms.ts'

/** A number of a story with what it is a number of. */
interface Quantity {
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
interface Told {
  told: string
  asked: string
  quantities: Quantity[]
}

const LONGEST = 400
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const QUANTITY = new RegExp(
  [
    String.raw`(?<ratio>\b\d{1,3} ?(?::|to) ?\d{1,3}\b(?! ?[ap]\.?m)(?!:))`,
    String.raw`(?<clock>\b\d{1,2}[:.]\d{2} ?(?:[ap]\.?m\b\.?)?|\b\d{1,2} ?[ap]\.?m\b\.?|\bnoon\b|\bmidnight\b)`,
    String.raw`(?<date>\b(?:${MONTHS}) \d{1,2}(?:st|nd|rd|th)?\b|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTHS})\b)`,
    String.raw`(?<money>[£$€₹] ?\d[\d,]*(?:\.\d{1,2})?|\b\d[\d,]*(?:\.\d{1,2})? ?(?:dollars?|pounds|euros?|rupees|bucks)\b)`,
    String.raw`(?<percent>\b\d{1,3}(?:\.\d+)? ?(?:%|percent\b|per cent\b))`,
    String.raw`(?<fraction>\b\d{1,2}/\d{1,2}\b|\b(?:a|one) (?:half|third|quarter|fourth|fifth|sixth|tenth)\b)`,
    String.raw`(?<number>\b\d[\d,]*(?:\.\d+)?)(?: ?(?<noun>[a-z]+))?`,
  ].join('|'),
  'gi',
)
const has = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'i')
const partOfPrice = has(PART_OF_PRICE)
const takesOff = has(TAKES_OFF)
const putsOn = has(PUTS_ON)
const wholePrice = has(WHOLE_PRICE)
const otherPrice = has(OTHER_PRICE)
const otherPart = has(OTHER_PART)
const ends = has(ENDS)
const begins = has(BEGINS)
const otherTime = has(OTHER_TIME)
const grows = has(GROWS)
const shrinks = has(SHRINKS)
const asking = new RegExp(`(?<![a-z])${ASKING}`, 'gi')
const notPart = new RegExp(NOT_PART, 'i')
const theRest = new RegExp(`(?<![a-z])${THE_REST}(?![a-z])([^.?!]*)`, 'i')

/**
 * A story told with a percentage, a fraction, times or dates, as the question that its quantities make of it by their kinds:
 * `The bill is $45. Dad leaves a 20% tip. How much is the tip?` is `What is 20% of $45?`. Every number must have its place.
 * It is to be asked about: the words of a story may hold more than is known.
 * @returns none where it is no such story, or may be two
 */
export function toldQuestion(text: string): string | undefined {
  if (text.length > LONGEST) return undefined
  const story = toldOf(text.replace(/\s+/g, ' ').trim())
  if (!story) return undefined
  const found = new Set(TELLERS.flatMap(teller => teller(story) ?? []))
  const [only, ...others] = found
  return others.length === 0 ? only : undefined
}

function toldOf(text: string): Told | undefined {
  const asks = [...text.matchAll(asking)]
  const at = asks.at(-1)?.index
  if (at === undefined || asks.length > 2) return undefined
  const quantities = [...text.matchAll(QUANTITY)].flatMap(({ 0: said, groups = {}, index }) => {
    const { number, noun, ...kinds } = groups
    const [is] = Object.entries(kinds).find(([, found]) => found !== undefined) ?? []
    const measured = noun !== undefined && measureOf(nounOf(noun.toLowerCase())) !== undefined
    return {
      is: (is ?? (measured ? 'measure' : 'count')) as Quantity['is'],
      said: is === undefined && !measured ? (number ?? said) : inDollars(said),
      number: (number ?? said).replaceAll(',', ''),
      noun: noun === undefined ? '' : nounOf(noun.toLowerCase()),
      from: index,
    }
  })
  // The question may stand in front of the story.
  const end = text.indexOf('?', at)
  const behind = end >= 0 ? text.slice(end + 1) : ''
  const asked = text.slice(at, end >= 0 ? end : undefined)
  return { told: `${text.slice(0, at)} ${behind}`.toLowerCase(), asked: asked.toLowerCase(), quantities }
}

/** The quantities of exactly these kinds, in the order of the kinds. */
function only({ quantities }: Told, ...kinds: Quantity['is'][]): Quantity[] | undefined {
  const left = [...quantities]
  const found = kinds.flatMap(kind => {
    const at = left.findIndex(each => each.is === kind)
    return at < 0 ? [] : left.splice(at, 1)
  })
  return left.length === 0 && found.length === kinds.length ? found : undefined
}

type Teller = (story: Told) => string | undefined

/** `leaves a 20% tip`, `are 30% off`, `goes up by 5%`. */
const price: Teller = story => {
  const [money, part] = only(story, 'money', 'percent') ?? only(story, 'money', 'fraction') ?? []
  const { told, asked } = story
  if (!money || !part || otherPrice.test(`${told} ${asked.replace(/\bincluding\b|\beach\b/g, '')}`))
    return undefined
  const [off, on] = [takesOff, putsOn].map(way => way.test(told) || way.test(asked))
  if (partOfPrice.test(asked) && !/\b(?:total|altogether|including|with)\b/.test(asked))
    return `What is ${part.said} of ${money.said}?`
  if (off === on || !wholePrice.test(asked)) return undefined
  if (part.is === 'fraction') return off ? `What is ${complement(part)} of ${money.said}?` : undefined
  return `${off ? 'Decrease' : 'Increase'} ${money.said} by ${part.said}`
}

const small = new Set(SMALL_WORDS.split(' '))
/** `bucks` are dollars. */
const inDollars = (said: string) => said.replace(/ ?bucks\b/i, ' dollars')
const stemsOf = (text: string) =>
  (text.match(/[a-z]+/g) ?? []).filter(word => word.length > 1 && !small.has(word)).map(stem)

/** `1/4 of the 28 children have brown shoes, the rest have white ones`. */
const partOfThings: Teller = story => {
  const [whole, part] =
    only(story, 'count', 'percent') ??
    only(story, 'count', 'fraction') ??
    only(story, 'measure', 'percent') ??
    only(story, 'measure', 'fraction') ??
    []
  const { told, asked } = story
  const isTime = measureOf(whole?.noun ?? '')?.dimension.endsWith('time')
  if (!whole || !part || whole.noun === '' || isTime || otherPart.test(asked)) return undefined
  const rest = theRest.exec(told)
  const all = told.replace(theRest, ' ')
  if (otherPart.test(all)) return undefined
  const thing = stem(whole.noun)
  const wanted = stemsOf(asked).filter(word => word !== thing)
  const own = stemsOf(all.slice(Math.max(0, all.indexOf(part.said.toLowerCase()) + part.said.length)))
  const others = stemsOf(rest?.[1] ?? '')
  const isOwn = wanted.some(word => own.includes(word) && !others.includes(word))
  const isRest = wanted.some(word => others.includes(word) && !own.includes(word))
  const isNot = notPart.test(asked)
  if (isNot && isOwn && !isRest) return `What is ${complement(part)} of ${whole.number}?`
  if (isNot || isOwn === isRest) return undefined
  return `What is ${isRest ? complement(part) : part.said} of ${whole.number}?`
}

const FRACTIONS: Record<string, number> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  tenth: 10,
}

/** What is left of one: `3/4` for `1/4`, `45%` for `55%`. */
function complement({ is, said }: Quantity): string {
  if (is === 'percent') return `${100 - Number(/[\d.]+/.exec(said)?.[0])}%`
  const [, top = '1', bottom = ''] = /(\d+)\/(\d+)/.exec(said) ?? []
  const under = Number(bottom) || (FRACTIONS[said.toLowerCase().split(' ').at(-1) ?? ''] ?? 0)
  return `${under - Number(top)}/${under}`
}

/** `started at 4:35 pm and it took her 50 min` */
const clock: Teller = story => {
  const [time, span] = only(story, 'clock', 'measure') ?? []
  const { told, asked } = story
  const isSpan = measureOf(span?.noun ?? '')?.dimension === 'time'
  if (
    !time ||
    !span ||
    !isSpan ||
    otherTime.test(`${told} ${asked}`) ||
    !/\b(?:what time|when)\b/.test(asked)
  )
    return undefined
  const said = time.said.replace(/\.$/, '')
  if (ends.test(asked) && !ends.test(told)) return `What time is ${span.said} after ${said}?`
  if (
    begins.test(asked) &&
    !ends.test(asked) &&
    /\b(?:must|needs? to|has to|have to|wants? to|should)\b/.test(`${told} ${asked}`)
  )
    return ends.test(told) || /\bby\b/.test(told) ? `What time is ${span.said} before ${said}?` : undefined
  return undefined
}

/** `135 minutes long. How many hours is that?` */
const conversion: Teller = story => {
  const [measure] = only(story, 'measure') ?? []
  const [, wanted = ''] = /^how many ([a-z]+)\b/.exec(story.asked) ?? []
  const [one, other] = [measure?.noun ?? '', nounOf(wanted)].map(measureOf)
  if (!measure || !one || one.dimension !== other?.dimension || otherPart.test(story.told + story.asked))
    return undefined
  if (/\b(?:round trip|there and back|times)\b/.test(story.told)) return undefined
  return measure.noun === nounOf(wanted) ? undefined : `Convert ${measure.said} to ${wanted}`
}

const INCLUSIVE = has(
  'inclu\\w*|both|through|except|not|weekdays?|school days?|working days?|each|every|per|times|week',
)

/** `On March 18 … due on April 8. For how many days …?` */
const days: Teller = story => {
  const [from, to] = only(story, 'date', 'date') ?? []
  if (
    !from ||
    !to ||
    !/\bhow (?:many days|long)\b/.test(story.asked) ||
    INCLUSIVE.test(story.told + story.asked)
  )
    return undefined
  return `How many days are there from ${from.said} to ${to.said}?`
}

/** `The ratio of moms to dads was 5 to 3`, of 96 altogether. */
const shared: Teller = story => {
  const [whole, ratio] = only(story, 'count', 'ratio') ?? []
  const [, first = '', second = ''] = /\bratio of ([a-z]+) to ([a-z]+)\b/.exec(story.told) ?? []
  const [, wanted = ''] = /^how many ([a-z]+)\b/.exec(story.asked) ?? []
  if (
    !whole ||
    !ratio ||
    first === '' ||
    otherPart.test(story.asked) ||
    /\b(?:if|then|join\w*|leave|added)\b/.test(story.told)
  )
    return undefined
  const place = [first, second].indexOf(wanted)
  const isPart = [first, second].some(each => nounOf(each) === whole.noun)
  if (place < 0 || isPart) return undefined
  const [one, other] = ratio.said.split(/ ?(?::|to) ?/)
  return `Share ${whole.number} in the ratio ${one} : ${other}. Find the ${place === 0 ? 'first' : 'second'} share.`
}

/** `grew from 1,250 to 1,400. By what percent …?` */
const percentChange: Teller = story => {
  const asks = /\b(?:what|how much) (?:is the )?(?:percent(?:age)?|per cent|%)/.test(story.asked)
  const text = `${story.told} ${story.asked}`
  const amounts = story.quantities
  const isPair =
    amounts.length === 2 &&
    amounts[0]?.is === amounts[1]?.is &&
    /^(?:count|money|measure)$/.test(amounts[0]?.is ?? '')
  const [from, to] = amounts
  if (!asks || !isPair || !from || !to || !/\bfrom\b[^.]*\bto\b/.test(story.told)) return undefined
  const [more, less] = [grows.test(text), shrinks.test(text)]
  if (more === less) return undefined
  return `Find the percentage ${more ? 'increase' : 'decrease'} from ${from.said} to ${to.said}`
}

const TELLERS: readonly Teller[] = [price, partOfThings, clock, conversion, days, shared, percentChange]
