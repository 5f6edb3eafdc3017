import { type Fact, factsIn } from './facts.ts'

const BEFORE =
  /\b(?:original(?:ly)?|at first|in the beginning|to start with|old (?:price|value|cost)|full price|normal(?:ly)?|usual(?:ly)?|(?:price|cost|value|pay|it|was|much).{0,15}\bbefore|before (?:the|that|it)|without the)\b/i
const LOWER =
  /\b(?:off|discount\w*|reduc\w+|sale|less|decreas\w+|cheaper|drop\w*|fell|falls?|lower\w*|lost|loses?|(?:go|goes|gone|went|come|came) down)\b/i
const HIGHER =
  /\b(?:increas\w+|more|rises?|rose|risen|raised?|(?:go|goes|gone|went) up|extra|grew|grows?|grown|dearer|tax|vat|profit)\b/i
const HOW_MUCH_PERCENT =
  /\b(?:how many|how much|what|which|by (?:how|what))\b.{0,12}(?:%|per ?cent\b|percentage\b)|(?:%|\bper ?cent(?:age)?) (?:change|increase|decrease|rise|fall|profit|loss|discount|more|less|off)\b|\bas a percentage\b|\bin (?:%|per ?cent)|\b(?:increase|decrease|change|rise|fall|loss|profit) (?:%|per ?cent)/i

const isPercent = ({ said }: Fact) => said.endsWith('%')
const amountOf = ({ said }: Fact) => said

/** What is asked of a percentage, in whatever words: the change, the price before, the one after. */
export function percentAsked(text: string): string | undefined {
  const all = factsIn(text).filter(({ said }) => !said.includes('/'))
  const [years, facts] = [all.filter(isYear), all.filter(each => !isYear(each))]
  const repeated = facts.length === 3 ? repeatedAsked(text, facts) : undefined
  if (repeated) return repeated
  const [one, two, ...others] = facts
  if (!one || !two || others.length > 0 || /\d\s*[=×÷*]/.test(text)) return undefined
  const percents = facts.filter(isPercent)
  if (percents.length === 0)
    return HOW_MUCH_PERCENT.test(text)
      ? (shareOf(text) ?? soldAgain(text, one, two) ?? change(text, one, two, years))
      : undefined
  const [percent, ...more] = percents
  const amount = facts.find(each => !isPercent(each))
  if (!percent || more.length > 0 || !amount) return undefined
  const isLower = LOWER.test(text)
  const after = priceAfter(text, percent, amount, isLower)
  if (after) return after
  if (isLower === HIGHER.test(text) || !BEFORE.test(text)) return undefined
  // What it was before is told, so that the price after is asked.
  const isTold =
    /\b(?:originally|normally|usually|before)(?: \w+){0,2}$|\b(?:original|normal|usual|old|full) (?:price|cost)(?: \w+)?$/.test(
      amount.before,
    )
  if (isTold || /^(?:\w+ )?before\b/.test(amount.after)) return undefined
  const sign = /^[£$€]/.test(amount.said) ? '' : signIn(text)
  return isLower
    ? `After a ${percent.said} discount the price is ${sign}${amountOf(amount)}. What was the original price?`
    : `After a ${percent.said} increase the price is ${sign}${amountOf(amount)}. What was the original price?`
}

const BY_WAY = /^(?:cheaper|less|off|lower|dearer|more expensive|more|higher|up|down)\b/i
const ASKS_NOW =
  /\bhow much\b.*\b(?:now|then|new|after|costs?|cost|pay)\b|\bnew price\b|\bwhat.{0,20}\b(?:now|cost|pay|price)\b/i

/** `the shoes cost 80 and become 15% cheaper. how much are they now` */
function priceAfter(text: string, percent: Fact, amount: Fact, isLower: boolean): string | undefined {
  const isOfWay =
    BY_WAY.test(percent.after) ||
    /\b(?:down|up|(?:falls?|fell|drops?|dropped|rises?|rose|reduced|increased|decreased|cut)(?: by)?)(?: by)?$/.test(
      percent.before,
    )
  const isSaid = isOfWay && percent.at > amount.at && isLower !== HIGHER.test(text)
  const isCost =
    /\b(?:costs?|price|worth|for|is|are|was|were)\b(?: \w+){0,2}$/.test(amount.before) ||
    /^[£$€]/.test(amount.said)
  const isOther =
    BEFORE.test(text) || /\b(?:each|every|year|month|left|people|children|kids|save[ds]?)\b/i.test(text)
  return isSaid && isCost && ASKS_NOW.test(text) && !isOther
    ? `${isLower ? 'Decrease' : 'Increase'} ${/^[£$€]/.test(amount.said) ? amount.said : `${signIn(text)}${amount.said}`} by ${percent.said}`
    : undefined
}

/** In which money a message tells its amounts by a word; none where it is one that no book here has. */
const signIn = (text: string): string => {
  if (/\b(?:dollars?|bucks)\b|\$/i.test(text)) return '$'
  if (/\beuros?\b|€/i.test(text)) return '€'
  return /\b(?:rs|rupees?|yen|pesos?|naira|rand|kronor|francs?|shillings?|zloty)\b/i.test(text) ? '' : '£'
}

const ASKS_PRICE = /\b(?:final|price|cost|pay|now|worth|after|end up|result|how much|value)\b/i

/** Up or down, by the words right before a percentage, else by those behind it. */
function wayOf({ before, after }: Fact): 'increases' | 'decreases' | undefined {
  // What stands behind a `then` tells of the other one.
  const near = [
    before.replace(/^.*\b(?:then|and|another|again|first|further|extra)\b(?=.)/, ''),
    after.replace(NEXT, ''),
  ].find(words => isDown(words) || isUp(words))
  if (near === undefined || isDown(near) === isUp(near)) return undefined
  return isDown(near) ? 'decreases' : 'increases'
}
const NEXT = /\b(?:then|and|another|again|what|how|whats)\b.*$/
const isDown = (words: string) => LOWER.test(words) || /\bdown(?: by)?$|^down\b/.test(words.trim())
const isUp = (words: string) =>
  HIGHER.test(words.replace(/\bextra\b/g, '')) || /\bup(?: by)?$|^up\b/.test(words.trim())

const LED_TO = /\b(?:to|now|paid|pays?|after|afterwards)\b/i
const OFF = /^\d[\d.]*(?:%| per ?cent) off(?: of)?(?: an?| the| my)? ?$/i

/** One percentage after the other of one amount: `$80, up 25% then down 25%, find the final price`. */
function repeatedAsked(text: string, facts: readonly Fact[]): string | undefined {
  const [first, second, ...more] = facts.filter(isPercent)
  const [amount, ...others] = facts.filter(each => !isPercent(each))
  if (!first || !second || more.length > 0 || !amount || others.length > 0) return undefined
  // `20% off, then another 10%`
  const isMore = /\b(?:then|another|further|more)\s*$/i.test(text.slice(first.at, second.at))
  const other = wayOf(second) ?? (isMore ? wayOf(first) : undefined)
  // `10% then 20% off`: both go one way.
  const isShared = /%[\s,]*(?:and )?(?:then|followed by)\W*$/i.test(
    text.slice(first.at, second.at).replace(/ ?per ?cent/gi, '%'),
  )
  const one = wayOf(first) ?? (isShared ? wayOf(second) : undefined)
  // It is what both are taken of, and not what they lead to.
  const isStart =
    amount.at < first.at
      ? !LED_TO.test(amount.before)
      : OFF.test(text.slice(second.at, amount.at)) || OFF.test(text.slice(first.at, amount.at))
  // Of a percentage with its number nobody asks how much it is.
  const bare = text.replace(/\d ?(?:%|per ?cent)/gi, ' ')
  const isOther =
    BEFORE.test(text) ||
    HOW_MUCH_PERCENT.test(bare) ||
    /\bwas\b(?! \d)/i.test(text) ||
    /\b(?:tax|vat|gst|tip)\b/i.test(text)
  const isAsked = ASKS_PRICE.test(text) || /\bwhat(?:'?s| is|s)\b|\b(?:find|work out|take)\b/i.test(text)
  return one && other && isStart && isAsked && /\bthen\b|\banother\b|\bafter\b/i.test(text) && !isOther
    ? `A price of ${amount.said.replace(/[£$€]/, '')} ${one} by ${first.said} and then ${other} by ${second.said}. What is the final price?`
    : undefined
}

/** `she scored 18 of 24 throws whats that in percent` */
function shareOf(text: string): string | undefined {
  const [, part, whole] = /\b(\d+) (?:out )?of (?:the |his |her |my |their )?(\d+)\b/i.exec(text) ?? []
  return part && whole && Number(part) < Number(whole)
    ? `What percentage is ${part} out of ${whole}?`
    : undefined
}

const BOUGHT = /\b(?:bought|buys?|buying|cost(?:s|ing)?|paid|pays?|got)\b/i
const SOLD = /\b(?:sold|sells?|selling|resold|resells?)\b/i

/** `bought for £60 and sold for £75. whats the percentage profit`: the profit is of what was paid. */
function soldAgain(text: string, one: Fact, two: Fact): string | undefined {
  const [first, second] = [text.slice(0, one.at), text.slice(one.at + one.said.length, two.at)]
  const isTurned = SOLD.test(first) && BOUGHT.test(second)
  if (!isTurned && !(BOUGHT.test(first) && SOLD.test(second))) return undefined
  const [paid, got] = (isTurned ? [two, one] : [one, two]).map(({ said }) =>
    Number(said.replace(/[^\d.]/g, '')),
  )
  if (!paid || !got || paid === got) return undefined
  return `What is the percentage ${got > paid ? 'increase' : 'decrease'} from ${paid} to ${got}?`
}

/** `in 2019` */
const isYear = ({ said, before }: Fact) => /^(?:19|20)\d\d$/.test(said) && /\b(?:in|since|by)$/i.test(before)

/** @param years in which the two were counted, where they are told */
function change(text: string, one: Fact, two: Fact, years: readonly Fact[]): string | undefined {
  const [a, b] = [one, two].map(({ said }) => Number(said.replace(/[^\d.]/g, '')))
  if (a === undefined || b === undefined || a === b) return undefined
  const isFromTo =
    /\bto\b/.test(two.before) ||
    /^(?:\w+ )?to\b/.test(one.after) ||
    /\b(?:now|then|after|today)\b/i.test(text) ||
    (years.length === 2 && Number(years[0]?.said) < Number(years[1]?.said))
  const isChange = LOWER.test(text) || HIGHER.test(text) || /\bchange/i.test(text)
  if (!isFromTo || !isChange || /\bout of\b/i.test(text)) return undefined
  // `rises to 28 from 25`
  const isTurned = /\bfrom$/.test(two.before.replace(/[£$€\s]+$/, '')) && /\bto$/.test(one.before)
  const [from, to] = isTurned ? [b, a] : [a, b]
  return `What is the percentage ${to > from ? 'increase' : 'decrease'} from ${from} to ${to}?`
}
