import { NUMBER_WORDS } from '#maths/ideas/number-said.ts'
import { listIn } from '../everyday-wording.ts'
import { knownFrom } from '../unsolved/told.ts'
import { asksWhichAverage } from './which-average.ts'

const MEASURES: readonly [RegExp, string][] = [
  [/(?<!\b(?:she|he|it|that|this|they|you|u|i|what) )\bmean\b|\baverages?\b/i, 'mean'],
  [/\bmedians?\b/i, 'median'],
  [/\b(?:modes?|modal)\b/i, 'mode'],
  [/\branges?\b/i, 'range'],
]
/** `10th number`, `10th place`, `number on place 10`, `position 10`. */
const WHICH =
  /\b(\d+(?:st|nd|rd|th))(?: (?:term|number|one|place|position|in the (?:pattern|sequence)))?\b|\b(?:(?:place|position|spot|term)(?: (?:number|no\.?|n))?|(?:term|number) (?:number|no\.?)) (\d{1,3})(?!\d|[.,]? ?\d)/i
const IN_ROW =
  /\b(?:in|of|for) (?:the )?(?:sequence|pattern|row|list|series)?\b|\b(?:sequence|pattern|goes)\b|:/i

/** Measures that are asked of a message, as `median` and `mean`, in its own order. */
export function measuresIn(text: string): string[] {
  return MEASURES.flatMap(([pattern, name]) => {
    const at = pattern.exec(text)?.index
    return at === undefined ? [] : [{ at, name }]
  })
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name)
}

/** A list with what is asked of it, whatever is told around both: `find the mean of my scores 12 9 15`. */
export function listAsked(text: string): string | undefined {
  if (/[=×÷*%]|\d\s*[-+x/]\s*\d/.test(text)) return undefined
  return (
    isTermAsked(text) ?? termAsked(text) ?? missingAsked(text) ?? measureTried(text) ?? measureAsked(text)
  )
}

const COUNT = '(\\d+|two|three|four|five|six|seven|eight|nine|ten)'
const WHOLE_MEAN = new RegExp(
  `\\b${COUNT} (?:numbers|scores|marks|values|cards|people|children|friends|ages|tests)\\b[^.\\d]{0,20}?\\b(?:mean|average)(?: \\w+)?(?: is| of| =|:)? ?(-?\\d+(?:\\.\\d+)?)|\\b(?:mean|average)(?: \\w+)? of ${COUNT} (?:numbers|scores|marks|values|cards|people|children|friends|ages|tests) (?:is|=|was) ?(-?\\d+(?:\\.\\d+)?)`,
  'i',
)

/** `Five numbers have mean 6. Four of them are 3, 5, 8, 6. What's the fifth?` */
function missingAsked(text: string): string | undefined {
  const found = WHOLE_MEAN.exec(text)
  const [, one, mean = found?.[4], other] = found ?? []
  const count = countOf(one ?? other ?? '')
  if (
    !found ||
    !mean ||
    !/\b(?:fifth|fourth|third|sixth|seventh|eighth|ninth|tenth|\d+th|last|other|missing|one more)\b/i.test(
      text,
    )
  )
    return undefined
  const rest = text
    .slice(found.index + found[0].length)
    .replace(new RegExp(`\\b${COUNT} of (?:them|the|these)\\b`, 'i'), ' ')
  const list = listIn(rest, 2)
  const numbers = rest.replace(/\b\d+th\b/g, ' ').match(/-?\d+(?:\.\d+)?/g) ?? []
  return list && list.length === numbers.length && list.length === count - 1
    ? `The mean of ${count} numbers is ${mean}. ${count - 1} of them are ${list.join(', ')}. What is the missing number?`
    : undefined
}

function countOf(word: string): number {
  const at = NUMBER_WORDS.indexOf(word.toLowerCase())
  return at >= 0 ? at : Number(word)
}

/** `is 200 in the sequence 5, 8, 11, 14` */
function isTermAsked(text: string): string | undefined {
  const [said = '', number] =
    /\b(?:is|will|would|does|can) (?:the number )?(-?\d+) (?:be |come up |appear |occur )?(?:in|a (?:term|number|part|member) (?:of|in)|part of|one of)\b/i.exec(
      text,
    ) ?? []
  const list = number ? listIn(text.replace(said, ' '), 3) : undefined
  return list && /\b(?:sequence|pattern|row|list|numbers?|terms?)\b/i.test(text)
    ? `Is ${number} a term of the sequence ${list.join(', ')}?`
    : undefined
}

/** `whats the 10th number in 4 7 10 13` */
function termAsked(text: string): string | undefined {
  const place = WHICH.exec(text)
  if (!place) return undefined
  const [whole, nth, number] = place
  const rest = text.replace(whole, ' ')
  const list = listIn(rest, 3)
  return list && IN_ROW.test(rest)
    ? `What is ${nth ? `the ${nth} term` : `term ${number}`} of the sequence ${list.join(', ')}?`
    : undefined
}

const SAID_OF_LIST =
  /^(.*?\d)[\s.,;]+(?:(?:and|but|so) )*(?:i|he|she|we|they|my (?:son|daughter|child))(?: have| has| only)? (?:said|say|says|got|get|gets|put|wrote|think|thinks|thought|found)(?: that)? (?:the )?(mean|median|mode|range)(?: is| was|:)? [^\d]{0,6}-?\d[\d.]*\W*$/is

/** `Data: 6, 2, 9. I said the median is 6.5`: the measure that was tried is what is asked. */
function measureTried(text: string): string | undefined {
  const [, told = '', measure] = SAID_OF_LIST.exec(text) ?? []
  const list = measure ? listIn(told, 3) : undefined
  return list && list.length === (told.match(/-?\d+(?:\.\d+)?/g) ?? []).length
    ? `Find the ${measure} of ${list.join(', ')}`
    : undefined
}

/** Each of several measures of one list as a question of its own, by its name; none where fewer are asked. */
export function measuresAsked(text: string): { name: string; asked: string }[] {
  const measures = measuresIn(text)
  const one = measures.length > 1 ? measureAsked(text, measures.slice(0, 1)) : undefined
  const list = one?.replace(/^.* of (?=-?\d)/, '')
  return list === undefined ? [] : measures.map(name => ({ name, asked: `Find the ${name} of ${list}` }))
}

/** The numbers of `Mon 3, Tue 7, Wed 4`: every number has a name of its own before it, and all have one unit. */
function namedList(text: string): string[] | undefined {
  const told = knownFrom(text).filter(({ isSure }) => isSure)
  const units = new Set(told.map(({ number }) => number.replace(/-?\d+(?:\.\d+)?/, '').trim()))
  const isNamed = told.length > 2 && units.size === 1 && told.every(({ words }) => words.endsWith(': '))
  return isNamed && !/[%:/]/.test([...units].join(''))
    ? told.map(({ number }) => number.replace(/[^\d.-]/g, ''))
    : undefined
}

function measureAsked(text: string, measures = measuresIn(text)): string | undefined {
  if (asksWhichAverage(text)) return undefined
  const list = listIn(text, 3) ?? namedList(text)
  // How many there are may be told as well: `my 3 cards: 4 8 and 9`.
  const numbers = text.match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []
  const others = [...numbers]
  for (const each of list ?? []) if (others.includes(each)) others.splice(others.indexOf(each), 1)
  if (measures.length === 0 || !list || others.some(each => Number(each) !== list.length)) return undefined
  // What the mean is to be is told, or only some of the numbers are.
  if (
    /\b(?:mean|average|median|mode|range)(?: is| =|:)? ?\d|\b(?:fifth|sixth|seventh|last|other) (?:one|number)\b|\bof them (?:are|is)\b/i.test(
      text,
    )
  )
    return undefined
  if (/\b(?:missing|is then|must be|was|has a (?:mean|median|mode|range) of|frequency)\b/i.test(text))
    return undefined
  return `Find the ${measures.join(' and the ')} of ${list.join(', ')}`
}
