import {
  BEGINS,
  BOTH_TOGETHER,
  ENDS,
  OF_SEVERAL,
  OTHER_PART,
  OTHER_TIME,
  WHAT_IS_LEFT,
} from '../language/en/told.ts'
import { measureOf, nounOf } from '../stories/word-forms.ts'
import { has, only, type Quantity, type Teller } from './told-story.ts'

const otherPart = has(OTHER_PART)
const ends = has(ENDS)
const begins = has(BEGINS)
const otherTime = has(OTHER_TIME)
const ofSeveral = has(OF_SEVERAL)
const isLeft = has(WHAT_IS_LEFT)
const areTogether = has(BOTH_TOGETHER)

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

/** `left at 8:50 am and got there at 10:25 am`; people on board are no minutes. */
const betweenTimes: Teller = story => {
  const [from, to, other] = only(story, 'clock', 'clock') ?? only(story, 'clock', 'clock', 'count') ?? []
  const { told, asked } = story
  const [, unit] = /^how (?:long|many (minutes|hours))\b/.exec(asked) ?? [undefined, 'none']
  if (!from || !to || unit === 'none' || otherTime.test(`${told} ${asked}`)) return undefined
  if (other && (other.noun === '' || ofSeveral.test(told))) return undefined
  // `2.35 m` is no time.
  const isMeasured = [from, to].some(({ said, from: at }) =>
    /^ ?(?:[a-z]?m|k?g|litres?|ml|met(?:re|er)s?|kilo\w+)\b/.test(story.text.slice(at + said.length)),
  )
  if (isMeasured) return undefined
  const span = `from ${from.said.replace(/\.$/, '')} to ${to.said.replace(/\.$/, '')}`
  return unit ? `How many ${unit} are there ${span}?` : `How long is it ${span}?`
}

/** The unit that is asked for: `how many metres`, `in grams`. */
const unitAsked = (asked: string) =>
  [...asked.matchAll(/\b(?:how many|in) ([a-z]+)\b/g)].flatMap(([, word = '']) =>
    measureOf(nounOf(word)) ? [word] : [],
  )
const sizeOf = ({ number, noun }: Quantity) => Number(number) * Number(measureOf(noun)?.size)

/** `A fun run is 5 km long. Marcus has already run 4,350 m. How many metres …?` */
const twoMeasures: Teller = story => {
  const both = only(story, 'measure', 'measure')
  const [one, other] = both ?? []
  const { told, asked } = story
  const [unit, ...others] = unitAsked(asked)
  const dimension = unit === undefined ? undefined : measureOf(nounOf(unit))?.dimension
  const areAlike = both?.every(({ noun }) => measureOf(noun)?.dimension === dimension)
  const areInUnit = both?.every(({ noun, said }) => noun === nounOf(unit ?? '') && !/\d\D+\d+ ?m/i.test(said))
  if (!one || !other || unit === undefined || others.length > 0 || !areAlike || areInUnit) return undefined
  if (ofSeveral.test(`${told} ${asked}`) || isLeft.test(asked) === areTogether.test(asked)) return undefined
  const form = `Give your answer in ${unit}`
  if (areTogether.test(asked))
    return /\bthan\b/.test(told) ? undefined : `Work out ${one.said} + ${other.said}. ${form}`
  const [larger, smaller] = sizeOf(one) < sizeOf(other) ? [other, one] : [one, other]
  const isClear = /^[\d.,]+ ?[a-z]+$/i.test(one.said) && /^[\d.,]+ ?[a-z]+$/i.test(other.said)
  return isClear ? `Work out ${larger.said} - ${smaller.said}. ${form}` : undefined
}

/** Stories about times, dates and measures. */
export const MEASURE_TELLERS: readonly Teller[] = [clock, betweenTimes, conversion, days, twoMeasures]
