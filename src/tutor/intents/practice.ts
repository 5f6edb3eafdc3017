import { lessonNamed } from '#maths/lessons/asked/lesson-asked.ts'
import type { Dialogue } from '../state.ts'
import type { Intent } from './intent.ts'
import { plainWords } from './spelling.ts'

/** What points to the question before: `of that kind`. */
const SUCH =
  /^(?:(?:that|this|these|those|the same|it|them|the)\b ?)?(?:kind|sort|type|ones?|style|like .*)?$/
const WITH = /\b(?:with|about|on)(?: some| more)? (\p{L}+)/u
const TOO = /\b(?:too|also|as well|next|please|then)\b/
const BEGS = /\b(?:give|have|get|do|want|make|set|us|practi[sc]e)\b/

/** What is to be practised, where the words of a wish leave it to the talk before. */
export function practiceMeant(intent: Intent, text: string, { work, turn }: Dialogue): Intent {
  const plain = plainWords(text)
  const wishes = turn.is === 'talk' && ['quiz', 'another', 'easier', 'harder'].includes(turn.intent.wants)
  if (intent.wants === 'easier' && /\btoo (?:easy|simple)\b/.test(plain)) return { wants: 'harder' }
  if (intent.wants === 'quiz' && !intent.on) {
    const isSuch = intent.onWhat !== undefined && SUCH.test(intent.onWhat)
    const isPlain = intent.onWhat === undefined && !/\b(?:quiz|test|maths)\b/.test(plain) && BEGS.test(plain)
    if (work && (isSuch || isPlain)) return { wants: 'another' }
    // `one with pizza` is no topic of maths: a story may be about anything.
    return intent.onWhat !== undefined && /\b(?:with|about)\b/.test(plain) && !/\d/.test(plain)
      ? { wants: 'story', size: 'same' }
      : intent
  }
  if (intent.wants === 'another') {
    const word = WITH.exec(plain)?.[1]
    const on = word ? lessonNamed(word) : undefined
    return on && word ? { wants: 'quiz', on, onWhat: word } : intent
  }
  // `with remainders too please`, once questions are asked for.
  return intent.wants === 'explain' && (wishes || work?.isAsked) && TOO.test(plain) && WITH.test(plain)
    ? { wants: 'quiz', on: intent.lesson, onWhat: intent.lesson.title.toLowerCase() }
    : intent
}
