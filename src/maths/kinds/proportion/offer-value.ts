import { decimalText } from '../../arithmetic/rational.ts'
import { ORDINALS, SHORT_ORDINALS } from '../../language/en/ordinals.ts'
import { escaped } from '../../values/escaped.ts'
import { moneyDigits } from '../../values/money.ts'
import type { Value } from '../../values/value.ts'
import type { Offer } from './question.ts'

const LETTERS = 'abcdef'
/** As many places as there are letters. */
const PLACES = ORDINALS.slice(0, LETTERS.length)
const BETTER =
  /\b(?:is|are|has|gives|offers|works out|was)(?: the)?(?: much| a bit)? (?:better|best|cheaper|cheapest|good)/
const WORSE = /\b(?:worse|worst|dearer|expensive|not|isn't|costs more|higher)\b/

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}£$€₹.%' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** `5 kg for £7` as it is written. */
export function offerText({ size, price }: Offer): string {
  return `${sizeText(size)} for ${priceText(price)}`
}

export function sizeText({ value, unit, name = '' }: Offer['size']): string {
  const number = decimalText(value) ?? value.toFraction()
  return unit ? `${number} ${unit.symbol}` : `${number} ${name}`
}

function priceText({ money, currency }: Offer['price']): string {
  return `${currency}${moneyDigits(money)}`
}

/** Everything that names an offer and no other one. */
function namesOf(offer: Offer, at: number, all: readonly Offer[]): RegExp[] {
  const { size, price, label } = offer
  const number = escaped(decimalText(size.value) ?? size.value.toFraction())
  const words = size.unit ? size.unit.names : [size.name ?? '', ...(size.name ?? '').split(' ')]
  const things = words
    .filter(word => word !== '')
    .map(escaped)
    .sort((a, b) => b.length - a.length)
    .join('|')
  const isSizeOwn = all.every(
    each => each === offer || !each.size.value.equals(size.value) || each.size.unit !== size.unit,
  )
  const isPriceOwn = all.every(each => each === offer || !each.price.money.equals(price.money))
  const pence = price.money.mul(100)
  const letter = LETTERS[at] ?? ''
  const letters = label
    ? [label, label.replace(/^[a-z]+ /, '')]
    : [letter, `offer ${letter}`, `option ${letter}`]
  const sizes = all.map(each => each.size.value.mul(each.size.unit?.size ?? 1))
  const own = sizes[at]
  const isBig = own && sizes.every(each => each.compare(own) <= 0)
  const isSmall = own && sizes.every(each => each.compare(own) >= 0)
  return [
    ...(isSizeOwn ? [`(?<![\\d.£$€₹] ?)${number}[ -]?(?:${things})(?![a-z])`] : []),
    ...(isPriceOwn
      ? [
          `[${escaped(price.currency)}] ?${escaped(moneyDigits(price.money))}(?![\\d.]*\\d)(?! (?:per|a|an|each|for (?:1|one)))`,
        ]
      : []),
    ...(isPriceOwn && pence.d === 1n
      ? [`(?<![\\d.])${pence.n} ?(?:p|pence|cents)(?![a-z])(?! (?:per|a|an|each))`]
      : []),
    ...(PLACES[at] === undefined ? [] : [PLACES[at], SHORT_ORDINALS[at]]).map(word => `\\b${word}\\b`),
    ...(at === all.length - 1 ? ['\\blast\\b'] : []),
    ...(isBig ? ['\\b(?:bigger|biggest|larger|largest)\\b'] : []),
    ...(isSmall ? ['\\b(?:smaller|smallest)\\b'] : []),
    ...letters.filter(each => each.length > 1).map(each => `\\b${escaped(each)}\\b`),
    ...letters.map(each => `^(?:it is |it's |the answer is )?(?:the )?${escaped(each)}$`),
    ...letters.map(each => `^${escaped(each)} (?=is |because)`),
    `^${number}$`,
  ].map(source => new RegExp(source))
}

/** The offer that is worth most for its money, however it is named. */
export function offerValue(best: Offer, offers: readonly Offer[]): Value {
  const names = offers.map((offer, at) => namesOf(offer, at, offers))
  const namedIn = (text: string) => offers.filter((_, at) => names[at]?.some(name => name.test(text)))
  const text = offerText(best)
  const letter = best.label ?? PLACES[offers.indexOf(best)] ?? ''
  return {
    key: text,
    // A dollar sign ends maths in Markdown.
    latex: `\\text{${text.replace('$', '\\$')}}`,
    text,
    spellings: [
      sizeText(best.size),
      `the ${sizeText(best.size)} one`,
      `${text} is better`,
      best.label ? letter : `the ${letter} one`,
      text.replace(/ (?=\p{L})/u, ''),
    ],
    judge(said) {
      const own = plain(said)
      if (WORSE.test(own)) return { verdict: 'unread' }
      const better = BETTER.exec(own)
      const front = better ? namedIn(own.slice(0, better.index)) : []
      const [found, ...others] = front.length === 1 ? front : namedIn(own)
      if (!found || others.length > 0) return { verdict: 'unread' }
      return { verdict: found === best ? 'right' : 'wrong' }
    },
    isNamedIn(words) {
      const own = plain(words)
      const [found, ...others] = namedIn(own)
      return found === best && others.length === 0
    },
    near: () => offers.filter(each => each !== best).map(each => offerValue(each, offers)),
  }
}
