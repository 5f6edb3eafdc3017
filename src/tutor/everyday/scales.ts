import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import type { Owner, StoryModel } from '#maths/stories/model.ts'
import { numberIn } from '../sums-behind.ts'

/** As many models as are read here have the same ends. */
const PLAIN = { owners: [], besides: [], isMoney: false } as const

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}
const COUNT = `(\\d+|${Object.keys(COUNTS).join('|')})`
const countOf = (said = '') => COUNTS[said.toLowerCase()] ?? Number(said)

const SIGN =
  '(?:little |small |big )?(?:squares?|pictures?|symbols?|smil\\w+(?: faces?)?|faces?|stars?|blocks?|box(?:es)?|circles?|dots?|cars?|suns?|bars?|hearts?|apples?|icons?|stick(?:men|man))'
const KEY = new RegExp(
  `\\b(?:each|every|one|1|an?|a single) (${SIGN})\\b[^.?!]{0,25}?(?:is|=|stands? for|means?|shows?|represents?|worth|for)(?: worth)? ${COUNT}(?! and)\\b(?: ([a-z]+))?`,
  'i',
)
const ROW = new RegExp(
  `\\b(\\p{L}{2,})(?: (?:bar|row|line))? (?:is|has|have|had|got|gets|=|:|are|was)? ?${COUNT}( and a half|½|\\.5)?(?: ?${SIGN})?(?=[\\s,.;?!]|$)( and a half)?`,
  'giu',
)
const NO_NAME =
  /^(?:each|every|one|is|are|and|stands?|for|means?|shows?|worth|the|of|than|many|how|up|a|an|half|has|have)$/i

/** A bar chart or a picture chart: one square stands for so many, and so many squares are there of each. */
export function chartIn(text: string): StoryModel | undefined {
  const key = text.length < 400 ? KEY.exec(text) : null
  const worth = countOf(key?.[2])
  if (!key || !(worth > 1)) return undefined
  const rest = text.replace(key[0], ' ')
  const owners: (Owner & { squares: Rational })[] = [...rest.matchAll(ROW)].flatMap(
    ([, name = '', count, half, halfBehind]) => {
      const own = name.toLowerCase()
      const squares = rational(countOf(count)).add(half || halfBehind ? rational(1, 2) : rational(0))
      return NO_NAME.test(own) || new RegExp(`^${SIGN}$`, 'i').test(own)
        ? []
        : [{ name: own.replace(/s$/, ''), squares, value: squares.mul(worth) }]
    },
  )
  const asked = /\bhow (?:many|much)\b.*$/is.exec(rest)?.[0] ?? ''
  const meant = owners.filter(({ name }) => new RegExp(`\\b${name}s?\\b`, 'i').test(asked))
  const [only, ...others] = meant.length > 0 ? meant : owners
  if (asked === '' || !only || others.length > 0 || /\b(?:more|fewer|less|altogether|total)\b/i.test(asked))
    return undefined
  const whole = rational(only.squares.n / only.squares.d)
  const halves = whole.equals(only.squares)
    ? []
    : [
        { value: whole.mul(worth), is: 'how many the whole ones make', ask: '' },
        { value: rational(worth).div(2), is: 'how many the half one stands for', ask: '' },
        { value: whole, is: 'how many whole ones are drawn', ask: '' },
      ]
  return {
    ...PLAIN,
    besides: halves,
    answer: [only.value],
    steps: [
      {
        value: only.squares,
        is: 'how many of them are drawn',
        ask: `How many are drawn for it, and how many does one of them stand for?`,
      },
      {
        value: only.value,
        is: 'how many that makes',
        ask: 'One of them stands for more than one. How many do all of those make together?',
      },
    ],
    owners: owners.length > 1 ? owners.map(({ name, value }) => ({ name, value })) : [],
    check: 'Count up by what one of them stands for: do you come to your number?',
  }
}

const GAPS = new RegExp(
  `\\b${COUNT} (?:(?:equal|small|little|same|tiny|even) ){0,3}(?:gaps?|spaces?|divisions?|parts?|steps?|jumps?|intervals?)\\b`,
  'i',
)
const ENDS =
  /\bbetween (?:the )?(-?\d+(?:\.\d+)?) ?[a-z]{0,2} and (?:the )?(-?\d+(?:\.\d+)?)|\bfrom (-?\d+(?:\.\d+)?) ?[a-z]{0,2} to (-?\d+(?:\.\d+)?)/i
const PLACE =
  /\b(\d+)(?:st|nd|rd|th) (?:(?:small|little|tiny) )?(?:lines?|marks?|gaps?|tick\w*|one)(?: (?:after|past|above|from|up from|over) (?:the )?(-?\d+(?:\.\d+)?))?|\b(first|second|third|fourth|fifth) (?:(?:small|little|tiny) )?(?:lines?|marks?|gaps?|tick\w*|one)(?: (?:after|past|above|from|up from|over) (?:the )?(-?\d+(?:\.\d+)?))?/i
const ORDER = ['first', 'second', 'third', 'fourth', 'fifth']

/** A scale with so many gaps between two numbers, and what a line on it shows. */
export function scaleIn(text: string): StoryModel | undefined {
  const gaps = text.length < 400 ? countOf(GAPS.exec(text)?.[1]) : Number.NaN
  const [, a, b, c, d] = ENDS.exec(text) ?? []
  const [low, high] = [numberIn(a ?? c ?? ''), numberIn(b ?? d ?? '')]
  if (!(gaps > 1) || !low || !high || high.compare(low) <= 0) return undefined
  const one = high.sub(low).div(gaps)
  const step = {
    value: one,
    is: 'what one small gap is worth',
    ask: 'How much is it from one number to the next, and how many small gaps share that? So what is one gap worth?',
  }
  const [, digits, from, word, other] = PLACE.exec(text) ?? []
  const lines = digits ? Number(digits) : ORDER.indexOf(word?.toLowerCase() ?? '') + 1
  const start = numberIn(from ?? other ?? '') ?? low
  if (!(lines > 0))
    return /\b(?:each|one|1|every) (?:\w+ )?(?:gap|space|line|part|division|step|mark|worth)/i.test(text)
      ? {
          ...PLAIN,
          answer: [one],
          steps: [step],
          check: 'Count on by it, gap by gap: do you come to the next number?',
        }
      : undefined
  const value = start.add(one.mul(lines))
  return {
    ...PLAIN,
    answer: [value],
    steps: [
      step,
      {
        value,
        is: 'what the line shows',
        ask: 'Count on by that, one small gap after the other, from the number before. Where do you come to?',
      },
    ],
    check: 'Count on from the number before, gap by gap: do you come to it?',
  }
}
