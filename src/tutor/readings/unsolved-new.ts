import { behindAnew } from '#maths/language/en/another-question.ts'
import { changesQuestion } from '#maths/language/en/changed-question.ts'
import { askedIn, asksMore } from '#maths/language/en/unsolved/asking.ts'
import { rowIn } from '../quantities/counting.ts'
import type { Dialogue } from '../state.ts'
import { storyTold } from '../story.ts'
import { numberIn } from '../sums-behind.ts'
import { knownFrom, type Told } from '../unsolved/told.ts'
import { begun, isWaiting, readLoosely, readUnsolved, type Unsolved } from '../unsolved/unsolved.ts'
import { wantsOf } from '../wants/wants-of.ts'
import { counted, type Heard, isOpen, type Reading, waitingOf } from './reading.ts'
import { standsAlone } from './stands-alone.ts'
import { LONGEST_PART, OF_ITSELF, openUnsolved } from './unsolved.ts'

/** Work that no reader reads: it is put on the table as it is. */
export const readNewUnsolved: Reading = heard => {
  // `and what if i round twice?`, behind an answer, wonders about that.
  const { dialogue, intent } = heard
  const supposed = supposedAfter(heard)
  if (!supposed && wondersOfFound(heard)) return undefined
  const isAlone = standsAlone(dialogue.last, heard.before)
  const asked = isAlone ? readUnsolved(dialogue.last) : undefined
  const own = asked && isOfOpen(heard.before, asked) ? undefined : asked
  const on = supposed ?? (own ? undefined : afterDone(heard))
  const read = own ?? on ?? (isAlone ? asToldStory(heard.text) : undefined) ?? loosely(heard)
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

/** All of its numbers stand in the open question: the child wonders on its way. */
function isOfOpen({ work }: Dialogue, { text, told }: Unsolved): boolean {
  if (!isOpen(work)) return false
  const asking = knownFrom(text.split('?')[0] ?? text)
  const numbers: readonly string[] = work.problem.question.text.match(/\d+(?:\.\d+)?/g) ?? []
  return told.length < 4 && asking.every(({ number }) => numbers.includes(number))
}

const ASKS_AMOUNT = /\b(?:how (?:many|much|long|far|old|big)|what'?s|what (?:is|are|will|would|do|does))\b/i

const wondersOfFound = ({ before: { work }, dialogue: { last } }: Heard): boolean =>
  work?.isFound === true && changesQuestion(last) && !ASKS_AMOUNT.test(last)

/** It asks on about what stood on the table, in whatever words. */
const asksOn = (text: string): boolean =>
  ['followup', 'question'].includes(wantsOf(text, 'done')[0]?.want ?? '') && ASKS_AMOUNT.test(text)

/** `yes 14 then 8 then 11`, behind a story with just these numbers. */
function tellsStoryAgain(last: string, { toldStory }: Dialogue): boolean {
  const said = last.match(/\d+(?:\.\d+)?/g) ?? []
  const own = toldStory && [
    ...toldStory.known.flatMap(({ number }) => numberIn(number) ?? []),
    ...toldStory.reached,
    ...toldStory.model.answer,
    ...toldStory.model.steps.map(({ value }) => value),
  ]
  return own !== undefined && said.every(each => own.some(value => value.equals(each)))
}

/** What nobody has understood and has numbers, where nothing is open; of what may be talk, with several of them. */
function loosely(heard: Heard): Unsolved | undefined {
  const { before, dialogue, intent } = heard
  const { last, lesson } = dialogue
  const { wants } = intent
  const isBusy = before.work ?? before.story ?? before.unsolved ?? lesson
  const isOther = isBusy !== undefined && bringsOther(heard)
  if (isBusy && !isOther) return undefined
  if (
    (STATES.test(last) && !(isOther && ASKS_AMOUNT.test(last))) ||
    rowIn(last) ||
    tellsStoryAgain(last, before)
  )
    return undefined
  const read = readLoosely(last)
  const isTalk = ['chat', 'other subject', 'no lesson'].includes(wants)
  if (wants !== 'unclear' && !(isTalk && (read?.told.length ?? 0) > 2 && !OF_ITSELF.test(last)))
    return undefined
  return read
}

/** `now if i buy 3 sausages for 2.70 each whats that`, once all is done: several numbers that nobody has named yet. */
function bringsOther({ before, dialogue: { last, part } }: Heard): boolean {
  if (before.work?.isFound === false || before.story || isWaiting(openUnsolved(before))) return false
  const onTable = [before.work?.problem.text, before.toldStory?.text, before.told.at(-1)].join(' ')
  const known: readonly string[] = onTable.match(NUMBER) ?? []
  const own = last.match(NUMBER) ?? []
  const fresh = own.filter(each => !known.includes(each))
  const isAnnounced = part?.isNew === true || behindAnew(last) !== undefined
  return (
    own.length > 1 && fresh.length > 0 && (isAnnounced || (BEGINS_OTHER.test(last) && ASKS_AMOUNT.test(last)))
  )
}
const NUMBER = /\d+(?:[.,:/]\d+)*/g
const BEGINS_OTHER = /^\W*(?:(?:ok|and|so|oh|yes)\b[\s,]*)*(?:now|next|then|what if|if|new|another)\b/i

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

/** `what if there are 3 teachers on every bus`, once a question is found: the same is asked with what comes to it. */
function supposedAfter({ before: { work }, dialogue: { last } }: Heard): Unsolved | undefined {
  const [, supposed = ''] = /^\W*(?:(?:and|but|so|ok|hm+)\W+)*what (if .{8,})$/i.exec(last) ?? []
  const isOther = ({ words }: Told) =>
    words !== '' && (/\bmore\b/.test(supposed) || !(work?.problem.text ?? '').includes(words))
  const own = knownFrom(supposed).filter(each => each.isSure && isOther(each))
  if (!work?.isFound || own.length !== 1 || last.length > LONGEST_PART || askedIn(supposed).length > 0)
    return undefined
  const { text } = work.problem
  const [asked] = askedIn(text)
  const clause = supposed.replace(/[\s.?!]+$/, '')
  return (
    asked && {
      ...begun(`${text} ${last}`, [{ text: `${asked.text} ${clause}` }], [...knownFrom(text), ...own]),
    }
  )
}

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
    ? {
        ...begun(`${text} ${last}`, asked, told),
        reached,
        used: knownFrom(text).flatMap(({ value }) => value ?? []),
      }
    : undefined
}
