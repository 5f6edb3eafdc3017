/** American coins by name, as children write them; `quarters` beside them, or beside money, are no fourths. */
const COINS = /(?<![\d.\p{L}])(\d{1,3}|an?|one) (quarter|dime|nickel|penn(?:y|ies|ie|ey))s?\b/giu
const ASKS =
  /\bhow (?:much|many cents)\b|\bwhat (?:is|are|'s) (?:it|they|that|this)\b|\b(?:total|altogether|worth)\b/i
const OF_MONEY = /\b(?:mone?y|monn?e?y|cents?|coins?|dimes?|nickels?|penn(?:y|ies|ys|ie))\b/i

/** `i hav 2 quarters 3 dimes and 4 pennys. how much is that`: what coins come to, where nothing else has a number. */
export function coinsCounted(text: string): string | undefined {
  const coins = [...text.matchAll(COINS)]
  const rest = text.replace(COINS, ' ')
  if (coins.length === 0 || /\d|\b(?:pays?|paid|costs?|change|left|more|buy|spend|spent)\b/i.test(rest))
    return undefined
  if (!ASKS.test(rest) || !OF_MONEY.test(text)) return undefined
  const items = coins.map(([, count = '', name = '']) => {
    const number = /^\d/.test(count) ? count : '1'
    const own = /^penn/i.test(name) ? (number === '1' ? 'penny' : 'pennies') : name.toLowerCase()
    return `${number} ${own}${number === '1' || own === 'pennies' ? '' : 's'}`
  })
  const all = items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : items[0]
  return /\bcents\b/i.test(rest) ? `How many cents are ${all}?` : `How much money is ${all}?`
}
