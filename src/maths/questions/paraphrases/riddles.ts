import { isPrime } from '../../arithmetic/primes.ts'
import { lcm } from '../../arithmetic/rational.ts'
import { fromRoman } from '../../arithmetic/roman.ts'
import { knownNumberDone } from '../../wording/number-puzzles.ts'
import type { Paraphrase } from './paraphrase.ts'

const listed = (items: readonly string[]) => `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** Two numbers by their factors, groups and repeated sums. */
export const riddles: Paraphrase[] = [
  [
    /^(?:start|begin|think|take|choose|square|double|treble|triple|halve|i |you )/,
    ({ input }) => knownNumberDone(input),
  ],
  [
    /^(?:the )?number (?:which|that) is (\d{1,4}) (more|less) than (\d{1,3}) times (\d{1,4})$/,
    ([, by, way, times, of]) => `${times} × ${of} ${way === 'more' ? '+' : '-'} ${by}`,
  ],
  [
    /^(?:when )?(?:a )?number (?:is )?(doubled|trebled|tripled|multiplied by \d{1,3}),? and (?:then )?(increased|decreased|reduced) by (\d{1,4}),? (?:is|gives|equals|becomes|the (?:result|answer) is) (\d{1,5})[.,;] (?:find|what is|work out) the (?:original )?number$/,
    ([, times = '', way, by, result]) => {
      const factor = /\d+/.exec(times)?.[0] ?? (times === 'doubled' ? '2' : '3')
      return `${factor} × ▢ ${way === 'increased' ? '+' : '-'} ${by} = ${result}`
    },
  ],
  [
    /^(?:write )?(?:down )?(?:the )?first (\d{1,2}) common multiples of (\d{1,3}) and (\d{1,3})$/,
    ([, count, a = '', b = '']) => `first ${count} multiples of ${lcm(BigInt(a), BigInt(b))}`,
  ],
  [
    /^(?:an? |the )?(?:pack|box|set|bag|tray|packet) of (\d{1,3}) ?(?:[a-z]+ )?costs ([£$€₹]\d{1,5}(?:\.\d\d)?|\d{1,4}p)[.,;] (?:what is|find|work out) the cost of (?:one|1|each)(?: [a-z]+)?$/,
    'if $1 boxes cost $2, what is the cost of 1 box',
  ],
  [
    /^(?:what is )?(?:add )?([ivxlcdm]{1,12}) (?:and|\+|plus) ([ivxlcdm]{1,12})(?: (?:in|as) (?:a )?roman numerals?|,? and (?:write|give) (?:the|your) answer (?:in|as a) roman numerals?)$/,
    ([, one = '', other = '']) => {
      const [first, second] = [one, other].map(each => fromRoman(each.toUpperCase()))
      return first && second ? `write ${first + second} in roman numerals` : undefined
    },
  ],
  [
    /^(?:the )?(lcm|hcf|gcf) of (?:2|two) numbers is (\d{1,6}),? and (?:their|the) (lcm|hcf|gcf) is (\d{1,6})[.,;] (?:if )?(?:one|1)(?: of (?:the|these) numbers| of them| number)? is (\d{1,6}),?[.,;]? ?(?:find|what is|work out|calculate) the other(?: number| one)?$/,
    ([, one, first = '', other, second = '', known = '']) =>
      one !== other && (Number(first) * Number(second)) % Number(known) === 0
        ? `${first} × ${second} ÷ ${known}`
        : undefined,
  ],
  [
    /^(?:the )?(?:2|two) prime numbers (?:whose|with a) sum (?:is|of) (\d{1,4}) and (?:whose |a )?difference (?:is|of) (\d{1,4})$/,
    ([, sum = '', difference = '']) => {
      const [high, low] = [Number(sum) + Number(difference), Number(sum) - Number(difference)]
      return high % 2 === 0 && [high, low].every(each => isPrime(BigInt(each / 2)))
        ? `2 numbers have a sum of ${sum} and a difference of ${difference}. what are they`
        : undefined
    },
  ],
  [
    /^(?:write )?(?:the )?(largest|greatest|biggest|smallest|least) ([2-9])[- ]digit number (?:with|having|that has) (?:all )?(?:(?:all )?different|distinct|no repeated)(?: digits)?$/,
    ([, size = '', count = '']) =>
      /^[lgb]/.test(size) && size !== 'least'
        ? `largest ${count}-digit number that can be made with the digits ${listed([...'987654321'].slice(0, Number(count)))}`
        : undefined,
  ],
  [
    /^(\d{1,4})(?: [a-z]+)? (?:shared|divided|split|put|sorted) (?:equally )?into groups of (\d{1,3})(?:[.,;?]+ ?how many groups (?:are there|will there be|is that|can be made|do you get))?$/,
    ([, whole = '', by = '']) => (Number(whole) % Number(by) === 0 ? `${whole} ÷ ${by}` : undefined),
  ],
  [
    /^write (\d{1,4}(?: ?\+ ?\d{1,4}){1,9}) as an? (?:multiplication|product)(?: sum| sentence)?,? and (?:find|work out|write|give|calculate) the (?:answer|total|product|result)$/,
    ([, sum = '']) => {
      const [first, ...others] = sum.split(/ ?\+ ?/)
      return others.every(each => each === first) ? `${others.length + 1} × ${first}` : undefined
    },
  ],
  [
    /^how many (halves|thirds|quarters|fourths|fifths|sixths|eighths|tenths) (?:are )?(?:there )?(in|make) (?:an?|the|one) whole(?: one)?$/,
    'how many $1 $2 1',
  ],
]
