import {
  GROWS,
  NOT_PART,
  OTHER_PART,
  OTHER_PRICE,
  PART_OF_PRICE,
  PUTS_ON,
  SHRINKS,
  SMALL_WORDS,
  TAKES_OFF,
  THE_REST,
  WHOLE_PRICE,
} from '../language/en/told.ts'
import { NAMES_WITH_NUMBERS } from '../language/en/told-tallies.ts'
import { normalise } from '../notation/normalise.ts'
import { stem } from '../questions/paraphrases/parts-of-things.ts'
import { measureOf, nounOf } from '../stories/word-forms.ts'
import { LEVEL_TELLERS } from './told-levels.ts'
import { MEASURE_TELLERS } from './told-measures.ts'
import { has, only, type Quantity, type Teller, type Told, toldOf } from './told-story.ts'
import { TALLY_TELLERS } from './told-tallies.ts'

const LONGEST = 400
const partOfPrice = has(PART_OF_PRICE)
const takesOff = has(TAKES_OFF)
const putsOn = has(PUTS_ON)
const wholePrice = has(WHOLE_PRICE)
const otherPrice = has(OTHER_PRICE)
const otherPart = has(OTHER_PART)
const grows = has(GROWS)
const shrinks = has(SHRINKS)
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
  const plain = toldOf(bareOf(normalise(text).replace(/\s+/g, ' ').trim()))
  const several = plain
    ? [...TALLY_TELLERS, ...LEVEL_TELLERS].flatMap(teller => inUnitAsked(plain, teller(plain)) ?? [])
    : []
  const found = new Set([
    ...(hasPartOfItsOwn(story) ? [] : TELLERS.flatMap(teller => teller(story) ?? [])),
    ...several,
  ])
  const [only, ...others] = found
  return others.length === 0 ? only : undefined
}

const BARE_NUMBER = /^(?:Work out|Find the mean of) [^a-z]*$|^What is the remainder/
/** A number without its unit must be in the one that is asked for, or in the only one that there is. */
function inUnitAsked({ asked, quantities }: Told, question: string | undefined): string | undefined {
  const measures = quantities
    .flatMap(({ is, noun }) => (is === 'measure' ? [measureOf(noun) ?? []] : []))
    .flat()
  if (question === undefined || measures.length === 0 || !BARE_NUMBER.test(question)) return question
  const sizes = measures.map(({ size }) => Number(size))
  const wanted = [...asked.matchAll(/\b(?:how many|in) (?:square )?([a-z]+)\b/g)].flatMap(([, word = '']) => {
    const unit = measureOf(nounOf(word))
    return unit && measures.some(({ dimension }) => dimension === unit.dimension) ? [Number(unit.size)] : []
  })
  const isSame =
    new Set(sizes).size === 1 ? wanted.every(size => size === sizes[0]) : wanted[0] === Math.min(...sizes)
  return isSame ? question : undefined
}

const SIGNS: Readonly<Record<string, string>> = { dollar: '$', pound: '£', euro: '€', rupee: '₹' }
const NOTES: Readonly<Record<string, number>> = { five: 5, ten: 10, twenty: 20, fifty: 50 }
/** Without what has a number in its name; `a 10-dollar bill` with the sign of its money. */
const bareOf = (text: string) =>
  text
    .replace(NAMES_WITH_NUMBERS, 'the class')
    .replace(
      /\b(\d+|five|ten|twenty|fifty)[- ](dollar|pound|euro|rupee) (?=notes?\b|bills?\b)/gi,
      (_, number: string, unit: string) =>
        `${SIGNS[unit.toLowerCase()]}${NOTES[number.toLowerCase()] ?? number} `,
    )

/** `half are red, a third are green`: a part that is no quantity of the story. */
const hasPartOfItsOwn = ({ text, quantities }: Told) =>
  quantities.some(({ is }) => is === 'fraction') &&
  /\b(?:half|halves|third|quarter)s?\b/.test(
    quantities.reduce((left, { said }) => left.replace(said.toLowerCase(), ' '), text),
  )

/** `leaves a 20% tip`, `are 30% off`, `goes up by 5%`. */
const price: Teller = story => {
  const [money, part] = only(story, 'money', 'percent') ?? only(story, 'money', 'fraction') ?? []
  const { told, asked } = story
  const words = `${told.replace(BEFORE_IT, ' ')} ${asked.replace(/\bincluding\b|\beach\b/g, '')}`
  if (!money || !part || otherPrice.test(words)) return undefined
  const [off, on] = [takesOff, putsOn].map(way => way.test(told) || way.test(asked))
  if (partOfPrice.test(asked) && !/\b(?:total|altogether|including|with)\b/.test(asked))
    return `What is ${part.said} of ${money.said}?`
  if (off === on || !wholePrice.test(asked)) return undefined
  if (part.is === 'fraction') return off ? `What is ${complement(part)} of ${money.said}?` : undefined
  return `${off ? 'Decrease' : 'Increase'} ${money.said} by ${part.said}`
}

/** `$60 before tax. Tax of 10% is then added` */
const BEFORE_IT = /\bbefore (?:the )?(?:tax|vat|gst|tip|discount)\b|\bthen (?=added|taken off|deducted)/g

const small = new Set(SMALL_WORDS.split(' '))
const stemsOf = (text: string) =>
  (text.match(/[a-z]+/g) ?? [])
    .filter(word => word.length > 1 && !small.has(word))
    .map(word => (/^(?:right|correctly)$/.test(word) ? 'correct' : stem(nounOf(word))))
/** `In a class of 30, 3/5 of the children walk`: what is counted stands behind the part. */
const nounOfWhole = ({ noun, from }: Quantity, { text }: Told, part: Quantity) =>
  noun === '' && /\b(?:of|out of|are) $/.test(text.slice(0, from))
    ? (/^ of (?:the |his |her |their |my )?([a-z]+)/.exec(text.slice(part.from + part.said.length))?.[1] ??
      '')
    : noun

/** What a part is one of, and what is said of it: `of the children in a school`, `are in the choir`; words by their stems. */
function partSaid(text: string, { said }: Quantity) {
  const behind = text.slice(Math.max(0, text.indexOf(said.toLowerCase()) + said.length))
  const [, base = '', own = ''] =
    /^(?: of\b([^.?!]*?))? (?:is|are|was|were|have|has|had)\b([^.?!]*)/.exec(behind) ?? []
  const bases = stemsOf(base)
  return { behind, bases, own: stemsOf(own).filter(word => !bases.includes(word)) }
}

/** `How many are in the school?`, of a part of those in the school. */
const asksBase = (wanted: readonly string[], { bases, own }: ReturnType<typeof partSaid>) =>
  wanted.some(word => bases.includes(word)) && !wanted.some(word => own.includes(word))

/** `There are 120 children in the choir`, where the part are those in the choir: the number is that of the part. */
function countsPart({ text }: Told, count: Quantity, part: Quantity, own: readonly string[]): boolean {
  const between = text.slice(Math.min(count.from, part.from), Math.max(count.from, part.from))
  const behind = /^[^.?!]*/.exec(text.slice(count.from))?.[0] ?? ''
  return /[.?!]/.test(between) && stemsOf(behind).some(word => own.includes(word))
}

/** `1/4 of the 28 children have brown shoes, the rest have white ones`. */
const partOfThings: Teller = story => {
  const [whole, part] =
    only(story, 'count', 'percent') ??
    only(story, 'count', 'fraction') ??
    only(story, 'measure', 'percent') ??
    only(story, 'measure', 'fraction') ??
    []
  const { told, asked } = story
  if (!whole || !part || isKnownPart(story)) return undefined
  const noun = nounOfWhole(whole, story, part)
  const isTime = measureOf(noun)?.dimension.endsWith('time')
  if (noun === '' || isTime || otherPart.test(asked)) return undefined
  const rest = theRest.exec(told)
  const all = told.replace(theRest, ' ')
  if (otherPart.test(all)) return undefined
  const thing = stem(noun)
  const wanted = stemsOf(asked).filter(word => word !== thing)
  const said = partSaid(all, part)
  if (asksBase(wanted, said) || countsPart(story, whole, part, said.own)) return undefined
  const own = stemsOf(said.behind)
  const others = stemsOf(rest?.[1] ?? '')
  const isOwn = wanted.some(word => own.includes(word) && !others.includes(word))
  const isRest = wanted.some(word => others.includes(word) && !own.includes(word))
  // Three quarters of the pens don't work: how many do?
  const isNot = notPart.test(asked) !== notPart.test(said.behind)
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

/** `three quarters`. */
const TOPS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** What is left of one: `3/4` for `1/4`, `45%` for `55%`. */
function complement({ is, said }: Quantity): string {
  if (is === 'percent') return `${100 - Number(/[\d.]+/.exec(said)?.[0])}%`
  const [, top = '', bottom = ''] = /(\d+)\/(\d+)/.exec(said) ?? []
  const words = said.toLowerCase().split(/[ -]/)
  const under = Number(bottom) || (FRACTIONS[words.at(-1)?.replace(/s$/, '') ?? ''] ?? 0)
  const over = Number(top) || TOPS.indexOf(words.at(-2) ?? '') + 1 || 1
  return `${under - over}/${under}`
}

const KNOWN_PART =
  /(?:%|percent|per cent|\d|half|third|quarter|fifth|sixth|tenth)s? of [^.?]{1,40},? (?:which|that) (?:was|is|are|were|makes) (?:\w+ )?\d/
const isKnownPart = ({ told }: Told) => KNOWN_PART.test(told)
const WHOLE_ASKED =
  /\b(?:at first|to (?:start|begin) with|originally|in (?:total|all)|altogether|(?:were|are) there)\b/

/** `gave away 2/5 of his stickers, which was 12 stickers`, of how many at first; `30% are girls. There are 12 girls`, of how many. */
const wholeOfPart: Teller = story => {
  const [part, count] = only(story, 'fraction', 'count') ?? only(story, 'percent', 'count') ?? []
  const { told, asked } = story
  if (!part || !count || otherPart.test(told)) return undefined
  const said = partSaid(told, part)
  if (isOtherSex(story, said)) return `Work out ${count.number} ÷ (${part.said}) × (${complement(part)})`
  const isAsked = isKnownPart(story)
    ? WHOLE_ASKED.test(asked)
    : asksBase(stemsOf(asked), said) && countsPart(story, count, part, said.own)
  return isAsked ? `${part.said} of a number is ${count.number}. What is the number?` : undefined
}

const SEXES: Readonly<Record<string, string>> = {
  boy: 'girl',
  girl: 'boy',
  man: 'woman',
  woman: 'man',
  male: 'female',
  female: 'male',
  adult: 'child',
}
/** `3/8 are boys. There are 27 boys.` How many girls: the part that is not told. */
function isOtherSex({ told, asked, quantities }: Told, { own }: ReturnType<typeof partSaid>): boolean {
  const [, wanted = ''] = /^how many ([a-z]+)\b/.exec(asked) ?? []
  const one = quantities.find(({ is }) => is === 'count')?.noun ?? ''
  return SEXES[one] === nounOf(wanted) && own.includes(stem(one)) && !new RegExp(`\\b${wanted}\\b`).test(told)
}

const OUT_OF = /\bout of (?:the |his |her |their |a total of )?(\d+)/
const WITHOUT =
  /\b(?:not|miss\w*|fail\w*|wrong|lost|left|remain\w*|rest|others?|incorrect\w*|empty|absent|more|less|fewer|than)\b|n't/

/** `Out of 25 shots she scored 20. What percentage …?` */
const percentOfWhole: Teller = story => {
  const [one, other] = only(story, 'count', 'count') ?? []
  const { told, asked, text } = story
  const whole = OUT_OF.exec(text)?.[1]
  const part = [one, other].find(each => each?.number !== whole)?.number
  const isClear = /^(?:what|find) .*(?:percent|%)/.test(asked) && WITHOUT.test(told) === WITHOUT.test(asked)
  return whole !== undefined && part !== undefined && isClear && Number(part) <= Number(whole)
    ? `Write ${part} out of ${whole} as a percentage`
    : undefined
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

const TELLERS: readonly Teller[] = [
  price,
  partOfThings,
  wholeOfPart,
  percentOfWhole,
  shared,
  percentChange,
  ...MEASURE_TELLERS,
]
