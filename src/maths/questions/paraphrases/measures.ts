import type { Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { amountIn } from '../../wording/unit-amounts.ts'
import type { Paraphrase } from './paraphrase.ts'

const UNIT =
  '(?:mm|cm|m|km|g|kg|ml|cl|l|litres?|liters?|millilit(?:re|er)s?|met(?:re|er)s?|centimet(?:re|er)s?|kilograms?|grams?|minutes?|mins?|seconds?|hours?|oz|lb|inch(?:es)?|feet|ft|yards?)'
const A = `(\\d{1,6}(?:\\.\\d{1,3})?(?: \\d/\\d)?(?:/\\d{1,2})?[ -]?${UNIT}(?![a-z]))`
const SMALL = '((?:1/[234568]|half|quarter)[ -](?:of an? |an? )?(?:litre|liter|kg|kilogram|metre|meter|hour))'
const THING =
  '(?:equal |full |small |whole )?(?:cups?|glass(?:es)?|bottles?|mugs?|jugs?|cans?|beakers?|cartons?|bowls?|servings?|portions?|doses?|packets?|packs?|bags?|boxes|jars?|tins?|pieces?|lengths?|strips?|sections?|parts?|planks?|ribbons?|intervals?|periods?|sessions?|lessons?|slots?|slices?|pots?|buckets?|spoons?|spoonfuls|scoops?|helpings?|tiles)'
const OF = '(?: of (?!length|mass)[a-z]+(?: [a-z]+)?)?'
const WHOLE = `(?:an? |the |one |1 )?${A}(?: [a-z]+){0,2}?(?: of [a-z]+(?: [a-z]+)?)?`
const CAN =
  '(?:can|could|will|would) (?:be (?:filled|cut|made|poured|obtained|served|fitted|packed|measured)|(?:you|he|she|they|i|we) (?:fill|cut|make|pour|get|serve|pack))(?: off| out)? (?:from|out of|with|using|into|in)'
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

const TANK =
  '(?:an? |the )?(?:rectangular |cuboid |fish )?(?:tank|aquarium|container|cuboid|box|carton|trough)'
const SIDE = '(\\d{1,4}(?:\\.\\d+)? ?(?:cm|m|mm))'
const HOLD =
  '(?:how many (?:litres|liters) (?:of water )?(?:can|does|will|could) (?:it|the [a-z]+)(?: tank)? hold(?: when (?:it is )?full)?|(?:find |work out |calculate |what is )?(?:its|the) capacity(?: of the (?:tank|container|aquarium|box))?,? in (?:litres|liters))'

/** What is cut, filled or measured out; parts in another unit; what a tank holds. */
export const measures: Paraphrase[] = [
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
    /^(?:an? |the )?(\d{1,4})[- ](foot|feet|metre|meter|m|yard|inch|cm) [a-z]+ is cut into (?:equal )?(?:pieces|lengths|strips|parts) (?:that are |each |of )?(\d{1,3}(?:\/\d{1,2}|\.\d)?) ?(foot|feet|metres?|meters?|m|yards?|inch|inches|cm)(?: long)?(?: each)?[.,;] how many (?:pieces|lengths|strips|parts)(?: of [a-z]+)? (?:are (?:there|cut|made)|will there be|can be cut|does [a-z]+ get)$/,
    ([, whole, unit = '', part, of]) =>
      `how many ${part} ${of} pieces can be cut from ${whole} ${unit.replace('foot', 'feet')}`,
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
      `^how many (?:${A}|${SMALL}) ${THING}${OF} (?:${CAN}|are there in|are in|make(?: up)?|fit into) ${WHOLE}$`,
    ),
    ([, one, two, large = '']) => timesIn(one ?? two ?? '', large),
  ],
  [
    new RegExp(
      `^how many ${THING}${OF},? (?:each )?(?:of length |of |measuring |each |holding |containing |with a capacity of )?${A}(?: long| in length| each)?,? (?:each )?${CAN} ${WHOLE}(?: long)?$`,
    ),
    ([, small = '', large = '']) => timesIn(small, large),
  ],
  [
    new RegExp(
      `^(?:an? |the )?[a-z]+(?: of [a-z]+)? (?:holds|contains|has|is|measures) ${A}(?: long| in length| of [a-z]+(?: [a-z]+)?)?${END}how many (?:(?:${A}|${SMALL}) ${THING}${OF}|${THING}${OF} (?:of length |of |measuring |each )?${A}(?: long)?) ${CAN} (?:it|the [a-z]+)$`,
    ),
    ([, large = '', one, two, three]) => timesIn(one ?? two ?? three ?? '', large),
  ],
  [
    new RegExp(
      `^(?:an? |the )?(?:[a-z]+(?: of [a-z]+)? )?(?:is |which is |measuring )?${A}(?: long)?(?: (?:piece of )?(?:rope|ribbon|string|plank|wire|wood|pipe|rod|tape))?(?:${END}it|,? and)? is cut into (?:equal )?(?:pieces|lengths|strips|sections)(?: each)?(?: of length| of| measuring| that are| which are)? ${A}(?: long| each)?${END}how many (?:pieces|lengths|strips|sections) (?:are there|are made|will there be|can be (?:cut|made)|are cut)$`,
    ),
    ([, large = '', small = '']) => timesIn(small, large),
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
