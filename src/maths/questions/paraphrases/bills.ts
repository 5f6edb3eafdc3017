import { nounOf } from '../../stories/word-forms.ts'
import type { Paraphrase } from './paraphrase.ts'

const MONEY = '([£$€])(\\d{1,4}(?:\\.\\d\\d)?)|(\\d{1,3}) ?(?:p|pence|cents?|c)\\b'
const THING =
  '(?:identical |similar |of the )?((?!each|cost|for|and)[a-z]{3,14}(?: (?!cost|for|and|at|is|was|are)[a-z]{3,14})?)'
const ITEM = `(?:(\\d{1,2}|an?|the|each|one) )?${THING}`
/** What a sum is paid for: `2 pens and 3 books cost £4`, `a pen costs 40p`. */
const BILL = new RegExp(
  `^(?:(?:the )?(?:total )?(?:cost|price) of |[a-z. ]{2,20} (?:bought|buys|pays for|paid for) )?${ITEM}(?: and ${ITEM})? (?:costs?|costed|is|are|was|for|(?:is|are) sold for|cost a total of|comes? to)(?: a total of)? (?:${MONEY})(?: (?:altogether|in total|in all|each))?$`,
)
const ASKED = new RegExp(
  `^(?:and )?(?:(?:find |work out |calculate |what (?:is|was) |determine )?(?:the )?(?:cost|price) of (?:an?|1|one|each|the) |(?:how much|what) (?:does|did|is|was|would) (?:an?|1|one|each|the) )${THING}(?: costs?)?$`,
)
const count = (word: string | undefined, all: string) =>
  /\d/.test(word ?? '') ? Number(word) : /s$/.test(all) && word === undefined ? 0 : 1

interface Bill {
  things: Map<string, number>
  price: string
  /** Where it is told in pence. */
  pence?: string
}

function billIn(sentence: string): Bill | undefined {
  const found = BILL.exec(sentence.replace(/^(?:if|and|at the same (?:shop|price|prices),?) /, ''))
  if (!found) return undefined
  const [, many, thing = '', more, other, sign, whole, small] = found
  const things = new Map([[nounOf(thing), count(many, thing)]])
  if (other !== undefined) things.set(nounOf(other), count(more, other))
  const isEach = / each$/.test(sentence) && (Number(many) || 1) > 1
  const isFit =
    [...things.values()].every(each => each > 0) && things.size === (other === undefined ? 1 : 2) && !isEach
  const price = sign === undefined ? (Number(small) / 100).toFixed(2) : (whole ?? '')
  return isFit ? { things, price, ...(sign === undefined ? { pence: small ?? '' } : {}) } : undefined
}

/** Pence stay pence where nothing is told in pounds, and so does the answer. */
const priceOf = (bill: Bill, other: Bill) =>
  bill.pence !== undefined && other.pence !== undefined ? bill.pence : bill.price
const bought = (times: number, price: string) => (times === 1 ? price : `${times} × ${price}`)

/** Two bills and the price of one thing: what is alike in both leaves the price of the other. */
function priceOfOne([text = '']: string[]): string | undefined {
  const sentences = text.split(/[.;?] |,? and (?=(?:find|what|how)\b)/)
  const [, wanted] = ASKED.exec(sentences.at(-1) ?? '') ?? []
  const bills = sentences.slice(0, -1).map(billIn)
  const [one, two] = bills
  if (wanted === undefined || bills.length !== 2 || !one || !two) return undefined
  const thing = nounOf(wanted)
  const [full, known] = one.things.size < two.things.size ? [two, one] : [one, two]
  const [other = ''] = [...full.things.keys()].filter(name => name !== thing)
  const [of = 0, by = 0, less = 0, minus = 0] = [
    full.things.get(thing),
    full.things.get(other),
    known.things.get(thing),
    known.things.get(other),
  ]
  if (of === 0 || by === 0 || minus === 0 || known.things.size !== (less > 0 ? 2 : 1)) return undefined
  // Each bill so often that there is as much of the other thing in both.
  const [k, l] = less === 0 && minus === 1 ? [1, by] : by === minus ? [1, 1] : [minus, by]
  const left = k * of - l * less
  const [high, low] = [bought(k, priceOf(full, known)), bought(l, priceOf(known, full))]
  if (left === 0) return undefined
  const [sum, parts] = left > 0 ? [`${high} - ${low}`, left] : [`${low} - ${high}`, -left]
  return parts === 1 ? sum : `(${sum}) ÷ ${parts}`
}

/** What several things cost together, from which the price of one of them follows. */
export const bills: readonly Paraphrase[] = [
  [/^(?=.*(?:[£$€]\d|\d ?(?:p|pence|cents?)\b)).{30,240}$/, priceOfOne],
]
