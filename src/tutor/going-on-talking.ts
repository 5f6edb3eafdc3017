import { isAnswerLike } from '#maths/routes/answer-like.ts'
import { asksAdvice, isGrownUp, speaksOfChild } from './intents/grown-ups.ts'
import type { Intent } from './intents/intent.ts'
import type { Dialogue, Turn } from './state.ts'
import { wantsOf } from './wants/wants-of.ts'

const TELLS_ON =
  /^\W*(?:how many|and |but |so |yeah |yes |ya |its |it's |it |he|she|they|these|those|that|can i|there|we|my|his|her|their|one of|some|all|the|because|cos|\d)/i

const ASKS_WHY = /^\W*(?:(?:but|so|and|ok|wait) )*(?:why|y|how come)\b/i

const ASKS_HOW = /^\W*(?:(?:but|so|and|ok|wait) )*how (?:do|would|can|could|should) (?:i|you|u|we)\b/i

const NEXT_PART =
  /^\W*(?:(?:and|ok|so|now) )*(?:(?:what|how) about |now |next |do )?(?:part |question )?\(?[b-h]\)?\W*$/i

const isJoking = (turn: Turn) => isTalkOf(turn, 'joke') || isTalkOf(turn, 'laugh')

/** Wishes that are the same for everybody. */
const OF_ANYBODY = new Set<Intent['wants']>([
  ...(['greeting', 'thanks', 'goodbye', 'tell', 'hint', 'sure', 'another', 'why', 'other subject'] as const),
])

/** `Five more.`, `now fifteen`: told of the work, whoever writes. */
const OF_WORK: ReadonlySet<string> = new Set(['line', 'claim', 'followup'])

/** Who looks after a child asks for advice, or goes on about its worry. */
function ofGrownUp(intent: Intent, last: string, before: Dialogue): boolean {
  if (!(before.isGrownUp || isGrownUp(last)) || OF_ANYBODY.has(intent.wants)) return false
  if (OF_WORK.has(wantsOf(last, 'none')[0]?.want ?? '') && !asksAdvice(last)) return false
  const isTalk = ['unclear', 'chat', 'comfort', 'others say', 'complaint', 'abilities'].includes(intent.wants)
  // The child itself may be back at the keys.
  const isOfChild = isTalkOf(before.turn, 'advice') || speaksOfChild(last)
  return (
    asksAdvice(last) || (isTalk && isOfChild && (!before.work || before.work.isFound || !/\d/.test(last)))
  )
}

const ASKS_WHAT = /^\W*(?:\w+ )?(?:why|how|what|whats|who|where|when|which|can|could)\b/i

/** Said of another subject that is talked about, these go on with it. */
const GO_ON = new Set<Intent['wants']>([
  ...(['unclear', 'chat', 'why', 'no lesson', 'others say', 'nonsense', 'method', 'explain'] as const),
  ...(['next', 'check', 'identity', 'complaint', 'how known', 'tell', 'abilities', 'used for'] as const),
])

/** `so its lighter for the same size?`, behind why ice floats. */
function onSubject(intent: Intent, last: string, { subject, turn, work }: Dialogue): Intent | undefined {
  const isOf = subject && (!work || work.isFound || isTalkOf(turn, 'other subject')) && !/\d/.test(last)
  // Whoever writes a story may tell of a volcano.
  const isAsked =
    intent.wants === 'other subject' &&
    ((intent.subject ?? 'other') === 'other' || (subject === 'writing' && !ASKS_WHAT.test(last)))
  return isOf && (isAsked || GO_ON.has(intent.wants))
    ? { wants: 'other subject', subject, isOn: true }
    : undefined
}

/** What is not understood by itself goes on with what was talked about. */
export function goingOnTalking(intent: Intent, last: string, before: Dialogue): Intent {
  const { turn, work, waiting } = before
  if (ofGrownUp(intent, last, before)) return { wants: 'advice' }
  const ofSubject = onSubject(intent, last, before)
  if (ofSubject) return ofSubject
  if (intent.wants === 'unclear' && work?.isFound && ASKS_WHY.test(last)) return { wants: 'why' }
  // Of a sum that is done it is asked why, and not for a lesson.
  if (intent.wants === 'explain' && work?.isFound && ASKS_WHY.test(last) && !/\bneed\b/i.test(last))
    return { wants: 'why' }
  if (intent.wants === 'unclear' && work && !work.isFound && ASKS_HOW.test(last)) return { wants: 'method' }
  // `another one`, behind a joke.
  const isMore = intent.wants === 'another' || /\b(?:again|more|another|agen)\b/i.test(last)
  const isBare = !work && !before.toldStory && !before.unsolved
  if (isMore && (isTalkOf(turn, 'joke') || (isBare && isJoking(turn))) && last.length < 30)
    return { wants: 'joke' }
  // `what about b)`, which waits.
  if (waiting && work?.isFound && NEXT_PART.test(last)) return { wants: 'yes' }
  if (intent.wants !== 'unclear' || (work && !work.isFound)) return intent
  const isCount =
    /^\W*(?:just |only |about )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\W*$/i.test(last)
  if (isTalkOf(turn, 'chat') && (isCount || (TELLS_ON.test(last) && !isAnswerLike(last, 1))))
    return { wants: 'chat' }
  return isJoking(turn) && !/\d/.test(last) ? { wants: 'laugh' } : intent
}

/** Whether the last message was talk of this kind. */
export function isTalkOf(turn: Turn, wants: Intent['wants']): boolean {
  return turn.is === 'talk' && turn.intent.wants === wants
}
