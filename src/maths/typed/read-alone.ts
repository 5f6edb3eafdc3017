import { remembering } from '#text/remembering.ts'
import { typedFromSpeech } from '#text/typed-from-speech.ts'
import type { Question } from '../domain/question.ts'
import { fingerprint, markQuestion, solve } from '../kinds/doors.ts'
import { TOPICS } from '../language/en/open-talk.ts'
import { PUT_RIGHT } from '../language/en/stories/hidden.ts'
import { asEntered, withZeros } from '../questions/as-entered.ts'
import { readPart, readQuestions } from '../questions/read-questions.ts'
import { numbersOfQuestion, questionSpan } from '../span/question-span.ts'
import type { Read } from '../stories/join-readings.ts'
import { likelyWays, netsBelieve, readingsOfStory, storyHidesNumber } from '../stories/read-story.ts'
import { healed, unabridged } from '../talk/heal.ts'
import { asksForMore } from '../talk/words-of-talk.ts'
import { hasStrayLetter } from '../wording/equation-wording.ts'
import { framed } from './framed.ts'
import { instructed } from './instructed.ts'
import { askedByPlace, laidOut } from './layout.ts'
import { MOST_CUTS, questionsInTalk } from './open-talk.ts'
import { withoutTries } from './own-try.ts'
import { saidPlainly } from './said-plainly.ts'
import { withoutTalk } from './talk.ts'
import { toldQuestion } from './told.ts'

/** More is no question with some talk around it. */
export const LONGEST = 700
/** What the first turns of `candidatesOf` try is the whole text; a part of a story is another story. */
const WHOLE_TURNS = 8

/** What a story is by the kinds of its quantities; its words may hold more. */
export function readTold(text: string): { words: string; question: Question } | undefined {
  if (text.length > LONGEST || asksForMore(text) || PUT_RIGHT.test(text)) return undefined
  const words = toldQuestion(asEntered(unabridged(text)))
  const [question, ...others] = (words && readQuestions(words)) || []
  return words && question && others.length === 0
    ? { words, question: { ...question, isTold: true } }
    : undefined
}

/** So far the nets must believe in what somebody else has read as well. */
const BELIEVED = 0.6

/** Such a story where one of the two readers of stories comes to the same, or the nets believe it. */
function readAgreed(text: string): Question[] | undefined {
  const question = readTold(text)?.question
  if (!question) return undefined
  const isSame = ({ tier, value }: Read) =>
    tier !== 'ask' && markQuestion(question, String(value)).verdict === 'right'
  const even = asEntered(text)
  const [likely] = storyHidesNumber(even) ? [] : likelyWays(even)
  const isLikely =
    likely !== undefined &&
    likely.belief >= BELIEVED &&
    markQuestion(question, String(likely.value)).verdict === 'right'
  return (isLikely || readingsOfStory(even).some(isSame)) && !isOtherStory(text, [question], false)
    ? [question]
    : undefined
}

/**
 * Reads the questions of a text as a child has typed it. What is read as it stands stays as it is; else it is tried
 * without the talk around it, and then with slips of the finger put right.
 * @returns undefined where it is not read, or may mean two things
 */
export function readAlone(typed: string): Question[] | undefined {
  const text = withZeros(typed)
  if (PUT_RIGHT.test(text)) return undefined
  const read = readQuestions(text)
  if (read) return read
  // `Write the sum as a mixed number` asks for no more than its form.
  const [plain = text] = text.length > LONGEST ? [] : saidPlainly(text)
  if (text.length > LONGEST || asksForMore(plain)) return undefined
  return bridged(text)
}

const bridged = remembering(
  (text: string) => readBridged(text) ?? readAgreed(text),
  text => text,
)

function readBridged(text: string): Question[] | undefined {
  let turn = 0
  for (const candidates of candidatesOf(text)) {
    const isPart = turn++ >= WHOLE_TURNS
    const readings = candidates
      .filter(each => keepsWords(text, each))
      .map(isPart ? readPart : readQuestions)
      .filter(questions => questions !== undefined)
      .filter(questions => !(isPart && questions.some(each => each.isTold)))
      .filter(questions => !YES_OR_NO.test(text) || questions.every(isOfYesOrNo))
    const [first] = readings
    const meanings = new Set(readings.map(questions => JSON.stringify(questions.map(fingerprint))))
    if (first) return meanings.size === 1 && !isOtherStory(text, first, isPart) ? first : undefined
  }
  return undefined
}

/** `3/4 over 0.7, yes or no` asks for no quotient. */
const YES_OR_NO = /\b(?:yes (?:or|\/) ?no|yes\/no|true or false|true\/false)\b/i
const isOfYesOrNo = (question: Question) => /\b(?:yes|no|true|false)\b/i.test(solve(question).answer)

/**
 * Whether a text is a story to the nets, which comes to something else than what was read of it: `5/9 of the 270 pupils are
 * girls. How many boys are there?` for five ninths of 270. Or it turns a part round: `25% of her 20 words wrong. How many …
 * right?`
 */
function isOtherStory(text: string, [question, ...others]: readonly Question[], isPart: boolean): boolean {
  if (!question || others.length > 0) return false
  const isStory = question.isTold === true || question.kind === 'story'
  const dropsAsk = isPart && /\bhow (?:many|much)\b/i.test(text) && !/\bhow\b/i.test(question.text)
  if (dropsAsk && storyHidesNumber(asEntered(text))) return true
  const net = isStory || dropsAsk ? netsBelieve(asEntered(text)) : undefined
  return net !== undefined && markQuestion(question, String(net.value)).verdict !== 'right'
}

/** Whether a text in other words has those that another question would go without. */
export const keepsWords = (text: string, other: string): boolean =>
  KEPT.every(words => !words.test(text) || words.test(other)) || IS_OF_PARTS.test(other)

/** Who of two gets it, or which share it is, is what the ratio is of. */
const IS_OF_PARTS = /^The ratio of [a-z]+ to [a-z]+ is .* How many (?:are )?[a-z]+ (?:are|and) /
const KEPT = [
  // How an answer is to look is no talk, though `form` alone may be one at school.
  /\bstandard form\b|\b(?:1 ?: ?n|n ?: ?1)\b/i,
  // Of whole numbers the greatest is another one.
  /\b(?:an?|which|the) (?:whole number|integer)\b/i,
  /\bof the (?:whole|total)\b/i,
  // What one of several gets is no more than a part of it.
  /\b(?:does|will|did|would) (?!each\b|they\b|it\b|i\b|you\b|u\b)[a-z]+ (?:get|gets|receive)\b|\b(?:first|second|third|larger|smaller) share\b/i,
]

/** Texts that may be meant, the ones that change least first; those of one turn must not contradict each other. */
function* candidatesOf(text: string): Generator<string[]> {
  const even = laidOut(isShouted(text) ? text.toLowerCase() : text)
  const tried = new Set([text])
  const untried = (texts: readonly string[]) => {
    const fresh = [...new Set(texts.map(asSentence))].filter(each => !tried.has(each))
    for (const each of fresh) tried.add(each)
    return fresh
  }
  const bare = withoutTalk(even)
  yield untried(bare)
  const span = questionSpan(even)
  yield untried(span && !span.leavesNumber ? withoutTalk(span.question) : [])
  yield untried([even, ...bare, ...askedByPlace(text)].flatMap(inOtherWords))
  const plain = [even, ...bare].flatMap(saidPlainly)
  yield untried([...plain, ...plain.flatMap(inOtherWords)])
  const spoken = [even, ...bare].flatMap(heardInSigns)
  yield untried(spoken)
  yield untried(spoken.flatMap(inOtherWords))
  // Slips are put right before the talk is looked for as well: "Plaese hepl".
  const mended = (healed(even) ?? []).flatMap(withoutTalk)
  yield untried(mended)
  yield untried(mended.flatMap(each => [each, ...heardInSigns(each)].flatMap(inOtherWords)))
  yield untried(inTalk([even, ...bare]).filter(each => keepsNumbers(each, even)))
  yield untried(inTalk(mended.slice(0, MOST_MENDED)).filter(each => keepsNumbers(each, even)))
  const untold = [even, ...mended.slice(0, MOST_MENDED)].flatMap(withoutTries)
  const bared = untold.flatMap(each => [each, ...withoutTalk(each)])
  yield untried([...bared, ...bared.flatMap(inOtherWords)])
  yield untried(untold.flatMap(each => inTalk([each]).filter(part => keepsNumbers(part, each))))
}

const MOST_MENDED = 3
const MOST_INSTRUCTED = 6
/** How far a root or a stroke reaches is not heard: `the square root of 9 plus 16`, `2 plus 3 over 5`. */
export const UNHEARD =
  /roots? of [\d.]+ ?(?:[-+−×*÷/]|plus|minus|times)(?! ?(?:the )?(?:square |cube )?(?:root|√))|(?:plus|minus|[-+−]) ?[a-z\d.]+ over\b|\bover [a-z\d.]+ (?:plus|minus|[-+−])/i
/** What the standard form of `forty-five thousand` is depends on the country. */
const SPELT_IN_FORM = /\b(?:hundred|thousand|[mb]illion)\b.*\bstandard form\b/i
/** A text as it is said with its signs written; nothing where that changes nothing, or could be meant in two ways. */
function heardInSigns(text: string): string[] {
  if (UNHEARD.test(text) || SPELT_IN_FORM.test(text) || hasStrayLetter(text)) return []
  const written = typedFromSpeech(text)
  return written === text ? [] : [written]
}
const inOtherWords = (text: string) => [...instructed(text), ...framed(text)]
const inTalk = (texts: readonly string[]) =>
  texts.flatMap(text => {
    const found = questionsInTalk(text).slice(0, MOST_CUTS)
    const bare = found.slice(0, MOST_INSTRUCTED).flatMap(each => withoutTalk(each).slice(0, 2))
    const framedIn = (part: string) => (topicsOf(text).every(each => part.includes(each)) ? framed(part) : [])
    return [...found, ...bare, ...bare.flatMap(each => [...instructed(each), ...framedIn(each)])]
  })
/** What a frame is about is no talk: `factors of 24 we have to round it`. */
const topicsOf = (text: string) =>
  (text.match(/\p{L}{3,}/gu) ?? []).filter(word => TOPICS.has(word.toLowerCase()))

/** Whether nothing is cut off that has a number of the question: `i read 25 min every day, how many hours in 12 days` */
const keepsNumbers = (part: string, text: string) =>
  numbersOfQuestion(text).every(number => part.includes(number))

/** `DUBBLE 68`: a word in capital letters is a name among small ones alone. */
const isShouted = (text: string) => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)

/** Words that begin a sentence get their capital letter; letters of algebra stay. */
function asSentence(text: string): string {
  return text.replace(/^(?:[a-z](?=[a-z']+\b)|a(?= [a-z]{2}))/, letter => letter.toUpperCase())
}
