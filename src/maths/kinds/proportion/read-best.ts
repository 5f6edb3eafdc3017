import type { Rational } from '../../arithmetic/rational.ts'
import { MONEY } from '../../wording/sums-of-money.ts'
import type { Offer, ProportionTask } from './question.ts'
import { isMoney, ratioOf, SIZE, sizeIn, worthIn } from './sizes.ts'

const BETTER = '(?:better|best|cheaper|cheapest|lowest|lower)'
const WHAT = '(?:value(?: for money)?|buy|deal|offer|price|option|unit price|cost per unit|bargain|choice)'
const NOUN = '(?:offer|option|pack|box|bag|deal|size|shop|store|bottle|one|packet|jar|tin|product|carton)'
const ASKED = `(?:(?:which|what)(?: ${NOUN})?(?: of these| of the 2)? (?:is|has|gives|offers|would be)(?: (?:the|a))? ${BETTER}(?: ${WHAT})?(?: per (?:unit|kg|item|litre|100 ?g|ml|g))?|(?:the )?${BETTER} ${WHAT}|(?:which|what)(?: ${NOUN})? (?:is|has|gives) (?:the )?${BETTER})`
const FRONT = new RegExp(`^${ASKED}(?: ?[:,?.-]+ ?| between | of | )(.+)$`)
const BACK = new RegExp(
  `^(?:(?:here are|compare) )?(.+?) ?[.,;:?]+ ?(?:which|find|what is|work out which|decide which)?(?<=which|find|what is|[.,;:?]) ?(?:the )?(?:${ASKED}|(?:${NOUN} )?(?:is|has|gives) (?:the )?${BETTER}(?: ${WHAT})?)$`,
)
const LABEL =
  '(?:(?:(offer|option|shop|store|pack|box|deal|bag|brand) )?([a-d]) ?(?:[:.)-]|sells|offers|is|has)? ?)?'
const OFFER = new RegExp(
  `^(?:an? )?${LABEL}(${SIZE}) ?(?:for|costs?|costing|at|is|=|that costs|priced at|:|,|sells? for|are|is sold for) ?(${MONEY})$`,
)
const DEAREST = new RegExp(`^(?:an? )?${LABEL}(${MONEY}) (?:for|buys|per) (?:an? )?(${SIZE})$`)

/** What comes in several sizes, which then stand alone. */
const SOLD_IN =
  /^[a-z]+(?: [a-z]+)? (?:comes?|is sold|are sold|is available|are available|sells? (?:the same )?[a-z]+(?: [a-z]+)?) in (?:(?:2|3|these) (?:different )?(?:sizes|packs|boxes|bottles|bags|cartons)[:,.] |(?=(?:an? )?\d))/

const COUNTED_ONLY = new RegExp(`^${LABEL}(\\d{1,5}) (?:for|at) (${MONEY})$`)

/** @param thing what the offers before it are of, which need not be said again */
function offerIn(text: string, thing = 'items'): Offer | undefined {
  const own = text.trim().replace(/^(?:and|or|while|but) /, '')
  const sized = OFFER.exec(own)
  const priced = sized ? null : DEAREST.exec(own)
  // "6 for £3": so many of whatever it is.
  const counted = sized || priced ? null : COUNTED_ONLY.exec(own)
  const [, kind, letter, first = '', second = ''] = sized ?? priced ?? counted ?? []
  const [count, sum] = counted ? [first, second] : []
  const [size, price] =
    count === undefined
      ? [sizeIn(sized ? first : second), worthIn(sized ? second : first)]
      : [sizeIn(`${count} ${thing}`), worthIn(sum ?? '')]
  if (!size || !price || !isMoney(price) || price.money.n === 0n) return undefined
  const label = letter === undefined ? {} : { label: kind ? `${kind} ${letter}` : letter }
  return { size, price, ...label }
}

/** What one unit of the first offer's size costs. */
export function unitPrice({ size, price }: Offer, first: Offer): Rational | undefined {
  const ratio = ratioOf(size, first.size)
  return ratio && price.money.div(ratio.mul(first.size.value))
}

/** The offer whose unit price is below all others. */
export function bestOf(offers: readonly Offer[]): Offer | undefined {
  const [first] = offers
  if (!first) return undefined
  const prices = offers.map(offer => unitPrice(offer, first))
  const known = prices.flatMap(price => price ?? [])
  if (known.length !== offers.length) return undefined
  const least = known.reduce((low, each) => (each.compare(low) < 0 ? each : low))
  const best = offers.filter((_, at) => prices[at]?.equals(least))
  return best.length === 1 ? best[0] : undefined
}

/** Reads `which is better value: 3 kg for £4.50 or 5 kg for £7`. */
export function readBest(text: string): ProportionTask | undefined {
  if (!/\b(?:better|best|cheap|lowe)/.test(text)) return undefined
  const bare = text.replace(/\bof the same (?=[a-z])/g, 'of ').replace(SOLD_IN, '')
  const each = bare === text ? text : bare.replace(/ and (?=(?:an? )?\d)/g, ' or ')
  const [, said = ''] = FRONT.exec(each) ?? BACK.exec(each) ?? []
  const parts = said.split(/ ?(?:, or | or |, and |; |\. |, | and | vs\.? | versus ) ?/)
  const [of] = parts.flatMap(part => offerIn(part)?.size.name ?? [])
  const offers = parts.map(part => offerIn(part, of))
  const known = offers.flatMap(offer => offer ?? [])
  if (known.length !== parts.length || known.length < 2 || known.length > 6) return undefined
  const isOne = new Set(known.map(({ price }) => price.currency)).size === 1
  return isOne && bestOf(known) ? { task: 'best', offers: known } : undefined
}
