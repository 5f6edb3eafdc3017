/** An amount in a currency that is written back as it stands. */
const AMOUNT = '([£$€]) ?(\\d[\\d,]*(?:\\.\\d+)?)'
const plain = (amount: string | undefined) => (amount ?? '').replaceAll(',', '')

const PERCENT = /(\d+(?:\.\d+)?) ?(?:%|per ?cent)/i
const BUYING =
  /\b(?:sale price|selling price|s\.?p\.?|price now|new price|find the price|how much (?:do|does|will|is|must|should) .{0,25}(?:pay|cost|price|it now))\b/i

/** `marked price is Rs 800 and discount is 15%, find SP` */
function discountAsked(text: string): string | undefined {
  const percent = PERCENT.exec(text)
  const isOff = /\bdiscount\b|\boff\b/i.test(text) && !/\b(?:tax|gst|vat|then|after|original)\b/i.test(text)
  const others = text.replace(PERCENT, ' ').match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  return percent && isOff && BUYING.test(text) && others.length === 1
    ? `Decrease ${plain(others[0])} by ${percent[1]}%`
    : undefined
}

const HOW_MUCH_IS_THERE =
  /\bhow much\b(?! (?:compound )?interest\b)(?!.*\b(?:earn|gain|made|make|grow|added)\w*\b)/i

/** `Rs 10,000 for 2 yrs at 10% p.a. compounded annually, find CI`, or how much is there then. */
function interestAsked(text: string): string | undefined {
  const percent = PERCENT.exec(text)
  const years = /(\d+) ?(?:years?|yrs?)\b/i.exec(text)
  const rest = text.replace(PERCENT, ' ').replace(/(\d+) ?(?:years?|yrs?)\b/i, ' ')
  const [money, ...others] = rest.match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  const isCompound =
    /\bcompound(?:ed)?\b/i.test(text) && /\b(?:annually|yearly|a year|per (?:year|annum)|C\.?I)\b/i.test(text)
  const isOfBoth = HOW_MUCH_IS_THERE.test(text) && !/\bC\.?I\b|\bfind\b/i.test(text)
  const sign = /[£$€]/.exec(text)?.[0] ?? 'Rs '
  return percent &&
    years &&
    money &&
    others.length === 0 &&
    isCompound &&
    /\bC\.?I\b|\binterest\b/.test(text) &&
    !/half|quarter|month|\bamount\b/i.test(text)
    ? isOfBoth
      ? `${sign}${plain(money)} is invested at ${percent[1]}% per year compound interest. What is it worth after ${years[1]} years?`
      : `Find the compound interest on ${sign}${plain(money)} for ${years[1]} years at ${percent[1]}% per annum.`
    : undefined
}

/** `one rings every 15 mins and other every 20 mins. when will they ring together again?` */
function togetherAsked(text: string): string | undefined {
  const every = [...text.matchAll(/\bevery (\d+) ?(minutes?|mins?|minits?|hours?|days?|seconds?|secs?)\b/gi)]
  const [one, two] = every
  const isSame = one?.[2]?.[0]?.toLowerCase() === two?.[2]?.[0]?.toLowerCase()
  return every.length === 2 && one && two && isSame && /\btogether\b|\bsame time\b/i.test(text)
    ? `LCM of ${one[1]} and ${two[1]}`
    : undefined
}

const FOR_SOME = new RegExp(
  `\\b(\\d+) ([a-z]{3,15}) (?:for|cost|costs|is|are|at) ${AMOUNT}[^\\d]{1,60}?\\b(?:how much|what|find|cost of|price of)\\b[^\\d]{0,30}(\\d+) \\2\\b`,
  'i',
)

/** `5 oranges for £4. how much is 8 oranges` */
function unitAsked(text: string): string | undefined {
  const [, some, what, sign, amount, many] = FOR_SOME.exec(text) ?? []
  return some && what && amount && many && (text.match(/\d[\d,]*/g) ?? []).length === 3
    ? `${some} ${what} cost ${sign}${plain(amount)}. How much do ${many} ${what} cost?`
    : undefined
}

/** `the area is 36 square cm and its 9cm long how wide is it` */
function sideAsked(text: string): string | undefined {
  const [, area, unit] =
    /\barea (?:is|of|=)[^\d]{0,25}(\d+(?:\.\d+)?) ?(?:square |sq\.? ?)?(cm|m|km|mm)\b/i.exec(text) ?? []
  const long =
    /(\d+(?:\.\d+)?) ?(?:cm|m|km|mm) (long|wide)\b|\b(length|width) (?:is|of|=) ?(\d+(?:\.\d+)?)/i.exec(text)
  const known = long?.[1] ?? long?.[4]
  const isLong = /long|length/i.test(long?.[2] ?? long?.[3] ?? '')
  const asks = isLong ? /\bhow wide\b|\bwidth\b/i : /\bhow long\b|\blength\b/i
  return area && known && asks.test(text) && (text.match(/\d+(?:\.\d+)?/g) ?? []).length === 2
    ? `A rectangle has an area of ${area} ${unit}² and a ${isLong ? 'length' : 'width'} of ${known} ${unit}. What is its ${isLong ? 'width' : 'length'}?`
    : undefined
}

const THING =
  /\b(?:an?|the|some|my|one) ((?:[a-z]+ ){0,2}?[a-z]{3,})(?: for| at| costs?| is|:)? ?([£$€]\d[\d.]*|\d+ ?(?:p|pence)\b)/gi
const HAS = /\b(?:have|hav|had|got|has|with) (?:only )?([£$€]\d[\d.]*|\d+ ?(?:p|pence|pounds?|quid)\b)/i

/** `i hav 1 pound i by a apple 35p and a banana 40p how much left` */
function changeAsked(text: string): string | undefined {
  const [told, has = ''] = HAS.exec(text) ?? []
  if (!told || !/\b(?:buys?|by|bought|spends?|spent|pays?)\b/i.test(text)) return undefined
  if (
    !/\b(?:how much|what|wat)\b.{0,40}\b(?:left|change|over|back|got|have)\b\W{0,5}(?:(?:now|then)\W{0,5})?$/i.test(
      text,
    )
  )
    return undefined
  const rest = text.replace(told, ' ')
  const things = [...rest.matchAll(THING)]
  if (things.length === 0 || things.length !== (rest.match(/\d[\d.]*/g) ?? []).length) return undefined
  const pounds = /^(\d+) ?(?:pounds?|quid)$/i.exec(has)?.[1]
  const list = things.map(
    ([, thing = '', price = '']) =>
      `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing} for ${price.replace(/ ?pence/i, 'p')}`,
  )
  return `I have ${pounds ? `£${pounds}` : has.replace(/ ?pence/i, 'p')}. I buy ${list.join(' and ')}. How much is left?`
}

/** What is asked of prices, interest, what happens again and again, and one side of an area, in whatever words. */
export function ratesAsked(text: string): string | undefined {
  return (
    changeAsked(text) ??
    discountAsked(text) ??
    interestAsked(text) ??
    togetherAsked(text.replace(/\b(?:at )?\d{1,2} ?[ap]m\b/gi, ' ')) ??
    unitAsked(text) ??
    sideAsked(text)
  )
}
