import { behindAnew, isAnew, isAnewAlone, isVaried, tellsNext } from '#maths/language/en/another-question.ts'
import {
  ASKS,
  CLAUSE,
  from,
  LEAD_ALONE,
  NOT_BEFORE,
  OF_MATHS,
  OTHER_SUBJECT,
  THE_OTHER,
  WHY_NOT,
  WISH,
} from '#maths/language/en/parts-of-message.ts'
import { toldAngle } from '../facts/isosceles-both.ts'
import { goingOn } from '../follow-up.ts'
import { isGuesses } from '../guesses-said.ts'
import { intentOf } from '../intents/index.ts'
import type { Intent } from '../intents/intent.ts'
import { isFun } from '../intents/leaving.ts'
import { ownLifeIn } from '../intents/own-life.ts'
import { OTHER_ONE } from '../readings/other-one.ts'
import { isOpen } from '../readings/reading.ts'
import { bothCounted } from '../readings/several.ts'
import { openUnsolved } from '../readings/unsolved.ts'
import { asksDirectly } from '../replies/direct.ts'
import type { Dialogue } from '../state.ts'
import { isWhollyStory } from '../story-found.ts'
import { readUnsolved } from '../unsolved/unsolved.ts'
import { judgedByValue } from '../values/judged-by-value.ts'
import { problemsOf } from '../work.ts'
import { saysAnswerFirst, withAnswerFirst } from './answer-first.ts'
import {
  announced,
  asksInWords,
  asksWhole,
  bringsWhole,
  numbersIn,
  rowOf,
  tellsSum,
  valuesIn,
} from './asks-whole.ts'
import { partsByLabels } from './by-labels.ts'
import { ofSeveral } from './of-sheet.ts'
import { ASKS_OF_TUTOR, isOfTutor } from './of-tutor.ts'
import type { Part, PartKind } from './part.ts'

/** What is longer is a text from a book, and is read as a whole. */
const LONGEST = 600
const TALKS = new Set<Intent['wants']>([
  'comfort',
  'laugh',
  'chat',
  'thanks',
  'goodbye',
  'compliment',
  'wellbeing',
])

/**
 * A message as the parts that it is made of, in the order in which they stand there; one where it is of one piece.
 * @param before where the conversation stood before it
 */
export function partsOf(text: string, before: Dialogue): Part[] {
  const isBehindAnswer = saysAnswerFirst(text, before)
  if (text.length > LONGEST || (!isOpen(before.work) && bothCounted(text))) return [{ kind: 'work', text }]
  const [, first = '', rest = ''] = /^([^.!?]{1,40}[.!?]+)\s+(.+)$/s.exec(text) ?? []
  // `yes one more. what do you call a sad x? an ex lol`, `are u a robot? 24 x 15`
  if (ownLifeIn(rest) === 'joke told') return [{ kind: 'talk', text: rest }, ...partsOf(first, before)]
  if (isOfTutor(first)) return [{ kind: 'talk', text: first }, ...partsOf(rest, before)]
  // `the other one is 50 50 and 80`, of two triangles, is no other question.
  if (toldAngle(openUnsolved(before)?.text ?? '') !== undefined && THE_OTHER.test(text))
    return [{ kind: 'work', text }]
  if (!isBehindAnswer && bringsWhole(text, before)) return [{ kind: 'work', text, isNew: true }]
  const byLabels = partsByLabels(text, before)
  if (byLabels) return byLabels
  if (isWhollyStory(text) && !isBehindAnswer) return [{ kind: 'work', text }]
  // `thats 64 so no, ive not got enough` is one answer.
  if (isOpen(before.work) && before.work.problem.budget) return [{ kind: 'work', text }]
  if (isFun(text) || ownLifeIn(text) !== undefined || (isOpen(before.work) && isGuesses(text)))
    return [{ kind: 'work', text }]
  const turn = text.search(OTHER_SUBJECT)
  if (turn > 0 && !/\d/.test(text.slice(turn)))
    return [...partsOf(text.slice(0, turn).trim(), before), { kind: 'talk', text: text.slice(turn) }]
  const pieces = text
    .split(/(?<=[.!?…]["')]?)\s+|\n+/)
    .flatMap(atClauses)
    .map(each => each.trim())
    .filter(each => each !== '')
  if (answersStill(pieces, before)) return [{ kind: 'work', text }]
  const several = ofSeveral(text, before)
  if (several) return several
  // What is told around a question with its numbers belongs to it.
  const isTold = !isOpen(before.work) && (readUnsolved(text)?.asked.length ?? 0) > 0
  const isUnsolved = openUnsolved(before) !== undefined
  const parts = joined(
    pieces.map(each => ({ kind: kindIn(each, isTold), text: each })),
    { isUnsolved, asksOn: each => goingOn(each, before.work) !== undefined },
  )
  const cut = parts.flatMap(each =>
    each.kind === 'work' ? withAnswerFirst(each, before, { kindOf, asksWhole }) : [each],
  )
  const all = cut
    .map(announced)
    .filter((each, at) => each.kind !== 'wish' || !cut.slice(at + 1).some(asksOwn))
  return all.length > 0 ? all : [{ kind: 'work', text }]
}

/** `FORGET IT. 5:35 yes or no`: nothing new is asked behind it, and the answer of the open question is said. */
function answersStill([first = '', ...others]: readonly string[], { work }: Dialogue): boolean {
  const rest = others.join(' ')
  const isAnswer = isOpen(work) && isAnewAlone(first) && judgedByValue(work, rest)?.is === 'answer'
  return isAnswer && (readUnsolved(rest)?.asked.length ?? 0) === 0
}

/** `one more. ill make my own: …`: what is wished for is there. */
const asksOwn = ({ kind, text }: Part) => kind === 'work' && problemsOf(text).length === 1

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
    const bringsAnother = isAnew(rest) && /\d/.test(rest) && !tellsNext(rest)
    if (/\d/.test(front) && (bringsAnother || ['asks', 'wish'].includes(kindOf(rest))))
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
  if (asksDirectly(piece)) return 'asks'
  if (numbers < 2 && WISH.test(piece)) return 'wish'
  // `whats the mean of 3 5 8 8` is to be worked out.
  const isSum = numbers > 2 && /^\W*(?:\p{L}+ ){0,3}(?:what|whats|find|work out)\b/iu.test(piece)
  if (!isSum && ASKS.test(piece) && (WHY_NOT.test(piece) || !/=|\d\s*[-+×*÷]\s*\d/.test(piece))) return 'asks'
  if (GOES.test(piece) || ownLifeIn(piece) !== undefined) return 'talk'
  if (numbers > 0 || piece.length < 8) return 'work'
  const { wants, ...more } = intentOf(piece, false)
  if (wants === 'stop' || ('feeling' in more && more.feeling === 'tired')) return 'talk'
  if (wants === 'complaint' || isOfTutor(piece)) return 'talk'
  return TALKS.has(wants) &&
    !OF_MATHS.test(piece) &&
    !/\?|^\W*(?:but |and )?(?:if|because|cos)\b/i.test(piece)
    ? 'talk'
    : 'work'
}

/** How what is on the table is gone on from. */
interface Table {
  /** What is asked next of it may need its numbers. */
  isUnsolved: boolean
  /** It asks on about what was found: `now the nearest 100`. */
  asksOn: (piece: string) => boolean
}

/**
 * Neighbours of one kind say one thing together; a question that begins anew stands for itself.
 */
function joined(pieces: readonly Part[], { isUnsolved, asksOn }: Table): Part[] {
  const parts: Part[] = []
  let isNext = false
  let isOn = false
  let taken = -1
  for (const [at, { kind, text }] of pieces.entries()) {
    if (at === taken) continue
    const before = parts.at(-1)
    const next = pieces[at + 1]
    const isLead =
      next !== undefined &&
      LEAD_ALONE.test(text) &&
      !(/\bthank|\bthx\b|\bty\b/i.test(text) && ASKS_OF_TUTOR.test(next.text))
    const behindAll = pieces
      .slice(at + 1)
      .map(each => each.text)
      .join(' ')
    const isMore = next !== undefined && next.kind !== 'talk' && !ASKS.test(next.text) && asksWhole(behindAll)
    // `ok next one.`, `can we do a different one.`
    if (isMore && (kind === 'wish' ? isAnew(text) : isAnewAlone(text))) {
      isOn = isUnsolved && numbersIn(behindAll) < 2
      isNext = !isOn
      continue
    }
    if (isLead) continue
    const behind = kind === 'work' ? behindAnew(text) : undefined
    const isWhole =
      behind !== undefined &&
      ((valuesIn(behind) > 1 && !tellsSum(behind)) || asksWhole(behind) || asksInWords(behind))
    const row = behind && next ? rowOf(behind, next) : undefined
    if (row) {
      if (before && saysNothing(before.text)) parts.pop()
      parts.push(...row)
      taken = at + 1
      continue
    }
    // `next q what if you dont put it back`: the numbers stay.
    const isOnFrom = isOn || (behind !== undefined && !isWhole && isVaried(behind))
    const own = behind ?? text
    isNext ||= isWhole
    if (before && !isNext && before.text.endsWith('?') && /^\W*(?:but )?why\W*$/i.test(text)) {
      parts[parts.length - 1] = { kind: 'asks', text: `${before.text} ${text}` }
      continue
    }
    // `yes. next one …` and `ok im lost. different question: …` want nothing more of the old one.
    if (isNext && before && saysNothing(before.text)) parts.pop()
    const goesOn =
      before &&
      !isNext &&
      !isOnFrom &&
      (saysOfWish(text, before) || (!asksOn(text) && belongs({ kind, text }, before)))
    if (goesOn) parts[parts.length - 1] = { ...before, text: `${before.text} ${text}` }
    else parts.push({ kind, text: isNext || isOnFrom ? own : text, ...(isNext && { isNew: true }) })
    isNext = false
    isOn = false
  }
  return parts
}

/** Asks for more than an answer to what is told before it. */
const ASKS_HOW = from('(?:how|what|why|which|can (?:you|u))\\b')

const SAYS_NOTHING = new Set<Intent['wants']>([
  ...([
    'yes',
    'no',
    'unsure',
    'hint',
    'next',
    'skip',
    'stop',
    'complaint',
    'finished',
    'understood',
  ] as const),
])
const saysNothing = (text: string) => !/\d/.test(text) && SAYS_NOTHING.has(intentOf(text, true).wants)

/** `harder. with x on both sides`: what the next one is to be like. */
const saysOfWish = (text: string, { kind }: Part): boolean =>
  kind === 'wish' && text.length < 60 && numbersIn(text) < 2 && OF_WISH.test(text)
const OF_WISH = from(
  '(?:with(?:out)?|about|but|where|like|on|in|not?|i(?:.?m)? (?:am )?(?:done|finished|bored|sick|tired) (?:of|with)|i hate)\\b(?![^?]{0,60}\\?)',
)

function belongs({ kind, text }: Part, before: Part): boolean {
  if (OTHER_ONE.test(text) || (kind === 'talk' && ASKS_OF_TUTOR.test(text))) return false
  const isOfMaths = /\d/.test(text) || OF_MATHS.test(text)
  if (kind === before.kind) return kind !== 'asks'
  if (before.kind === 'asks') return kind === 'work' && !/\d/.test(text)
  return before.kind === 'talk' && kind === 'work' && !isOfMaths && !/\?/.test(text) && !ASKS_HOW.test(text)
}
