import { timesAsked } from './facts/times-asked.ts'

/** Everyday questions as children type them, by how a book asks the same; each is read by a kind then. */

const LIST = /-?\d[\d.]*(?:\/\d+)?(?:\s*(?:,|;|\band\b)\s*|\s+)(?=-?\d)/g
const ASKS_NEXT =
  /\b(?:next|after that|comes? then|carry on|sequence|pattern|rule|goes? on)\b|(?:\.\.\.|…|_{1,}|(?<=\d,?\s*)\?)\s*$/i
const SHARED =
  /\b(\d+) (\w+) (?:are |is |get )?(?:shared|split|divided|shared out)(?: out)?(?: equally| evenly)? (?:by|between|among|amongst|with|for|into) (\d+)\b/i
const SHARES =
  /\b(\d+) (?:friends|kids|children|people|boys|girls|pupils|teams) (?:share|split)s? (\d+)(?! ?[/%:])(?: (\w+))?\b(?!.*\d)/i

/** The numbers of a list in a message, and how the list stands there; undefined where there is none. */
export function listIn(message: string, least = 3): string[] | undefined {
  const rows = message.match(new RegExp(`(?:${LIST.source}){${least - 1},}-?\\d[\\d.]*(?:\\/\\d+)?`, 'g'))
  const [row, ...others] = rows ?? []
  return row && others.length === 0 ? row.match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g)?.map(String) : undefined
}

/** `whats the next number 3 7 11 15` */
function nextTerm(message: string): string | undefined {
  const list = ASKS_NEXT.test(message) ? listIn(message) : undefined
  const isOther =
    /\b(?:mean|averages?|avg|is -?\d+ (?:in|a (?:term|number|part|member)|part of|one of)|median|mode|range|order|smallest|biggest|nth|add|total|\d+(?:st|nd|rd|th)|next (?:two|three|four|five|[2-9]) (?:numbers|terms|ones))\b|_{2,},? _{2,}/i
  // `what is number on place 10` of them: a number beside them asks for another one than the next.
  const told = message.match(/\d+/g)?.length ?? 0
  return list &&
    told === list.join(' ').match(/\d+/g)?.length &&
    !isOther.test(message) &&
    !/[=×÷*]/.test(message)
    ? `What is the next number: ${list.join(', ')}`
    : undefined
}

/** `17 sweets shared by 5 kids how many each` */
function share(message: string): string | undefined {
  const found = SHARED.exec(message)
  const turned = found ? undefined : SHARES.exec(message)
  const [all, by] = found ? [found[1], found[3]] : turned ? [turned[2], turned[1]] : []
  const rest = message.replace(found?.[0] ?? turned?.[0] ?? '', ' ')
  if (!all || !by || Number(by) === 0 || /\d|£|\$|ratio/.test(rest)) return undefined
  if (!/\b(?:each|every|left ?over|how many|get|everyone)\b/i.test(rest)) return undefined
  return Number(all) % Number(by) === 0 || Number(all) < Number(by)
    ? `${all} ÷ ${by}`
    : `What is ${all} ÷ ${by} with a remainder`
}

const SINGLE: readonly [RegExp, string][] = [
  [
    /^\W*(?:ok |so |and |now |next )*(?:whats|what's|what is|how do (?:i|you) (?:write|say)) ([\w:' ]{3,20}?),? (?:in|on|as|for) (?:a |the )?24[- ]?h(?:ou)?r (?:clock|time),? (?:if|when) (?:its|it's|it is)(?: in)?(?: the)? (morning|afternoon|evening)\W*$/i,
    'What is $1 in the $2 in 24-hour time?',
  ],
  [
    /^\W*(?:ok |so |and |now |next )*(?:what|which|whats|which one)(?: one)?(?: is|'s)? (?:colder|lower|coldest),? (?:is it )?(-?\d+)(?:°|°?c| degrees)? or (-?\d+)\b.*$/i,
    'Which is smaller, $1 or $2',
  ],
  [
    /^\W*(?:ok |so |and |now |next )*(?:what|which|whats|which one)(?: one)?(?: is|'s)? (?:warmer|hotter|higher),? (?:is it )?(-?\d+)(?:°|°?c| degrees)? or (-?\d+)\b.*$/i,
    'Which is bigger, $1 or $2',
  ],
  [
    /^\W*(?:ok |so |and )?(?:what|wat|wot|how (?:much|many)) (?:do|must|should|can) (?:i|you|u|we|be) (?:have to )?ad+(?:ed)? to (\d+) to (?:make?|get|have) (\d+)\W*$/i,
    'What number do you add to $1 to make $2?',
  ],
  [
    /^\W*(?:ok |so |and )?(?:is|which is|wich is) (-?[\d./]+%?) (bigg?er|larger|greater|more|smaller|less) (?:or|th[ae]n|of) (-?[\d./]+%?)\W*$/i,
    'Which is $2, $1 or $3',
  ],
  [
    /^[^\d]*\b(\d+) (?:kids|children|pupils|people|students|girls|boys|sweets|apples|\w+s)\b[^\d]*\b(\d+\/\d+)(?: of (?:them|the \w+))? (?:are|is|were|like|have|had|go|got)\b[^\d]*\bhow many\b[^\d]*$/i,
    'Work out $2 of $1',
  ],
  [/^\W*(?:ok |so |and |do )*(\d+ ?: ?\d+(?: ?: ?\d+)?) of ([£$€]?\d+)\W*$/i, 'Share $2 in the ratio $1'],
  [
    /^[^\d]*\b(\d+) (\w+)(?: and| but|,)? (?:\w+ ){1,4}?(?:has|have|had|got) (\d+)(?: \w+)?[,.]? (?:how many|whats|what is|so how many)\b(?=.*\b(?:together|altogether|in total|in all|total|both)\b)(?!.*(?:\d|each|times|more|fewer|less))[^\d]*$/i,
    '$1 + $3',
  ],
]

const EACH_OF =
  /\b(\d+) [a-z]+\b[^\d]*?\b(\d+) (?:kids|friends|children|people|of us|brothers|sisters|boys|girls|cousins)\b[^\d]*\bhow many\b[^\d]*\beach\b[^\d]*$/i
const OFF = /\b(\d+) ?% (?:off|discount)\b[^\d£$€]*([£$€]\d+(?:\.\d{2})?)[^\d]*$/i

const ONE_OF =
  /\b(\d+) ([a-z]+) (?:for|costs?|are|is) ([£$€]\d+(?:\.\d{2})?)\b[^\d]*\bhow much (?:is|for|does|do|would) (?:1|one|an?|each) ([a-z]+)(?: costs?)?[^\d]*$/i

const RATIO = /\b\d+ ?: ?\d+(?: ?: ?\d+)*\b/g
/** A ratio, an amount and a word of sharing, in any order: `ratio 3:5 share £40`. */
function sharedInRatio(message: string): string | undefined {
  const [ratio, ...others] = message.match(RATIO) ?? []
  const [amount, ...more] =
    message
      .replace(RATIO, ' ')
      .replace(/\b\d+ (?:equal )?parts?\b/gi, ' ')
      .match(/[£$€]?\d+(?:\.\d+)?(?: ?(?:kg|g|cm|m|ml|l|p)\b)?/g) ?? []
  const isShared =
    /\b(?:shar(?:e|ed|ing)|split|divid(?:e|ed)|give)\b|\p{L}{3,} in(?: the ratio)? \d+ ?: ?\d/iu.test(message)
  const isOther = /\b(?:each|more|less|difference|gets?|then|if|simplif\w*|map|scale|who)\b/i.test(message)
  if (!ratio || others.length > 0 || !amount || more.length > 0 || !isShared || isOther) return undefined
  if (!/\bangles?\b/i.test(message)) return `Share ${amount} in the ratio ${ratio}`
  // The third angle is no part of what the other two share.
  return /\btriangle\b/i.test(message) && THIRD.test(message) && ratio.split(':').length === 2
    ? `Share what ${amount} leaves of 180 in the ratio ${ratio}`
    : undefined
}
const THIRD = /\b(?:third|3rd|other|last|remaining|rest)\b/i

/** A percentage and an amount that it is of, whatever stands around: `20% from 80`. */
function percentOf(message: string): string | undefined {
  const [, percent, amount] =
    /\b(\d+(?:\.\d+)?) ?(?:%|per ?cent)\s*(?:from|of|in|out of) (?:the )?([£$€]?\d+(?:\.\d+)?)\b/i.exec(
      message,
    ) ?? []
  const isMore = (message.match(/\d+(?:\.\d+)?/g) ?? []).length > 2
  return percent &&
    amount &&
    !isMore &&
    !/\b(?:off|increase|decrease|discount|is|was|more|less|left|change)\b|=/i.test(message)
    ? `What is ${percent}% of ${amount}?`
    : undefined
}

/** Shorter ones, each by a pattern of its own. */
function others(message: string): string | undefined {
  const [, all, by] = EACH_OF.exec(message) ?? []
  if (all && by && Number(all) > Number(by) && !/\beach (?:has|have|had|with|got)\b|%/.test(message))
    return Number(all) % Number(by) === 0 ? `${all} ÷ ${by}` : `What is ${all} ÷ ${by} with a remainder`
  const [, percent, price] =
    /\bhow much (?:is|was|do) (?:i|we|he|she|they|saved?)\b|\boriginal\b|\bsave\b/i.test(message)
      ? []
      : (OFF.exec(message) ?? [])
  if (percent && price) return `Decrease ${price} by ${percent}%`
  const [, many, things, cost, one] = ONE_OF.exec(message) ?? []
  return many && cost && things && one && things.replace(/s$/, '') === one.replace(/s$/, '')
    ? `${many} ${things} cost ${cost} how much do 1 cost`
    : undefined
}

/** `x2` is the square of x where nothing else is meant. */
export function withPowers(message: string): string {
  const isAlgebra = /\b(?:factori[sz]e|solve|expand|simplify)\b|^[^a-z]*[a-z]2\s*[-+=]/i.test(message)
  return isAlgebra ? message.replace(/(?<![a-z\d])(\d*[a-z])2(?![\d.a-z])/gi, '$1^2') : message
}

/** How a book asks an everyday question; undefined for what is none. */
export function inEverydayWords(message: string): string | undefined {
  const text = message.replace(/^\W*(?:\(?[a-e]\)|(?:q|question) ?\d+[.):]?)\s*/i, '').replace(/[‘’]/g, "'")
  const single = SINGLE.find(([pattern]) => pattern.test(text))
  const powers = withPowers(text)
  return (
    (single && text.replace(...single).replace('biger', 'bigger')) ??
    nextTerm(text) ??
    timesAsked(text) ??
    sharedInRatio(text) ??
    percentOf(text) ??
    share(text) ??
    others(text) ??
    (powers !== text ? powers : undefined)
  )
}
