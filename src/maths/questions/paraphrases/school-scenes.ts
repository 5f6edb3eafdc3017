import type { Paraphrase } from './paraphrase.ts'

const END = '[.,;:?!]+ ?(?:and |then |so )*'
const ASK = '(?:find|work out|calculate|what is|determine|state|write down) '
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

const PACKS = '(?:packs?|packets?|boxes|box|bags?|cartons?|cases?|sets?|bundles?|trays?)'
const SOLD = `(${THINGS}) (?:are |is )?(?:only )?(?:sold|come|packed|bought) (?:only )?in ${PACKS} of (\\d{1,3})`

const PART = `(\\d{1,2}/\\d{1,2})`
const ITS = '(?:the |his |her |their |its |my |a |an )?'
/** Parts of one thing, and what is left of it; what somebody had at first is no part that is gone. */
const PARTS_GONE = new RegExp(
  `^([^.?]*?) ${PART} of ${ITS}([a-z]+)\\b([^.?\\d]*)(?:[.;] [^.?\\d]*?)?(?:and|,) ([^.?\\d]*)${PART}(?: of ${ITS}([a-z]+))?\\b([^.?\\d]*)[.;] what (?:fraction|part) (?:of (?:${ITS}[a-z]+) )?(?:(?:does|do) (?:he|she|they|it|[a-z]+) (?:still )?have (?:left|remaining)|(?:is|was|are|were) (?:still )?(?:left|remaining|unread|uneaten)(?: over| to [a-z]+)?|remains)$`,
)
function partsLeft([all = '', , first = '', thing = '', , between = '', second = '', other]: string[]) {
  const isOfSame = other === undefined || [thing, 'it', 'them'].includes(other)
  const told = all.slice(0, all.lastIndexOf(' what '))
  const isGone =
    !/\b(?:had|has|have|there (?:is|are|was|were)|bought|got|gets|rest|remain\w*|left|more|less|than|each)\b/.test(
      told,
    )
  // Of two people each may have money of their own.
  const isOfOne =
    !new RegExp(`\\b(?:his|her|my|their) ${thing}\\b`).test(told) || !/[a-z] +[a-z]/.test(between.trim())
  return isOfSame && isGone && isOfOne ? `1 - ${first} - ${second}` : undefined
}

/** What is counted comes in wholes, so that the most is one below where the next rounded number begins. */
function countedBounds(found: (string | undefined)[]) {
  const [, before = '', number, behind = '', place, least, asked = ''] = found
  const [told = ''] =
    /(?<=\bnumber of )[a-z]+|\b(?:crowd|attendance|population)\b/.exec(before) ??
    /(?<=^ )[a-z]+/.exec(behind) ??
    []
  const [of = ''] = /(?<=\bnumber of )[a-z]+|\b(?:crowd|attendance|population)\b/.exec(asked) ?? []
  const isPeople = (word: string) => /^(?:people|crowd|attendance|population|spectators|fans)$/.test(word)
  const isSame =
    stem(told) === stem(of) ||
    (isPeople(told) && isPeople(of)) ||
    (of === '' && /^ (?:possible )?number (?:it|there|that it)\b/.test(asked))
  const isMeasure =
    /^(?:(?:milli|centi|kilo)?(?:metre|meter|gram|litre|liter)s?|[ckm]?[mgl]|km|kg|ml|mile|feet|foot|inch|hour|minute|second|day|week|year|pound|dollar|euro|penny|pence|cent)/.test(
      told,
    )
  const isOfMore = /\b(?:both|each|every|half|more|altogether|difference|total|another|left|if)\b/.test(asked)
  return told !== '' && isSame && !isMeasure && !isOfMore
    ? `a whole number is ${number} to the nearest ${place}. what is the ${least ? 'lowest possible number' : 'greatest whole number it could be'}`
    : undefined
}

const MONEY = '([£$€])(\\d{1,4}(?:\\.\\d\\d)?)'
const BOUGHT = `(\\d) (${THINGS}?) and (\\d) (${THINGS}?) costs? ${MONEY}`
const stem = (name: string) => name.replace(/(?<=[sxz]|[cs]h)es$|(?<!s)s$/, '').replace(/ie$/, 'y')
/** Two shoppers' bills: what is alike in both leaves the price of the other thing. */
function priceOfOne(found: string[]) {
  const [, a = '', thing = '', b = '', other = '', , c = ''] = found
  const [d = '', same = '', e = '', more = '', , f = '', wanted = ''] = found.slice(7)
  const isSame = stem(thing) === stem(same) && stem(other) === stem(more)
  const [of, by, less, minus] = stem(wanted) === stem(thing) ? [a, b, d, e] : [b, a, e, d]
  if (!isSame || ![thing, other].some(each => stem(each) === stem(wanted))) return undefined
  // Each bill so often that there is as much of the other thing in both.
  const [k, l] = [Number(minus), Number(by)]
  const count = k * Number(of) - l * Number(less)
  const bill = (times: number, price: string) => (times === 1 ? price : `${times} × ${price}`)
  const [high, low, left] =
    k === l ? [bill(1, c), bill(1, f), Number(of) - Number(less)] : [bill(k, c), bill(l, f), count]
  if (left === 0) return undefined
  return left > 0 ? `(${high} - ${low}) ÷ ${left}` : `(${low} - ${high}) ÷ ${-left}`
}

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

const UP = 'rises|rose|goes up|went up|climbs|climbed|ascends|ascended|swims up|swam up|moves up'
const DOWN =
  'dives|dived|goes down|went down|sinks|sank|descends|descended|falls|fell|drops|dropped|swims down|moves down|down'
const MOVE = `(${UP}|${DOWN})(?: by| another| a further)* (\\d{1,5})`
const LEVEL_UNIT = '(?: ?(?:m|km|cm|ft|feet|metres|meters|floors|levels))?'
const isDown = (way: string) => new RegExp(`^(?:${DOWN})$`).test(way)

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
  [PARTS_GONE, partsLeft],
  [
    /^([^.?\d]{3,60}) (\d{2,9})\b([^.?\d]{0,50}?) to the nearest (ten|hundred|thousand|million|10+)[.;,] (?:what is|what's|find|work out|write down|state) the (?:(smallest|least|lowest|minimum|fewest)|largest|greatest|biggest|highest|maximum|most)\b(?=.*\b(?:possible|could|can|might)\b)([^.?\d]{3,100})$/,
    countedBounds,
  ],
  [
    new RegExp(
      `^${BOUGHT}${END}${BOUGHT}${END}(?:${ASK}(?:the )?(?:cost|price) of (?:an?|1|each)|(?:how much|what) (?:does|is) (?:an?|1|each)) (${THINGS}?)(?: costs?)?$`,
    ),
    priceOfOne,
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
    new RegExp(
      `^(?:an? |the )?[a-z]+ (?:is|starts) (?:at|on floor|on level) (-?\\d{1,5})${LEVEL_UNIT}(?: (?:compared to|relative to|above|from) sea level)?${END}(?:it|he|she|they|the [a-z]+) ${MOVE}${LEVEL_UNIT}(?:,? (?:and )?(?:then )?${MOVE}${LEVEL_UNIT})?${END}(?:what is (?:its|his|her|their|the) (?:new |final )?(?:position|height|level|elevation|altitude)|where (?:is|are) (?:it|he|she|they)|(?:which|what) floor is (?:it|he|she) on|what (?:floor|level) is (?:it|he|she) on)(?: now)?$`,
    ),
    ([all = '', start = '', way = '', by = '', next, more = '']) =>
      new Set(all.match(/(?<=\d ?)(?:m|km|cm|ft|feet|metres|meters)\b/g)).size > 1
        ? undefined
        : `${start} ${isDown(way) ? '-' : '+'} ${by}${next === undefined ? '' : ` ${isDown(next) ? '-' : '+'} ${more}`}`,
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
  [/^solve the (?:one|two|multi|1|2)-step (equation|inequality):? /, 'solve '],
  [
    /^(?:use (?:elimination|substitution) to )?solve (?:the |this )?(?:system(?: of (?:linear )?equations)?|simultaneous equations)(?: (?:by|using) (?:the )?(?:elimination|substitution)(?: method)?)?[:.]? (.{7,40}? = .{1,12}?)(?:,| and) (.{3,30}? = .{1,12}?)(?:[.;] (?:write|give) (?:your|the) (?:answer|solution) as an ordered pair)?$/,
    'solve the simultaneous equations $1 and $2',
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
