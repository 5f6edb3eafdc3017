import { isGuesses } from '../guesses-said.ts'
import { intentOf } from '../intents/index.ts'
import type { Intent } from '../intents/intent.ts'
import { isFun } from '../intents/leaving.ts'
import { ownLifeIn } from '../intents/own-life.ts'
import { judgeFor } from '../judging.ts'
import { OTHER_ONE } from '../readings/other-one.ts'
import { isOpen } from '../readings/reading.ts'
import { isSameQuestion } from '../restated.ts'
import type { Dialogue } from '../state.ts'
import { isWhollyStory } from '../story-found.ts'
import { readUnsolved } from '../unsolved/unsolved.ts'
import { problemsOf } from '../work.ts'
import type { Part, PartKind } from './part.ts'

/** What is longer is a text from a book, and is read as a whole. */
const LONGEST = 600
const LEAD =
  '(?:(?:ok|okay|okey|and|but|so|now|then|also|grand|right|lol|haha|yay|abeg|pls|please|sir|mam|maam|miss|hang on|wait)\\b[\\s,]*)*'
const from = (body: string) => new RegExp(`^\\W*${LEAD}(?:${body})`, 'i')

/** Asks about what is on the table. */
const ASKS = from(
  [
    'why\\b(?! don.?t (?:we|you) (?:do|try))',
    'how come\\b',
    'how (?:do|will|would|can|could|should|to|did) (?:i|we|you|u|one)\\b.*\\b(?:check|sure|know|verify|prove|control|tell|see)\\b',
    'how to (?:check|verify|know)\\b',
    '(?:can|could|may) (?:i|we|u|you) (?:check|prove|verify|test)\\b',
    'is there (?:a|any) (?:trick|way|quick way)\\b',
    'what(?:s| is|.s| do| does)? .{0,30}\\bmean',
    'what mean\\b',
    'wdym\\b',
    'ha(?:ve|s) (?:i|we|it) (?:finish|end|done)',
    '(?:is|are|am) (?:it|that|this|we|i) (?:finished|done|all|enough|allowed|correct|right|luck|just luck)\\b.{0,25}$',
    '(?:finished|done) ?\\?',
    'is (?:this|that|my) (?:method|way)\\b',
    'does (?:it|that|the order) (?:really )?matter\\b',
    '(?:could|can) (?:there|another|more)\\b',
  ].join('|'),
)
/** Says what is to come next. */
const WISH = from(
  [
    '(?:(?:can|could|may|shall|will) (?:i|we|you|u) (?:please |pls )?|i (?:want|need|would like|wanna) |let.?s )?(?:have |get |give me |give us |give |gimme |do |try |make me |set me |show me )(?:us |me )?(?:an? |some |one |1 )*(?:nuther|another|more|new|similar|easier|easyer|harder|different|one|like|word|again)\\b',
    '(?:another|one more|nuther|1 more)\\b(?: (?:one|question|sum|please|pls|like|of|the same)\\b|\\W*$)',
    'give (?:me )?(?:one|another|some)\\b',
    '(?:something )?(?:easier|harder)\\b',
  ].join('|'),
)
/** Begins another question. */
const ANEW = from(
  '(?:(?:can|could|shall) (?:we|you|i) (?:do|try) )?(?:the |a |an |new |my )?(?:next|new|different|another|other)(?: (?:one|1|q|question|sum|problem|thing|bit|part))?(?: now| please| pls| is| says| it says| q)*(?=[\\s.,:;!-]|$)|(?:going |go |ok )?back to (?:the |my )',
)
/** Says nothing that a reply is needed for. */
const LEAD_ALONE =
  /^\W*(?:(?:ok|okay|lol|haha|nice|cool|yay|hi+|hello|hey|sir|ma|maam|ma'am|miss|good (?:morning|afternoon|evening)|right|so|oh|well|great|thanks|and|again|please|pls|thank god|god)\b\W*)+$/i
const ANEW_ALONE =
  /^\W*(?:\p{L}+ ){0,3}(?:next|new|different|another|other|back to)\b(?: [\p{L}']+){0,4}\W*$/iu

/** `why cant i just do 800 - 15` */
const WHY_NOT =
  /^\W*(?:(?:but|and|so|ok) )*why (?:can'?t|cant|cannot|not|don'?t|dont|isn'?t|isnt|couldn'?t)\b/i

const TALKS = new Set<Intent['wants']>(['comfort', 'chat', 'thanks', 'goodbye', 'compliment', 'wellbeing'])

/** Words of maths; what has one of them is told of the work. */
const OF_MATHS =
  /\b(?:answer|sum|question|number|equals?|add|plus|minus|times|divide|multiply|fraction|percent|area|angle|bracket|side|step|line|formula|half|double|total|carry|column|digit|x|y|table|even|odd|left|bigger|smaller|same|lcm|hcf|gcf|gcd|mean|median|mode|range|tax|discount|maths|write|do i|remainder)\b/i

/** A place in a sentence where something of another kind may begin. */
const CLAUSE =
  /(?<=\S)(?:,\s*|\s+)(?=(?:(?:and|but|so|also|ok|then|now)\s+)*(?:why|how (?:do|will|would|can|could|should|to|come)|what do|whats|can (?:i|you|u|we)|could (?:i|you|u|we)|give|gimme|another one|have i|is it (?:finished|done)|finished|done|is there|does it|different|next|new)\b)/gi
const NOT_BEFORE = /\b(?:that'?s|is|know|no|get|see|understand|me|sure|explain|wonder|idea|of|is it|or)\s*$/i

/**
 * A message as the parts that it is made of, in the order in which they stand there; one where it is of one piece.
 * @param before where the conversation stood before it
 */
export function partsOf(text: string, before: Dialogue): Part[] {
  if (text.length > LONGEST || isWhollyStory(text)) return [{ kind: 'work', text }]
  // `thats 64 so no, ive not got enough` is one answer.
  if (isOpen(before.work) && before.work.problem.budget) return [{ kind: 'work', text }]
  if (isFun(text) || ownLifeIn(text) !== undefined || (isOpen(before.work) && isGuesses(text)))
    return [{ kind: 'work', text }]
  const pieces = text
    .split(/(?<=[.!?…]["')]?)\s+|\n+/)
    .flatMap(atClauses)
    .map(each => each.trim())
    .filter(each => each !== '')
  // What is told around a question with its numbers belongs to it.
  const isTold = !isOpen(before.work) && (readUnsolved(text)?.asked.length ?? 0) > 0
  const parts = joined(pieces.map(each => ({ kind: kindIn(each, isTold), text: each })))
  const cut = parts.flatMap(each => (each.kind === 'work' ? withAnswerFirst(each, before) : [each]))
  return cut.length > 0 ? cut : [{ kind: 'work', text }]
}

const BEFORE_BYE = '(?:(?:done|ok|okay|thx|thanks|ty|so|and|now) )*'
const BYE = 'bye+|bye bye|goodbye|cya|gtg|good ?night'
const GOES = new RegExp(`^${BEFORE_BYE}(?:${BYE})$`, 'i')
/** `16 bye`, `3/7 done bye`: what was found, and that somebody goes. */
const THEN_GOES = new RegExp(
  `^(.{0,60}\\d\\S*)[\\s,.!]+(${BEFORE_BYE}(?:${BYE}|see (?:you|ya|u)|peace out))\\b[\\s\\p{L}!.:)]{0,20}$`,
  'iu',
)

function atClauses(sentence: string): string[] {
  const [, found, goes] = THEN_GOES.exec(sentence) ?? []
  if (found && goes) return [...atClauses(found), goes]
  for (const { index, 0: seam } of sentence.matchAll(CLAUSE)) {
    const [front, rest] = [sentence.slice(0, index), sentence.slice(index + seam.length)]
    if (NOT_BEFORE.test(front) || !/\d|[a-z]{3}/i.test(front)) continue
    const isAnew = ANEW.test(rest) && /\d/.test(rest)
    if (/\d/.test(front) && (isAnew || ['asks', 'wish'].includes(kindOf(rest))))
      return [front, ...atClauses(rest)]
  }
  return [sentence]
}

/** @param isTold it stands beside a question with its numbers */
function kindIn(piece: string, isTold: boolean): PartKind {
  const kind = kindOf(piece)
  return isTold && kind === 'talk' && intentOf(piece, false).wants === 'chat' ? 'work' : kind
}

function kindOf(piece: string): PartKind {
  const numbers = numbersIn(piece)
  if (numbers < 2 && WISH.test(piece)) return 'wish'
  if (ASKS.test(piece) && (WHY_NOT.test(piece) || !/=|\d\s*[-+×*÷]\s*\d/.test(piece))) return 'asks'
  if (GOES.test(piece)) return 'talk'
  if (numbers > 0 || piece.length < 8) return 'work'
  const { wants } = intentOf(piece, false)
  return TALKS.has(wants) &&
    !OF_MATHS.test(piece) &&
    !/\?|^\W*(?:but |and )?(?:if|because|cos)\b/i.test(piece)
    ? 'talk'
    : 'work'
}

/** Neighbours of one kind say one thing together; a question that begins anew stands for itself. */
function joined(pieces: readonly Part[]): Part[] {
  const parts: Part[] = []
  let isAnew = false
  for (const [at, { kind, text }] of pieces.entries()) {
    const before = parts.at(-1)
    const next = pieces[at + 1]
    const isLead =
      next !== undefined &&
      LEAD_ALONE.test(text) &&
      !(/\bthank|\bthx\b|\bty\b/i.test(text) && ASKS_OF_TUTOR.test(next.text))
    const isMore = next !== undefined && numbersIn(next.text) > 1 && !ASKS.test(next.text)
    // `ok next one.`, `can we do a different one.`
    if (isMore && (kind === 'wish' || ANEW_ALONE.test(text)) && ANEW.test(text)) {
      isAnew = true
      continue
    }
    if (isLead) continue
    const own = kind === 'work' && ANEW.test(text) ? text.replace(ANEW, '').replace(/^[\s.,:;-]+/, '') : text
    isAnew ||= own !== text && valuesIn(own) > 1
    if (before && !isAnew && before.text.endsWith('?') && /^\W*(?:but )?why\W*$/i.test(text)) {
      parts[parts.length - 1] = { kind: 'asks', text: `${before.text} ${text}` }
      continue
    }
    const goesOn = before && !isAnew && belongs({ kind, text }, before)
    if (goesOn) parts[parts.length - 1] = { ...before, text: `${before.text} ${text}` }
    else parts.push({ kind, text: isAnew ? own : text, ...(isAnew && { isNew: true }) })
    isAnew = false
  }
  return parts
}

/** `the other one is 4/12` says one number, and no question. */
const valuesIn = (text: string) => text.match(/\d+(?:[./]\d+)?/g)?.length ?? 0
const numbersIn = (text: string) => text.match(/\d+/g)?.length ?? 0

/** `do u like trains`, behind thanks */
const ASKS_OF_TUTOR =
  /^\W*(?:(?:and|so|but) )*(?:do|are|can|have|did|where|what|who) (?:(?:is|are|do) )?(?:yo)?u\b/i

function belongs({ kind, text }: Part, before: Part): boolean {
  if (OTHER_ONE.test(text) || (kind === 'talk' && ASKS_OF_TUTOR.test(text))) return false
  const isOfMaths = /\d/.test(text) || OF_MATHS.test(text)
  if (kind === before.kind) return kind !== 'asks'
  if (before.kind === 'asks') return kind === 'work' && !/\d/.test(text)
  return before.kind === 'talk' && kind === 'work' && !isOfMaths && !/\?/.test(text)
}

/** Where a second thing may begin: behind a sentence, or where another begins without a stop. */
const SEAM =
  /(?<=\S)(?:[.!?;,]+\s+|\s+(?=(?:and |but |ok |so |now |also |then |yay |lol |haha )*(?:can|could|may|shall|what|whats|wats|how|why|is|are|do|does|did|my|the|i|im|i'm|ive|i've|next|lets|let's|please|pls|explain|easier|harder|another|you|u|wait|before|tell|give|thanks|thank|thx|bye|question|number)\b|(?:and |but |ok |so |now )*\(?[b-h]\)))(?=\S)/gi
const MOST_CUTS = 5
const ASKS_SUM =
  /\b(?:what|whats|wats|how|next|now|solve|find|can (?:we|you|u|i)|question|number \d|do)\b|^\W*\(?[b-h]\)|\?/i

/** Nothing ends in such a word. */
const UNENDED = /\b(?:it|that|this|because|cos|and|so|which|together|of|the|there|they|is)$/i

/** Said behind an answer these say nothing that its praise does not. */
const NOTHING_NEW = new Set<Intent['wants']>([
  ...(['nonsense', 'laugh', 'yes', 'no', 'check', 'idea', 'working', 'next', 'unsure'] as const),
  ...(['estimate', 'greeting', 'hint', 'apology', 'wait', 'tell', 'compliment', 'explain'] as const),
])
const isJoy = (intent: Intent) => intent.wants === 'comfort' && intent.feeling === 'happy'

/** The answer to the open sum is a part of its own, before another sum or what is asked behind it. */
function withAnswerFirst(part: Part, before: Dialogue): Part[] {
  const { work, waiting } = before
  const { text } = part
  if (!isOpen(work) || part.isNew || text.length > 250) return [part]
  for (const { index, 0: seam } of [...text.matchAll(SEAM)].slice(0, MOST_CUTS)) {
    const [first, rest] = [text.slice(0, index).trim(), text.slice(index + seam.length).trim()]
    if (UNENDED.test(first) || !/\d|[a-z]{2}/i.test(rest) || judgeFor(work, first).outcome !== 'answer')
      continue
    const [next] = ASKS_SUM.test(rest) ? problemsOf(rest) : []
    const isOther = next !== undefined && !isSameQuestion(next.question, work.problem.question)
    const isOfWaiting = waiting !== undefined && judgeFor(waiting, rest).outcome === 'answer'
    const asks = /\?|^\W*(?:but |and |so |ok )*(?:wait|why|how|do|does|is|are|can|what|should|which)\b/i.test(
      rest,
    )
    if (isOther || isOfWaiting)
      return [
        { kind: 'work', text: first },
        { kind: 'work', text: rest },
      ]
    const wished = intentOf(rest, false)
    const saysMore = wished.wants !== 'unclear' && !NOTHING_NEW.has(wished.wants) && !isJoy(wished)
    if (asks || saysMore)
      return [
        { kind: 'work', text: first },
        { kind: kindOf(rest) === 'wish' ? 'wish' : 'asks', text: rest },
      ]
  }
  const [one, other, ...more] = text.split(/\s*(?:,|;|\band\b|&)\s*/i)
  const isBoth =
    waiting &&
    one &&
    other &&
    more.length === 0 &&
    judgeFor(work, one).outcome === 'answer' &&
    judgeFor(waiting, other).outcome === 'answer'
  return isBoth
    ? [
        { kind: 'work', text: one },
        { kind: 'work', text: other },
      ]
    : [part]
}
