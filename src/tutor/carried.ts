import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import type { ConversionQuestion } from '#maths/kinds/unit-conversion/question.ts'
import {
  BEGINS_NEXT,
  COMES_UP,
  cutGuess,
  GOES_DOWN,
  LATE,
  NAMES_NO_VALUE,
  SCALED,
  TAKES_NOW,
} from '#maths/language/en/carried-on.ts'
import { cutReport } from '#maths/language/en/own-report.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { findUnit } from '#maths/values/units.ts'
import { type Fact, factsIn } from './facts/facts.ts'
import { measureMeant, shapeAsked, shapeIn } from './facts/shape-asked.ts'
import type { Problem } from './find-problems.ts'
import type { Dialogue } from './state.ts'
import type { Work } from './work.ts'

const LONGEST = 110
const CLOCK = /\b\d{1,2}:\d{2}(?: ?[ap]\.?m\b)?/gi

/** What a message says of what goes on from a question that was found, as the whole question that it means. */
export function carriedOn(
  text: string,
  { work, found, part }: Pick<Dialogue, 'work' | 'found' | 'part'>,
): Problem | undefined {
  if (!work?.isFound || text.length > LONGEST) return undefined
  const { question } = work.problem
  const reported = cutReport(text)
  const { asked: said, report } = reported.report === undefined ? cutGuess(text) : reported
  const again =
    withNamedValues(said, question, part?.isNew) ??
    insteadOf(said, question) ??
    inOtherUnit(said, question) ??
    wayBack(said, question) ??
    changedOn(said, question) ??
    withScaled(said, question) ??
    withOtherName(said, question) ??
    ofOtherShape(said, question) ??
    wentOn(said, question) ??
    laterNow(said, question) ??
    longNow(said, question, found)
  const [next, ...others] = again ? (readQuestions(again) ?? []) : []
  return next && others.length === 0 ? { question: next, text, isChanged: true, report } : undefined
}

/** The words that name a number: the last ones before it, and the first one behind it. */
function namesOf({ before, after }: Fact): string[] {
  const words = (text: string) => text.match(/\p{L}+/gu) ?? []
  return [...words(before).slice(-2).toReversed(), ...words(after).slice(0, 2)]
    .map(each => each.replace(/(?<=\p{L}{3})s$/u, ''))
    .filter(each => each.length > 1 && !NAMES_NO_VALUE.test(each))
}

/** `next. base 10cm height 7cm`, `and for 6 people`: the same with what its words name, each number in its place. */
function withNamedValues(said: string, { kind, text: asked }: Question, isNew = false): string | undefined {
  const own = factsIn(said)
  const told = factsIn(asked)
  if (own.length === 0 || told.length === 0 || /[=+×÷*²]|\d ?[-−x] ?\d/.test(said)) return undefined
  if (shapeIn(said) !== undefined && shapeIn(said) !== shapeIn(asked)) return undefined
  const places = own.map(fact => placeOf(fact, told, kind))
  if (places.some(each => each === undefined) || new Set(places).size < places.length) return undefined
  if (places.every((each, at) => each?.said === own[at]?.said)) return undefined
  // What begins nothing may be told of the question that is done.
  if (!isNew && !BEGINS_NEXT.test(said)) return undefined
  return told.toReversed().reduce((again, fact) => {
    const at = places.indexOf(fact)
    const by = own[at]
    const behind = again.slice(fact.at).replace(fact.said, '')
    const isOtherUnit = by?.unit && fact.unit && by.unit !== fact.unit
    return by
      ? `${again.slice(0, fact.at)}${by.said}${isOtherUnit ? behind.replace(/^(\s?)\p{L}+/u, `$1${by.unit}`) : behind}`
      : again
  }, asked)
}

/** `what if the height was double`: the value that the words name, made so many times as much. */
function withScaled(said: string, { text: asked }: Question): string | undefined {
  const [by, ...more] = SCALED.filter(([words]) => words.test(said))
  const names = (said.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(each => each.replace(/s$/, ''))
  const [fact, ...others] = factsIn(asked).filter(each =>
    namesOf(each)
      .slice(0, 1)
      .some(name => names.includes(name)),
  )
  if (!by || more.length > 0 || !fact || others.length > 0 || /\d/.test(said.replace(by[0], '')))
    return undefined
  const value = Number(fact.said.replace(/[^\d.]/g, '')) * by[1]
  return BEGINS_NEXT.test(said) && Number.isFinite(value)
    ? `${asked.slice(0, fact.at)}${fact.said.replace(/[\d.]+/, `${value}`)}${asked.slice(fact.at + fact.said.length)}`
    : undefined
}

/** `and if the diameter was 3`, of a radius: the other one of the two is told now. */
function withOtherName(said: string, { text: asked }: Question): string | undefined {
  const [now, before] = /\bdiameter\b/i.test(said) ? ['diameter', 'radius'] : ['radius', 'diameter']
  const [fact, ...more] = factsIn(said)
  const told = factsIn(asked).filter(each => namesOf(each).includes(before.replace(/s$/, '')))
  const [place] = told
  if (!new RegExp(`\\b${now}\\b`, 'i').test(said) || !fact || !place || more.length + told.length > 1)
    return undefined
  return `${asked.slice(0, place.at)}${fact.said}${asked.slice(place.at + place.said.length)}`.replace(
    before,
    now,
  )
}

const SIDES = [/^(?:length|long)$/, /^(?:width|wide|breadth)$/]

/** The one number of a question that is named by the same word. */
function placeOf(fact: Fact, told: readonly Fact[], kind: string): Fact | undefined {
  if (kind === 'averages' || kind === 'sequences') return undefined
  const ofUnit = fact.unit === '' ? [] : told.filter(each => each.unit === fact.unit)
  if (ofUnit.length === 1 && namesOf(fact).every(name => !told.some(each => namesOf(each).includes(name))))
    return ofUnit[0]
  for (const name of namesOf(fact)) {
    const named = told.filter(each => namesOf(each).includes(name))
    // Of two the one that is asked about stands last.
    if (named.length > 0) return named.at(-1)
  }
  // Of `6 cm by 4 cm` the first one is how long it is.
  const side = SIDES.findIndex(each => namesOf(fact).some(name => each.test(name)))
  return told.length === 2 && kind === 'shape' && told[0]?.after.startsWith('by') ? told[side] : undefined
}

/** `part b. its a parallelogram with base 12 and height 7`: the same is asked of another shape. */
function ofOtherShape(said: string, { kind, text: asked }: Question): string | undefined {
  const shape = shapeIn(said)
  const measure = measureMeant(asked)
  if (!['shape', 'measure'].includes(kind) || !shape || !measure || measureMeant(said)) return undefined
  return /[=+×÷*²]/.test(said) ? undefined : shapeWith(said, shape, measure)
}

/** `now back the other way 250 m`, after kilometres in metres: what is told in the unit that was wanted. */
function wayBack(said: string, question: Question): string | undefined {
  if (question.kind !== 'conversion') return undefined
  const { from, to } = question as ConversionQuestion
  const [, amount, unit = ''] = /(?<![\d.])(\d+(?:\.\d+)?) ?(\p{L}+)\W*$/u.exec(said) ?? []
  return amount &&
    BEGINS_NEXT.test(said) &&
    to.length === 1 &&
    findUnit(unit)?.symbol === to[0].symbol &&
    from !== to[0]
    ? `Convert ${amount} ${to[0].symbol} to ${from.symbol}`
    : undefined
}

const INSTEAD =
  /(?<![\w.])([-−]?[£$€]?\d[\w./]{0,9}%?|[a-z]) (?:instead of|rather than|in place of|and not|not) (?:the |an? )?([-−]?[£$€]?\d[\w./]{0,9}%?|[a-z])(?=\W*$|[\s,;?!])/i
const CHANGED_TO =
  /\b(?:change|swap|make|turn|if) (?:the )?([-−]?[£$€]?\d[\w./]{0,9}%?) (?:to|into|for|was|were|is) (?:an? )?([-−]?[£$€]?\d[\w./]{0,9}%?)(?=\W*$|[\s,;?!])/i

/** `same but with 3x instead of 2x`, `what if the 5 was a 7`: what stands once in the question has another value. */
function insteadOf(said: string, { text: asked }: Question): string | undefined {
  const [, now, before] = INSTEAD.exec(said) ?? []
  const [, old = before, other = now] = CHANGED_TO.exec(said) ?? []
  if (!old || !other || old === other || /[=+×÷*]/.test(said)) return undefined
  const isChange = BEGINS_NEXT.test(said) || /\b(?:same|instead|change|swap|meant?)\b/i.test(said)
  // `why is it 8 and not 5` asks for a reason.
  if (!isChange || /\b(?:why|how come|got|is it)\b/i.test(said)) return undefined
  const pieces = asked.split(
    new RegExp(`(?<![\\w.])${old.replace(/[.$^]/g, '\\$&')}(?![\\w.]*\\d|[a-z])`, 'i'),
  )
  return pieces.length === 2 ? pieces.join(other) : undefined
}

/** `and in cm`, once it is in metres. */
function inOtherUnit(said: string, question: Question): string | undefined {
  const unit = IN_UNIT.exec(said)?.[1] ?? ''
  const amount =
    question.kind === 'conversion' ? /\d+(?:\.\d+)? ?\p{L}+/u.exec(question.text)?.[0] : undefined
  return amount && findUnit(unit) ? `Convert ${amount} to ${unit}` : undefined
}
/** Nothing but another unit. */
export const IN_UNIT =
  /^\W*(?:(?:and|or|ok|so|now|then|what about|how about|what(?:'?s| is) (?:it|that))\b[\s,]*){1,4}in(?:to)? (\p{L}+)\W*$/iu

/** `and then decrease it by 10%`, from an amount that was found. */
function changedOn(said: string, question: Question): string | undefined {
  const [before] = /^\W*(?:increase|decrease|reduce)\b/i.exec(question.text) ?? []
  const [down, up] = [GOES_DOWN.test(said) || /\breduc|\boff\b/i.test(said), COMES_UP.test(said)]
  const [by, ...others] = said.match(/\d+(?:\.\d+)?/g) ?? []
  // What has risen from 80 to 100 is 100 now.
  const amount =
    /percentage (?:increase|decrease) from [\d.]+ to ([\d.]+)/i.exec(question.text)?.[1] ??
    (before && wayTo(question).answer?.valueOf())
  return amount && by && others.length === 0 && said.includes('%') && down !== up
    ? `${down ? 'Decrease' : 'Increase'} ${/[£$€]/.exec(question.text)?.[0] ?? ''}${amount} by ${by}%`
    : undefined
}

/** `then at night it drops by 11`, from a temperature that was found. */
function wentOn(said: string, question: Question): string | undefined {
  const answer = question.kind === 'temperature' ? wayTo(question).answer : undefined
  const [down, up] = [GOES_DOWN.test(said), COMES_UP.test(said)]
  const numbers = (said.match(/(?<![\d.])-?\d+(?:\.\d+)?/g) ?? []).filter(
    each => each !== answer?.toFraction(),
  )
  const [by, ...others] = numbers
  if (!answer || !by || others.length > 0 || down === up || /\bto -?\d/.test(said)) return undefined
  return `It is ${answer.toFraction()} degrees and ${down ? 'drops' : 'rises'} by ${by.replace('-', '')}. What is the temperature?`
}

/** `the train is 20 minutes late, when does it arrive`, `and 3 hours later`: so much after the time that was told last, or found. */
function laterNow(said: string, question: Question): string | undefined {
  const [, late, lateUnit, way = '', delay, unit = lateUnit] =
    (question.kind === 'time' && LATE.exec(said)) || []
  const times = question.text.match(CLOCK) ?? []
  const [own = clockOf(question) ?? times.at(-1), ...others] = said.match(CLOCK) ?? []
  const isKnown = own !== undefined && others.length === 0 && [...times, clockOf(question)].includes(own)
  return unit && isKnown
    ? `What time is it ${late ?? delay} ${unit} ${/early|earlier|before/i.test(way) ? 'before' : 'after'} ${own}?`
    : undefined
}

const clockOf = (question: Question): string | undefined => solve(question).answer.match(CLOCK)?.[0]

/** `how long does it take now`, once the end has come later. */
function longNow(said: string, question: Question, before: Work | undefined): string | undefined {
  const [start] = (question.kind === 'time' && before?.problem.question.text.match(CLOCK)) || []
  const end = start && !/\d/.test(said) && TAKES_NOW.test(said) ? clockOf(question) : undefined
  return end && `How long is it from ${start} to ${end}?`
}

/** What a shape is by its lengths, where it isn't named. */
const BY_LENGTHS: readonly [RegExp, string][] = [
  [/\bbase\b.*\bheight\b/i, 'a triangle'],
  [/\blength\b.*\bwidth\b/i, 'a rectangle'],
  [/\b(?:radius|diameter)\b/i, 'a circle'],
]

/** `so for a rectangle 9cm by 4cm`, `base 8cm height 5cm`, once such a measure was explained. */
export function ofMeasureAsked(text: string, explained: string): Problem | undefined {
  const { asked: said, report } = cutReport(text)
  const shape = shapeIn(said) ?? BY_LENGTHS.find(([lengths]) => lengths.test(said))?.[1]
  const measure = text.length < LONGEST && shape ? measureMeant(explained) : undefined
  const again = measure && !measureMeant(said) ? shapeWith(said, shape ?? '', measure) : undefined
  const [question, ...others] = again ? (readQuestions(again) ?? []) : []
  return question && others.length === 0 ? { question, text, report } : undefined
}

const shapeWith = (said: string, shape: string, measure: string): string | undefined =>
  shapeAsked(
    `${shapeIn(said) ? '' : `${shape} with `}${said.replace(/[?.!\s]+$/, '')}. What is the ${measure}?`,
  )
