import type { Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { amountIn } from '../../wording/unit-amounts.ts'
import type { Paraphrase } from './paraphrase.ts'

const UNIT =
  '(?:mm|cm|m|km|g|kg|ml|cl|l|litres?|liters?|millilit(?:re|er)s?|met(?:re|er)s?|centimet(?:re|er)s?|kilograms?|grams?|minutes?|mins?|seconds?|hours?|oz|lb|inch(?:es)?|foot|feet|ft|yards?)'
const A = `(\\d{1,6}(?:\\.\\d{1,3})?(?: \\d/\\d)?(?:/\\d{1,2})?[ -]?${UNIT}(?![a-z]))`
const SMALL = '((?:1/[234568]|half|quarter)[ -](?:of an? |an? )?(?:litre|liter|kg|kilogram|metre|meter|hour))'
const THING =
  '(?:(?:equal|full|small|whole|such) )?(?:cups?|glass(?:es)?|bottles?|mugs?|jugs?|cans?|beakers?|cartons?|bowls?|servings?|portions?|doses?|packets?|packs?|bags?|boxes|jars?|tins?|pieces?|lengths?|strips?|sections?|parts?|planks?|ribbons?|intervals?|periods?|sessions?|lessons?|slots?|slices?|pots?|buckets?|spoons?|spoonfuls|scoops?|helpings?|tiles)'
const HOW_MANY = new RegExp(`\\bhow many (?:[^.?]{0,40}? )?${THING}\\b`)
const PARTS =
  /\b(?:cut|saw[ns]?|fill(?:s|ed)?|made|makes?|pour(?:s|ed)?|obtained|serv(?:e[sd]?|ings?)|fit(?:s|ted)?|pack(?:s|ed)?|measured|get|are there|are in|split|divided)\b/
/** Something is gone or added, more than one is filled, or it is no length that is cut. */
const NOT_INTO =
  /\b(?:left|remain\w*|more|less|fewer|than|costs?|both|per|every|wast\w*|already|first|another|then|if|after|drank|drinks?|ate|eats?|used|uses|sold|gone|cut off|pours? out|spilt|wide|deep|high|thick|area|cubes?|squares?)\b|[£$€%]/
const END = '[.,;?]+ (?:and )?'

/** How often one amount goes into another, where it does so exactly; what is left over is another question. */
function timesIn(small: string, large: string): string | undefined {
  const [part, whole] = [small, large].map(text =>
    amountIn(
      text
        .replace('half', '1/2')
        .replace('quarter', '1/4')
        .replace(/(\d)-(?=[a-z])/, '$1 ')
        .replace(/(1\/\d) of an? /, '$1 '),
    ),
  )
  if (!part || !whole || part.unit.dimension !== whole.unit.dimension) return undefined
  const count = whole.value.mul(whole.unit.size).div(part.value.mul(part.unit.size))
  return count.d === 1n ? `how many lots of ${said(part)} are there in ${said(whole)}` : undefined
}

const said = ({ value, unit }: { value: Rational; unit: { symbol: string } }) =>
  `${value.d === 1n ? value.n : value.toFraction()} ${unit.symbol}`

/** `3/4 of 2 kg` in another unit. */
function partIn([, part = '', whole = '', unit = '']: string[]): string | undefined {
  const [share, own] = [numberIn(part), amountIn(whole)]
  return share && own ? `convert ${said({ ...own, value: own.value.mul(share) })} to ${unit}` : undefined
}

/** `A cooler holds 12 L. How many 250 mL cups can be filled from it?`: two amounts, and how often one goes into the other. */
function goesInto([text = '']: string[]): string | undefined {
  const found = text.match(new RegExp(`${SMALL.slice(1, -1)}|${A.slice(1, -1)}`, 'g')) ?? []
  const [one = '', two = ''] = found
  const rest = found.reduce((left, each) => left.replace(each, ' '), text)
  if (found.length !== 2 || /\d/.test(rest) || !PARTS.test(rest) || NOT_INTO.test(rest)) return undefined
  return timesIn(one, two) ?? timesIn(two, one)
}

const SIZE = '(?:tall|high|long|wide|deep|heavy|thick|far|fast|much|old)'
const NAME =
  '(?:length|height|width|depth|weight|mass|capacity|volume|distance|duration|speed|size|time|temperature)'
const IT = '(?:it|this|that|he|she|(?:the|an?|my|his|her) ([a-z]+))'
/** One thing with one amount: `Jada is 5 feet 4 inches tall`, `a parcel has a mass of 3 kg 250 g`. */
const ONE_AMOUNT = new RegExp(
  `^([a-z' ]{2,50}?) (?:is|was|weighs?|holds?|lasts?|lasted|measures?|contains|takes|took|travels at|moves at|flies at|runs at|drives at|is travelling at|has an? ${NAME} of) (\\d[\\d.]*(?: \\d/\\d)? ?[a-z/^\\d]+(?:(?: and|,)? \\d[\\d.]* ?[a-z]+)?(?: per [a-z]+)?)(?: ${SIZE}| in length| of [a-z]+| from end to end)?$`,
)
/** The same amount of the same thing, in the unit that is asked for. */
const IN_UNIT = [
  `how ${SIZE} (?:is|was|does|did) ${IT}(?: (?:weigh|hold|last|measure|contain|take))? in (?<unit>[a-z/ ]+)`,
  `how many (?<unit>[a-z]+)(?: ${SIZE})? (?:is|was|does|did) ${IT}(?: (?:weigh|hold|last|measure|contain|take))?`,
  `(?:(?:what is|find|write|express|convert|change|give|state) )(?:its|his|her|the|this|that) ${NAME}(?: of ${IT})? (?:in|to|into|as) (?<unit>[a-z/ ]+)`,
].map(source => new RegExp(`^${source}$`))

/** What is told and asked of a thing is the same: its length isn't its width. */
const SIDES = [
  /\b(?:tall|high|height)\b/,
  /\b(?:long|length)\b/,
  /\b(?:wide|width)\b/,
  /\b(?:deep|depth)\b/,
  /\bthick\b/,
  /\b(?:far|distance)\b/,
]
const sidesIn = (text: string) => SIDES.findIndex(side => side.test(text))

/** `A door is 6 feet 8 inches high. How many inches high is it?` */
function inOtherUnit([text = '']: string[]): string | undefined {
  const [told = '', asked = '', ...more] = text.split(
    /[.;?!,] (?=how|what|find|write|express|convert|change|give|state)/,
  )
  const [, who = '', amount] = ONE_AMOUNT.exec(told) ?? []
  const found = IN_UNIT.map(each => each.exec(asked)).find(Boolean)
  const [named] = found?.slice(1).filter(group => group !== undefined && group !== found.groups?.unit) ?? []
  const isSame =
    (named === undefined || who.split(' of ')[0]?.endsWith(` ${named}`) || who === named) &&
    [-1, sidesIn(told)].includes(sidesIn(told) < 0 ? -1 : sidesIn(asked))
  return amount && found && isSame && more.length === 0
    ? `convert ${amount} to ${found.groups?.unit}`
    : undefined
}

const FLOWS = new RegExp(
  `(\\d{1,5}(?:\\.\\d+)?) ?(${UNIT}|gallons?)(?: of [a-z]+)? (?:per|an?|each|every) (minute|second|hour)\\b`,
)
const FILLS = /\bhow (?:long|many (?:minutes|seconds|hours))\b[^.\d]*\b(?:fill|empty|drain)\b/
/** More flows than the one tap, or there is something in it at first. */
const FLOWS_ELSE =
  /\b(?:and (?:leaks|drains|flows)|another|second|already|half|quarter|\d\/\d|each of|taps|pipes|both|more|left|then|still|has|have|had|in it|full of|contains)\b/

const NUMBERS = /\d+(?:\.\d+)?/g

/** `Water flows from a tap at 8 litres per minute. How long will it take to fill a tank of 120 litres?` */
function filled([text = '']: string[]): string | undefined {
  const [rate = '', by = '', unit = '', time] = FLOWS.exec(text) ?? []
  const [, whole, other, ...more] = text
    .replace(rate, ' ')
    .split(new RegExp(`(\\d{1,6}(?:\\.\\d+)?)[ -]?(${UNIT}|gallons?)(?![a-z])`))
  const isOne = amountIn(`1 ${unit}`)?.unit === amountIn(`1 ${other}`)?.unit && more.length === 1
  // `2 hoses: one gives 25 litres a minute and the other gives 20`
  if (text.match(NUMBERS)?.length !== 2) return undefined
  return whole && isOne && FILLS.test(text) && !FLOWS_ELSE.test(text)
    ? `water flows at ${by} ${unit} per ${time}. how many ${time}s will it take to fill ${whole} ${unit}`
    : undefined
}

const SPEED = /(\d{1,4}(?:\.\d+)?) ?(km|m|miles?|k)(?:\/| per |p| an )(h|s|hour|second)\b/g
const AT_ONCE =
  /\btowards? (?:each other|one another|1 another)\b|\bto meet\b|\b([a-z]) (?:at # )?towards? ([a-z])\b.*\b\2 (?:at # )?towards? \1\b/
const AWAY =
  /\bopposite directions?\b|\baway from each other\b|\b(?:east\b.*\bwest|west\b.*\beast|north\b.*\bsouth|south\b.*\bnorth)\b/
const MEET =
  /\b(?:how (?:long|many hours|many minutes|soon)|when|after what time)\b[^#]{0,60}\b(?:meet|pass)\b[^#]{0,30}$/
/** One begins later, waits or turns. */
const NOT_AT_ONCE =
  /\b(?:later|earlier|rests?|stops?|same direction|catch\w*|overtak\w*|half|twice|faster|slower|returns?|back|wind|current|head start|already|delay\w*|bird|fly|more|less)\b|\b(?:an|1) hour (?:after|before)\b|\bafter (?:an|1) hour\b/

/** `Two trains 300 km apart travel towards each other at 80 km/h and 70 km/h. How long before they meet?` */
function atOnce([text = '']: string[]): string | undefined {
  const [one, two, third] = text.matchAll(SPEED)
  const rest = text
    .replace(SPEED, '#')
    .replace(/\b[12] (?!hours?\b|seconds?\b|km\b|miles?\b)(?=[a-z]{2})/g, '')
  const [, gap, length = '', other] = /(\d{1,5}(?:\.\d+)?) ?(km|m|miles?)\b(?:[^\d]*(\d))?/.exec(rest) ?? []
  const [, time, , more] = /(\d{1,3}(?:\.\d+)?) ?(hours?|h|seconds?)\b(?:[^\d]*(\d))?/.exec(rest) ?? []
  if (!one || !two || third || one[0].slice(one[1]?.length) !== two[0].slice(two[1]?.length)) return undefined
  const speed = one[0].replace(one[1] ?? '', String(Number(one[1]) + Number(two[1])))
  const [, , of = ''] = one
  const isSame = length.replace(/s$/, '') === (one[0].endsWith('mph') ? 'mile' : of.replace(/s$/, ''))
  if (NOT_AT_ONCE.test(text) || (gap !== undefined && time !== undefined)) return undefined
  if (
    gap &&
    isSame &&
    !other &&
    /\bapart\b/.test(rest) &&
    !AWAY.test(rest) &&
    AT_ONCE.test(rest) &&
    MEET.test(rest) &&
    !/\bhow far\b/.test(rest)
  )
    return `how long does a car take to travel ${gap} ${length} at ${speed}`
  return time && !more && AWAY.test(rest) && /\bhow (?:far|many km|many miles) apart\b/.test(rest)
    ? `how far does a car travel in ${time} hours at ${speed}`
    : undefined
}

const TANK =
  '(?:an? |the )?(?:rectangular |cuboid |fish )?(?:tank|aquarium|container|cuboid|box|carton|trough)'
const SIDE = '(\\d{1,4}(?:\\.\\d+)? ?(?:cm|m|mm))'
const HOLD =
  '(?:how many (?:litres|liters) (?:of water )?(?:can|does|will|could) (?:it|the [a-z]+)(?: tank)? hold(?: when (?:it is )?full)?|(?:find |work out |calculate |what is )?(?:its|the) capacity(?: of the (?:tank|container|aquarium|box))?,? in (?:litres|liters))'

/** What is cut, filled or measured out; parts in another unit; what a tank holds. */
export const measures: Paraphrase[] = [
  [FILLS, ({ input }) => filled([input])],
  [/\bmeet\b|\bpass\b|\bapart\b/, ({ input }) => atOnce([input])],
  [HOW_MANY, ({ input }) => goesInto([input])],
  [
    /\d.*[.;?!,] (?:how|what|find|write|express|convert|change|give|state) /,
    ({ input }) => inOtherUnit([input]),
  ],
  [
    new RegExp(
      `^(?:the )?(?:weight|mass|length|distance|time|capacity|height|width|depth|volume) in ([a-z]+) of ${A}$`,
    ),
    'convert $2 to $1',
  ],
  [
    /^(?:write|express|convert|change) (\d{1,3}) (hour|minute)s? (?:and )?(\d{1,2}) (?:minute|second)s? (?:as|to|into|in) (?:a )?(?:decimal )?(?:number of |in )?\2s(?: as a decimal)?$/,
    ([, whole = '', unit, part = '']) =>
      `convert ${Number(whole) * 60 + Number(part)} ${unit === 'hour' ? 'minutes' : 'seconds'} to ${unit}s`,
  ],
  [
    /^how long is it from (\d{1,2}) o'clock to (\d{1,2}) o'clock$/,
    ([, from = '', to = '']) =>
      Number(from) < Number(to) && Number(to) <= 12
        ? `how long is it from ${from}:00 am to ${to}:00 ${to === '12' ? 'pm' : 'am'}`
        : undefined,
  ],
  [/^write (?:the )?time (?:for |of |as )?(.+ (?:in|on|as) .+)$/, 'write $1'],
  [
    /^(?:what )?fraction is shaded if (\d{1,2}) (?:parts? )?(?:out )?of (?:the )?(\d{1,2}) (?:equal )?parts are shaded(?:[.,;?] (?:give|write) (?:it|your answer) in (?:its |the )?simplest form)?$/,
    ([all = '', part, whole]) =>
      all.includes('simplest')
        ? `write ${part}/${whole} in its simplest form`
        : `write ${part} as a fraction of ${whole}`,
  ],
  [
    /^(?:[a-z]+ )?rate in ([a-z]+?)s? per ([a-z]+) if (\d{1,6}) \1s? are [a-z]+ in (\d{1,4}) \2s?$/,
    ([, , , many = '', time = '']) => `${many} ÷ ${time}`,
  ],
  [
    /^about how (?:much|many) is (\d{1,6} ?[-+×÷] ?\d{1,6}),? (?:to the nearest|rounding to the nearest) (ten|hundred|thousand|10|100|1000)[.,;?] (?:round (?:each|both) numbers? first|round first)$/,
    'estimate $1 by rounding to the nearest $2',
  ],
  // "9.15 a.m." as books of Asia and Britain print it.
  [
    /\d ?[ap]\.m\b/,
    ({ input }) =>
      input
        .replace(/\b(\d{1,2})[.:](\d\d) ?([ap])\.m\b\.?(?= [a-z]|,|$)/g, '$1:$2 $3m')
        .replace(/\b(\d{1,2}) ?([ap])\.m\b\.?(?= [a-z]|,|$)/g, '$1 $2m')
        .replace(/ (am|pm) (?=(?:how|what|find|at what)\b)/g, ' $1. '),
  ],
  [
    new RegExp(
      `^(?:an? |the )?${A} (?:long )?(?:[a-z]+ )?(?:[a-z]+ of )?[a-z]+ is (?:cut|divided|split|sawn) into (\\d{1,3}) equal (?:pieces|parts|lengths|sections|strips)${END}(?:how long is each (?:piece|part|length|section|strip)|(?:find |what is |work out )?the length of each (?:piece|part|length|section|strip))$`,
    ),
    'divide $1 by $2',
  ],
  [new RegExp(`^(\\d{1,2}/\\d{1,2}) of (?:an? )?${A} in (${UNIT})$`), partIn],
  [
    /^(\d{1,2}\/\d{1,2}) of (?:a|some|the) number (?:is|equals|=) (\d{1,6}(?:\.\d+)?)[.,;?]+ (?:find|what is|work out|calculate) (?:the|this) number$/,
    ([, part = '', value = '']) => `solve ${part} n = ${value}`,
  ],
  [
    new RegExp(
      `^${TANK} (?:measures|is|measuring|has dimensions(?: of)?|has sides of) ${SIDE} (?:by|x|×) ${SIDE} (?:by|x|×) ${SIDE}${END}${HOLD}$`,
    ),
    'find the volume of a cuboid $1 by $2 by $3. give your answer in litres',
  ],
  [
    new RegExp(`^${TANK} is ${SIDE} long, ${SIDE} wide and ${SIDE} (?:high|deep|tall)${END}${HOLD}$`),
    'find the volume of a cuboid $1 by $2 by $3. give your answer in litres',
  ],
  [
    new RegExp(
      `^((?:.{5,80}) takes .{3,40} to (?:travel|go|drive)) between (?:2|the) (?:cities|towns|villages|stations|places)(${END}.{5,40}distance) between (?:them|the (?:2 )?(?:cities|towns|villages|stations|places))$`,
    ),
    '$1$2',
  ],
]
