import { type Fact, factsIn } from '../facts/facts.ts'

const LONGEST = 200
/** A sum, a ratio, a part of a whole: read elsewhere. */
const OTHERWISE =
  /[=%:/×÷²³√]|\d\s*[-+*]\s*\d|\b(?:ratio|percent|fraction|half|double|twice|quarter|third|times as|years? old|birthday|died|mean|median|area|perimeter|angle|equation|probability|chance|next number)\b/i
const PERSONS =
  /^(?:of us|(?:\w+ )?(?:kids?|children|friends|people|persons|boys|girls|brothers|sisters|pupils|students|cousins|players|teams|adults|men|women|girls?|boys?))\b/
const SHARES =
  /\b(?:shar\w*|split\w*|divid\w*|between|among\w*|same each|each the same|equal\w*|fair\w*|deal(?:t|s)? out|we are|there are \d+ of us)\b/i
const GOES =
  /\b(?:eats?|ate|eaten|loses?|lost|drops?|dropped|sells?|sold|spends?|spent|took|takes?|taken|broke|broken|breaks?|pop(?:s|ped)?|melt(?:s|ed)?|fell|falls?|flew|fly|flies|ran|runs?|swam|get off|gets off|got off|left (?:the|home|early)|goes (?:home|away|off)|go (?:home|away|off)|went (?:home|away|off)|used|uses?|burst|rotten|throws?|threw|away|gets broken|get broken|got broken)\b/i
const COMES =
  /\b(?:gets? on|got on|comes?|came|joins?|joined|finds?|found|wins?|won|buys?|bought|gets?|got|adds?|added|picks?|picked|arrives?|(?:gives?|gave|brings?|brought|sends?|sent) (?:me|us))\b/i
/** Given on by who has it: `i gave 4 to mia`. To whom anything else is given, is not sure. */
const GIVEN_AWAY =
  /\b(?:i|we|he|she|they) (?:gives?|gave) (?!me\b|us\b)(?:away|\d+|my|a friend)|\b(?:gives?|gave) (?:away|\d+ (?:[a-z]+ )?(?:to|away))\b/i
const GIVES =
  /\b(?:gives?|gave|given|brings?|brought|sends?|sent|lends?|lent|borrow\w*|swap\w*|returns?|returned|back)\b/i

/** Whether things go or come with what is told of a number; undefined where it could be either. */
function wayOf(clause: string, before: 'goes' | 'comes' | undefined): 'goes' | 'comes' | undefined {
  const isMore = /\bmore\b/.test(clause)
  const comes = COMES.test(clause.replace(/\bg[eo]ts? (?:off|broken)\b/g, ''))
  const goes = GOES.test(clause) || GIVEN_AWAY.test(clause)
  if (goes === comes) return goes || GIVES.test(clause) ? undefined : isMore ? (before ?? 'comes') : undefined
  if (goes)
    return (GIVES.test(clause) && !GIVEN_AWAY.test(clause)) || (isMore && /\bt(?:ook|akes?)\b/.test(clause))
      ? undefined
      : 'goes'
  return 'comes'
}
const HOLDS = /\b(?:holds?|fits?|fit|takes|for|in|into|per|each|every|a|one)\b/i
const WARMER = /\b(?:hott?er|warmer|rises?|rose|risen|went up|goes up|got up|up by|increases?d?)\b/i
const COLDER =
  /\b(?:colder|cooler|falls?|fell|fallen|drops?|dropped|went down|goes down|down by|sinks?|sank)\b/i

interface Amount extends Fact {
  noun: string
  /** From this number up to the next one, and what stands right before it. */
  clause: string
}

/** A number counts the first word behind it that is no small word: `12 of the red apples` are apples at least. */
const nounOf = ({ after, unit }: Fact) =>
  unit !== ''
    ? unit
    : (/^(?:more |of (?:the |them |us )?|big |small |red |blue |green |other )*(?!(?:and|then|than|the|for|but|you|she|they|his|her|how|what|who|with|more|are|was|were|has|had|have|not|now|too|yes)\b)([a-z]{3,})\b/.exec(
        after,
      )?.[1] ?? '')

const isMoney = ({ said, after }: Fact) => /[£$€]/.test(said) || /^(?:p|pence|pounds?)\b/.test(after)

function amountsIn(text: string): Amount[] {
  const facts = factsIn(text)
  return facts.map((fact, at) => ({
    ...fact,
    noun: nounOf(fact),
    clause: text.slice(at === 0 ? 0 : (facts[at - 1]?.at ?? 0) + 1, facts[at + 1]?.at ?? text.length),
  }))
}

const same = (one: string, other: string) => one.replace(/e?s$/, '') === other.replace(/e?s$/, '')

/**
 * A story as short as children tell it, in full sentences and with the question that it stops before: `28 stickers for
 * 4 kids same each`. Which of a few ways of happening it is, is told by what its numbers count; undefined in any doubt.
 */
export function inFull(told: string): string | undefined {
  const text = told.replace(/[‘’]/g, "'").toLowerCase()
  const amounts = text.length <= LONGEST && !OTHERWISE.test(text) ? amountsIn(text) : []
  const [one, two, ...more] = amounts
  if (!one || !two || more.length > 1) return undefined
  if (more.length === 0) {
    const known =
      temperature(text, one, two) ??
      compared(text, one) ??
      shared(text, one, two) ??
      boxed(text, one, two) ??
      groups(one, two, text) ??
      needed(one, two)
    if (known) return known
  }
  return changed(text, one, [two, ...more])
}

/** `How many degrees did it go up?` asks how far two temperatures are apart, and tells of no change. */
const ASKS_HOW_FAR = new RegExp(
  `\\bhow (?:many|much)\\b(?!.*\\b(?:if|when|after|now)\\b)[^.?!\\d]*?(?:${WARMER.source}|${COLDER.source}|\\b(?:go|gone|goes|come|get) (?:up|down)\\b|\\b(?:rise|fall|climb|change|differ)\\w*)`,
  'i',
)

function temperature(text: string, one: Amount, by: Amount): string | undefined {
  if (!/\b(?:degrees?|temperature|celsius)\b|°/.test(text)) return undefined
  const way = WARMER.test(text) ? 'rises' : COLDER.test(text) ? 'falls' : undefined
  if (ASKS_HOW_FAR.test(text)) {
    // `It was 3. It rose 5. How much did it change?` tells of one temperature alone.
    const isChange = [WARMER, COLDER].some(each => each.test(text.slice(one.at, by.at)))
    const scale = /fahrenheit|\d ?° ?f\b/.test(text)
      ? '°F'
      : /celsius|\d ?° ?c\b/.test(text)
        ? '°C'
        : ' degrees'
    return isChange || one.said === by.said
      ? undefined
      : `What is the temperature difference between ${one.said}${scale} and ${by.said}${scale}?`
  }
  return (
    way &&
    `The temperature was ${one.said} degrees. It ${way} by ${by.said} degrees. What is the temperature now?`
  )
}

function shared(text: string, one: Amount, two: Amount): string | undefined {
  const persons = [one, two].filter(({ after }) => PERSONS.test(after))
  const [by, ...others] = persons
  const isEach = /\b(?:each|every(?:one|body)?|same)\b/.test(text)
  if (!by || others.length > 0 || isMoney(by)) return undefined
  const all = by === one ? two : one
  const isFor = /\b(?:for|between|among|with|we are|by)$/.test(by.before)
  if (
    !(SHARES.test(text) || (isFor && isEach)) ||
    Number(all.said) < Number(by.said) ||
    /\beach (?:has|have|had|gets? \d|got \d)|\d \w+ each\b/.test(text)
  )
    return undefined
  return all.noun === '' || isMoney(all)
    ? undefined
    : `There are ${all.said} ${all.noun}. ${by.said} children share them equally. How many ${all.noun} does each child get?`
}

/** The same things are told twice: how many there are, and how many go into one of something. */
function boxed(text: string, one: Amount, two: Amount): string | undefined {
  if (one.noun === '' || !same(one.noun, two.noun)) return undefined
  const box =
    /\b(?:each|every|an?|one|per|in|into)\s+([a-z]{3,}?)(?:e?s)?\s+(?:holds?|fits?|takes|has|is|needs)\b|\b(?:in|into|per|to) (?:a|an|one|each|every) ([a-z]{3,})\b/.exec(
      text,
    )
  const thing = box?.[1] ?? box?.[2]
  const size = [one, two].find(
    ({ clause, before }) =>
      HOLDS.test(before) && /\b(?:holds?|fits?|takes|each|every|per|in an?|a \w+ of)\b/.test(clause),
  )
  const all = size === one ? two : one
  if (!thing || !size || Number(all.said) < Number(size.said)) return undefined
  const asked = /\bhow many (?:more )?([a-z]{3,})/.exec(text)?.[1]
  if (asked && thing && !same(asked, thing)) return undefined
  const isFull = /\bfull\b/.test(text)
  const many = /(?:s|x|ch|sh)$/.test(thing) ? `${thing}es` : `${thing}s`
  return isFull
    ? undefined
    : `There are ${all.said} ${all.noun}. Each ${thing} holds ${size.said} ${all.noun}. How many ${many} are needed for all the ${all.noun}?`
}

function groups(one: Amount, two: Amount, text: string): string | undefined {
  const every = /\b(?:every|each|a|per) (day|week|month|year|hour|minute|night)\b/.exec(text)?.[1]
  if (every && new RegExp(`^${every}s?\\b`).test(two.after) && /\b(?:for|in)$/.test(two.before)) {
    const is = isMoney(one) ? `£${one.said.replace('£', '')}` : `${one.said} ${one.noun}`
    const ask = isMoney(one) ? 'How much do I save' : `How many ${one.noun} do I get`
    return `I ${isMoney(one) ? 'save' : 'get'} ${is} every ${every}. ${ask} in ${two.said} ${every}s?`
  }
  const isAsked = /\bhow many\b.*\beach\b/.test(text)
  if (
    isAsked &&
    one.noun !== '' &&
    two.noun !== '' &&
    !same(one.noun, two.noun) &&
    /\b(?:in|into|on|between)$/.test(two.before)
  )
    return `There are ${one.said} ${one.noun}. They are shared equally into ${two.said} ${two.noun}. How many ${one.noun} are in each of the ${two.noun}?`
  if (isAsked) return undefined
  const between = text.slice(one.at, two.at)
  const isIn =
    /\b(?:of|with|have|has|hold|each|holds|got)\s*$/.test(between) ||
    /\b(?:in|on|for|at|per) (?:each|every)\b|\beach\b|\bper\b/.test(two.clause)
  const asked = /\bhow many ([a-z]{3,})/.exec(text)?.[1]
  if (asked && !same(asked, two.noun) && !/^(?:altogether|total|are)$/.test(asked)) return undefined
  const isPlain =
    one.noun !== '' && two.noun !== '' && !same(one.noun, two.noun) && !isMoney(one) && !isMoney(two)
  return isIn &&
    isPlain &&
    /s$|children|people/.test(one.noun) &&
    !PERSONS.test(one.after) &&
    !SHARES.test(text.replace(/\beach\b/g, ''))
    ? `There are ${one.said} ${one.noun} with ${two.said} ${two.noun} in each of them. How many ${two.noun} are there altogether?`
    : undefined
}

function compared(text: string, one: Amount): string | undefined {
  const [, who, by, how, whom] =
    /\b([a-z]+) (?:has|have|had|got) (\d+) (more|fewer|less) (?:[a-z]+ )?th[ae]n ([a-z]+)\b/.exec(text) ?? []
  const owner = new RegExp(`\\b${whom === 'me' ? 'i' : whom} (?:has|have|had|got) ${one.said}\\b`)
  if (!who || !by || !whom || one.noun === '' || !owner.test(text)) return undefined
  const [a, b] = [whom === 'me' ? 'Max' : capital(whom), who === 'i' ? 'Max' : capital(who)]
  return `${a} has ${one.said} ${one.noun}. ${b} has ${by} ${how === 'more' ? 'more' : 'fewer'} ${one.noun} than ${a}. How many ${one.noun} does ${b} have?`
}

function needed(one: Amount, two: Amount): string | undefined {
  const isNeed = ({ before }: Amount) => /\b(?:needs?|costs?|wants?)\b/.test(before)
  const isHave = ({ before }: Amount) => /\b(?:have|has|got|saved)\b/.test(before)
  const [need, have] = isNeed(one) && isHave(two) ? [one, two] : isNeed(two) && isHave(one) ? [two, one] : []
  if (!need || !have || Number(need.said.replace(/[^\d.]/g, '')) <= Number(have.said.replace(/[^\d.]/g, '')))
    return undefined
  const [all, own] = [need, have].map(each =>
    isMoney(each) ? `${each.said}${/^p\b/.test(each.after) ? 'p' : ''}` : `${each.said} ${need.noun}`,
  )
  return `I need ${all}. I have ${own}. ${isMoney(need) ? 'How much' : `How many ${need.noun}`} more do I need?`
}

/** `now there are 5` tells what is left, and not what goes. */
const TOLD_WHAT_IS_LEFT = /\bnow (?:there (?:are|is)|i have|he has|she has|we have|they have|only|just) \d/
const ASKS = /\?|\bhow\b|\bwhat\b|\bwhats\b|\b(?:find|calculate|work out) (?:the|its|my|our)\b/
const ASKS_END =
  /\bhow (?:many|meny)(?: (?:has|have|do|does) (?:i|he|she|we|they)(?: have| got)?)?\W*$|\b(?:left|now|altogether|in total|in all|still|remain\w*|not (?:broken|eaten|used|gone))\b/
const ASKS_ELSE =
  /\b(?:more|fewer|less|difference|each|costs?|did|eaten|given|gone)\b(?! (?:is|are|come|came)\b)(?=[^.]*$)(?<=\b(?:how|what)\b.*)/

/** Something is there, and then some of it goes or more of it comes. */
function changed(text: string, one: Amount, others: readonly Amount[]): string | undefined {
  // What is compared, or asked of what has happened, is another sum.
  if (
    /\b(?:more|less|fewer) (?:[a-z]+ )?th[ae]n\b/.test(text) ||
    (ASKS.test(text) && !(ASKS_END.test(text) && !ASKS_ELSE.test(text)))
  )
    return undefined
  if (others.some(each => isMoney(each) !== isMoney(one))) return undefined
  const isOne = (each: Amount) =>
    each.noun === '' ||
    same(each.noun, one.noun) ||
    !/s$|children|people|sheep|fish|mice/.test(each.noun) ||
    wayOf(each.noun, undefined) !== undefined ||
    /^(?:are|is|were|was|on|off|and|then|how|to|at|from|today|yesterday|later|what)$/.test(each.noun)
  if (
    (one.noun === '' && !isMoney(one)) ||
    !others.every(isOne) ||
    (PERSONS.test(others[0]?.after ?? '') !== PERSONS.test(one.after) &&
      others[0]?.noun !== '' &&
      PERSONS.test(others[0]?.after ?? ''))
  )
    return undefined
  if (/\b(?:won|score[ds]?|games?|match(?:es)?|goals?|points?)\b/.test(text)) return undefined
  const ways: ('goes' | 'comes' | undefined)[] = []
  for (const { clause } of others) ways.push(wayOf(clause, ways.at(-1)))
  if (ways.includes(undefined) || /\?.*\?|\bwhy\b|\bwhat if\b/.test(text)) return undefined
  if (isMoney(one)) {
    const [spent] = others
    return spent && others.length === 1 && ways[0] === 'goes' && isMoney(spent)
      ? `I had ${one.said}. I spent ${spent.said}. How much is left?`
      : undefined
  }
  // No more can go than there is.
  let left = Number(one.said)
  for (const [at, { said }] of others.entries()) left += ways[at] === 'goes' ? -Number(said) : Number(said)
  if (!(left >= 0) || TOLD_WHAT_IS_LEFT.test(text)) return undefined
  const told = others.map(({ said }, at) =>
    ways[at] === 'goes'
      ? `${said} ${at > 0 ? 'more ' : ''}${one.noun} are taken away.`
      : `${said} more ${one.noun} come.`,
  )
  const ask =
    ways.at(-1) === 'goes' ? `How many ${one.noun} are left?` : `How many ${one.noun} are there now?`
  return `There are ${one.said} ${one.noun}. ${told.join(' ')} ${ask}`
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
