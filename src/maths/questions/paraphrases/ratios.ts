import type { Paraphrase } from './paraphrase.ts'

const RATIO = '(\\d{1,4}(?: ?: ?\\d{1,4}){1,3})'
const PAIR = '(\\d{1,4}) ?(?::|to) ?(\\d{1,4})'
const END = '[.,;?]+'
const ASK = '(?:(?:and )?(?:find|work out|calculate|what is|determine) )?(?:the )?'
const SIZE = '(larger|largest|bigger|biggest|greater|greatest|smaller|smallest|lesser|least)'
const AMOUNT = '[£$€₹]?\\d{1,7}(?:\\.\\d{1,2})?'
/** Who is no boy of a class is a girl. */
const OPPOSITES: Record<string, string> = { boys: 'girls', girls: 'boys', men: 'women', women: 'men' }

const isBig = (size: string) => !/^(?:small|less|least)/.test(size)
const bySize = (size: string) => (isBig(size) ? 'larger' : 'smaller')

/** Two parts that are told apart by their size. */
function twoBySize([, a = '', b = '', known = '', amount = '', wanted = '']: string[]): string | undefined {
  const [low, high] = [Number(a), Number(b)].sort((x, y) => x - y)
  const all = /^(?:sum|total|whole)/.test(wanted) ? 'altogether' : bySize(wanted)
  return low === high || bySize(known) === all || all === 'altogether'
    ? undefined
    : `ratio of smaller to larger is ${low}:${high}. the ${bySize(known)} is ${amount}. find the ${all}`
}

/** Two people who share: what one of them gets is known. */
function twoByName([, a = '', b = '', ratio = '', known = '', amount = '', wanted = '']: string[]) {
  return known !== wanted && [a, b].includes(known) && [a, b].includes(wanted)
    ? `ratio of ${a} to ${b} is ${ratio}. the ${known} is ${amount}. find the ${wanted}`
    : undefined
}

/** The part of all that has a name, `out of` the sum of a ratio. */
function percentage([, first = '', second = '', a = '', b = '', wanted = '']: string[]): string | undefined {
  const at = [first, second].indexOf(wanted)
  return at < 0 || first === second
    ? undefined
    : `write ${at === 0 ? a : b} out of ${Number(a) + Number(b)} as a percentage`
}

/** So many of all are boys: the rest are girls. */
function ofAll([, part = '', whole = '', known = '', first = '', second = '', form = '']: string[]) {
  const rest = Number(whole) - Number(part)
  const isFit = OPPOSITES[first] === second && (known === first || known === second) && rest > 0
  if (!isFit) return undefined
  return `ratio of ${known === first ? `${part} to ${rest}` : `${rest} to ${part}`}${form}`
}

const TWO_NUMBERS = `(?:2|the) (?:numbers|amounts|lengths) are in the ratio ${PAIR}`
const SHARED = `(?:(?:an? )?(?:sum|amount|quantity)(?: of money)?|some money|money) is (?:divided|shared|split)(?: (?:in)?to 2 (?:parts|shares)| between 2 people)? in the ratio ${PAIR}`
const OF_WANTED = `(?:ratio of |${ASK}ratio of )(boys|girls|men|women) to (boys|girls|men|women)((?: in its (?:simplest|lowest) (?:form|terms))?)`

/** Ratios of angles, of two numbers, of people who share, and what they are as parts of a whole. */
export const ratios: Paraphrase[] = [
  [
    /^(?:\d )?(?:friends|children|people|brothers|sisters|girls|boys|workers|partners|pupils|students) (?:share|divide|split) (.{2,30}?) in the ratio (\d{1,4}(?: ?: ?\d{1,4}){1,3})[.,;] (?:how (?:many|much)(?: [a-z]+)? (?:are|is) (?:there )?(?:in )?|(?:find|what is|work out|write down) )the ([a-z]+) share$/,
    'share $1 in the ratio $2. find the $3 share',
  ],
  [
    /^mix (?:the )?([a-z]+) in the ratio (?:of )?([a-z]+) to ([a-z]+)(?: of| =|:|,)? (\d{1,3} ?: ?\d{1,3})[.,;] (.+)$/,
    '$2 and $3 $1 are mixed in the ratio $4. $5',
  ],
  [
    /^(?:the )?(?:fourth|1\/4|4th) proportional (?:to|of) (\d{1,5}), (\d{1,5}),? and (\d{1,5})$/,
    '$1 : $2 = $3 : x',
  ],
  [
    /^(?:the )?mean proportional (?:between|of|to) (\d{1,5}) and (\d{1,5})$/,
    ([, a = '', b = '']) => `√${Number(a) * Number(b)}`,
  ],
  [
    new RegExp(
      `^(?:if )?(?:the )?(?:interior )?(?:3 |4 )?angles (?:of|in) (?:a |the )?(triangle|quadrilateral) are in the ratio ${RATIO}${END} ${ASK}(?:size of |measure of |value of )?(?:the )?${SIZE} angle$`,
    ),
    ([, shape, ratio = '', size = '']) =>
      ratio.split(':').length === (shape === 'triangle' ? 3 : 4)
        ? `share ${shape === 'triangle' ? 180 : 360}° in the ratio ${ratio}. find the ${isBig(size) ? 'largest' : 'smallest'} share`
        : undefined,
  ],
  [
    new RegExp(
      `^(?:if )?(?:the )?(?:interior )?(?:3 |4 )?angles (?:of|in) (?:a |the )?(triangle|quadrilateral) are in the ratio ${RATIO}${END} ${ASK}(?:(?:(?:size|measure|value)s? of )?(?:each |all |all the |the |the 3 )?angles?|them(?: all)?|all of them)$`,
    ),
    ([, shape, ratio = '']) =>
      ratio.split(':').length === (shape === 'triangle' ? 3 : 4)
        ? `share ${shape === 'triangle' ? 180 : 360}° in the ratio ${ratio}`
        : undefined,
  ],
  [
    new RegExp(
      `^(?:if )?${TWO_NUMBERS}${END} (?:if )?(?:the )?${SIZE}(?: number| amount| one)? is (${AMOUNT})${END} ${ASK}(?:other|${SIZE})(?: number| amount| one)?$`,
    ),
    ([all = '', a = '', b = '', known = '', amount = '', wanted = isBig(known) ? 'smaller' : 'larger']) =>
      twoBySize([all, a, b, known, amount, wanted]),
  ],
  [
    new RegExp(
      `^${SHARED}${END} (?:if )?(?:the )?${SIZE} (?:share|part|amount) is (${AMOUNT})${END} ${ASK}${SIZE} (?:share|part|amount)$`,
    ),
    twoBySize,
  ],
  [
    new RegExp(
      `^(?:if )?${TWO_NUMBERS}(?:${END}| and) (?:if )?(?:their sum|the sum of the (?:2 )?numbers|their total|the total) is (\\d{1,6})${END} ${ASK}((?:(?:larger|smaller|bigger|greater) )?)(?:2 )?numbers?$`,
    ),
    ([, a, b, sum, size = '']) =>
      `share ${sum} in the ratio ${a}:${b}${size === '' ? '' : `. find the ${size}share`}`,
  ],
  [
    new RegExp(
      `^([a-z]{2,12}) and ([a-z]{2,12}) (?:share|shared|divide|split) (?:some money|some sweets|an amount of money|a sum of money|a prize) in the ratio (\\d{1,4} ?: ?\\d{1,4})${END} (?:if )?([a-z]{2,12}) (?:gets|got|receives|received|has) (${AMOUNT})${END} how (?:much|many)(?: money)? (?:does|did|will) ([a-z]{2,12}) (?:get|receive|have)$`,
    ),
    twoByName,
  ],
  [
    new RegExp(
      `^(?:if )?(?:the )?ratio of ([a-z]+) to ([a-z]+)(?: (?:in|at) (?:a|the) [a-z]+)? is ${PAIR}${END} (?:what|which|find the|find what) percentage (?:of (?:the |all the |them )?[a-z ]{0,20}?)?(?:is|are) ([a-z]+)$`,
    ),
    percentage,
  ],
  [
    new RegExp(
      `^(?:if )?(\\d{1,3})/(\\d{1,3}) of (?:the |a )?(?:pupils |students |children |people |members )?(?:in |of )?(?:a |the )?[a-z]+ (?:are|is) (boys|girls|men|women)${END} ${OF_WANTED}$`,
    ),
    ofAll,
  ],
  [
    new RegExp(
      `^(?:in an? )?(?:class|group|club|school|team|choir) of (\\d{1,4})(?: [a-z]+)?,?(?: there are| has|,)? (\\d{1,4})(?: of them)?(?: are)? (boys|girls|men|women)${END} ${OF_WANTED}$`,
    ),
    ([all = '', whole = '', part = '', ...rest]) => ofAll([all, part, whole, ...rest]),
  ],
]
