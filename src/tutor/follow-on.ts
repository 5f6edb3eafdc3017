import type { Question } from '#maths/domain/question.ts'
import type { CoordinatesQuestion } from '#maths/kinds/coordinates/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { otherData } from '#maths/language/en/carried-on.ts'
import { cutReport, withoutReport } from '#maths/language/en/own-report.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { listIn, withPowers } from './everyday-wording.ts'
import { askedAfter } from './facts/after.ts'
import type { Problem } from './find-problems.ts'
import { isSameQuestion } from './restated.ts'
import { withOtherNumber } from './story-again.ts'
import type { Work } from './work.ts'

/** Words before the part of a homework that is next. */
const LABEL =
  /^\W*(?:(?:and|but|ok|okay|so|now|then|right|well|oh|also|next|thanks|thx|cool) )*(?:(?:what|how|wat) about |(?:the |my )?(?:last|next|other|final|second|third) (?:(?:one|question|sum|bit|part)(?: is|'s|s|:)? |is |its )?|(?:can|could) (?:we|you|u|i) do |(?:for|its|it's) (?=\(?[a-h]\)))?(?:\(?[a-h]\)|[1-9]\)|(?:part|q|question|number|no\.?) ?(?:\d+|[a-h])\b[.):]?|(?<=\b(?:and|now|next|then|about|do) )[b-h](?= [-(\d]))?\s*(?:(?:is|its|it's|was|says) )?/i

/** `what about b) 3 6 12 24`: the part without its label. */
export function withoutLabel(text: string): string {
  // The minus of `-2 + 6` is no mark before a label.
  return text.replace(LABEL, label => (/^\s*[-−(]+$/.test(label) ? label : '')).trim()
}

/** A word of a question that is maths itself: a number, a sign, a letter alone. */
const OF_MATHS =
  /^(?:[-+−*×÷/=^:()£$€.,]*(?:\d[^a-z]*|[b-hj-z](?![a-z])|\d+[a-z](?![a-z]))[-+−*×÷/=^²³:()£$€%\da-z.,]*|[-+−*×÷/=:]|and)$/i

/** Runs of maths in a text, each with where it stands; `and` counts between two numbers alone. */
function runsIn(text: string): { at: number; run: string }[] {
  const runs: { at: number; run: string }[] = []
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (!OF_MATHS.test(word)) continue
    const last = runs.at(-1)
    if (last && text.slice(last.at + last.run.length, index).trim() === '')
      last.run = text.slice(last.at, index + word.length)
    else if (word !== 'and') runs.push({ at: index, run: word })
  }
  return runs.map(({ at, run }) => ({ at, run: run.replace(/(?: and|[.,])+$/, '') }))
}

/** The same done with other numbers, of which only the numbers are said: `b) 3 6 12 24`, `(x+1)(x+4)`, `c) 562`. */
export function sameOfPart(text: string, work: Work | undefined): Problem | undefined {
  return placed(withoutLabel(text).replace(/[?.!]+$/, ''), text, work)
}

/** `what if the numbers are 3 9 6`, `x^2 - 9 next. is it (x-3)^2`: the same done with them, and what is guessed of it. */
export function sameWithData(text: string, work: Work | undefined): Problem | undefined {
  const said = cutReport(text)
  const { data = '', report = said.report } = (work?.isFound && otherData(said.asked)) || {}
  // `(x^5)/(x^2) is x^3 right`
  const [, own = '', came] =
    /^(.{1,60}\S) (?:is|=|equals) (\S{1,30}) (?:right|correct|yes)\W*$/i.exec(
      text.split(/[.!?]\s+/).at(-1) ?? '',
    ) ?? []
  if (came && work?.isFound && work.problem.question.kind === 'expressions') {
    const asked = placed(withoutLabel(own), text, work)
    if (asked) return { ...asked, report: `is it ${came}` }
  }
  const found = data === '' ? undefined : placed(data, text, work)
  return found && { ...found, report }
}

const PAIR = /^(-?\d+(?:\.\d+)?)(?: ?[a-z]{1,2})?(?: (?:by|and|x) |, ?)(-?\d+(?:\.\d+)?)(?: ?[a-z]{1,2})?$/i
const OF_TWO = new Set(['shape', 'measure', 'right triangle', 'factors', 'number theory', 'ratio'])

/** `now 6 by 9`, of a question that tells two numbers: each takes the place of one, in their order. */
function pairPlaced(data: string, { kind, text }: Question): Question | undefined {
  const [, ...pair] = PAIR.exec(data) ?? []
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? []
  if (pair.length !== 2 || numbers.length !== 2 || !OF_TWO.has(kind)) return undefined
  const [next, ...more] = readQuestions(text.replace(/\d+(?:\.\d+)?/g, () => pair.shift() ?? '')) ?? []
  return next?.kind === kind && next.text !== text && more.length === 0 ? next : undefined
}

/** The question before with these data in the place of its own. */
function placed(data: string, text: string, work: Work | undefined): Problem | undefined {
  const question = work?.problem.question
  const bare = withPowers(data)
  const pair = question && pairPlaced(data, question)
  if (pair) return { question: pair, text }
  if (!question || bare === '' || bare.length > 60 || question.kind === 'story') return undefined
  const [own, ...others] = runsIn(bare)
  if (!own || others.length > 0 || own.run !== bare) return undefined
  const isNumber = /^\d[\d.]*$/.test(bare)
  // A number alone may be anything, where nothing says that it is the next part.
  if (isNumber && bare === text.trim()) return undefined
  const runs = runsIn(question.text)
  const place = isNumber ? runs[0] : runs.toSorted((one, other) => other.run.length - one.run.length)[0]
  if (!place || /^\d[\d.]*$/.test(place.run) !== isNumber) return undefined
  const list = /^[-\d.]+(?:[\s,]+(?:and )?[-\d.]+)+$/.test(bare) ? listIn(bare)?.join(', ') : undefined
  const again = `${question.text.slice(0, place.at)}${list ?? bare}${question.text.slice(place.at + place.run.length)}`
  const [next, ...more] = readQuestions(again) ?? []
  return next && more.length === 0 && next.kind === question.kind && !isSameQuestion(next, question)
    ? { question: next, text }
    : undefined
}

/** `c) not red` */
const PART = /^\W*(?:(?:and|ok|so|now|next|then) )*(?:\(?[b-h]\)|part [b-h]\b)/i

/** `my teacher asked how much fence too` */
const ALSO =
  /\b(?:how (?:much|long|far|big|many)|what(?:'?s| is)?|find|work out)\b.*\b(?:too|also|as well|first)\b|\b(?:also|first) (?:how|what|find)\b/i

/** What goes on from an answer: the way at that speed, the line through those points. */
export function goingOnFrom(text: string, work: Work | undefined): Problem | undefined {
  if (!work) return undefined
  const { question } = work.problem
  // The next part of a homework may be asked while this one is open, and so may what else is asked of the same thing.
  if (!work.isFound && !PART.test(text) && !ALSO.test(text)) return undefined
  const own = !work.isFound
    ? askedAfter(text, question)
    : (nextButOne(text, question) ?? askedAfter(text, question))
  const atSpeed = work.isFound ? atThatSpeed(text, question) : undefined
  const changed =
    (own ?? atSpeed) !== undefined || !work.isFound || /\bmore\b/i.test(text)
      ? undefined
      : withOtherNumber(text, question.text)
  const again =
    own ??
    atSpeed ??
    changed ??
    (work.isFound
      ? (pointOnLine(text, question) ?? throughThosePoints(text, question) ?? ofSameFacts(text, question))
      : undefined)
  const [next, ...others] = again ? (readQuestions(again) ?? []) : []
  // What it says of it at once is no part of what is asked.
  return next && others.length === 0
    ? { question: next, text: withoutReport(text), ...(changed !== undefined && { isChanged: true }) }
    : undefined
}

/** `and then 30`, after the next number of a sequence: the one after it. */
function nextButOne(text: string, question: Question): string | undefined {
  const isOn =
    /^\W*(?:and |an |so |ok |oh )*(?:then|after that|next(?: is| comes)?|and)\b[^\d]{0,15}-?\d+\W*$/i.test(
      text,
    )
  const list = question.kind === 'sequences' && isOn ? listIn(question.text) : undefined
  const last = list && withoutLatex(solve(question).answer).trim()
  return last && /^-?\d+$/.test(last) ? `What is the next number: ${list.join(', ')}, ${last}` : undefined
}

const SPEED = /\d+(?:\.\d+)? ?(km|m|miles?)(?:\/h|\/s| ?per ?(?:hour|second)| an hour|ph)\b/i

/** On at the speed that was found, or that was told: `how far in 40 min`, `and how long for 210`. */
function atThatSpeed(text: string, question: Question): string | undefined {
  const answer =
    question.kind === 'rate'
      ? withoutLatex(solve(question).answer.replace(/\\text\{([^{}]*)\}/g, '$1')).trim()
      : ''
  const told = question.kind === 'rate' ? SPEED.exec(question.text)?.[0] : undefined
  const speed = SPEED.exec(text)?.[0] ?? (/\/|per/.test(answer) ? answer : told)
  if (!speed) return undefined
  const far = /\bhow far\b/i.test(text)
    ? /\bin (\d+(?:\.\d+)? ?(?:hours?|hrs?|minutes?|mins?|h|seconds?|s))\b/i.exec(text)?.[1]
    : undefined
  if (far) return `A car goes at ${speed}. How far does it go in ${far}?`
  const isLong = /\b(?:how long|what time|how much time|(?:want|need|find|asked for) (?:the )?time)\b/i.test(
    text,
  )
  const [[, long, unit = /^[\d.\s]*([a-z]+)/i.exec(speed)?.[1]] = [], ...others] = isLong
    ? text.replace(SPEED, ' ').matchAll(/\b(\d+(?:\.\d+)?) ?(miles?|km|m|mi|metres?|meters?)?(?![\w:])/gi)
    : []
  if (others.length > 0) return undefined
  return long && `A car travels ${long} ${unit} at ${speed}. How long does it take?`
}

const ASKING_SENTENCE =
  /^(.{0,200}[.;?]) ([^.;?]{0,80}\b(?:what|find|how|probability|prob|chances?)\b[^.;?]{0,80})[.?\s]*$/is
const ASK_LEADS = ['What is the probability of', 'What is the probability that']

/** `what about at least one blue`, of two that are drawn: all that was told, and the other thing asked of it. */
function ofSameFacts(text: string, { kind, text: asked }: Question): string | undefined {
  const [, told, ask] = ASKING_SENTENCE.exec(asked) ?? []
  const thing =
    /^\W{0,3}(?:(?:ok|and|so|but|now|then|what|how|whats|about|if|for|chance|probability|of|the)\b[\s,]{1,3}){1,8}([^\s,].{2,60}?)(?: (?:tho|though|then|now|instead)){0,2}[\s?.!]{0,3}$/i.exec(
      text,
    )?.[1]
  if (!told || !ask || !thing || kind !== 'probability' || /\d/.test(thing)) return undefined
  const inFull = thing
    .replace(
      /^(?:one of each(?: colou?r)?|(?:two )?different(?: ones| colou?rs)?)$/i,
      'they are different colours',
    )
    .replace(/^(both|neither|none)(?: of (?:them|the two))?(?: is| are)? /i, (_, who: string) =>
      /both/i.test(who) ? 'both are ' : 'neither is ',
    )
  return ASK_LEADS.map(lead => `${told} ${lead} ${inFull}?`).find(each => {
    const [made, ...others] = readQuestions(each) ?? []
    return (
      made?.kind === kind && others.length === 0 && !isSameQuestion(made, { kind, text: asked } as Question)
    )
  })
}

const POINT_ON =
  /^\W*(?:(?:ok|so|and|now|then) )*(?:is|does|would) (?:the point )?(\(-?[\d.]+ ?, ?-?[\d.]+\)) .{0,20}\b(?:line|it|graph)\W*$/i

/** `is (5,9) on my line`, of a line through two points. */
function pointOnLine(text: string, question: Question): string | undefined {
  const point = POINT_ON.exec(text)?.[1]
  const through =
    point && question.kind === 'coordinates' ? throughThosePoints('the line', question) : undefined
  const [line] = through ? (readQuestions(through) ?? []) : []
  return line && `Is ${point} on the line ${withoutLatex(solve(line).answer)}?`
}

function throughThosePoints(text: string, question: Question): string | undefined {
  if (
    question.kind !== 'coordinates' ||
    !/\b(?:equation|(?:the|this|that|its) line|y[- ]?intercept|crosses)\b|\b(?:what|find|write|form|as)\b.*\by ?= ?mx/i.test(
      text,
    )
  )
    return undefined
  const own = question as CoordinatesQuestion
  if (!('points' in own)) return undefined
  const [one, two] = own.points.map(([x, y]) => `(${x.toFraction()},${y.toFraction()})`)
  return `Find the equation of the line through ${one} and ${two}`
}

/** Words that set what was found to zero, at the beginning of a message. */
export const MADE_ZERO =
  /^[^\d]*?\b(?:it|that|this|they|all of it)\b[^\d]{0,12}?(?:=|\bis\b|\bequals?\b|\bcomes? to\b)\s*(?:0|zero|nought)\b[,\s]*/i

const ZEROS = /\b(?:zeros?|zeroes|roots|solutions)\b/i

/** `so if that is 0, x is 2 or 3`, `and the zeros?`, after an expression was factorised. */
export function madeZero(text: string, { kind, text: asked }: Question): string | undefined {
  const own = /^(?:please )?factor(?:i[sz]e)?\s+([-+\d\sa-z^²³]+?)\W*$/i.exec(asked.trim())?.[1]
  return kind === 'expressions' && own && (MADE_ZERO.test(text) || ZEROS.test(text))
    ? `Solve ${own} = 0`
    : undefined
}

const AS =
  /\b(?:as|to|into|in|(?:make|turn|change) (?:it|that|this)(?: \w+)?) an? (?:percent(?:age)?|decimal|fraction|mixed number)\b/i
const OF_IT = /\b(?:it|that|this)\b/i

/** `and as a percent`, after `write 3/4 as a decimal`: the same number is to be written in another form. */
export function sameAsked(text: string, work: Work | undefined): Problem | undefined {
  const form = text.length < 40 && !/\d/.test(text) ? AS.exec(text)?.[0] : undefined
  const { text: asked = '' } = work?.problem.question ?? {}
  if (!form || !work?.isFound) return undefined
  const [, top, bottom] = /^-?\\frac\{(\d+)\}\{(\d+)\}$/.exec(solve(work.problem.question).answer) ?? []
  const into = form.replace(/^\w+(?: \w+)*? (?=an? )/, 'as ').replace(/percent$/i, 'percentage')
  // `85 divided by 6`, which leaves a remainder, is the same number as 85/6.
  const shared = /^(?:what(?:'?s| is) )?(\d+) ?(?:÷|\/|divided by) ?(\d+)\W*$/i.exec(asked.trim())
  if (!AS.test(asked) && !shared && !(top && bottom && OF_IT.test(text))) return undefined
  const again = AS.test(asked)
    ? asked.replace(AS, into)
    : `Write ${shared?.[1] ?? top}/${shared?.[2] ?? bottom} ${into}`
  const [question, ...others] = readQuestions(again) ?? []
  const lead = shared
    ? { lead: 'Go on from what is left over: share it on in tenths. How many tenths is it?' }
    : {}
  return question && others.length === 0 ? { question, text, ...lead } : undefined
}
