import { isWhole, type Rational, rational } from '../arithmetic/rational.ts'
import { AMOUNT, amountOf, amountsIn, isMoney } from './amounts.ts'
import { costsIn } from './costs.ts'
import type { Owner, StoryModel, StoryStep } from './model.ts'

const TOGETHER =
  /\b(?:together|altogether|in total|in all|between them|combined|total|sum|add(?:s|ed)? up to|add(?:s|ed)? to|shared? (?:it |them )?between)\b/i
const NUMBER = `(${AMOUNT})`
const MEASURE = '(?:many|much|old|tall|heavy|long|big|far|high|expensive)'
const HAS =
  '(?:has|have|had|gets?|got|is|are|was|collects?|collected|scores?|scored|sells?|sold|weighs?|earns?|earned|makes?|made|picks?|picked|finds?|found|saves?|saved|reads?|ate|eats?|costs?|takes?)'
const TIMES = new RegExp(
  `\\b([a-z]+) ${HAS} (?:(?:exactly|about) )?(?:(\\d+|two|three|four|five|six|seven|eight|nine|ten) times|(twice|double)) as ${MEASURE}\\b(?: [a-z]+){0,3}? as (?:his |her |the |my )?([a-z]+)`,
  'i',
)
const MORE = new RegExp(
  `\\b([a-z]+) ${HAS} ${NUMBER} ?(?:[a-z]+ )?(more|older|taller|heavier|longer|fewer|less|younger|shorter|lighter)(?: [a-z]+){0,3}? than (?:his |her |the |my )?([a-z]+)`,
  'i',
)
const LESS = /fewer|less|younger|shorter|lighter/i
const SUM = /\b(?:sum|total|adds?(?: up)? to|make|together (?:is|are|make))\b[^\d.]{0,30}?(\d+(?:\.\d+)?)/i
const DIFFERENCE = /\b(?:difference|differ by)\b[^\d.]{0,30}?(\d+(?:\.\d+)?)/i

/** Two numbers of which a story tells two things, as their sum and their difference. */
export function pairIn(text: string): StoryModel | undefined {
  return chainIn(text) ?? byTimes(text) ?? byMore(text) ?? bySumAndDifference(text) ?? costsIn(text)
}

/** Words that change what is told before it comes to the question. */
const CHANGES = /\b(?:then|after|gives?|gave|left|each of|half|if)\b/i

/** The number of all, where it is the only one but for those that are known. */
function totalBeside(text: string, known: readonly string[]): Rational | undefined {
  const rest = amountsIn(text)
  for (const each of known) {
    const at = rest.findIndex(other => other.toLowerCase() === each.toLowerCase())
    if (at >= 0) rest.splice(at, 1)
  }
  const [only, ...others] = rest.filter(each => /\d/.test(each))
  return only && others.length === 0 && TOGETHER.test(text) && !CHANGES.test(text)
    ? amountOf(only)
    : undefined
}

/** Of two owners those that are asked for, in the order of the question. */
function asked(text: string, owners: readonly [Owner, Owner]): Rational[] | undefined {
  const question = /[^.?!]*\b(?:how (?:many|much|old|tall|heavy|long)|what)\b[^.?!]*[.?!]*$/i.exec(text)?.[0]
  if (!question) return undefined
  // The facts may stand in the same sentence.
  const end = question.slice(question.search(/\b(?:how|what)\b/i))
  const named = owners.filter(({ name }) => new RegExp(`\\b${name}(?:'s)?\\b`, 'i').test(end))
  if (named.length === 1) return named.map(({ value }) => value)
  const isBoth =
    named.length === 2 ||
    /\b(?:each|both|they|numbers|everyone)\b(?!.*\b(?:altogether|in total)\b)/i.test(end)
  return isBoth && !/\b(?:more|fewer|altogether|in total|difference)\b/i.test(end)
    ? owners.map(({ value }) => value)
    : undefined
}

const isPerson = (name: string) =>
  !/^(?:it|they|he|she|who|there|one|that|this|and|total|sum|which|we|you)$/i.test(name)

/** `Lucy has 3 times as many as Max. Max has 8. How many altogether?`: the one is known, the other follows. */
function chainIn(text: string): StoryModel | undefined {
  const byFactor = TIMES.exec(text)
  const found = byFactor ?? MORE.exec(text)
  if (!found || CHANGES.test(text)) return undefined
  const [, one = '', said, word = '', other = ''] = found
  const by = byFactor && !said ? rational(2) : said && amountOf(said)
  const known = new RegExp(
    `\\b(${one}|${other}) (?:has|have|is|got|weighs?|scored|scores|collected|sold|made|read|saved)(?: got)? ${NUMBER}(?! (?:times|more|fewer|less|older|younger|[a-z]+ (?:more|fewer|older|younger)))`,
    'i',
  ).exec(text.replace(found[0], ' '))
  const value = known?.[2] && amountOf(known[2])
  const numbers = amountsIn(text).filter(each => /\d/.test(each))
  const expected = [said, known?.[2]].filter(each => each && /\d/.test(each)).length
  if (!by || !value || !known || numbers.length !== expected || !isPerson(one) || !isPerson(other))
    return undefined
  const isMore = byFactor !== null || !LESS.test(word)
  const isOfOther = known[1]?.toLowerCase() === other.toLowerCase()
  const up = isMore === isOfOther
  const follows = byFactor ? (up ? value.mul(by) : value.div(by)) : up ? value.add(by) : value.sub(by)
  const [own, its] = isOfOther ? [one, other] : [other, one]
  if (follows.s <= 0n || (!isMoney(text) && !isWhole(follows))) return undefined
  const question = /[^.?!]*[.?!]*$/.exec(text.trim())?.[0] ?? ''
  const end = question.slice(Math.max(0, question.search(/\b(?:how|what)\b/i)))
  const isAll = TOGETHER.test(end)
  const isOwn = new RegExp(`\\b${own}\\b`, 'i').test(end) && !new RegExp(`\\b${its}\\b`, 'i').test(end)
  if (isAll === isOwn || /\b(?:more|fewer|difference|less)\b/i.test(end)) return undefined
  const steps: StoryStep[] = [
    {
      value: follows,
      is: `what there is for ${own}`,
      ask: `You know ${its}. How much is that for ${own} then?`,
    },
    {
      value: follows.add(value),
      is: 'both together',
      ask: `That is ${own} alone. And how much is it with ${its} as well?`,
    },
  ]
  return {
    answer: [isAll ? follows.add(value) : follows],
    steps: isAll ? steps : steps.slice(0, 1),
    besides: steps.slice(0, 1),
    owners: [
      { name: own, value: follows },
      { name: its, value },
    ],
    check: `Write down how much ${own} and ${its} have. Does it fit what the story says of them?`,
    isMoney: isMoney(text),
  }
}

function byTimes(text: string): StoryModel | undefined {
  const [, more = '', count, twice, less = ''] = TIMES.exec(text) ?? []
  const times = twice ? rational(2) : count && amountOf(count)
  const total = times && totalBeside(text, count ? [count] : [])
  if (!times || !total || !isPerson(more) || !isPerson(less)) return undefined
  const parts = times.add(1)
  const small = total.div(parts)
  const owners = [
    { name: more, value: small.mul(times) },
    { name: less, value: small },
  ] as const
  const answer = asked(text, owners)
  if (!answer || (!isMoney(text) && !isWhole(small))) return undefined
  const steps: StoryStep[] = [
    {
      value: parts,
      is: 'how many equal parts there are in all',
      ask: `Draw one box for ${less}. How many such boxes does ${more} get, and how many boxes are there in all?`,
    },
    {
      value: small,
      is: `one part, and that is ${less}`,
      ask: 'All the boxes together are the whole amount. How much is in one box?',
    },
    {
      value: small.mul(times),
      is: `all the parts of ${more}`,
      ask: `And how much is that for ${more}, who has so many boxes?`,
    },
  ]
  return {
    answer,
    steps: answer.length === 1 && answer[0]?.equals(small) ? steps.slice(0, 2) : steps,
    besides: steps,
    owners,
    check: `Is ${more} so many times as much as ${less}, and do both come to the whole amount?`,
    isMoney: isMoney(text),
  }
}

function byMore(text: string): StoryModel | undefined {
  const [, one = '', number = '', word = '', other = ''] = MORE.exec(text) ?? []
  const difference = amountOf(number)
  const total = difference && totalBeside(text, [number])
  if (!difference || !total || !isPerson(one) || !isPerson(other)) return undefined
  const [more, less] = LESS.test(word) ? [other, one] : [one, other]
  return levelled(text, { more, less, total, difference })
}

function bySumAndDifference(text: string): StoryModel | undefined {
  const [sum, difference] = [SUM.exec(text)?.[1], DIFFERENCE.exec(text)?.[1]]
  const numbers = amountsIn(text).filter(each => /\d/.test(each))
  const [total, apart] = [sum && amountOf(sum), difference && amountOf(difference)]
  if (!total || !apart || numbers.length !== 2 || sum === difference) return undefined
  if (!/\bnumbers\b/i.test(text) || /\bproduct\b/i.test(text)) return undefined
  return levelled(text, {
    more: 'the bigger one',
    less: 'the smaller one',
    total,
    difference: apart,
    isNumbers: true,
  })
}

interface Levelled {
  more: string
  less: string
  total: Rational
  difference: Rational
  isNumbers?: boolean
}

/** Two amounts with what they are together and how far they are apart. */
function levelled(
  text: string,
  { more, less, total, difference, isNumbers }: Levelled,
): StoryModel | undefined {
  const small = total.sub(difference).div(2)
  const big = small.add(difference)
  if (small.s <= 0n || small.n === 0n || (!isMoney(text) && !isWhole(small))) return undefined
  const owners = [
    { name: more, value: big },
    { name: less, value: small },
  ] as const
  const answer = isNumbers ? askedOfNumbers(text, big, small) : asked(text, owners)
  if (!answer) return undefined
  const steps: StoryStep[] = [
    {
      value: total.sub(difference),
      is: 'what is left when both are made equal',
      ask: `Draw two bars, one for each. Take off what ${more} has more than ${less}. What is left of the whole then?`,
    },
    {
      value: small,
      is: isNumbers ? less : `what is there for ${less}`,
      ask: 'Now both are equal. How much is one of them?',
    },
    {
      value: big,
      is: isNumbers ? more : `what is there for ${more}`,
      ask: `That is ${less}. And ${more}?`,
    },
  ]
  const besides: StoryStep[] = [
    ...steps,
    {
      value: total.add(difference),
      is: 'the whole, if both were as big as the bigger one',
      ask: '',
    },
    { value: total.div(2), is: 'a fair half for each', ask: '' },
    { value: difference.div(2), is: 'half of how far they are apart', ask: '' },
  ]
  return {
    answer,
    steps: answer.length === 1 && answer[0]?.equals(small) ? steps.slice(0, 2) : steps,
    besides,
    owners,
    check: 'Do they come to the whole together, and are they as far apart as the story says?',
    isMoney: isMoney(text),
  }
}

function askedOfNumbers(text: string, big: Rational, small: Rational): Rational[] | undefined {
  const end = /[^.?!]*[.?!]*$/.exec(text.trim())?.[0] ?? ''
  if (/\b(?:bigger|larger|greater|biggest|largest|higher)\b/i.test(end)) return [big]
  if (/\b(?:smaller|smallest|lesser|lower)\b/i.test(end)) return [small]
  return /\b(?:what are|find|which|what (?:two )?numbers)\b/i.test(end) ? [big, small] : undefined
}
