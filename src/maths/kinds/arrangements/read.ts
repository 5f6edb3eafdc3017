import type { Asked } from '../../wording/asked.ts'
import { execOf } from '../../wording/may-match.ts'
import { arrangementsOf } from './counts.ts'
import type { ArrangementQuestion, ArrangementTask } from './question.ts'
import { readValue } from './read-value.ts'

const N = (name: string) => `(?<${name}>\\d{1,2})`
const MANY = '(?:in )?(?:how many|(?:the )?number of) (?:(?:different|distinct|possible|unique) )*'
const WAYS = `${MANY}(?:ways|orders|arrangements|permutations)`
const THINGS = '(?:(?:different|distinct) )?[a-z]+(?: [a-z]+)?'
const CAN = '(?:can|could|may|might)'
const BE = `(?: be)? (?:arranged|seated|placed|lined up|line up|ordered|put|displayed|sit|stand|queue(?: up)?|finish(?: a race)?|played(?: in)?)`
const ROW =
  '(?:,? (?:on|in|along) (?:a|the|one) (?:single |straight |book ?)?(?:row|line|shelf|queue|bench)| in order| side by side| for a photo(?:graph)?)?'
const IN_A_ROW = [
  `${WAYS} ${CAN} ${N('n')} ${THINGS}${BE}${ROW}`,
  `${WAYS} (?:are there )?(?:(?:to|${CAN} (?:you|we|i|she|he)) (?:arrange|order|line up|seat|place|put)|of arranging|of ordering) ${N('n')} ${THINGS}${ROW}`,
  `${WAYS} ${CAN} (?:the )?(?:letters|books|cards|flags|people|digits|colours) (?<these>[a-z](?:, [a-z]){1,8},? and [a-z])${BE}${ROW}`,
  `${MANY}(?:arrangements|permutations|orders) (?:are there )?of ${N('n')} ${THINGS}${ROW}(?: are (?:there|possible))?`,
]
const FROM = '(?: ?,?(?:from|out of|chosen from|selected from|taken from|from among))'
const GROUP = '(?:(?:a |an )?(?:committee|team|group|set|selection|combination|subset|hand|pair)s? of )'
const CHOSEN = [
  `${WAYS} (?:are there )?(?:of |to |${CAN} (?:you|we|i|she|he) )(?:choose|choosing|select|selecting|pick|picking) ${GROUP}?${N('r')}(?: (?<some>${THINGS}))?${FROM} (?:a (?:group|set|class|list|choice) of )?${N('n')}(?: (?<all>${THINGS}))?`,
  `${WAYS} ${CAN} ${GROUP}?${N('r')}(?: (?<some>[a-z]+))? be (?:chosen|selected|picked|formed|made)${FROM} (?:a (?:group|set|class|list) of )?${N('n')}(?: (?<all>${THINGS}))?`,
  `${MANY}(?:committees|teams|groups|combinations|subsets|selections) of ${N('r')}(?: (?<some>[a-z]+))? can be (?:chosen|selected|picked|formed|made)${FROM} (?:a (?:group|set|class) of )?${N('n')}(?: (?<all>${THINGS}))?`,
  `${MANY}combinations of ${N('n')} ${THINGS},? taken ${N('r')} at a time(?: are there)?`,
]
const ORDERED = [
  `${MANY}(?:permutations|arrangements) of ${N('n')} ${THINGS},? taken ${N('r')} at a time(?: are there)?`,
  `${WAYS} ${CAN} ${N('r')} (?:of|out of) ${N('n')} (?:different )?[a-z]+ be (?:arranged|placed in order|lined up)${ROW}`,
  `${WAYS} ${CAN} (?:the )?(?<prizes>(?:first|1st),? (?:second|2nd),? and (?:third|3rd)|(?:first|1st) and (?:second|2nd)|gold,? silver,? and bronze)(?: (?:place|prize|medal)s?)? be (?:awarded|given|won|taken|decided|filled)(?: (?:among|amongst|to|by|from|between|in a race (?:of|with|between))) ${N('n')} [a-z]+`,
]
const LETTERS = [
  `${WAYS} (?:are there )?(?:of|can(?: (?:you|we|i) (?:re)?arrange)?|to (?:re)?arrange) (?:all )?(?:of )?the letters (?:in|of) (?:the word )?['"]?(?<word>[a-z]{2,11})['"]?(?: (?:can )?be (?:re)?arranged| are (?:there|possible))?`,
  `${MANY}(?:words|anagrams|arrangements|permutations) can be (?:made|formed) (?:from|using|with) (?:all )?(?:of )?the letters (?:in|of) (?:the word )?['"]?(?<word>[a-z]{2,11})['"]?`,
]
const ONCE =
  '(?:without (?:any )?repetition|without repeating(?: any)? (?:digits?|letters?)|(?:if|when|where) (?:no|none of the) (?:digits?|letters?) repeats?|(?:if|when|where) (?:no|none of the) (?:digits?|letters?|repetition) (?:is|are|can be|may be) (?:repeated|allowed|used (?:again|more than once|twice))|(?:if|when|where) (?:repetition is not allowed|(?:the )?digits? (?:can ?not|may not) be (?:repeated|used more than once)|each digit (?:can|may) (?:only )?be used (?:only )?once)|using each digit (?:only |at most )?once)'
const AGAIN =
  '(?:with repetition(?: allowed)?|(?:if|when|where) (?:repetition is allowed|repeats are allowed|(?:the )?digits? (?:can|may) be (?:repeated|used more than once)))'
const DIGITS = [
  `${MANY}(?<r>\\d)[- ]digit (?<what>numbers|codes|pins|pin codes|passwords|combinations) can (?:be (?:made|formed|created)|you (?:make|form)) (?:from|using|with) (?:only )?(?:the )?(?:digits|numbers) (?<list>\\d(?:, \\d)*,? and \\d|\\d(?:, ?\\d)+|\\d (?:to|-) \\d),? (?:(?<once>${ONCE})|(?<again>${AGAIN}))`,
]
const SORTS =
  '(?<sorts>\\d{1,2} [a-z-]+(?: of [a-z]+)?(?:(?:, and |, | and )\\d{1,2} [a-z-]+(?: of [a-z]+)?)+)'
const CHOICES = '(?:outfits|combinations|meals|sandwiches|choices|lunches|dinners|breakfasts|menus)'
const MADE =
  '(?:can be (?:made|chosen|ordered)|are (?:there|possible)|(?:can|could) [a-z]+ (?:make|wear|choose|order|have|put together))'
/** Each chooses one: `of 1 shirt and 1 tie`. */
const OF_EACH =
  '(?<each>(?:,? (?:of|with|made up of)| and|,) (?:1|an?) [a-z]+(?: of [a-z]+)?(?:(?:, and |, | and )(?:1|an?) [a-z]+(?: of [a-z]+)?)*)?'
const PRODUCT = [
  `${MANY}${CHOICES} ${MADE} (?:from|with|using) ${SORTS}`,
  `(?:a |the )?(?<who>[a-z]+(?: [a-z]+){0,3}) (?:has|offers|serves|sells|owns|packs) ${SORTS}[.,] ${MANY}(?:(?<courses>\\d)[- ]course )?(?<what>${CHOICES})${OF_EACH} ${MADE}`,
]

const compiled = (sources: string[]) => sources.map(source => new RegExp(`^${source}$`))
const PATTERNS = {
  row: compiled(IN_A_ROW),
  chosen: compiled(CHOSEN),
  ordered: compiled(ORDERED),
  letters: compiled(LETTERS),
  digits: compiled(DIGITS),
  product: compiled(PRODUCT),
}

type Groups = Record<string, string | undefined>
const groupsOf = (plain: string, patterns: RegExp[]): Groups | undefined =>
  patterns.map(each => execOf(each, plain)).find(Boolean)?.groups

/** Whoever is chosen is one of them. */
const PEOPLE =
  /^(?:people|persons?|members?|students?|pupils|players|children|boys|girls|men|women|adults|friends|employees|candidates|runners|volunteers|teachers)$/
const MOST = 20
/** Sorts that make no choice of one each. */
const PARTS_OF_WORDS = /\b(?:identical|circle|round|same|together)\b/

/** "2 scoops from 6 flavours" may take one flavour twice; "2 toppings from 6 toppings" may not. */
function isOneSort(some: string | undefined, all: string | undefined): boolean {
  if (some === undefined || all === undefined) return true
  const [a, b] = [some, all].map(each => each.replace(/^(?:different|distinct) /, '').replace(/s$/, ''))
  return a === b || (PEOPLE.test(some) && PEOPLE.test(all))
}

function readChosen(plain: string): ArrangementTask | undefined {
  const groups = groupsOf(plain, PATTERNS.chosen)
  const [of, chosen] = [Number(groups?.n), Number(groups?.r)]
  const isFit = groups && isOneSort(groups.some, groups.all) && chosen >= 1 && chosen <= of && of <= MOST
  return isFit ? { task: 'chosen', of, chosen } : undefined
}

function readOrdered(plain: string): ArrangementTask | undefined {
  const groups = groupsOf(plain, PATTERNS.ordered)
  if (!groups) return undefined
  const prizes =
    groups.prizes === undefined ? Number(groups.r) : /third|3rd|bronze/.test(groups.prizes) ? 3 : 2
  const of = Number(groups.n)
  return prizes <= of && of <= MOST ? { task: 'ordered', of, chosen: prizes } : undefined
}

/** The digits of `1, 2, 3 and 4` and of `0 to 9`. */
function digitsIn(list: string): number[] {
  const digits = (list.match(/\d/g) ?? []).map(Number)
  const [first = 0, last = 0] = digits
  return /to|-/.test(list) ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : digits
}

function readDigits(plain: string): ArrangementTask | undefined {
  const groups = groupsOf(plain, PATTERNS.digits)
  if (!groups) return undefined
  const digits = digitsIn(groups.list ?? '')
  const [of, places] = [digits.length, Number(groups.r)]
  // A number does not begin with zero; a code may.
  const isZeroFirst = digits.includes(0) && groups.what === 'numbers'
  if (of < 2 || new Set(digits).size < of || places < 1 || isZeroFirst) return undefined
  if (groups.again !== undefined) return { task: 'repeated', of, places }
  return places <= of ? { task: 'ordered', of, chosen: places } : undefined
}

function readProduct(plain: string): ArrangementTask | undefined {
  const groups = groupsOf(plain, PATTERNS.product)
  const counts = (groups?.sorts?.match(/\d+/g) ?? []).map(Number)
  const isFit = counts.length >= 2 && counts.every(count => count >= 1)
  const each = groups?.each?.match(/\b(?:1|an?)\b/g)?.length
  const isWhole = [Number(groups?.courses ?? counts.length), each ?? counts.length].every(
    said => said === counts.length,
  )
  // What somebody has may be combined in more ways than to take one of each sort.
  const isOpen =
    /^c/.test(groups?.what ?? '') &&
    each === undefined &&
    !/^(?:menu|caf.|restaurant|canteen|shop)$/.test(groups?.who ?? '')
  // Nobody wears a skirt and jeans.
  const below = groups?.sorts?.match(/skirt|jeans|trousers|pants|shorts|leggings|dress/g)?.length ?? 0
  return isFit && isWhole && !isOpen && below < 2 ? { task: 'one of each', counts } : undefined
}

const OUTCOMES = `${MANY}outcomes (?:are (?:there|possible)|can there be)(?: altogether| in total| in all)?`
const OF_TRIALS = compiled([
  `(?:if )?(?<scene>[^.?]{4,90})[.,] ${OUTCOMES}`,
  `${OUTCOMES} (?:when|if|for) (?<scene>[^.?]{4,90})`,
])
const ACT = '(?:you |we )?(?:toss|flip|throw|roll|spin)s? '
const DONE =
  '(?: (?:is|are))?(?: (?:tossed|flipped|thrown|rolled|spun))?(?: (?<times>once|twice|2 times|3 times|4 times))?(?: together| at the same time)?'
const TRIAL = new RegExp(
  `^(?:${ACT})?(?<count>an?|1|2|3|4|the)? ?(?:(?:fair|ordinary|normal|standard|regular|unbiased) ){0,2}(?:(?<coin>coins?)|(?:(?:(?<sides>\\d{1,2}|six)[- ]sided )?(?:dice|die|number cubes?)|spinners? (?:with|that has) (?<sections>\\d{1,2}) (?:equal )?(?:sections|sectors|parts)(?: numbered 1 to \\d{1,2})?))${DONE}$`,
)

/** `A coin is tossed and a dice is rolled. How many outcomes are there?` */
function readOutcomes(plain: string): ArrangementTask | undefined {
  const scene = groupsOf(plain, OF_TRIALS)?.scene
  const counts = scene?.split(/,? and (?:then )?/).map(part => {
    const {
      count = '1',
      coin,
      sides = '6',
      sections,
      times = '1',
    } = TRIAL.exec(part)?.groups ?? { count: '0' }
    const each = coin === undefined ? Number(sections ?? (sides === 'six' ? 6 : sides)) : 2
    const often = times === 'twice' ? 2 : Number.parseInt(times, 10) || 1
    return Array.from({ length: (count === '0' ? 0 : Number.parseInt(count, 10) || 1) * often }, () => each)
  })
  const all = counts?.flat() ?? []
  return counts?.every(each => each.length > 0) && all.length > 1
    ? { task: 'one of each', counts: all }
    : undefined
}

function readWorded(plain: string): ArrangementTask | undefined {
  const { word } = groupsOf(plain, PATTERNS.letters) ?? {}
  if (word !== undefined)
    return arrangementsOf(word) > 1n ? { task: 'letters', word: word.toUpperCase() } : undefined
  const row = groupsOf(plain, PATTERNS.row)
  const count = row?.these === undefined ? Number(row?.n) : new Set(row.these.match(/\b[a-z]\b/g)).size
  if (row && count >= 2 && count <= 12) return { task: 'in a row', count }
  return readChosen(plain) ?? readOrdered(plain) ?? readDigits(plain) ?? readProduct(plain)
}

export const triggers =
  /!|^\d{1,2}$|factorial|choose|binom|\d ?\}?[cp] ?_?\{?\d|^[cp] ?\(|how many|number of|permutation|combination/

/** Reads `Evaluate 5!`, `8C3`, `In how many ways can 5 books be arranged on a shelf?`, `letters of the word BANANA`. */
export function readArrangement({ plain, full }: Asked): ArrangementQuestion | undefined {
  if (plain.length > 180) return undefined
  const isAsked = /\b(?:how many|number of)\b/.test(plain)
  const task =
    readOutcomes(plain) ?? (isAsked && !PARTS_OF_WORDS.test(plain) ? readWorded(plain) : readValue(full))
  return task && { kind: 'arrangements', text: full, ...task }
}
