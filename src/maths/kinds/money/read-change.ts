import { MONEY, sumOfMoneyIn } from '../../wording/sums-of-money.ts'
import { costOf, currenciesOf, itemsIn, itemsOf, type Read } from './items.ts'

const PAID = `(?:an? |the )?(${MONEY})(?: note| bill| coin| pound note| dollar bill)?`
const ITEMS = '(.+?)'
const YOU = '(?:you|i|we|a customer|someone|a person|a shopper)'
const GOODS =
  '(?:(?:(?:for|on|with) )?(?:an? |the |some )?(?:something|items?|things?|goods|articles?|products?|purchases?|bill|total|shopping) ?(?:costing|that costs?|which costs?|priced at|worth|at|of|totalling|totaling|come to|comes to|:) )?'
const BUY = `(?:(?:for|on|when|if|after|by|from|out of)? ?(?:${YOU} )?(?:buys?|buying|spends?|spending|pays?|paying|bought|spent|purchas(?:es?|ing))?(?: for)?)`
const SHOULD = '(?:should|would|will|do|does|can|could|is|must)'
const GET = `(?:(?:is |will be |would be |should be )?(?:given|get|receive|be given|have|due|left|get back|expect|given back|be left)(?: back)?)`
const CHANGE = `(?:how much |what |what is the |what is (?:your|my) |what will the |find the |work out the |calculate the )?change(?: ${SHOULD})?(?: ${YOU})?(?: ${GET})?`

/** The amount that is paid, then what is bought. */
const PAID_FIRST = [
  `${CHANGE} (?:from|out of|for|if ${YOU} (?:pay with|pays with|gives?)) ${PAID}(?: ?[:,])?(?: (?:is|are|was) (?:given|due|left|needed))?(?: ${BUY})? ${GOODS}${ITEMS}(?: (?:is|are) (?:bought|spent|paid for))?`,
  `change from ${PAID}(?:: ?| ?- ?)${ITEMS}`,
  `(?:how much|what) change (?:from|out of) ${PAID} ${SHOULD} ${YOU} ${GET}(?: ${BUY})? ${GOODS}${ITEMS}`,
  `${YOU} (?:pays?|paid)(?: with)? ${PAID} for ${GOODS}${ITEMS}(?: ?[.,;]+ ?| )${CHANGE}`,
  `${CHANGE} (?:when|if) ${YOU} pays? with ${PAID} for ${GOODS}${ITEMS}`,
  `${YOU} (?:pays?|has|have|gives?)(?: with)? ${PAID}(?:,? and| ?[.,])? ?(?:${YOU} )?(?:buys?|spends?) ${GOODS}${ITEMS}(?: ?[.,;]+ ?| )(?:how much|what|find the|calculate the|work out the) (?:change|money|is left|is the change)(?: ${SHOULD})?(?: ${YOU})?(?: ${GET})?`,
].map(words => new RegExp(`^${words}$`))
/** What is bought, then the amount that is paid. */
const PAID_LAST = [
  `(?:if |when )?${YOU} (?:buys?|spends?) ${GOODS}${ITEMS}(?: ?[.,;]+ ?| )${CHANGE} (?:from|out of) ${PAID}`,
  `(?:if )?(?:${YOU} (?:pays? for|buys?|spends?) )${GOODS}${ITEMS}(?:,? and| and then)? (?:pays? )?(?:with|using|from|out of) ${PAID}(?: ?[.,;]+ ?| )${CHANGE}`,
  `(?:if )?(?:an? |the |some )?(?:items?|thing|article|product|bill|book|toy|meal|shirt|sandwich|total|shopping|drink|ticket|cake|magazine|pen|bag|goods)s? (?:costs?|comes? to|is|are) ${ITEMS}(?: ?[.,;]+ ?| )${CHANGE} (?:from|out of|if (?:${YOU} )?(?:pays? with|gives?|hands? over|uses?)|when (?:${YOU} )?(?:pays?|paying) with) ${PAID}`,
  `${CHANGE} (?:for|on|when|if) (?:${YOU} )?(?:spends?|buys?|pays? for)? ?${GOODS}${ITEMS}(?:,? and)? (?:(?:pays? |paid for |paid )?(?:with|using|from|out of)) ${PAID}`,
  `(?:how much|what) is left (?:from|of|out of) ()${PAID} (?:after|when|if) (?:${YOU} )?(?:spending|spends?|paying|buying|buys?) ${GOODS}${ITEMS}`,
].map(words => new RegExp(`^${words}$`))

/** Reads `change from £10 for items costing £3.45 and £2.30`. */
export function readChange(text: string): Read | undefined {
  if (!/\bchange\b|\bleft\b/.test(text)) return undefined
  for (const each of [...PAID_FIRST, ...PAID_LAST]) {
    const groups = (each.exec(text) ?? []).slice(1).filter(group => group !== undefined && group !== '')
    const [one = '', other = ''] = groups
    const isFirst = PAID_FIRST.includes(each) || each === PAID_LAST.at(-1)
    const [paid, bought] = isFirst ? [one, other] : [other, one]
    const [from, items] = [sumOfMoneyIn(paid), itemsIn(bought)]
    if (!from || !items || costOf(items).compare(from.amount) >= 0) continue
    return {
      task: { task: 'change', from: from.amount, items: itemsOf(items) },
      currencies: [from.currencies, ...currenciesOf(items)],
      isSmall: from.isSmall && items.every(item => item.isSmall),
    }
  }
  return undefined
}
