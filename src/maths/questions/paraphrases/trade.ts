import type { Paraphrase } from './paraphrase.ts'
import { MONEY, P } from './percentages.ts'

const TO = '[^.;,\\d%£$€₹]{0,40}?'
const BOUGHT = new RegExp(
  `\\b(?:bought|buys|purchase[sd]|costing|which costs?|cost price|cp)\\b${TO}${MONEY}`,
)
const MARKED = new RegExp(
  `\\b(?:(?:marked|list|original|usual|normal|regular) price|marked at)\\b${TO}${MONEY}|\\breduced from ${MONEY}`,
)
const SOLD = new RegExp(
  `\\b(?:sold|sells|selling|resold|resells|selling price|sp)\\b${TO}${MONEY}|\\breduced from \\S+ to ${MONEY}`,
)
const PROFIT = new RegExp(`(?:${P} (profit|loss|gain)|(profit|loss|gain) of ${P})`)
const ASKS =
  /(?:(?<percent>(?:percentage|percent|per cent|%) ?(?:of )?(?:profit|loss|gain|discount|decrease|reduction)|(?:profit|loss|gain|discount) ?(?:percentage|percent|per cent|%))|(?<sell>selling price)|(?<cost>cost price|original price|original cost))(?: of (?:the )?[a-z ]+)?$/
/** What else is paid, or another number of things. */
const OTHERWISE =
  /\b(?:each|every|per (?!cent)|dozen|more|another|expenses|repairs?|repaired|taxe?s?|overheads|transport|spends|then|if|half|pair|two|three|both|discount of|further|at first)\b/

/** What something was bought and sold for, and the profit, the loss or the discount as a percentage: one of the three. */
function traded([text = '']: string[]): string | undefined {
  const at = text.search(/(?<=[.;,?] ?)[^.;,?]*$/)
  const [told, asked] = [text.slice(0, at).replace(/^if /, ''), ASKS.exec(text.slice(at))?.groups]
  const [, bought] = BOUGHT.exec(told) ?? []
  const [, marked, reduced] = MARKED.exec(told) ?? []
  const [, sold, later] = SOLD.exec(told) ?? []
  const [, one, way, other, two] = PROFIT.exec(told) ?? []
  const [from, to, percent] = [bought ?? marked ?? reduced, sold ?? later, one ?? two]
  const known = [bought, marked ?? reduced, to, percent].filter(each => each !== undefined)
  const isFit = known.length === 2 && known.length === told.match(/\d+(?:\.\d+)?/g)?.length
  if (!asked || !isFit || OTHERWISE.test(told)) return undefined
  const change = (way ?? other) === 'loss' ? 'decrease' : 'increase'
  if (asked.percent && from && to) {
    const kind = /profit|loss|gain/.exec(asked.percent)?.[0]
    if ((kind === undefined) === (bought !== undefined)) return undefined
    return kind
      ? `percentage ${kind.replace('gain', 'profit')} if cp is ${from} and sp is ${to}`
      : `percentage decrease from ${from} to ${to}`
  }
  if (asked.sell && bought && percent) return `${change} ${bought} by ${percent}%`
  return asked.cost && to && percent
    ? `after a ${percent}% ${change} the price is ${to}. find the original price`
    : undefined
}

export const trade: readonly Paraphrase[] = [
  [/^(?=.*\b(?:profit|loss|gain|discount|reduced)\b).{30,200}$/, traded],
]
