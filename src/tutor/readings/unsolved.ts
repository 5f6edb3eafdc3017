import type { Rational } from '#maths/arithmetic/rational.ts'
import { behindAnew } from '#maths/language/en/another-question.ts'
import { askedIn, asksMore } from '#maths/language/en/unsolved/asking.ts'
import { WHAT_IS_ASKED } from '#maths/language/en/unsolved/sentences.ts'
import {
  announcedIn,
  askedInWords,
  asksIfRight,
  asksUnit,
  saysDone,
} from '#maths/language/en/unsolved/settling.ts'
import { afterTalk } from '../after-talk.ts'
import type { Intent } from '../intents/intent.ts'
import type { Dialogue } from '../state.ts'
import { withOtherNumber } from '../story-again.ts'
import { numberIn } from '../sums-behind.ts'
import { type Dismissed, dismissedIn, withoutDismissed } from '../unsolved/needed.ts'
import { goOnUnsolved, NOTHING_SAID, type UnsolvedSaid, unsolvedSaid } from '../unsolved/said.ts'
import { settledBy, settledBySums, settledByWord } from '../unsolved/settled.ts'
import { knownFrom, type Told } from '../unsolved/told.ts'
import { afterPart, askedNow, isSameAmount, readUnsolved, type Unsolved } from '../unsolved/unsolved.ts'
import { problemsOf } from '../work.ts'
import { counted, isOpen, type Reading } from './reading.ts'

/** What is wanted besides is no line of the work. */
const WISHES = new Set<Intent['wants']>([
  ...(['quiz', 'another', 'easier', 'harder', 'skip', 'stop', 'restart', 'complaint', 'goodbye'] as const),
  ...(['identity', 'score', 'tell', 'hint', 'greeting', 'thanks', 'joke', 'story', 'word', 'why'] as const),
])
/** `im 7 and i like dinosaurs` */
export const OF_ITSELF =
  /\b(?:i'?m|i am|my name|i have|i've got|i like|i love|my (?:mum|dad|sister|brother|cat|dog|birthday|favou?rite))\b/i
const IN_USE = /[=+×*÷]|\d ?[-x/] ?\d/i

/** The work that is open: nothing else is worked on. */
export const openUnsolved = ({ work, story, unsolved }: Dialogue): Unsolved | undefined =>
  isOpen(work) || story || unsolved?.isLeft ? undefined : unsolved

/** A line about the work that nobody has solved, or what is asked of it next. */
export const readUnsolvedLine: Reading = ({ before, dialogue, text, intent }) => {
  const unsolved = openUnsolved(before)
  if (!unsolved) return undefined
  if (intent.wants === 'laugh') return undefined
  const asks = askedShortly(dialogue.last)
  if (asks) return askedOf(unsolved, dialogue, asks)
  if (asksUnit(dialogue.last)) return counted({ ...dialogue, turn: { is: 'unsolved', said: 'unit' } }, 'unit')
  const dismissed = dismissedIn(unsolved, text, before.told)
  if (dismissed) return withoutAsked(unsolved, dismissed, dialogue, before.told)
  const { rest, kept } = withoutTakenBack(unsolved, withoutLabel(text))
  const isLine = kept !== unsolved || asksIfRight(dialogue.last)
  if (!isLine && isElsewhere(intent, dialogue.last)) return undefined
  const taken = askedAtLast(unsolved, dialogue.last, before.told)
  if (taken) return counted({ ...dialogue, unsolved: taken, turn: { is: 'unsolved', said: 'asked' } }, 'part')
  const changed = withOtherNumber(dialogue.last, unsolved.text, askedNow(unsolved)?.text)
  const again = changed === undefined ? undefined : readUnsolved(changed)
  if (again && again.asked.length > 0)
    return counted({ ...dialogue, unsolved: again, turn: { is: 'unsolved', said: 'new' } }, 'story')
  const next = announcedIn(dialogue.last)
  const part = partAsked(unsolved, next !== undefined && !/\d/.test(next) ? next : dialogue.last)
  if (part) return counted({ ...dialogue, unsolved: part, turn: { is: 'unsolved', said: 'part' } }, 'part')
  if (isOtherQuestion(unsolved, text)) return undefined
  const said = unsolvedSaid(kept, rest)
  // `can a triangle have 2 right angles` asks of something, and says none of its numbers.
  const isNamed = said?.numbers.every(({ from }) => from !== 'way')
  if (said?.right.length === 0 && !said.plan && isNamed && ASKS_OF_KIND.test(text)) return undefined
  if (!said || (said.operation !== undefined && /\?\s*$|^\W*(?:but )?why\b/i.test(text))) return undefined
  return afterLine(kept, said, dialogue, before.told)
}

const ASKS_OF_KIND =
  /^\W*(?:(?:so|and|but|ok|wait) )*(?:can|could|does|do|will|would|is|are) (?:an?|any|all|every|each|there) \p{L}|\bagree\W*$/iu
const AMOUNT = '[£$€₦₹]?(\\d+(?:[.,]\\d+)*(?:/\\d+)?%?)'
const TAKEN_BACK = new RegExp(
  `\\b(?:i said )?not ${AMOUNT}(?![\\d/%])(?! ?[-+x×*÷/=])[,.]?|${AMOUNT} (?:was|is|were)(?: just| only)? (?:my |a |an |the )?(?:mistake|error|slip|wrong|not (?:it|right|the answer))\\b`,
  'gi',
)

/** `NOT 20%, 25%`, `20% was my mistake`: what the child takes back is none of its numbers any more. */
function withoutTakenBack(unsolved: Unsolved, text: string) {
  const found = [...text.matchAll(TAKEN_BACK)].flatMap(([words, one, other]) => {
    const value = numberIn(one ?? other ?? '')
    return value ? [{ words, value }] : []
  })
  const rest = found.reduce((left, { words }) => left.replace(words, ' '), text)
  if (found.length === 0 || !/\d/.test(rest)) return { rest: text, kept: unsolved }
  const isTaken = (value: Rational) => found.some(each => isSameAmount(each.value, value))
  return { rest, kept: { ...unsolved, reached: unsolved.reached.filter(({ value }) => !isTaken(value)) } }
}

/** What is said of it, and whether that settles it. */
function afterLine(
  unsolved: Unsolved,
  said: UnsolvedSaid,
  dialogue: Dialogue,
  replies: readonly string[],
): Dialogue {
  const after = goOnUnsolved(unsolved, said)
  // What only its sums spoke for is open again once the child reckons on; what was reached may be said again.
  const isFresh = said.results.some(({ value }) => !unsolved.reached.some(each => each.value.equals(value)))
  const isOn = unsolved.done?.isOfSums && isFresh
  const before = isOn || isDenied(unsolved, dialogue.last) ? undefined : unsolved.done
  const done = settledBy(after, said, dialogue.last, replies)
  const own = { ...after, before: undefined }
  return counted(
    {
      ...dialogue,
      unsolved: done ? afterPart(own, done) : { ...own, done: before },
      turn: { is: 'unsolved', said },
    },
    'unsolved line',
  )
}

/** `100 is not right`, of what was settled: it is open again. */
const isDenied = ({ done }: Unsolved, said: string): boolean =>
  done !== undefined &&
  /(?<!\bor )\b(?:not|isn'?t|isnt|wrong|can'?t be|cant be)\b/i.test(said) &&
  (said.match(/\d+(?:\.\d+)?/g) ?? []).some(each => numberIn(each)?.equals(done.value))

/** `cats dont matter. is 5 right?`: the child's word is taken, and the rest read as a line. */
function withoutAsked(
  unsolved: Unsolved,
  dismissed: Dismissed,
  dialogue: Dialogue,
  replies: readonly string[],
): Dialogue {
  const after = withoutDismissed(unsolved, dismissed)
  const own = unsolvedSaid(after, dismissed.rest)
  const said: UnsolvedSaid = { ...(own ?? NOTHING_SAID), dismissed }
  const line = afterLine(after, said, dialogue, replies)
  const isAsked = ASKS_CHECK.test(dismissed.rest) || (own === undefined && asksIfRight(dismissed.rest))
  const done = isAsked ? settledBySums(after, replies) : undefined
  return done && line.unsolved ? { ...line, unsolved: afterPart(line.unsolved, done) } : line
}

/** `is that it`, of a number that nothing speaks against, settles it; `no` to a doubt opens it again. */
function askedOf(
  unsolved: Unsolved,
  dialogue: Dialogue,
  wants: NonNullable<ReturnType<typeof askedShortly>>,
): Dialogue {
  const talked = afterTalk(dialogue, { wants })
  const isSettling = (wants === 'check' || wants === 'yes') && !unsolved.done
  const done = isSettling
    ? (settledBySums(unsolved, dialogue.told) ??
      (saysDone(dialogue.last) ? settledByWord(unsolved, dialogue.told) : undefined))
    : undefined
  return counted(done ? { ...talked, unsolved: { ...unsolved, done } } : talked, wants)
}

const SUM = /[=+*×÷]|\d\s*[-−x/]\s*\d/i

/** What is asked, where the tutor wanted to know it and the child says it in its own words. */
function askedAtLast(unsolved: Unsolved, said: string, replies: readonly string[]): Unsolved | undefined {
  const isSaidAgain = /^\W*(?:if|whether)\b/i.test(said) && unsolved.reached.length === 0
  if (isSaidAgain && !SUM.test(said)) return { ...unsolved, asked: [{ text: askedInWords(said) }], at: 0 }
  const isWanted = unsolved.asked.length === 0 && replies.slice(-2).some(each => each.includes(WHAT_IS_ASKED))
  const [clause = ''] = said
    .split(/[.?!]+\s*/)
    .filter(each => each.trim().length > 5)
    .slice(-1)
  const text = askedInWords(clause)
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  return isWanted && words > 2 && !SUM.test(said)
    ? { ...unsolved, text: `${unsolved.text}. ${text}?`, asked: [{ text }], at: 0 }
    : undefined
}

const ASKS_CHECK =
  /^\W{0,5}(?:(?:so|and|but|ok|then|wait|um)\W{1,3}){0,3}(?:(?:is )?(?:that'?s?|this|it) (?:is )?(?:it|all|enough|right|rite|correct|ok|the answer)|is it|does (?:that|it|this) (?:answer|fit|work)(?: it)?|am i (?:done|right|finished)|(?:can|could) (?:yo)?u (?:tell me|say|check|look)\b.{0,40}\b(?:right|correct|ok)|right|correct)(?:\W{1,3}(?:now|then|tho|though|yet))?\W{0,5}$/i
const ASKS_NEXT =
  /^\W*(?:(?:ok|okay|whatever|so|and|now|can (?:i|we) (?:do|have)|the) )*(?:the )?next (?:one|q|question|sum|task)(?: (?:please|pls|now))?\W*$/i
const ASKS_TO_TELL =
  /\bwhat (?:does|do) (?:that|this|it|the \d+) (?:tell|say|mean|help)\b|\bwhat (?:is|are) (?:that|it|the \d+)(?: for| then)?\W*$|\bwhat do i (?:need to )?(?:do|add|take|need|multiply|divide)\b|\bwhat(?:'?s| is)? (?:now|next)\W*$/i

const STUCK =
  /\b(?:don'?t|dont|do not|didn'?t|still not) (?:really )?(?:get|understand|see|know)\b(?!.*\bwhat \w+ (?:means?|is)\b)|\b(?:i'?m|im|so) (?:stuck|confused|lost)\b/i

/** What is asked of it in a few words. */
function askedShortly(said: string): 'check' | 'skip' | 'next' | 'why' | 'unsure' | 'yes' | undefined {
  if (/=/.test(said)) return undefined
  if (ASKS_NEXT.test(said)) return 'skip'
  if (ASKS_CHECK.test(said) || (!/\d/.test(said) && (asksIfRight(said) || saysDone(said)))) return 'check'
  if (ASKS_TO_TELL.test(said)) return 'next'
  if (!/\d/.test(said) && STUCK.test(said)) return 'unsure'
  if (/^\W*(?:yes|yeah|yep|yup)\b[^\d?]{0,20}$/i.test(said)) return 'yes'
  // `thats why i failed` asks nothing.
  return /\bwhy\b(?! i (?:failed|lost|got|always|never)\b)/i.test(said) && !/\d[^?]*[-+×*÷]/.test(said)
    ? 'why'
    : undefined
}

function isElsewhere({ wants }: Intent, said: string): boolean {
  if (IN_USE.test(said) || /\b(?:is|are|makes?) -?[£$€]?\d/i.test(said)) return false
  return (
    WISHES.has(wants) ||
    (['chat', 'comfort', 'wellbeing'].includes(wants) && (OF_ITSELF.test(said) || !/\d/.test(said)))
  )
}

const LABEL = /^\W*(?:(?:and|ok|now|so|what about|next)\s+)*\(?([a-h])(?:\)|\s*[:.])\s*/i
const withoutLabel = (text: string) => text.replace(LABEL, '')

/** `b)`, `and how far from first city`, `what if plan a is 15 a month`: what is asked of it next. */
function partAsked(unsolved: Unsolved, said: string): Unsolved | undefined {
  if (OTHERS.test(said) && /\d/.test(said)) return undefined
  const label = LABEL.exec(said)?.[1]?.toLowerCase()
  const own = withoutLabel(behindAnew(said) ?? said).trim()
  const at = unsolved.asked.findIndex(each => each.label === label)
  if (label && at >= 0 && own === '') return { ...unsolved, at, hints: 0, done: undefined }
  const isAsked =
    asksMore(own) ||
    (label !== undefined && askedIn(own).length > 0) ||
    /^\W*(?:(?:and|but|so|ok|now) )*(?:what|how) about (?:the |my )?\p{L}{3,}/iu.test(own) ||
    /^\W*(?:(?:and|but|so|ok) )*what if\b/i.test(own)
  if (!isAsked || IN_USE.test(own) || own.length > LONGEST_PART) return undefined
  const isKnown = (each: Told) => unsolved.told.some(({ value }) => value && each.value?.equals(value))
  const told = knownFrom(own).filter(each => !isKnown(each))
  if (told.length > 1) return undefined
  const asked = askedIn(own)[0] ?? { text: own.replace(/[?!.\s]+$/, '') }
  return {
    ...unsolved,
    text: unsolved.text.includes(own) ? unsolved.text : `${unsolved.text}. ${own}`,
    done: undefined,
    asked: [
      ...unsolved.asked.filter(each => each.label !== label || !label),
      { ...asked, ...(label && { label }) },
    ],
    at: unsolved.asked.length - (label && at >= 0 ? 1 : 0),
    told: [...unsolved.told, ...told],
    // What was told before may be needed again, or not.
    used: [...unsolved.used, ...(label && at >= 0 ? [] : unsolved.told.flatMap(({ value }) => value ?? []))],
    reached: unsolved.reached.slice(-2).map(each => ({ ...each, isBefore: true as const })),
    isBranch: false,
    hints: 0,
  }
}

/** Longer is no part of what is on the table. */
export const LONGEST_PART = 90

/** A question with numbers of its own. */
/** `my friend says 66`: somebody else has come to another number. */
export const OTHERS =
  /\b(?:friend|mum|mom|dad|sister|brother|bro|sis|teacher|book|key|partner|he|she|they|\p{Lu}\p{L}+)\b.{0,12}\b(?:says?|said|gots?|has|have|thinks?|thought)\b/u

const ASKS_TO_DO =
  /^\W*(?:(?:ok|now|and|next|so|then)\W+)*(?:put|order|round|solve|which|what|find|simplif\w*|expand|factor\w*|convert|write|draw|work out|share)\b/i

/** `put these in order 1/2 2/3 1/4`: a question that a reader reads by itself. */
function isReadAlone(text: string): boolean {
  const [problem, ...others] = ASKS_TO_DO.test(text) ? problemsOf(text) : []
  return problem !== undefined && others.length === 0 && problem.question.kind !== 'calculate'
}

function isOtherQuestion(unsolved: Unsolved, text: string): boolean {
  const { told, reached, done } = unsolved
  if (isReadAlone(text)) return true
  const other = announcedIn(text)
  if (other !== undefined && /\d/.test(other) && !/^\W*[a-h]\)/i.test(other)) return true
  const read = readUnsolved(text)
  if (!read || read.asked.length === 0) return false
  // Where nothing is open, whatever asks with numbers of its own is new.
  if (done && !SUM.test(text)) return true
  const known = [
    ...told.flatMap(({ value }) => value ?? []),
    // A sum of what was reached, beside a doubt, is a line of the work.
    ...reached.map(({ value }) => value),
    ...(unsolvedSaid(unsolved, text)?.results ?? []).map(({ value }) => value),
  ]
  const isKnown = ({ value }: Told) => value !== undefined && known.some(each => isSameAmount(each, value))
  return read.told.filter(each => !isKnown(each)).length > 1 || read.told.length > 3
}
