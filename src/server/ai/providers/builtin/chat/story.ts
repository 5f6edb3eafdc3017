import { exactValue } from '#maths/arithmetic/evaluate.ts'
import {
  asLiteral,
  type Expression,
  hasUnknown,
  literalsIn,
  type Operator,
  operation,
  operationsIn,
} from '#maths/arithmetic/expression.ts'
import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { latex } from '#maths/arithmetic/show.ts'
import { conceptsIn } from '#maths/language/en/concepts/index.ts'
import { isAnswerLike } from '#maths/routes/answer-like.ts'
import { type Claim, claimsIn } from '#maths/routes/claims.ts'
import { inFull } from './everyday/in-full.ts'
import { asStory } from './everyday/index.ts'
import { remembering } from './remember.ts'
import { type StoryFound, storyFound } from './story-found.ts'
import { judgeStory, type StoryJudged } from './story-judged.ts'
import { strangeIn } from './strange-numbers.ts'
import { asLine, latexOf, numberIn, type SumBehind, sumsBehind } from './sums-behind.ts'

/** A number of a story with what it counts, such as `24 apples`. */
export interface Known {
  number: string
  words: string
}

/** A question told as a story, which nobody but the child turns into a calculation. */
export interface Story {
  text: string
  /** The sentence that asks. */
  asked: string
  known: Known[]
  /** A calculation of the child's that it has not worked out yet. */
  open?: Expression
  /** The child has worked a calculation out rightly. */
  isWorked?: boolean
  /** What its right calculations came to, the newest last. */
  reached: readonly Rational[]
  /** Numbers of the story, as they stand there, that it has not used yet. */
  unused: readonly string[]
  /** What it comes to, where its wording leaves no doubt. */
  model?: StoryFound | undefined
  /** Told before, with another number or another question. */
  isAgain?: boolean
}

const ASKS =
  /\b(?:how (?:many|much|long|far|old|tall|heavy|often|big|high|deep|wide|fast|cold|hot|warm)|what(?:s|'s| is| was| are) (?:the |my |his |her |their |your )?(?:total|cost|price|change|weight|length|height|time|distance|amount|number|difference|profit)|what (?:time|fraction|percentage)|what(?:s|'s| is| was) (?:it|that|this) (?:now|then|after)|what are (?:they|the (?:two )?numbers)|(?:area|perimeter|volume|total)\s*[:=?]|what(?:'s| is) (?:my|the) number|find (?:the|out|all|my|its|an?|[a-z]\b)|work out|who has|which|calculate)\b/i
const NUMBER =
  /\d{1,2}[:.]\d{2}(?=\s?(?:am|pm)\b)|\d{1,2}:\d{2}|(?:[£$€]\s?)?\d[\d,]*(?:\.\d+)?(?:\/\d+)?%?(?:p\b)?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|half|twice|double|dozen)\b/gi
const STORY_WORDS =
  /\b(?:has|have|had|gives?|gave|buys?|bought|sells?|sold|eats?|ate|costs?|there (?:are|is|were|was)|each|every|buy|pay|eat|spend|save|need|shares?|shared|spends?|spent|saves?|saved|runs?|ran|walks?|walked|left|altogether|in total|more than|fewer|class|shop|people|children|boxes|bags?|packs?|drives?|travels?|reads?|plants?|bakes?|makes|collects?|earns?|pays?|got|starts?|leaves?|weighs?|needs?|picked|lost|found|won|scored|older|younger|taller|longer|shorter|heavier|cheaper|per|(?:sum|difference|product) (?:of|is)|two numbers|think of a number|my number|thinking of a number)\b/i
const SHORTEST = 24
const LONGEST = 1_500
const MOST_KNOWN = 5

/** Reads a story problem; undefined for what is none. */
export function readStory(typed: string): Story | undefined {
  if (typed.length < SHORTEST || typed.length > LONGEST) return undefined
  const told = asStory(typed)
  const full = ASKS.test(told) && !storyFound(told) ? inFull(told) : undefined
  const text = full ?? told
  if (!STORY_WORDS.test(text) && !isAskedOfNumbers(text)) return undefined
  const isRiddle = /\bthink(?:ing)? of a number\b/i.test(text)
  const sentences = (
    isRiddle && !ASKS.test(text) ? `${text.replace(/[.\s]+$/, '')}. What is my number?` : text
  )
    .split(/(?<=[.?!])\s+|\n+/)
    .map(each => each.trim())
  const isAsking = (sentence: string) => ASKS.test(sentence) || sentence.endsWith('?')
  // What the child has worked out at once asks nothing.
  const asked =
    sentences.findLast(each => isAsking(each) && !/=/.test(each)) ??
    sentences.findLast(isAsking) ??
    sentences.findLast(each => ASKS_ELSE.test(each))
  const known = knownIn(text)
  const isEnough =
    known.length >= 2 || (known.length === 1 && /\b(?:week|fortnight|year|day|hour|dozen)\b/i.test(text))
  return asked && isEnough && (ASKS.test(text) || isRiddle || asksElse(text))
    ? {
        text,
        asked: lastClause(asked),
        known,
        reached: [],
        unused: known.map(({ number }) => number),
        model: storyFound(text),
      }
    : undefined
}

const ASKS_ELSE =
  /\b(?:find|when (?:will|do|does|is)|convert|what(?:'?s| is| are)|draw|which)\b|\bhow\b(?! (?:do|can|will) (?:i|you) (?:check|know))/i

/** `find SP`, with several numbers and the words of some idea of maths. */
const asksElse = (text: string) =>
  ASKS_ELSE.test(text) &&
  (text.match(/\d[\d.,:]*/g) ?? []).length > 1 &&
  conceptsIn(text).length > 0 &&
  // A sum by itself is worked on as one.
  (text.match(/\p{L}{3,}/gu) ?? []).length > 4

/** A number and something asked of it are work on the table; what no reader reads may be understood in full. */
const isAskedOfNumbers = (text: string) =>
  /\d/.test(text) && (ASKS.test(text) || asksElse(text)) && (text.match(/\p{L}{3,}/gu) ?? []).length > 2

/** The part of a long sentence that asks. */
function lastClause(sentence: string): string {
  const found = sentence.search(ASKS)
  const isBehindFacts = found > 0 && /\d/.test(sentence.slice(0, found))
  const asked = isBehindFacts || (found > 0 && sentence.length > 90) ? sentence.slice(found) : sentence
  return withoutOpinion(asked)
}

/** What the child itself thinks of it is no part of the question. */
function withoutOpinion(text: string): string {
  const asked = text.replace(
    /[,.]? (?:(?:and|but|so) )?(?:i (?:think|don'?t|dont|reckon|guess|did|(?:got|said|get)(?= \d))|(?<!\bwh[a-z']+ )is it|do i (?:add|plus|minus|take|times|multiply|divide|share)|pls|please|plz)\b.*$/i,
    '',
  )
  return asked.charAt(0).toUpperCase() + asked.slice(1)
}

/** Words that no number counts. */
const NO_NOUN =
  /^(?:and|or|to|of|is|are|was|then|more|less|than|from|each|in|on|for|at|by|with|he|she|they|his|her|a|the|how|if|but|so|per|gives?|left|of the|does|did|what|when|who|which|where|she|it|they|now|we|i|you|who)$/i

function knownIn(text: string): Known[] {
  return [...text.matchAll(NUMBER)]
    .map(found => {
      const behind =
        text.slice(found.index + found[0].length).match(/^\s*((?:[\p{L}-]+\s*){0,3})/u)?.[1] ?? ''
      const words = behind.trim().split(/\s+/)
      const end = words.findIndex(word => NO_NOUN.test(word))
      const kept = (end < 0 ? words : words.slice(0, end)).slice(0, 2).join(' ')
      return { number: found[0].trim(), words: kept }
    })
    .slice(0, MOST_KNOWN)
}

/** Which operation a child names, without any numbers: `i think times`. */
const OPERATION =
  /\b(?:add(?:ing|ition)?|plus|take ?away|taking away|subtract(?:ing|ion)?|minus|times(?:ing)?|multipl(?:y|ying|ication)|divid(?:e|ing)|division|share|sharing|\+|÷)\b/i

/** What a message says about a story. */
export interface StoryStep {
  /** The calculations in it; with what they come to, or open. */
  claims: Claim[]
  /** An operation without numbers. */
  operation?: string
  /** A number alone, with whether it is what the open calculation comes to. */
  bare?: { said: string; isRight?: boolean }
  /** The sum that it has done in its head, as LaTeX, where it has said only numbers. */
  behind?: string
  /** Numbers that stand nowhere in the story. */
  strange: string[]
  /** What it is worth, where it is known what the story comes to. */
  judged?: StoryJudged | undefined
}

export const storyStep = remembering(
  (story: Story, text: string): StoryStep | undefined => {
    const step = stepIn(story, text)
    const judged = judgeStory(story, text, step?.claims ?? [])
    if (judged && judged.is !== 'guess') return { claims: [], strange: [], ...step, judged }
    const behind = step?.claims.length ? undefined : stepBehind(story, text)
    return behind ?? (judged ? { claims: [], strange: [], ...step, judged } : step)
  },
  ({ text: told, open, reached }, text) =>
    JSON.stringify([told, open && latex(open), reached.map(each => each.toFraction()), text]),
)

function stepIn(story: Story, text: string): StoryStep | undefined {
  const claims = claimsIn(withLast(text, story)).filter(
    ({ sides }) =>
      sides.some(side => operationsIn(side).length > 0) ||
      // 20/5 = 4 is a division.
      (sides.length > 1 && asLiteral(sides[0] as Expression)?.form === 'fraction'),
  )
  // An equation is worked on by itself.
  if (claims.some(({ sides }) => sides.some(hasUnknown))) return undefined
  if (claims.length > 0) return { claims, strange: strangeIn(story, claims) }
  const bare = bareIn(story, text)
  if (bare) return { claims, strange: [], bare }
  const operation = text.length < 60 ? OPERATION.exec(text)?.[0] : undefined
  return operation === undefined ? undefined : { claims, operation, strange: [] }
}

/** Numbers alone, with the sums that were done in the head: `120 left`, of 180 and 60. */
function stepBehind(story: Story, text: string): StoryStep | undefined {
  // What it is a time of the clock, no sum leads to.
  if (/\d:\d/.test(story.text)) return undefined
  const known = [...story.known.flatMap(({ number }) => numberIn(number) ?? []), ...story.reached]
  const fresh = story.unused.flatMap(number => numberIn(number) ?? [])
  const inPence = /\dp\b/.test(story.text) ? text.replace(/(?<![\d.£])\d+(?![\d.p%]| ?p\b)/g, '$&p') : text
  const sums = sumsBehind(text, known, fresh) ?? sumsBehind(inPence, known, fresh)
  if (!sums) return undefined
  const claims = claimsIn(sums.map(asLine).join('; '))
  if (addsCountToPrice(sums, story)) return undefined
  const judged = judgeStory(story, text, claims)
  // Of a story that is known through and through no other number counts.
  if (!judged && story.model && !story.model.isDoubtful) return undefined
  return { claims, strange: [], behind: sums.map(latexOf).join(' and '), ...(judged && { judged }) }
}

/** How many there are of something is added to no price. */
function addsCountToPrice(sums: readonly SumBehind[], { known, reached }: Story): boolean {
  const priced = known.filter(({ number }) => /[£$€]|\dp$/.test(number))
  const isPrice = (value: Rational) =>
    [...reached, ...priced.flatMap(({ number }) => numberIn(number) ?? [])].some(each => each.equals(value))
  return (
    priced.length > 0 &&
    sums.some(({ operator, left, right }) => /^[+−]$/.test(operator) && isPrice(left) !== isPrice(right))
  )
}

const GOES_ON =
  /^\W*(?:(?:and|then|so|now|ok|oh|you|i|we|do|that) )*(times(?:ed)?(?: by| it by)?|multipl(?:y|ied)(?: it)? by|divided?(?: it)? by|plus|add|minus|take away|take|x|[+×*÷])\s*(\d+(?:\.\d+)?)\W*$/i

const INSTEAD = /^\W*(?:(?:oh|no|or|so|is it|i mean|wait|do i) )*by (\d+)\W*$/i

/** `times 6` goes on from what was worked out last, `by 4?` from the number that is divided. */
function withLast(text: string, { reached, open, text: told }: Story): string {
  const instead = INSTEAD.exec(text)?.[1]
  const [one, , ...more] = open ? literalsIn(open) : []
  const [operator] = open ? operationsIn(open).map(each => each.operator) : []
  if (instead && one && more.length === 0 && operator) return `${one.value.valueOf()} ${operator} ${instead}`
  const [, does, number] = GOES_ON.exec(text) ?? []
  const last = reached.at(-1)
  const divided = text.replace(
    /(?<![\d/])(\d[\d.]*) ?\/ ?(\d[\d.]*)(?![\d/])/g,
    (said, one: string, by: string) =>
      told.includes(said) || /\d ?\/ ?\d/.test(told) ? said : `${one} ÷ ${by}`,
  )
  if (divided !== text) return divided
  return does && number && last
    ? `${last.valueOf()} ${does.replace(/ ?it(?= by)|ed\b(?! by)/i, '')} ${number}`
    : text
}

/** A number that is said by itself: what a calculation comes to, or not; undefined for the story's own words. */
function bareIn({ open, reached, text: told }: Story, text: string): StoryStep['bare'] {
  if (!/\d/.test(text) && !isAnswerLike(text, 1)) return undefined
  if (/^\W*(?:and |so |ok |but )*(?:what (?:about|if)|how (?:about|many|much|long))\b/i.test(text))
    return undefined
  const [only, ...others] = claimsIn(text)
  const literal = only?.sides[0] && only.sides.length === 1 ? asLiteral(only.sides[0]) : undefined
  if (!literal || others.length > 0 || text.length > 60) return undefined
  const value = open && exactValue(open)
  const isMoney = /[£$€]|\b(?:pounds?|dollars?|euros?)\b/i.test(told)
  // 65p is 0.65 of a pound.
  const isSmall = isMoney && /\d ?(?:p|pence|pennies|c|cents?)\b/i.test(text)
  const same = (number: Rational) =>
    number.equals(literal.value) || (isSmall && number.mul(100).equals(literal.value))
  const isRight = reached.some(same) || (value ? same(value) : undefined)
  const said = text.trim()
  return isRight === undefined || (isRight === false && !value) ? { said } : { said, isRight }
}

/** The story after a line about it. */
export function goOnWithStory(story: Story, { claims, bare, operation, judged }: StoryStep): Story {
  const open = claims.findLast(({ sides }) => sides.length === 1)?.sides[0]
  const worked = claims.filter(({ sides, truth }) => sides.length > 1 && truth === 'true')
  const now = bare?.isRight && story.open ? [story.open] : worked.map(({ sides }) => sides.at(-1))
  const own = now.flatMap(side => (side && exactValue(side)) ?? [])
  // What it goes on from was worked out in the head.
  const from = worked
    .flatMap(({ sides }) => sides.slice(0, -1).flatMap(literalsIn))
    .flatMap(({ value }) => (story.model?.steps.some(step => step.value.equals(value)) ? [value] : []))
  const reached = [
    ...story.reached,
    ...from,
    ...own,
    ...((judged?.is === 'step' || judged?.is === 'one of two') && own.length === 0 ? [judged.value] : []),
  ]
  const used = claims
    .flatMap(({ sides }) => sides.flatMap(literalsIn))
    .flatMap(({ value, top, bottom }) => [
      value,
      ...(top !== undefined && bottom !== undefined ? [rational(top), rational(bottom)] : []),
    ])
  const unused = story.unused.filter(number => !used.some(value => isNumber(number, value)))
  const turned = operation === undefined ? undefined : withOperator(story.open, operation)
  const isWorked = story.isWorked === true || reached.length > 0
  return {
    ...story,
    reached,
    unused,
    ...((open ?? turned) && { open: open ?? turned }),
    ...(isWorked && { isWorked }),
  }
}

/** `oh wait its minus`: the same two numbers, worked with in another way. */
function withOperator(open: Expression | undefined, said: string): Expression | undefined {
  const [one, other, ...more] = open ? literalsIn(open) : []
  const operator = (
    /add|plus|\+/i.test(said)
      ? '+'
      : /take|taking|subtract|minus/i.test(said)
        ? '-'
        : /times|multipl/i.test(said)
          ? '×'
          : '÷'
  ) satisfies Operator
  return one && other && more.length === 0 ? operation(operator, one, other) : undefined
}

function isNumber(written: string, value: Rational): boolean {
  const number = Number(written.replace(/[^\d.]/g, ''))
  const isWord = !/\d/.test(written)
  return (
    isWord || Math.abs(value.valueOf() - number) < 1e-9 || Math.abs(value.valueOf() * 100 - number) < 1e-9
  )
}
