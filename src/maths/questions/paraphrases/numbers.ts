import { decimalText, gcd, lcm, rational } from '../../arithmetic/rational.ts'
import {
  between,
  countedFrom,
  howManyMultiples,
  listed,
  MOST_LISTED,
  multiplesBelow,
  NTH,
  numbersCalled,
  powerBeside,
  primeBelow,
  primesFrom,
  sumOfFirst,
} from './listed-numbers.ts'
import { NUMBER, type Paraphrase } from './paraphrase.ts'

function factorOfBoth([, a = '', b = '', list = '']: string[]): string {
  return `which number is a factor of ${gcd(BigInt(a), BigInt(b))}: ${list}`
}

function multipleOfBoth([, a = '', b = '', list = '']: string[]): string {
  return `which number is a multiple of ${lcm(BigInt(a), BigInt(b))}: ${list}`
}

/** A power of one over a number, where its digits end. */
function powerBelow(base: number, power: number, form: string): string | undefined {
  const value = rational(1n, BigInt(base || 1) ** BigInt(power))
  const digits = decimalText(value)
  if (base < 2 || digits === undefined || digits.length > 9) return undefined
  return form === 'decimal' ? `write 1/${value.d} as a decimal` : `write ${digits} as a fraction`
}

/** One end of a list and its range lead to the other end. */
function otherEnd([, range = '', known = '', end = '', wanted = '']: string[]): string | undefined {
  const isLow = (word: string) => /^(?:sm|lo)/.test(word)
  if (isLow(known) === isLow(wanted)) return undefined
  return isLow(known) ? `${end} + ${range}` : `${end} - ${range}`
}

const PLACE = 'whole number|integer|(?:10|hundred|thousand|million)|(?:ten|hundred|thousand)th'

/** Products of powers, as they stand between the words of a common factor or multiple, worked out. */
function ofProducts([, what = '', first = '', second = '']: string[]): string | undefined {
  const [a, b] = [first, second].map(product => {
    const factors = product.split(/ ?× ?/).map(factor => /^(\d{1,4})(?:\^(\d))?$/.exec(factor))
    if (factors.includes(null)) return undefined
    return factors.reduce((all, found) => all * BigInt(found?.[1] ?? 1) ** BigInt(found?.[2] ?? 1), 1n)
  })
  return a && b ? `${what} of ${a} and ${b}` : undefined
}

/** Whole numbers and their lists, and riddles about them. */
export const numbers: Paraphrase[] = [
  // As India groups its digits; where a list may stand, 2,35,608 may be three numbers.
  [
    /^((?:write |express )?)(\d{1,2}(?:,\d{2})+,\d{3})( in expanded form)$/,
    ([, write, digits = '', form]) => `${write}${digits.replaceAll(',', '')}${form}`,
  ],
  [
    /^((?:hcf|gcf|gcd|lcm)|(?:highest|greatest|lowest|least) common (?:factor|divisor|multiple)) of ([\d^× ]+) and ([\d^× ]+)$/,
    ofProducts,
  ],
  [
    /^(?:smallest|lowest|least)(?: positive| whole)* number (?:(?:that|which) is )?(?:a )?(?:(?:common )?multiple of|(?:exactly )?divisible by) (?:both |all of )?(\d{1,5}(?:, \d{1,5})*,? and \d{1,5})$/,
    'lcm of $1',
  ],
  [
    /^(?:divide )?(\d{1,9}) ?(?:by|÷|divided by|\/) ?(\d{1,5})[.,;] (?:write|give|express|show) (?:the|any|your) remainder as a fraction$/,
    'write $1/$2 as a mixed number',
  ],
  [
    /^range of (?:a|the|this|some) (?:set|list)(?: of (?:numbers|data))? is (\d+(?:\.\d+)?)(?:[.;,]| and) (?:the )?(smallest|lowest|largest|greatest|biggest|highest) (?:number|value)?(?: in the (?:set|list))? ?is (-?\d+(?:\.\d+)?)[.;,] (?:what is|find|work out) the (smallest|lowest|largest|greatest|biggest|highest)(?: (?:number|value))?$/,
    otherEnd,
  ],
  [
    /^(?:(?:write|name|say|give)(?: down)? )?(?:the )?(?:next |first )?(odd|even) number (?:that (?:comes|is) )?(?:just |immediately )?(after|before) (\d{1,9})$/,
    ([, kind, way, from = '']) => {
      const step = (Number(from) % 2 === 0) === (kind === 'even') ? 2 : 1
      return `${from} ${way === 'after' ? '+' : '-'} ${step}`
    },
  ],
  [
    /^(?:the )?(sum|product) of (?:2|two) numbers is (-?\d+(?:\.\d+)?)[.,;] (?:if )?(?:1|one)(?: of (?:them|the numbers)| number)? is (-?\d+(?:\.\d+)?)[.,;?]+ ?(?:what is|find|work out|calculate) the other(?: number| one)?$/,
    ([, way = '', whole = '', part = '']) => `${part} ${way === 'sum' ? '+' : '×'} ▢ = ${whole}`,
  ],
  [
    /^which (?:of these numbers|number|one) is (?:a )?(?:common )?multiple of (?:both )?(\d{1,3}) and (\d{1,3}) ?[:,?] (.+)$/,
    multipleOfBoth,
  ],
  [
    /^which (?:of these numbers|number|one) is (?:a )?(?:common )?factor of (?:both )?(\d{1,4}) and (\d{1,4}) ?[:,?] (.+)$/,
    factorOfBoth,
  ],
  [
    /^(?:circle|tick|choose|pick|select|underline|find|identify|mark|put a (?:ring|circle) (?:around|round)) the (number|fraction|decimal|value|one) (?:that|which) is (?:the )?((?:closest|nearest) to .+)$/,
    'which $1 is $2',
  ],
  [
    new RegExp(
      `^(?:(?:what|which) )?(?:(?:decimal )?number|value|decimal|fraction)? ?(?:that )?(?:is |lies )?(?:exactly )?(?:half ?-?way|midway) between (${NUMBER}) and (${NUMBER})(?: on (?:a|the) number line)?$`,
    ),
    'mean of $1 and $2',
  ],
  [
    /^(mean|median|range|sum|product|average) of the first (\d{1,2}) (?:positive )?([a-z]+) numbers$/,
    ([, measure = '', count = '', kind = '']) => {
      const list = listed(Number(count), kind)
      if (measure === 'sum') return list?.replaceAll(', ', ' + ') ?? sumOfFirst(Number(count), kind)
      return list && `${measure} of ${list}`
    },
  ],
  [
    /^(?:the )?(sum|total|product|mean|average|median|range) of (.{8,60})$/,
    ([, measure = '', words = '']) => {
      const list = numbersCalled(words)
      if (measure === 'product') return list?.join(' × ')
      return measure === 'sum' || measure === 'total'
        ? list?.join(' + ')
        : list && `${measure} of ${list.join(', ')}`
    },
  ],
  [
    /^(?:list |write )?(?:down )?(?:the )?first (\d{1,2}) (?:positive )?([a-z]+) numbers$/,
    ([, count = '', kind = '']) => {
      const rule = NTH[kind]?.[1]
      if (kind === 'prime') return primesFrom(1, Number(count))
      return rule && Number(count) <= MOST_LISTED
        ? `first ${count} terms of the sequence with nth term ${rule}`
        : undefined
    },
  ],
  [
    /^(?:smallest|first|least|lowest|next) prime(?: number)? (?:that is )?(?:greater|bigger|larger|more|after|above) ?(?:than )?(\d{1,5})$/,
    ([, low = '']) => primesFrom(Number(low), 1),
  ],
  [
    /^(?:largest|greatest|biggest|highest|last) prime(?: number)? (?:that is )?(?:less|smaller|below|under|before) ?(?:than )?(\d{1,5})$/,
    ([, high = '']) => primeBelow(Number(high)),
  ],
  [
    /^(?:smallest|first|least|lowest|next) (?:perfect )?(square|cube)(?: number)? (?:that is |which is )?(?:greater|bigger|larger|more|after|above|over) ?(?:than )?(\d{1,5})$/,
    ([, kind = '', low = '']) => powerBeside(kind, Number(low), 'above'),
  ],
  [
    /^(?:largest|greatest|biggest|highest|last) (?:perfect )?(square|cube)(?: number)? (?:that is |which is )?(?:less|smaller|below|under|before) ?(?:than )?(\d{1,5})$/,
    ([, kind = '', high = '']) => powerBeside(kind, Number(high), 'below'),
  ],
  [
    /^(?:list |write )?(?:down |out )?(?:all )?(?:of )?(?:the )?((?:even|odd) numbers|multiples of \d{1,3}) (?:that (?:are|lie) )?between (\d{1,5}) and (\d{1,5})$/,
    ([, kind = '', low = '', high = '']) => between(kind, Number(low), Number(high)),
  ],
  [
    /^(?:skip[- ])?count(?:ing)? ?(?:on|up|back|down|forwards?|backwards?)? ?(?:in|by) (\d{1,4}|[a-z]+?)'?s? from (-?\d{1,6}) to (-?\d{1,6})$/,
    ([, size = '', low = '', high = '']) => countedFrom(size, Number(low), Number(high)),
  ],
  [
    /^count(?:ing)? ?(?:on|up|back|down|forwards?|backwards?)? from (-?\d{1,6}) to (-?\d{1,6})$/,
    ([, low = '', high = '']) => countedFrom('', Number(low), Number(high)),
  ],
  [
    /^(?:(?:find |what is |write in |write |work out |fill in |complete )?(?:the )?missing (?:number|numerator|denominator|value)[?:.,]? ?)?(\d+) ?\/ ?(\d+) ?= ?(\d+) ?\/ ?(?:▢|\?)?$/,
    '$1 : $2 = $3 : ▢',
  ],
  [
    /^(how many (?:halves|thirds|quarters|fourths|fifths|sixths|eighths|tenths) (?:are )?(?:there )?(?:in|make)) (\d{1,3}) wholes?$/,
    '$1 $2',
  ],
  [
    /^count (?:on|back|up|down|forwards?|backwards?)? ?in \S+ from \S+[.:] (?:what are |write |give )?(?:the )?next (\d) (?:numbers|terms)[?:.] (.+)$/,
    'next $1 numbers: $2',
  ],
  [
    /^(?:list |write )?(?:down |out )?(?:all )?(?:of )?(?:the )?(?:positive )?multiples of (\d{1,3}) (?:that are )?(?:less than|below|smaller than|under) (\d{1,4})$/,
    ([, of = '', high = '']) => multiplesBelow(Number(of), Number(high)),
  ],
  [
    /^(?:the )?sum of (?:3|three) numbers is (\d{1,6})[.,;] (?:2|two) of (?:them|the numbers) are (\d{1,6}) and (\d{1,6})[.,;?]+ ?(?:what is|find|work out|calculate) the (?:third|3rd|1\/3|other)(?: number| one)?$/,
    '$2 + $3 + ▢ = $1',
  ],
  [
    /^(?:what |which )?number,? (?:when )?(?:multiplied by itself|squared),? (?:gives|is|equals|makes) (\d{1,7})$/,
    'square root of $1',
  ],
  [
    /^(?:solve )?(?:the equation )?\|(.{1,20})\| = (\d{1,4})$/,
    ([, inside = '', size = '']) => `solve (${inside})^2 = ${Number(size) ** 2}`,
  ],
  [
    /^(?:if |given (?:that )?)?([a-z])\(x\) = ([^.,;]+)[.,;] (?:find|solve|work out|calculate|what is) (?:the value of |for )?x (?:when|if|such that|for which|given that|so that) \1\(x\) = ([^.,;]+)$/,
    'solve $2 = $3',
  ],
  [
    /^(?:if |given (?:that )?)?([a-z])\(x\) = ([^.,;=]+) and \1\(x\) = (-?\d[\d./]*),? (?:find|solve for|work out|calculate|what is) (?:the value of )?x$/,
    'solve $2 = $3',
  ],
  [
    /^how many multiples of (\d{1,3}) (?:are |lie )?(?:there )?(?:between|from) (\d{1,4}) (?:and|to) (\d{1,4})$/,
    ([, of = '', low = '', high = '']) => howManyMultiples(Number(of), Number(low), Number(high)),
  ],
  [
    /^which of (?:the numbers )?(\d{1,4}(?:, \d{1,4})*,? (?:and|or) \d{1,4}) (?:divides?|goe?s? into) (\d{1,6})(?: exactly| evenly| without (?:a )?remainder)?$/,
    'which of these numbers are factors of $2: $1',
  ],
  [/^(?:the )?(\d{1,3})(?:st|nd|rd|th) multiple of (\d{1,4})$/, '$1 × $2'],
  [
    /^(?:write )?(?:down )?(?:the )?next (\d) (odd|even) numbers after (\d{1,6})$/,
    ([, count = '', kind, from = '']) => {
      const last = (Number(from) % 2 === 0) === (kind === 'even') ? Number(from) : Number(from) - 1
      return `next ${count} numbers: ${[last - 4, last - 2, last].join(', ')}`
    },
  ],
  [
    new RegExp(`^(?:(?:what|which) is )?(?:the )?nearest (${PLACE}) to (${NUMBER})$`),
    'round $2 to the nearest $1',
  ],
  [
    new RegExp(`^(?:to )?(?:what|which) (${PLACE}) is (${NUMBER}) (?:nearest|closest)(?: to)?$`),
    'round $2 to the nearest $1',
  ],
  [
    new RegExp(`^(?:what|which) (${PLACE}) is (?:the )?(?:nearest|closest) to (${NUMBER})$`),
    'round $2 to the nearest $1',
  ],
  [
    /^(?:write|express|give|change) (\d{1,9})\/(\d{1,5}) as a whole number (?:and|with) (?:a |the |its )?remainder$/,
    '$1 ÷ $2 with remainder',
  ],
  [
    /^(\d{1,9} ?(?:÷|divided by) ?\d{1,5}) ?(?:=|is)? ?(?:▢|_|…|\.{2,}|\?)? ?r(?:em(?:ainder)?)?\.?(?: ?(?:▢|_|…|\.{2,}|\?))?$/,
    '$1 with remainder',
  ],
  [
    /^(\d{3,9}) ?= ?((?:▢|_) ?(?:\+ ?(?:▢|_) ?){1,8})$/,
    ([, number = '', places = '']) =>
      // A place for each of its digits that are worth something.
      places.split('+').length === number.replaceAll('0', '').length
        ? `write ${number} in expanded form`
        : undefined,
  ],
  [
    /^write (\d{1,4})\^-(\d) as a (decimal|fraction)$/,
    ([, base = '', power = '', form = '']) => powerBelow(Number(base), Number(power), form),
  ],
  [
    /^(?:if )?([a-z]) : ([a-z]) = (\d{1,5}) : (\d{1,5}) and \2 = (\d{1,6}),? (?:find|what is|work out|calculate) (?:the value of )?\1$/,
    '$3 : $4 = ▢ : $5',
  ],
]
