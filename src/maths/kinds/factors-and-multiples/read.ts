import { isPrime, primesBetween } from '../../arithmetic/primes.ts'
import type { Asked } from '../../wording/asked.ts'
import { firstMatch, numbersIn, pattern, wholeIn, wholesIn } from '../../wording/patterns.ts'
import type { FactorsQuestion, FactorsTask } from './question.ts'

const HCF =
  '(?:(?:highest|greatest|largest|biggest) common (?:factor|divisor|measure)|h\\.?c\\.?f\\.?|g\\.?c\\.?f\\.?|g\\.?c\\.?d\\.?|h\\.?c\\.?d\\.?)(?: \\((?:hcf|gcf|gcd)\\))?'
const LCM = '(?:(?:lowest|least|smallest) common multiple|l\\.?c\\.?m\\.?)(?: \\(lcm\\))?'
const ABBREVIATED = '(?:hcf|gcf|gcd|lcm)'
const NUMBER = '(?:the )?(?:number )?'
/** Between `HCF` and its numbers: `of the numbers`, a colon, `for each pair:`, or nothing. */
const OF =
  '(?::| (?:of|for|between)(?: each| this| the| these)?(?: following)?(?: (?:pair|set|group)s?(?: of numbers)?| numbers| integers)?:?|) '
/** What stands before `find the HCF`. */
const GIVEN = '(?:for |given |here are |consider )?(?:the )?(?:(?:two |2 |3 )?numbers:? )?{list}[,.:;] '

const HIGHEST = [
  pattern(`${HCF}${OF}{list}`),
  pattern(`${HCF} ?\\( ?{list} ?\\)`),
  pattern(`${GIVEN}(?:find |what is |work out |calculate |write down )?(?:the |their )?${HCF}`),
]
const LOWEST = [
  pattern(`${LCM}${OF}{list}`),
  pattern(`${LCM} ?\\( ?{list} ?\\)`),
  pattern(`${GIVEN}(?:find |what is |work out |calculate |write down )?(?:the |their )?${LCM}`),
]
const COMMON_BOTTOM = [
  pattern('(?:(?:lowest|least|smallest) )?common denominator (?:of|for|between) (?:the fractions )?{list}'),
  pattern('l\\.?c\\.?d\\.? (?:of|for) (?:the fractions )?{list}'),
]
const COMMON = [
  pattern(
    '(?:list |write |name )?(?:down |out )?(?:all )?(?:of )?(?:the )?common (?:factors|divisors) of {list}',
  ),
  pattern('(?:list )?(?:all )?(?:of )?(?:the )?factors (?:that are )?common to {list}'),
]
const FACTORS = [
  pattern(
    `(?:list |write )?(?:out )?(?:all |all of )?(?:the )?(?:positive )?(?:whole number )?(?:factors|divisors) of ${NUMBER}{whole}`,
  ),
  pattern('which (?:whole )?numbers (?:are factors of|divide exactly into) {whole}'),
]
const PAIRS = [
  pattern(
    `(?:list |write |find |give |name )?(?:down |out )?(?:all |all of )?(?:the )?(?:positive )?(?:factor pairs|pairs of factors) (?:of|for) ${NUMBER}{whole}`,
  ),
]
const HOW_MANY = [
  pattern(`how many (?:positive )?(?:factors|divisors) (?:does|has) ${NUMBER}{whole}(?: have| got)?`),
  pattern(`(?:the )?(?:total )?number of (?:positive )?(?:factors|divisors) of ${NUMBER}{whole}`),
]
const PRIME_FACTORS = [
  pattern(
    `(?:list |write )?(?:all |all of )?(?:the )?(?:distinct |different )?prime (?:factors|divisors) of ${NUMBER}{whole}`,
  ),
]
const IN_PRIMES =
  '(?:a |the )?product of (?:its |powers of (?:its )?|the )?(?:prime factors|primes|prime numbers)(?:,? (?:in|using) (?:index|exponential|exponent|power) (?:form|notation)|,? using (?:exponents|indices|powers|index notation))?'
const IN_POWERS =
  '(?:use|using|with) (?:exponents|indices|powers|index (?:form|notation)|exponential (?:form|notation))(?: (?:for|to show|to write) (?:any |the |all )?repeated (?:prime )?factors)?'
const FACTORISATION = [
  pattern(`(?:write |express |show )${NUMBER}{whole} as ${IN_PRIMES}`),
  pattern(`(?:write |express )${NUMBER}{whole} in prime factor form`),
  pattern(
    `(?:write |give |show )?(?:the )?prime factori[sz]ation (?:of|for) ${NUMBER}{whole}(?:,? (?:in|using) (?:index|exponential) (?:form|notation)|,? using (?:exponents|indices|powers))?`,
  ),
  pattern(`prime factori[sz]e ${NUMBER}{whole}`),
  pattern(
    `(?:(?:write |give |find )?(?:the )?prime factori[sz]ation of|(?:write|express)) ${NUMBER}{whole}(?: as ${IN_PRIMES})?[.,;] ${IN_POWERS}`,
  ),
  pattern('{whole} as (?:a )?product of (?:its )?(?:prime factors|primes)'),
]
const IS_PRIME = [
  pattern(`is ${NUMBER}{whole} (?:a )?prime(?: number)?(?: or not)?`),
  pattern(
    `is ${NUMBER}{whole} (?:a )?(?:prime|composite)(?: number)? or (?:a )?(?:composite|prime)(?: number)?`,
  ),
]
const IS_FACTOR = [pattern(`is {whole} a (?:factor|divisor) of {whole}`)]
const IS_MULTIPLE = [pattern('is {whole} (?:a multiple of|divisible by) {whole}')]
const WHICH = 'which (?:one )?(?:of (?:these|the following)(?: numbers)?|numbers?) (?:is|are) '
const WHICH_PRIMES = [pattern(`${WHICH}(?:a )?primes?(?: numbers?)?(?: ?[:?]|,) ?{list}`)]
const WHICH_FACTORS = [pattern(`${WHICH}(?:a )?(?:factors?|divisors?) of {whole}(?: ?[:?]|,) ?{list}`)]
const WHICH_MULTIPLES = [pattern(`${WHICH}(?:a )?(?:multiples? of|divisible by) {whole}(?: ?[:?]|,) ?{list}`)]
const ALL_PRIMES =
  '(?:how many (?:different )?(?=prime)|list |write |name )?(?:down |out )?(?:all |all of )?(?:the )?(?:prime numbers|primes)(?: (?:that )?(?:are|lie)(?: there)?)?'
const PRIMES_BETWEEN = [
  pattern(`${ALL_PRIMES} (?:between|from) {whole} (?:and|to) {whole}`),
  pattern('which (?:whole )?numbers between {whole} and {whole} are (?:prime|primes|prime numbers)'),
]
const PRIMES_BELOW = [pattern(`${ALL_PRIMES} (?:less than|below|smaller than|under) {whole}`)]
const MULTIPLES = [
  pattern(`(?:list |write )?(?:the )?first {whole} (?:positive )?multiples of ${NUMBER}{whole}`),
]

/** Beyond it no child is asked to split a number. */
const LARGEST = 10_000_000_000n
/** Beyond it nobody lists all factors. */
const LARGEST_LISTED = 1_000_000n
const MOST_NUMBERS = 4
const MOST_MULTIPLES = 12
const MOST_CHOICES = 10
const MOST_PRIMES = 15
/** Beyond it nobody looks for all primes. */
const WIDEST = 100n

function listIn(text: string, patterns: RegExp[]): bigint[] | undefined {
  const [list = ''] = firstMatch(text, patterns) ?? []
  const numbers = wholesIn(list)
  const isFit =
    numbers && numbers.length <= MOST_NUMBERS && numbers.every(each => each > 0n && each <= LARGEST)
  return isFit ? numbers : undefined
}

/** The numbers below the lines of a list of fractions. */
function bottomsIn(text: string): bigint[] | undefined {
  const [list = ''] = firstMatch(text, COMMON_BOTTOM) ?? []
  const numbers = numbersIn(list)?.map(({ d }) => d)
  const isFit = numbers && numbers.length <= MOST_NUMBERS && numbers.some(each => each > 1n)
  return isFit && numbers.every(each => each <= LARGEST) ? numbers : undefined
}

function wholesOf(text: string, patterns: RegExp[]): bigint[] | undefined {
  const numbers = firstMatch(text, patterns)?.map(wholeIn)
  const known = numbers?.flatMap(each => (each !== undefined && each > 0n && each <= LARGEST ? [each] : []))
  return known && known.length === numbers?.length ? known : undefined
}

/** Some of them, but not all, fit. */
function readWhich(text: string): FactorsTask | undefined {
  const [list = ''] = firstMatch(text, WHICH_PRIMES) ?? []
  const primes = wholesIn(list)
  if (primes) return isChoice(primes, isPrime) ? { task: 'which are prime', among: primes } : undefined
  for (const [task, patterns] of [
    ['which are factors', WHICH_FACTORS],
    ['which are multiples', WHICH_MULTIPLES],
  ] as const) {
    const [number = '', numbers = ''] = firstMatch(text, patterns) ?? []
    const [other, among] = [wholeIn(number), wholesIn(numbers)]
    if (!other || !among || among.includes(0n)) continue
    const fits = (each: bigint) => (task === 'which are factors' ? other % each : each % other) === 0n
    return isChoice(among, fits) ? { task, among, other } : undefined
  }
  return undefined
}

function isChoice(among: bigint[], fits: (number: bigint) => boolean): boolean {
  const isFew = among.length <= MOST_CHOICES && new Set(among).size === among.length
  return isFew && among.every(each => each <= LARGEST) && among.some(fits)
}

/** An end that is a prime itself leaves open whether it counts. */
function readPrimes(text: string): FactorsTask | undefined {
  const [from = '', to = ''] = firstMatch(text, PRIMES_BETWEEN) ?? []
  const [below = ''] = firstMatch(text, PRIMES_BELOW) ?? []
  const [low, high] = below ? [1n, wholeIn(below)] : [wholeIn(from), wholeIn(to)]
  if (low === undefined || high === undefined || high - low < 2n || high - low > WIDEST) return undefined
  if (high > LARGEST_LISTED || isPrime(low) || (isPrime(high) && !below)) return undefined
  const { length } = primesBetween(low, high)
  return length > 0 && length <= MOST_PRIMES
    ? { task: 'primes between', low, high, ...(/^how many/.test(text) ? { isCounted: true } : {}) }
    : undefined
}

function readTask(text: string): FactorsTask | undefined {
  const which = readWhich(text) ?? readPrimes(text)
  if (which) return which

  const highest = listIn(text, HIGHEST)
  if (highest) return { task: 'highest common factor', numbers: highest }
  const lowest = listIn(text, LOWEST)
  if (lowest) return { task: 'lowest common multiple', numbers: lowest }
  const bottoms = bottomsIn(text)
  if (bottoms) return { task: 'lowest common multiple', numbers: bottoms }
  const common = listIn(text, COMMON)
  if (common?.every(each => each <= LARGEST_LISTED)) return { task: 'common factors', numbers: common }
  const [factors] = wholesOf(text, FACTORS) ?? []
  if (factors && factors <= LARGEST_LISTED) return { task: 'factors', number: factors }
  const [paired] = wholesOf(text, PAIRS) ?? []
  if (paired && paired > 1n && paired <= LARGEST_LISTED) return { task: 'factor pairs', number: paired }
  const [counted] = wholesOf(text, HOW_MANY) ?? []
  if (counted && counted <= LARGEST_LISTED) return { task: 'number of factors', number: counted }
  const [primeFactors] = wholesOf(text, PRIME_FACTORS) ?? []
  if (primeFactors && primeFactors > 1n) return { task: 'prime factors', number: primeFactors }
  const [split] = wholesOf(text, FACTORISATION) ?? []
  if (split && split > 1n && !isPrime(split)) return { task: 'prime factorisation', number: split }
  const [asked] = wholesOf(text, IS_PRIME) ?? []
  if (asked) return { task: 'is prime', number: asked }
  const [number, other] = wholesOf(text, IS_FACTOR) ?? []
  if (number && other) return { task: 'is factor', number, other }
  const [multiple, of] = wholesOf(text, IS_MULTIPLE) ?? []
  if (multiple && of) return { task: 'is multiple', number: multiple, other: of }
  const [count, base] = wholesOf(text, MULTIPLES) ?? []
  if (count && base && count > 1n && count <= MOST_MULTIPLES)
    return { task: 'multiples', number: base, count: Number(count) }
  return undefined
}

export const triggers = new RegExp(
  `factor|divisor|divisible|multiple|prime|denominator|l\\.?c\\.?d|\\b${ABBREVIATED}\\b|\\b[hgl]\\.c\\.[fdm]`,
)

/** Reads `HCF of 12 and 18`, `list the factors of 24`, `Is 51 prime?`, `Write 60 as a product of prime factors`. */
export function readFactors({ plain, full }: Asked): FactorsQuestion | undefined {
  const task = readTask(plain)
  return task && { kind: 'factors', text: full, ...task }
}
