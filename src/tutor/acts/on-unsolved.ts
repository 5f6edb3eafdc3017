import { conceptsIn } from '#maths/language/en/concepts/index.ts'
import { correctionIn } from '#maths/language/en/unsolved/corrected.ts'
import * as S from '#maths/language/en/unsolved/sentences.ts'
import type { Intent } from '../intents/intent.ts'
import { openUnsolved } from '../readings/unsolved.ts'
import { NOT_TELLING } from '../replies/help.ts'
import { whyOf } from '../replies/reason-for.ts'
import {
  askTaken,
  hintOn,
  kindOf,
  onward,
  opening,
  partOpening,
  toLine,
  toThought,
} from '../replies/unsolved.ts'
import { checkOn, howToCheck } from '../replies/unsolved-check.ts'
import { settled, toDone, toNextPart, unitOf } from '../replies/unsolved-done.ts'
import { whyOn } from '../replies/unsolved-why.ts'
import { quoted, say } from '../replies/voice.ts'
import { isUsedUp } from '../unsolved/needed.ts'
import type { UnsolvedSaid } from '../unsolved/said.ts'
import { askOf, type Done, isSameAmount, isWaiting, type Unsolved } from '../unsolved/unsolved.ts'
import { type Act, RANK, type Talk } from './act.ts'

/** An act on work that nobody has solved, where the message was read as itself. */
function onLine(
  name: string,
  is: 'new' | 'part' | 'asked' | 'unit' | 'line',
  says: (unsolved: Unsolved, talk: Talk) => string | undefined,
): Act {
  const kindOf = ({ turn }: Talk) =>
    turn.is === 'unsolved' ? (typeof turn.said === 'string' ? turn.said : 'line') : undefined
  return {
    name,
    rank: RANK.work,
    when: talk => talk.unsolved !== undefined && kindOf(talk) === is,
    says: talk => talk.unsolved && says(talk.unsolved, talk),
  }
}

/** An act on it, where something is wanted. */
function onWanted(
  name: string,
  wants: readonly Intent['wants'][],
  rank: number,
  says: (unsolved: Unsolved, talk: Talk) => string | undefined,
): Act {
  return {
    name,
    rank,
    when: talk =>
      talk.turn.is === 'talk' && wants.includes(talk.turn.intent.wants) && isWaiting(openUnsolved(talk)),
    says: talk => talk.unsolved && says(talk.unsolved, talk),
  }
}

/** What is said of work that the child has come through. */
const DONE: readonly Act[] = [
  onDone('unsolved done, right', ['check', 'finished', 'yes'], (unsolved, talk) =>
    talk.turn.is === 'talk' && talk.turn.intent.wants === 'yes' && unsolved.done?.isSure !== false
      ? undefined
      : unsolved.done && (talk.isBehind ? S.yesBehind(unsolved.done.isSure) : settled(unsolved.done, talk)),
  ),
  onDone('unsolved done, check', ['sure', 'how known'], howToCheck),
  onDone('unsolved done, why', ['why'], (unsolved, talk) => reasonNamed(talk) ?? whyOn(unsolved, talk)),
  onDone('unsolved done, next', ['next', 'skip', 'unsure', 'hint', 'tell'], () => S.nextOwn),
]

/** An act on it once it is done. */
function onDone(
  name: string,
  wants: readonly Intent['wants'][],
  says: (unsolved: Unsolved, talk: Talk) => string | undefined,
): Act {
  return {
    name,
    rank: RANK.wish + 2,
    when: talk =>
      talk.turn.is === 'talk' &&
      wants.includes(talk.turn.intent.wants) &&
      openUnsolved(talk)?.done !== undefined,
    says: talk => talk.unsolved && says(talk.unsolved, talk),
  }
}

/** Another number than the one that was found is none that it could confirm. */
const speaksOf = ({ numbers, right, dismissed }: UnsolvedSaid, { value }: Done): boolean =>
  numbers.length === 0 ||
  right.length > 0 ||
  dismissed !== undefined ||
  numbers.some(each => each.from === 'told' || isSameAmount(each.value, value))

const HINTED = ['hint', 'unsure', 'next', 'method', 'example', 'simpler', 'explain', 'picture'] as const
const UNREAD = [
  'unclear',
  'nonsense',
  'chat',
  'others say',
  'other subject',
  'working',
  'no lesson',
  'wonders',
  'meaning',
  'used for',
  'yes',
  'no',
  'way',
  'other way',
  'always',
  'estimate',
  'happy',
] as const

/** All that can be done with work that nobody here has solved. */
export const UNSOLVED: readonly Act[] = [
  onLine('open unsolved', 'new', opening),
  onLine('part of unsolved', 'part', partOpening),
  onLine('asked of unsolved', 'asked', askTaken),
  onLine('unit of unsolved', 'unit', unitOf),
  ...DONE,
  onLine('unsolved line', 'line', (unsolved, talk) =>
    talk.turn.is === 'unsolved' && typeof talk.turn.said !== 'string'
      ? unsolved.before
        ? toNextPart(unsolved.before, unsolved, talk)
        : unsolved.done && speaksOf(talk.turn.said, unsolved.done)
          ? toDone(talk.turn.said, unsolved.done, talk)
          : (corrected(unsolved, talk) ?? toLine(talk.turn.said, unsolved, talk))
      : undefined,
  ),
  onWanted('unsolved hint', HINTED, RANK.wish + 2, hinted),
  onWanted('unsolved yes', ['yes'], RANK.wish + 2, (unsolved, talk) =>
    isUsedUp(unsolved, talk.told) ? say(talk, 'settled', S.settled) : onward(unsolved, talk),
  ),
  onWanted('unsolved no', ['no'], RANK.wish + 2, (unsolved, talk) =>
    say(talk, 'thought', S.stepMissing(kindOf(unsolved).together)),
  ),
  onWanted(
    'unsolved refused',
    ['tell'],
    RANK.wish + 2,
    (unsolved, talk) => `${say(talk, 'tell', NOT_TELLING)} ${hintOn(unsolved, talk)}`,
  ),
  onWanted('unsolved check', ['check', 'finished'], RANK.wish + 2, checkOn),
  onWanted('unsolved how to check', ['sure', 'how known'], RANK.wish + 2, howToCheck),
  onWanted('unsolved why', ['why'], RANK.wish + 2, (unsolved, talk) =>
    /\bwhy (?:not|can'?t|isn'?t|don'?t|doesn'?t)\b/i.test(talk.last)
      ? say(talk, 'why not', S.whyNot(askOf(unsolved)))
      : (reasonNamed(talk) ?? whyOn(unsolved, talk)),
  ),
  onWanted('unsolved again', ['repeat', 'restart'], RANK.wish + 2, (unsolved, talk) =>
    unsolved.reached.length > 0 ? partOpening(unsolved, talk) : opening(unsolved, talk),
  ),
  onWanted('unsolved, others', ['others say', 'nonsense'], RANK.wish + 2, toThought),
  {
    name: 'own next',
    rank: RANK.wish + 2,
    when: ({ turn, unsolved, last }) =>
      turn.is === 'talk' &&
      unsolved?.isLeft === true &&
      ['another', 'skip'].includes(turn.intent.wants) &&
      /\b(?:next|skip)\b/i.test(last) &&
      !/\d/.test(last),
    says: () => S.nextOwn,
  },
  {
    name: 'unsolved thought',
    rank: RANK.last + 20,
    when: talk =>
      talk.turn.is === 'talk' &&
      (UNREAD as readonly string[]).includes(talk.turn.intent.wants) &&
      isWaiting(openUnsolved(talk)),
    says: talk => talk.unsolved && toThought(talk.unsolved, talk),
  },
]

const NUMBERS = /\d+(?:[.,]\d+)*/g

/** `its not blue 2 its red 2 and blue 3`: what the tutor took down was read wrong, and every number is of the question. */
function corrected(unsolved: Unsolved, talk: Talk): string | undefined {
  const said = correctionIn(talk.last)
  const own: readonly string[] = unsolved.text.match(NUMBERS) ?? []
  const numbers = said?.match(NUMBERS) ?? []
  return said !== undefined && numbers.length > 0 && numbers.every(each => own.includes(each))
    ? S.corrected(quoted(said), askOf(unsolved))
    : undefined
}

/** A lesson that is asked for by its name is told as always. */
function hinted(unsolved: Unsolved, talk: Talk): string | undefined {
  const isLesson = talk.turn.is === 'talk' && ['explain', 'picture'].includes(talk.turn.intent.wants)
  if (isLesson && /\b(?:explain|teach|what (?:is|are|does))\b/i.test(talk.last)) return undefined
  return hintOn(unsolved, talk)
}

const GENERAL = /^(?:adding|taking away|multiplying|dividing|sharing)/i

/** `why times 100` names what its reason is of. */
function reasonNamed(talk: Talk): string | undefined {
  const named = conceptsIn(talk.last).filter(({ name }) => !GENERAL.test(name))
  const why = named.length > 0 ? whyOf({ ...talk, unsolved: undefined, work: undefined }) : undefined
  return why && `Here is why: ${why}`
}
