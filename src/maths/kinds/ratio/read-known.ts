import { isWhole, type Rational } from '../../arithmetic/rational.ts'
import type { Measured } from '../../values/amount.ts'
import { AMOUNT, amountIn } from '../../wording/amounts.ts'
import { countOf } from './known.ts'
import { fullNames, isOnePlace, isTogether, nameOf, placeOf } from './part-names.ts'
import type { PartsOf, RatioTask } from './question.ts'
import { wholeParts } from './read-parts.ts'

const PARTS = '(?<ratio>\\d{1,4}(?: ?: ?\\d{1,4}){1,3}|\\d{1,4} to \\d{1,4}(?: to \\d{1,4})?)'
const NAME = "[a-z][a-z' ]{1,40}?"
const IN_PLACE = "(?:(?:in|at|on|for) (?:an? |the |his |her |one |1 )?[a-z][a-z' ]{0,30},? )?"
const LISTED = `(?<list>${NAME}(?:, ${NAME})*,? and ${NAME})`
/** What the parts are, and their ratio. */
const RATIOS = [
  `${IN_PLACE}(?:the )?ratio of (?<names>${NAME}(?: to ${NAME}){1,3}) (?:is|=|was) ${PARTS}`,
  `(?:to make [a-z]+(?: [a-z]+)?,? )?${LISTED} (?:is|are|were|must be)(?: mixed| combined| used| needed)?(?: together)? in the ratio(?: of)? ${PARTS}`,
  `(?:an? |the |to make )?[a-z]{2,20}(?: [a-z]{2,20}){0,2}?,? (?:uses|is made by mixing|is made from|is made with|mixes|contains|has|needs|requires|mix|is a mixture of|consists of) ${LISTED} in the ratio(?: of)? ${PARTS}`,
].map(words => new RegExp(`^(?:if )?${words}(?:[.,;?]+| and(?= there)) `))

const USED =
  '(?: (?:is|are|were|was) (?:used|needed|available|there|present|mixed|in the (?:mixture|class|bag|box)))?'
/** What is known of one part, or of all, then what is asked. */
const KNOWN = [
  `there (?:are|were) (?<amount>${AMOUNT}) (?<way>more|fewer|less) (?<thing>${NAME}) than (?<other>${NAME})`,
  `(?:there (?:is|are|were)|it (?:has|uses|contains)|(?:[a-z]+ ){1,2}(?:has|have|uses|used|contains)|(?:[a-z]+ )?(?:class|school|bag|box|mixture) (?:has|contains)) (?:an? total of )?(?<amount>${AMOUNT})(?: of)? (?<thing>${NAME})${USED}`,
  `(?<amount>${AMOUNT})(?: of)? (?<thing>${NAME}) (?:is|are|were) (?:used|needed|there|present)`,
  `(?:the )?(?<thing>${NAME}) (?:is|=|are|was|weighs|measures) (?<amount>${AMOUNT})`,
]
const ASKED =
  '(?:then )?(?:(?:find|calculate|work out|determine|what is|state) )?(?:how (?:many|much) |(?:the )?(?:total )?(?:number|amount|mass|weight|quantity|volume) of |the )?'
const VERB =
  '(?: (?:are|is|were|was|will|do|does|should|must|would)(?: there| in (?:the )?[a-z]+| needed| used| required| attending| mixed| present| (?:it|they|he|she|i|you|we) (?:need|use|have)| be (?:used|needed|added|there|mixed))?(?: (?:in|at|on) (?:the |this )?[a-z]+(?: [a-z]+)?)?)?(?: altogether| in total| in all)?'
const WANTED = `(?:how many (?:of them )?are |${ASKED})(?<wanted>${NAME})${VERB}`
const STATED = KNOWN.map(words => new RegExp(`^(?:if |given that |and )?${words}[.,;?]+ ${WANTED}$`))
const MIX =
  '(?:to (?:mix|go|be mixed|be used) with|with|for|to mix with|if (?:i|you|we|he|she) (?:use|uses|used|have|has)|for use with)'
const ASKED_FIRST = new RegExp(`^${WANTED} ${MIX} (?<amount>${AMOUNT})(?: of)? (?<thing>[a-z][a-z ]{1,40})$`)

interface Said {
  amount: Rational
  measured: Measured
  thing: string
  /** Where it is known by how many more there are of the one thing than of the other. */
  other?: string
  isFewer: boolean
  wanted: string
}

/** `450 g` and `flour` of what was found; a litre of paint may have been cut after `6 l`. */
function saidIn(text: string): Said | undefined {
  for (const pattern of [...STATED, ASKED_FIRST]) {
    const { amount = '', thing = '', wanted = '', other, way } = pattern.exec(text)?.groups ?? {}
    const own = amount === '' ? undefined : amountIn(amount.trim())
    if (own && own.amount.s > 0n && own.amount.n > 0n) {
      return { ...own, thing, wanted, isFewer: way !== 'more', ...(other === undefined ? {} : { other }) }
    }
  }
  return undefined
}

function namesIn({ names, list }: Record<string, string | undefined>): string[] {
  const all = names === undefined ? (list ?? '').split(/, and |, | and /) : names.split(' to ')
  return fullNames(all.map(nameOf))
}

/** Which part a name stands for, or that it stands for all of them. */
function partOf(said: string, names: readonly string[], isTotal: boolean): number | 'all' | undefined {
  if (isTogether(said, names)) return 'all'
  return isTotal ? undefined : placeOf(said, names)
}

const isTotalSaid = (text: string) => /\b(?:altogether|in total|in all)\b/.test(text)

/** What the amount is known of. */
function knownIn({ thing, other, isFewer }: Said, names: readonly string[]): PartsOf | undefined {
  if (other === undefined) return partOf(thing, names, isTotalSaid(thing))
  const [one, two] = [placeOf(thing, names), placeOf(other, names)]
  if (one === undefined || two === undefined || one === two) return undefined
  return isFewer ? { more: two, less: one } : { more: one, less: two }
}

function taskOf(
  names: string[],
  parts: bigint[],
  said: Said,
): Extract<RatioTask, { task: 'known' }> | undefined {
  const known = knownIn(said, names)
  const wanted = partOf(said.wanted, names, isTotalSaid(said.wanted))
  if (known === undefined || wanted === undefined || known === wanted) return undefined
  const { amount, measured } = said
  const task: RatioTask & { task: 'known' } = { task: 'known', parts, known, amount, wanted, names, measured }
  const isThings = !measured.unit && !measured.currency
  // There is no half of a girl.
  const count = countOf(parts, known)
  if (count <= 0n) return undefined
  const one = amount.div(count)
  return isThings && !isWhole(one) ? undefined : task
}

/** Reads `The ratio of boys to girls is 4 : 5. There are 20 girls. How many boys are there?` */
export function readKnown(text: string): RatioTask | undefined {
  if (!isOnePlace(text)) return undefined
  for (const pattern of RATIOS) {
    const found = pattern.exec(text)
    if (!found) continue
    const names = namesIn(found.groups ?? {})
    const parts = wholeParts(found.groups?.ratio ?? '')
    const isFit = parts?.length === names.length && new Set(names).size === names.length
    const said = isFit ? saidIn(text.slice(found[0].length)) : undefined
    const task = said && parts && taskOf(names, parts, said)
    if (task) return task
  }
  return undefined
}
