import type { Paraphrase } from './paraphrase.ts'

const END = '[.,;:?!]+ ?(?:and |then |so )*'
const THINGS = '[a-z]{3,14}(?: [a-z]{3,14})?'

/** Numbers that are only said as words stand for nothing that is counted: `one flashes`, `two lighthouses`. */
const COUNTED_WORDS = /\b[12] (?=[a-z]{3})|\b\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?|o'clock|noon)(?![a-z])/g
const TOGETHER = /\b(?:together|at the same (?:time|moment)|on the same day|simultaneously|both)\b/
/** Then it isn't the first time after they have begun together. */
const NOT_AT_ONCE =
  /\b(?:late|later than|after that|delay\w*|breaks?|broken|stops?|half|twice|how (?:many|often) times)\b/
const EVERY =
  /\bevery (\d{1,4}) ([a-z]+?)s?\b(?:,? and (?:the )?(?:other|second)?(?: 1)? ?(?:every )?(\d{1,4}) \2s?\b)?/g

/** Two lights that flash together, and when they will again. */
function togetherAgain([text = '']: string[]): string | undefined {
  const ask = text.lastIndexOf('how ')
  const [told, asked] = [text.slice(0, ask), text.slice(ask)]
  const every = [...told.matchAll(EVERY)]
  const numbers = every.flatMap(([, first, , second]) => [first, second].flatMap(each => each ?? []))
  const units = new Set(every.map(([, , unit]) => unit))
  const left = told.replace(EVERY, '').replace(COUNTED_WORDS, '')
  const [unit = ''] = units
  const isAsked = new RegExp(`^how (?:many ${unit}s?|long)\\b.*\\b(?:again|next)\\b`).test(asked)
  const isClear = numbers.length > 1 && units.size === 1 && !/\d/.test(left + asked) && isAsked
  return isClear && TOGETHER.test(told) && TOGETHER.test(asked) && !NOT_AT_ONCE.test(text)
    ? `lcm of ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
    : undefined
}

const stem = (name: string) => name.replace(/(?<=[sxz]|[cs]h)es$|(?<!s)s$/, '').replace(/ie$/, 'y')
const PACKS = '(?:packs?|packets?|boxes|box|bags?|cartons?|cases?|sets?|bundles?|trays?)'
const SOLD = `(${THINGS}) (?:are |is )?(?:only )?(?:sold|come|packed|bought) (?:only )?in ${PACKS} of (\\d{1,3})`

const MONEY = '([£$€])(\\d{1,4}(?:\\.\\d\\d)?)'
const PLACE = '(ones|units|tens|hundreds|thousands|ten thousands|hundred thousands)'
const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands']
const TIMES = 'how many times (?:as (?:great|large|big|much)|(?:greater|bigger|larger)|the value)'
function placesCompared(number: string, one: string, place: string, two: string, lower: string) {
  const digits = [...number].reverse()
  const [high, low] = [place, lower].map(each => PLACES.indexOf(each.replace('units', 'ones')))
  const isThere = one === two && digits[high ?? -1] === one && digits[low ?? -1] === two
  return isThere && high !== undefined && low !== undefined && high > low
    ? `${one}${'0'.repeat(high)} ÷ ${two}${'0'.repeat(low)}`
    : undefined
}

/** What schools ask in a scene of its own, and in numbers the same everywhere. */
export const schoolScenes: Paraphrase[] = [
  [/^(?=.*\bevery \d)(?=.*\bhow (?:many|long)\b).{40,240}$/, togetherAgain],
  [
    new RegExp(
      `^${SOLD}(?: each)?,? and ${SOLD.replace(/\(\?:sold.*?\) in/, '(?:sold |come |packed |bought )?(?:only )?in')}${END}what is the (?:least|smallest|fewest|minimum|lowest) number of (${THINGS}|each)(?: (?:that )?(?:you|he|she|they|i|we|[a-z]+) (?:must|can|could|needs? to|has to|have to|should) buy| needed| that can be bought)? (?:(?:in order )?to|so that) (?:have|get|there (?:is|are)|make) (?:exactly )?(?:the same number|equal numbers?|as many) of [^.?\\d]{3,60}$`,
    ),
    ([, one = '', a = '', two = '', b = '', of = '']) =>
      [stem(one), stem(two), 'each', 'each'].includes(of === 'each' ? of : stem(of))
        ? `lcm of ${a} and ${b}`
        : undefined,
  ],
  [
    new RegExp(
      `^in (?:the number )?(\\d{3,7}),? (?:the )?(?:value of the )?(\\d) in the ${PLACE} place is ${TIMES} (?:as |than |of )?(?:the )?(?:value of the )?(\\d) in the ${PLACE} place$`,
    ),
    ([, number = '', one = '', place = '', two = '', lower = '']) =>
      placesCompared(number, one, place, two, lower),
  ],
  [
    new RegExp(
      `^in (?:the number )?(\\d{3,7}),? ${TIMES} is the (?:value of the )?(\\d) in the ${PLACE} place (?:as|than|of) the (?:value of the )?(\\d) in the ${PLACE} place$`,
    ),
    ([, number = '', one = '', place = '', two = '', lower = '']) =>
      placesCompared(number, one, place, two, lower),
  ],
  [
    /\bnumber\b.*\b(?:remainder|left over)\b|\b(?:remainder|left over)\b.*\bnumber\b/,
    ({ input }) => divided(input),
  ],
  [
    /^(?:which|what) (?:sign|symbol) (?:goes|belongs|should go|fits) in the (?:box|circle|blank|space|gap),?:? ?\(?(?:<, ?=,? or >|<, ?>,? or =|>, ?<,? or =)\)?[ ?:.]+(?=.*▢)/,
    'write <, > or = in the box: ',
  ],
  [
    /^(?:fill in|complete|find) the (?:blank|gap|box|missing (?:number|numerator|denominator))s? (?:to make|so that|that makes?) (?:the |these |two |2 )?(?:equivalent fractions|fractions (?:are )?(?:equivalent|equal))[:.] (?=.*▢)/,
    '',
  ],
  [/^rename (?=[\d ]+\/\d+ as )/, 'write '],
  [
    new RegExp(
      `^[a-z' ]{2,40} (?:charges?|has|costs?) (?:an? )?${MONEY}(?: (?:[a-z-]+ ){0,2}(?:fee|charge|deposit|fare))?,? (?:plus|and)(?: then)?(?: charges?| costs?| an extra| another)* ${MONEY} (?:per|for each|for every|each|every|an?) ([a-z]{3,9}?)s?${END}([^\\d]{4,60}${MONEY}(?:[.,?] [^\\d]{4,60})?)$`,
    ),
    ([, , fee = '', , each = '', unit = '', rest = '', , whole = '']) => {
      const isClear =
        new RegExp(`\\bhow many ${unit}s?\\b`).test(rest) &&
        !/\b(?:more|less|least|most|over|under|exceed|each|tip|tax|change|left|discount|half|free|first|without|back|already|twice)\b/.test(
          rest,
        )
      return isClear && (Number(whole) - Number(fee)) % Number(each) === 0
        ? `(${whole} - ${fee}) ÷ ${each}`
        : undefined
    },
  ],
]

const IDLE = new Set(
  `a an the it and with when if is was what which number think thinks thinking of i he she they gets get gives leaves leaving has his her
   my their quotient answer result find divided divide divides by # work out then did does calculate determine write state down`.split(
    /\s+/,
  ),
)
/** `When a number is divided by 8, the quotient is 24 and the remainder is 5. What is the number?`, in any order. */
function divided(text: string): string | undefined {
  const [over, by = ''] = /\bdivide[sd]?(?: it)? by (\d{1,3})\b/.exec(text) ?? []
  const [left, a, b] = /\b(?:a )?remainder (?:of |is )?(\d{1,3})\b|\b(\d{1,3}) left over\b/.exec(text) ?? []
  const rest = text.replace(over ?? ' ', ' # ').replace(left ?? ' ', ' # ')
  const [quotient, ...others] = rest.match(/\d+/g) ?? []
  const [first = '', ...words] = rest
    .replace(/[^a-z#]+/g, ' ')
    .trim()
    .split(' ')
  const isOwn = words.every(word => IDLE.has(word) || word === first) && /\bnumber\b/.test(rest)
  return over && left && quotient && others.length === 0 && isOwn && Number(a ?? b) < Number(by)
    ? `${quotient} × ${by} + ${a ?? b}`
    : undefined
}
