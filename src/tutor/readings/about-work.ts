import type { Intent } from '../intents/intent.ts'
import type { Dialogue } from '../state.ts'
import { isOpen } from './reading.ts'

/** A wish for another one, however it is put. */
export function asWish(intent: Intent, text: string): Intent {
  const isSaid = [
    'another',
    'easier',
    'harder',
    'quiz',
    'story',
    'explain',
    'example',
    'word',
    'picture',
  ].includes(intent.wants)
  if (isSaid) return intent
  if (/\beas|\bsimpl|\bnot (?:too|to|so|very) (?:hard|difficult)/i.test(text)) return { wants: 'easier' }
  return { wants: /\bhard|\btrick|\btough|\bdifficult|\bchallenging/i.test(text) ? 'harder' : 'another' }
}

const ASKS_WHY = /^\W*(?:(?:but|and|so|ok|wait|oh|um) )*why\b(?!.*\bcalled\b).{0,60}$/i

/** What asks for a lesson without its words. */
const ASKS_HELP =
  /\bhow\b|\bhelp\b|\bshow\b|\b(?:get|understand|know|forg[eo]t\w*|remember|hate|stuck|struggl\w*|hard|need|want|please|pls|more|again|another|(?:we|i|lets|let's|can) do|what about)\b/iu
/** A topic that is named alone, where nothing is open. */
const ALONE = /^\W{0,3}(?:\p{L}{1,20}\W{1,3}){0,2}\p{L}{1,20}\W{0,3}$/u
/** `whats the area of the parallelogram` */
const isOfNumber = (text: string) =>
  /\bwhat(?:'?s| is) the [\p{L} ]+ of (?:the|this|that|my|it)\b/iu.test(text)

/** `why half`, while a sum is worked on, asks about that sum, and for no lesson on halves. */
export function aboutWork(intent: Intent, text: string, { work, story }: Dialogue): Intent {
  const isOfWork = ['explain', 'method', 'unclear', 'no lesson', 'identity'].includes(intent.wants)
  // A question with its numbers asks for no lesson, nor does one about what is on the table.
  const isLesson =
    /\b(?:explain|teach|lesson|learn|tell me about|remind)\b|\bwhat(?:'?s| is| are) (?:an? |the )?[\p{L} ]{3,25}\W*$|\bmeans?\b/iu.test(
      text,
    )
  const numbers = text.match(/\d+/g)?.length ?? 0
  const isOnTable = (work ?? story) !== undefined
  const isNamed = ALONE.test(text) && !isOpen(work) && !/\b(?:is|its|it's|are)\b/i.test(text)
  if (
    intent.wants === 'explain' &&
    isOnTable &&
    (isOfNumber(text) || !(isLesson || ASKS_HELP.test(text) || isNamed))
  )
    return { wants: 'unclear' }
  if (intent.wants === 'explain' && !isLesson && numbers > 2) return { wants: 'unclear' }
  // `its a straight line not a corner. 155`
  if (
    intent.wants === 'chat' &&
    (isOpen(work) || story) &&
    /(?<!\bi'?m |\bis |\bhes |\bshes )\b\d+(?:\.\d+)?\W*$/i.test(text)
  )
    return { wants: 'unclear' }
  if ((isOpen(work) || story) && /^\W*(?:(?:but|and|ok|so|yes|yeah) )*how\W*$/i.test(text))
    return { wants: 'method' }
  // `band practice starts at 3:30 and ends at 4:50`
  if (intent.wants === 'quiz' && !intent.on && numbers > 2) return { wants: 'unclear' }
  if (intent.wants === 'tell' && numbers > 2 && !/\b(?:tell|give|show|answer)\b/i.test(text))
    return { wants: 'unclear' }
  return work && isOfWork && ASKS_WHY.test(text) && !/\d\s*[-+×x*÷/]\s*\d/.test(text)
    ? { wants: 'why' }
    : intent
}
