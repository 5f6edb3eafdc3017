import { createHash } from 'node:crypto'
import { type Concern, type Finding, tierOf } from '../shared/concerns.ts'
import { isHelpAtOnce } from './choose-kind.ts'
import { type Heard, isOnlyAsked, MOST_EARLIER } from './heard.ts'
import { isLearning, namesHome } from './learning.ts'
import { type Circumstances, hearChild } from './local-check.ts'
import { isWork, type Place, readsAsAnswer } from './own-words.ts'

/** In so many of them work lies still on the table. */
const MOST_AT_WORK = 6
/** After so many messages that go on about it, the tutor takes over again. */
const GOES_ON_FOR = 4
/** A thank-you or a nod is nothing to keep for anybody. */
const FEWEST_WORDS = 4

/** What the last messages were about. */
type Mood =
  | { kind: 'calm' }
  /** The child was asked whether anything is wrong: what may be, is, if the next message sounds so as well. */
  | { kind: 'asked' }
  | { kind: 'home' }
  | { kind: 'hard'; concern: Concern; left: number }

const calm: Mood = { kind: 'calm' }
const asked: Mood = { kind: 'asked' }

/**
 * Hears a child's message in its conversation; undefined when a tutor may answer.
 * @param earlier the child's messages before it, oldest first, also those that were not kept
 */
export function listen(text: string, earlier: readonly string[] = []): Heard | undefined {
  return listenToAll([...earlier.slice(-MOST_EARLIER), text]).at(-1)
}

/** The same for each message of a conversation; those before count for the later ones. */
export function listenToAll(texts: readonly string[]): (Heard | undefined)[] {
  let mood = calm
  const work = texts.map(isWork)
  return texts.map((text, index) => {
    const earlier = texts.slice(Math.max(0, index - MOST_EARLIER), index)
    const isAtWork = work.slice(Math.max(0, index - MOST_AT_WORK), index).includes(true)
    // What was said longer ago than a mood lasts was heard in its time.
    const isAgain = index < texts.length - 1 - GOES_ON_FOR
    const { heard, next } = step(text, { earlier, isAtWork, isAgain, mood })
    mood = next
    return heard
  })
}

/** Hears a text that is no message of a chat. */
export function listenToText(text: string, place: Place): Heard | undefined {
  const finding = heardBefore(text, { place })
  // Nobody can ask there; harm at home is kept from home even so.
  return finding && !isOnlyAsked(finding) ? fresh(finding) : undefined
}

/** A finding of a service's own check, as what is heard. Of harm by nobody knows whom, one of the home is assumed where home is named. */
export function heardByService(concern: Concern, text: string): Heard {
  const isHarm = ['abuse', 'sexual', 'violence', 'threat', 'hate', 'self_harm'].includes(concern)
  return fresh({ concern, tier: tierOf(concern), isAtHome: isHarm && namesHome(text) })
}

interface Before extends Circumstances {
  mood: Mood
}

function step(text: string, { mood, ...circumstances }: Before): { heard?: Heard; next: Mood } {
  const finding = heardBefore(text, circumstances)
  if (finding?.isUnsure && mood.kind === 'calm')
    return { heard: { ...finding, isGoingOn: false, isFlagged: false }, next: asked }
  if (finding?.isAtHome) {
    const heard = mood.kind === 'home' ? moreOfHome(finding) : fresh(finding)
    return { heard: { ...heard, tier: finding.tier }, next: { kind: 'home' } }
  }
  const isOver =
    mood.kind !== 'calm' &&
    (isLearning(text) || (isMild(mood) && circumstances.isAtWork && readsAsAnswer(text)))
  if (mood.kind === 'home' && !isOver) return { heard: moreOfHome(finding), next: mood }
  if (finding) return { heard: fresh(finding), next: finding.tier === 'stop' ? calm : hard(finding.concern) }
  if (mood.kind !== 'hard' || isOver) return { next: calm }
  if (namesHome(text)) return { heard: moreOfHome(), next: { kind: 'home' } }
  const { concern, left } = mood
  const heard = {
    concern,
    tier: tierOf(concern),
    isAtHome: false,
    isGoingOn: true,
    isFlagged: text.trim().split(/\s+/).length >= FEWEST_WORDS,
  }
  return { heard, next: left > 1 ? { ...mood, left: left - 1 } : calm }
}

/** So many findings are remembered: with each new message of a chat those before it are heard again. */
const MOST_REMEMBERED = 500
/** By a hash of the words, which are not kept. */
const remembered = new Map<string, Finding | undefined>()

function heardBefore(text: string, circumstances: Circumstances): Finding | undefined {
  // What was heard by all ears counts on when it is heard again.
  const { isAgain: _, ...others } = circumstances
  const key = createHash('sha256')
    .update(JSON.stringify([text, others]))
    .digest('base64')
  if (remembered.has(key)) return remembered.get(key)
  const finding = hearChild(text, circumstances)
  remembered.set(key, finding)
  const [oldest] = remembered.keys()
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  return finding
}

/** "15 days" may be since when somebody does it; after "i suck at this" it is an answer. */
const isMild = (mood: Mood) => mood.kind === 'hard' && tierOf(mood.concern) === 'talk'

const hard = (concern: Concern): Mood => ({ kind: 'hard', concern, left: GOES_ON_FOR })

function fresh({ isUnsure: _, ...finding }: Finding): Heard {
  return { ...finding, isGoingOn: false, isFlagged: !finding.isAtHome }
}

/** What needs help at once is told so, whatever was told before it. */
function moreOfHome(finding?: Finding): Heard {
  const { concern = 'abuse', language } = finding ?? {}
  return {
    concern,
    tier: 'urgent',
    isAtHome: true,
    isGoingOn: !isHelpAtOnce(concern),
    isFlagged: false,
    ...(language && { language }),
  }
}
