import { askedIn, asksMore } from '#maths/language/en/unsolved/asking.ts'
import { afterTalk } from '../after-talk.ts'
import { changesQuestion } from '../aside.ts'
import type { Intent } from '../intents/intent.ts'
import type { Dialogue } from '../state.ts'
import { storyTold } from '../story.ts'
import { withOtherNumber } from '../story-again.ts'
import { goOnUnsolved, unsolvedSaid } from '../unsolved/said.ts'
import { knownFrom } from '../unsolved/told.ts'
import { askedNow, begun, readLoosely, readUnsolved, type Unsolved } from '../unsolved/unsolved.ts'
import { wantsOf } from '../wants/wants-of.ts'
import { problemsOf } from '../work.ts'
import { counted, type Heard, isOpen, type Reading, waitingOf } from './reading.ts'

/** What is wanted besides is no line of the work. */
const WISHES = new Set<Intent['wants']>([
  ...(['quiz', 'another', 'easier', 'harder', 'skip', 'stop', 'restart', 'complaint', 'goodbye'] as const),
  ...(['identity', 'score', 'tell', 'hint', 'greeting', 'thanks', 'joke', 'story', 'word', 'why'] as const),
])
/** `im 7 and i like dinosaurs` */
const OF_ITSELF =
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
  if (asks) return counted(afterTalk(dialogue, { wants: asks }), asks)
  if (isElsewhere(intent, dialogue.last)) return undefined
  const changed = withOtherNumber(dialogue.last, unsolved.text, askedNow(unsolved)?.text)
  const again = changed === undefined ? undefined : readUnsolved(changed)
  if (again && again.asked.length > 0)
    return counted({ ...dialogue, unsolved: again, turn: { is: 'unsolved', said: 'new' } }, 'story')
  const part = partAsked(unsolved, dialogue.last)
  if (part) return counted({ ...dialogue, unsolved: part, turn: { is: 'unsolved', said: 'part' } }, 'part')
  if (isOtherQuestion(unsolved, text)) return undefined
  const said = unsolvedSaid(unsolved, withoutLabel(text))
  if (!said || (said.operation !== undefined && /\?\s*$|^\W*(?:but )?why\b/i.test(text))) return undefined
  return counted(
    { ...dialogue, unsolved: goOnUnsolved(unsolved, said), turn: { is: 'unsolved', said } },
    'unsolved line',
  )
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
  if (ASKS_CHECK.test(said)) return 'check'
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
  const own = withoutLabel(said).trim()
  const at = unsolved.asked.findIndex(each => each.label === label)
  if (label && at >= 0 && own === '') return { ...unsolved, at, hints: 0 }
  const isAsked =
    asksMore(own) ||
    /^\W*(?:(?:and|but|so|ok|now) )*(?:what|how) about (?:the |my )?\p{L}{3,}/iu.test(own) ||
    /^\W*(?:(?:and|but|so|ok) )*what if\b/i.test(own)
  if (!isAsked || IN_USE.test(own) || own.length > LONGEST_PART) return undefined
  const told = knownFrom(own)
  if (told.length > 1) return undefined
  const asked = askedIn(own)[0] ?? { text: own.replace(/[?!.\s]+$/, '') }
  return {
    ...unsolved,
    asked: [
      ...unsolved.asked.filter(each => each.label !== label || !label),
      { ...asked, ...(label && { label }) },
    ],
    at: unsolved.asked.length - (label && at >= 0 ? 1 : 0),
    told: [...unsolved.told, ...told],
    // What was told before may be needed again, or not.
    used: [...unsolved.used, ...(label ? [] : unsolved.told.flatMap(({ value }) => value ?? []))],
    reached: unsolved.reached.slice(-2),
    isBranch: false,
    hints: 0,
  }
}

const LONGEST_PART = 90

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

function isOtherQuestion({ told }: Unsolved, text: string): boolean {
  if (isReadAlone(text)) return true
  const read = readUnsolved(text)
  if (!read || read.asked.length === 0) return false
  const isKnown = (number: (typeof told)[number]) =>
    told.some(each => number.value && each.value?.equals(number.value))
  return read.told.filter(each => !isKnown(each)).length > 1 || read.told.length > 3
}

/** Work that no reader reads: it is put on the table as it is. */
export const readNewUnsolved: Reading = heard => {
  // `and what if i round twice?`, behind an answer, wonders about that.
  if (wondersOfFound(heard)) return undefined
  const { dialogue, intent } = heard
  const own = readUnsolved(dialogue.last)
  const on = own ? undefined : afterDone(heard)
  const read = own ?? on ?? asToldStory(heard.text) ?? loosely(heard)
  if (!read || (intent.wants === 'comfort' && read.asked.length === 0) || isOfTalk(heard)) return undefined
  const after: Dialogue = {
    ...dialogue,
    unsolved: read,
    work: undefined,
    waiting: waitingOf(dialogue),
    story: undefined,
    toldStory: undefined,
    bonds: undefined,
    quiz: undefined,
    lesson: undefined,
    turn: { is: 'unsolved', said: on ? 'part' : 'new' },
  }
  return counted(after, 'story')
}

const ASKS_AMOUNT = /\b(?:how (?:many|much|long|far|old|big)|what (?:is|are|will|would|do|does))\b/i

const wondersOfFound = ({ before: { work }, dialogue: { last } }: Heard): boolean =>
  work?.isFound === true && changesQuestion(last) && !ASKS_AMOUNT.test(last)

/** It asks on about what stood on the table, in whatever words. */
const asksOn = (text: string): boolean =>
  ['followup', 'question'].includes(wantsOf(text, 'done')[0]?.want ?? '') && ASKS_AMOUNT.test(text)

/** What nobody has understood and has numbers, where nothing is open; of what may be talk, with several of them. */
function loosely({ before, dialogue: { last, lesson }, intent: { wants } }: Heard): Unsolved | undefined {
  const isBusy = before.work ?? before.story ?? before.unsolved ?? lesson
  if (isBusy || STATES.test(last)) return undefined
  const read = readLoosely(last)
  const isTalk = ['chat', 'other subject', 'no lesson'].includes(wants)
  if (wants !== 'unclear' && !(isTalk && (read?.told.length ?? 0) > 2 && !OF_ITSELF.test(last)))
    return undefined
  return read
}

/** What is stated, or only asked whether it is so, is judged by itself. */
const STATES =
  /[=<>]|\d\s*[-+×x*÷/]\s*\d|^\W*(?:so |but |and )?(?:is|are|does|do|can|was|if|because)\b|\b(?:right|correct|true|same|bigger|smaller|equals?)\b|^\W*(?:so|then|i did)\b|^[^\p{L}]*$/iu

/** What is told as a story of which nobody knows what it comes to. */
function asToldStory(text: string): Unsolved | undefined {
  const story = storyTold(text)
  return story && !story.model
    ? begun(story.text, [{ text: story.asked.replace(/[?.!\s]+$/, '') }], knownFrom(story.text))
    : undefined
}

const isOfTalk = ({ intent }: Heard) =>
  ['joke', 'identity', 'goodbye', 'quiz', 'abilities', 'topics'].includes(intent.wants)

/** `and how many empty seats then`, once a question is found: it goes on from there. */
function afterDone({ before: { work, toldStory }, dialogue: { last } }: Heard): Unsolved | undefined {
  const text = work?.isFound ? work.problem.text : toldStory?.text
  const goesOn = (/^\W*(?:and|so|then|ok|now|but|what if)\b/i.test(last) && asksMore(last)) || asksOn(last)
  if (text === undefined || !goesOn || last.length > LONGEST_PART) return undefined
  const asked = askedIn(last)
  const told = [...knownFrom(text), ...knownFrom(last)]
  const answer = work?.said?.marked.finalText
  const reached =
    answer === undefined
      ? (toldStory?.model?.answer ?? []).map(value => ({ value }))
      : knownFrom(answer).flatMap(({ value }) => (value ? [{ value }] : []))
  return asked.length > 0 && told.length > 0
    ? { ...begun(`${text} ${last}`, asked, told), reached }
    : undefined
}
