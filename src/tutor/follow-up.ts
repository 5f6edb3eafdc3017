import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { lessonAsked } from '#maths/lessons/asked/lesson-asked.ts'
import type { Lesson } from '#maths/lessons/lesson.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { UNIT_NAMES } from '#maths/values/units.ts'
import { firstTerms } from './facts/after.ts'
import type { Problem } from './find-problems.ts'
import { madeZero } from './follow-on.ts'
import { nearestNumber } from './nearest-number.ts'
import { roundedTo } from './other-place.ts'
import type { Work } from './work.ts'

const MORE =
  /^(?:and|or|what about|how about|wat about|now|ok and|also)\s+(?:a |an |the )?(?!what|how|why|wat)(\p{L}{3,}(?: \p{L}+){0,2})\??$/iu
/** `and difference`, after a lesson: the same is asked about something else. */
export function lessonNext(text: string, before: Lesson | undefined): Lesson | undefined {
  const thing = before && MORE.exec(text.trim())?.[1]
  const lesson = thing ? lessonAsked(`what does ${thing} mean`) : undefined
  return typeof lesson === 'object' ? lesson : undefined
}

const THEM = /\b(?:them|these|those)\b/i
const FORMS: readonly [RegExp, string][] = [
  [/\d\s*\/\s*\d|\\frac/, 'fractions'],
  [/\d%/, 'percentages'],
  [/\d\.\d/, 'decimals'],
  [/(?:^|[(\s])[-−]\d/, 'negative numbers'],
]

/** `how do you add them`, with the name of what is worked with: `how do you add fractions`. */
export function withNoun(text: string, work: Work | undefined): string {
  const asked = work?.problem.question.text
  const noun =
    asked && THEM.test(text) && /\b(?:how|explain|what|why)\b/i.test(text)
      ? FORMS.find(([form]) => form.test(asked))?.[1]
      : undefined
  return noun ? text.replace(THEM, noun) : text
}

const LONGEST = 150

/** What is done with something that stands alone, by the lesson before it. */
const BARE_OF: Record<string, string> = {
  'Simplifying fractions': 'Simplify',
  'Like terms': 'Simplify',
  Factorising: 'Factorise',
  'Multiplying out brackets': 'Expand',
}

/** Numbers alone, behind a lesson on what is worked out from such: `3, 5, 7, 9` after the mean. */
export function ofLesson(text: string, lesson: Lesson | undefined): Problem | undefined {
  if (text.length > LONGEST) return undefined
  const verb = lesson && BARE_OF[lesson.title]
  const bare =
    /^\W*(?:(?:what about|like|so|ok|mine is|it's|its|can you do|do) )*([-\d(][-+*/^²³()\d\sa-z.]*?)\W*$/i.exec(
      text.trim(),
    )?.[1]
  const alone = verb && bare ? (readQuestions(`${verb} ${bare}`) ?? []) : []
  if (alone.length === 1 && alone[0]) return { question: alone[0], text }
  if (!lesson || !/^\s*[-\d.]+(?:\s*,\s*|\s+(?:and\s+)?)[-\d.]+(?:[\s,]+(?:and\s+)?[-\d.]+)*\s*$/.test(text))
    return undefined
  const [question, ...others] =
    readQuestions(`Find the ${lesson.title.toLowerCase()} of ${text.trim()}`) ?? []
  return question && others.length === 0 ? { question, text } : undefined
}

/** Asks for nothing but the number behind the letter: `whats x`. */
export function asksForUnknown(text: string, work: Work | undefined): boolean {
  const { equation } = work ?? {}
  const found = /^(?:so |and |but |ok |then )*(?:what(?:'?s| is)|wats|wat is|tell me|find) ([a-z])\W*$/i.exec(
    text.trim(),
  )
  const { question } = work?.problem ?? {}
  const unknown =
    equation?.unknown ?? (question?.kind === 'solve' && 'unknown' in question ? question.unknown : undefined)
  return found !== null && found[1]?.toLowerCase() === unknown
}

const NUMBER = /\d+\s*[/:]\s*\d+|[£$€]?\d+(?:\.\d+)?(?:%|p\b)?/g

const SAME_WITH =
  /^(?:(?:(?:and|ok|so|but) )?how (?:do|would|can|could) (?:i|you|u|we) (?:do|get|find|work out)|and|or|what about|how about|wat about|now|ok|try|what if(?: (?:i|it|its|it's|there|we|you|he|she|they)(?: \p{L}+){0,2})?) (?:now |then |with |for |only |(?:(?:when|if) )?[a-z] ?(?:is|=) ?)?(?:the )?([-−]?[\d./:]+(?:%|p|kg|g|cm|m)?)(?: of (?:it|that|them))?(?: off| more| less| instead| cheaper)?(?: then| now)?\W*$/iu

function formOf(number: string): string {
  return number
    .replace(/^[-−]/, '')
    .replace(/\d+(?:\.\d+)?/g, '#')
    .replace(/\s/g, '')
}

/** `and 3/100`, after `3/10 as a decimal`: the same about another number. */
export function sameWithNumber(text: string, work: Work | undefined): Problem | undefined {
  const number = SAME_WITH.exec(text.trim())?.[1]
  const { kind, text: asked = '' } = work?.problem.question ?? {}
  // `what if i add a 10`: it comes to the list, and takes no place of another one.
  if (kind === 'averages' && /\b(?:add|put|take|took|remove|without|drop|leave|join|more|extra)/i.test(text))
    return undefined
  const numbers = [...asked.matchAll(NUMBER)].filter(
    ([each]) => kind === 'compare' || formOf(each) === formOf(number ?? ''),
  )
  const isDigit = kind === 'place value' && /^\d$/.test(number ?? '')
  const isLast =
    kind === 'compare' || numbers.length === 1 || /\b(?:when|if|about) [a-z] ?(?:is|=)/i.test(text)
  // While the first one is open, only a number of its form asks for another: `and 1/8`, and not `and 5`.
  const isAskedAnew = /^\W*(?:what|how|wat) (?:about|if)\b/i.test(text) && kind === 'factors'
  const isNext = work?.isFound || isAskedAnew || /[/%:.]/.test(formOf(number ?? ''))
  const old =
    kind === 'round'
      ? numbers[0]
      : isDigit
        ? numbers.find(([each]) => each.length === 1)
        : isLast
          ? numbers.at(-1)
          : work?.isFound
            ? nearestNumber(numbers, number ?? '')
            : undefined
  if (!number || !isNext || !old || number === old[0]) return undefined
  const again = `${asked.slice(0, old.index)}${number}${asked.slice(old.index + old[0].length)}`
  const [question, ...others] = readQuestions(again) ?? []
  return question && others.length === 0 ? { question, text, isChanged: true } : undefined
}

/** Words that can stand for each other in a question. */
const ALIKE: readonly (readonly string[])[] = [
  ['mean', 'median', 'mode', 'range'],
  ['area', 'perimeter'],
  ['edges', 'faces', 'vertices', 'corners'],
  ['lcm', 'hcf'],
  ['lowest common multiple', 'highest common factor'],
  ['circumference', 'area'],
  ['volume', 'surface area'],
  ['triangle', 'square', 'rectangle', 'pentagon', 'hexagon', 'heptagon', 'octagon', 'nonagon', 'decagon'],
  ['cube', 'cuboid', 'cylinder', 'cone', 'sphere', 'pyramid', 'prism'],
]

const OTHER_MEASURE =
  /^(?:(?:ok|okay|so|right|then|next|and|or|now|also|but)\b[\s,.:;]{0,3}){0,4}(?:(?:what|how) about |what if (?:it|they) (?:was|were|is|are) |if (?:it|they) (?:was|were) |what'?s |what is |find |work out |do )?(?:(?:the|an?|its) )?([a-z]{3,14}(?: [a-z]{2,9})?)(?: (?:then|now|instead|too|please|pls|next)| (?:of|for|in) (?:it|them|that|those|(?:(?:the|that|this|those|these) )?(?:same )?\p{L}{1,15}(?: one)?)){0,2}\W*$/iu

/** The same asked of another measure: `and the area`, after the perimeter. */
export function swapped(text: string, asked: string): string | undefined {
  const thing = /\d/.test(text) ? undefined : OTHER_MEASURE.exec(text.trim())?.[1]?.toLowerCase()
  const family = ALIKE.find(
    words =>
      thing && words.includes(thing) && words.some(word => new RegExp(`\\b${word}\\b`, 'i').test(asked)),
  )
  const old = family?.find(word => new RegExp(`\\b${word}\\b`, 'i').test(asked))
  // What is given is not what was asked for.
  const isGiven =
    old !== undefined &&
    /area|perimeter|volume|circumference/.test(old) &&
    new RegExp(`\\b${old}(?: of| is| =|:)? ?[£$€]?\\d`, 'i').test(asked)
  return thing && old && old !== thing && !isGiven
    ? asked.replace(new RegExp(`(\\ban? )?\\b${old}\\b`, 'i'), (_, article?: string) =>
        article ? `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}` : thing,
      )
    : undefined
}

const EXPRESSION = '[-+()\\d a-z^²³*×/÷]'

/** `what about x^8 / x^2`, after another expression was simplified. */
function sameDone(text: string, { kind, text: asked }: Question): string | undefined {
  const own = new RegExp(
    `^(?:ok |so |now |and )*(?:what about|how about|and) (${EXPRESSION}*(?:\\d|\\^)${EXPRESSION}*)\\W*$`,
    'i',
  ).exec(text.trim())?.[1]
  const verb = /\b(simplify|expand|factorise)\b/i.exec(asked)?.[1]
  return kind === 'expressions' && own && /[a-z]/i.test(own) && verb ? `${verb} ${own}` : undefined
}

/** `whats the rule`, after the next term of a sequence, or `how do i find the 10th`. */
function ofSequence(text: string, { kind, text: asked }: Question): string | undefined {
  const terms =
    kind === 'sequences'
      ? (/\d[\d.]*(?:\s*,\s*-?\d[\d.]*){2,}/.exec(asked)?.[0] ?? firstTerms(asked)?.join(', '))
      : undefined
  if (!terms || text.length > 80) return undefined
  const place =
    /\b(\d+(?:st|nd|rd|th))\b(?: (?:term|one|number))?(?: ?(?:is|=|would be|will be|must be|makes)? ?-?\d+)?\W*$/i.exec(
      text,
    )?.[1] ?? /\b(\d+(?:st|nd|rd|th)) (?:term|one|number)\b/i.exec(text)?.[1]
  if (place) return `What is the ${place} term of the sequence ${terms}?`
  return /\b(?:rule|nth term|formula)\b/i.test(text) ? `What is the nth term of ${terms}?` : undefined
}

const PAIR =
  /^\W*(?:(?:and|ok|now|so) )*(?:what about|how about|and|what if it's) ([-−]?\d[\d./]*%?) (?:and|or) ([-−]?\d[\d./]*%?)\W*$/i

/** `what about 5/8 and 0.6`, after two other numbers were compared. */
function otherPair(text: string, { kind, text: asked }: Question): string | undefined {
  const [, one, other] = kind === 'compare' ? (PAIR.exec(text) ?? []) : []
  return one && `Which is ${/small|less/i.test(asked) ? 'smaller' : 'bigger'}, ${one} or ${other}?`
}

const SIGNS: readonly [RegExp, string][] = [
  [/\b(?:take (?:them |it )?away|subtract|minus|takeaway)\b/i, '-'],
  [/\b(?:add|plus)\b/i, '+'],
  [/\b(?:times|multiply)\b/i, '×'],
  [/\b(?:divide|share)\b/i, '÷'],
]

/** `and take them away instead`, after a sum of two numbers. */
function otherSign(text: string, { kind, text: asked }: Question): string | undefined {
  const isOther =
    kind === 'calculate' && text.length < 50 && /^\W*(?:and|what if|what about|now|how about)\b/i.test(text)
  if (!isOther || !/\b(?:instead|them|those|we|i|you)\b/i.test(text) || /\d/.test(text)) return undefined
  const named = SIGNS.filter(([pattern]) => pattern.test(text))
  const [only, ...others] = named
  const sum = /(\(?[\d./]+\)?)\s{0,30}[-+×x*÷]\s{0,30}(\(?[\d./]+\)?)\W*$/i.exec(asked)
  return only && others.length === 0 && sum ? `${sum[1]} ${only[1]} ${sum[2]}` : undefined
}

/** Told by one side, these have all sides alike. */
const MANY_SIDED = /\b(?:pentagon|hexagon|heptagon|octagon|nonagon|decagon)\b/i

/** `and the range`, after the mode of the same numbers; `how many hours is that`, after so many days. */
export function goingOn(text: string, work: Work | undefined): Problem | undefined {
  if (!work?.isFound) return undefined
  const { text: asked } = work.problem.question
  const answer = solve(work.problem.question).answer.replace(/\\text\{([^{}]*)\}/g, '$1')
  const inUnits = /^(?:and |so |ok )*(how many [a-z]+) (?:is|are|in) (?:that|it|this)\W*$/i.exec(
    text.trim(),
  )?.[1]
  const verb =
    /^(?:now |and |ok |so |can (?:i|you|we) )*(factorise|factorize|expand|simplify|double|halve|square) (?:it|that|this)(?: back| again| now)*\W*$/i.exec(
      text.trim(),
    )?.[1]
  const again =
    ofSequence(text, work.problem.question) ??
    madeZero(text, work.problem.question) ??
    otherSign(text, work.problem.question) ??
    otherPair(text, work.problem.question) ??
    roundedTo(text, asked) ??
    sameDone(text, work.problem.question) ??
    swapped(text, asked) ??
    (verb && `${verb} ${withoutLatex(solve(work.problem.question).answer)}`) ??
    (inUnits && `${inUnits} in ${answer}`)
  const [question, ...others] = again
    ? (readQuestions(again) ?? readQuestions(again.replace(MANY_SIDED, 'regular $&')) ?? [])
    : []
  return question && others.length === 0 ? { question, text } : undefined
}

/** Nothing but a unit, which was forgotten: `cm squared`. */
export function isUnitAlone(text: string): boolean {
  return new RegExp(`^(?:square |cubic )?(?:${UNIT_NAMES})(?: ?(?:squared|cubed|2|3|²|³))?$`, 'i').test(
    unitAlone(text),
  )
}

/** The unit of such words: `square metres i mean`. */
export const unitAlone = (text: string): string =>
  text
    .trim()
    .replace(/^(?:(?:oh|in|its|it's|and|the unit is|i mean|i meant|sorry|oops|so)\b|[\s,])+/i, '')
    .replace(/(?:\W|\b(?:i mean|i meant|sorry|obviously|of course|lol|duh|then)\b)+$/i, '')
