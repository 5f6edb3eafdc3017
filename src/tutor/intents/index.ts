import { asksAboutThis, lessonAsked, lessonNamed } from '#maths/lessons/asked/lesson-asked.ts'
import type { Lesson } from '#maths/lessons/lesson.ts'
import type { Table } from '../wants/wants-of.ts'
import { asOwnWords } from './by-words.ts'
import { commandIn } from './commands.ts'
import { elsewhereIn } from './elsewhere.ts'
import { feelingIn } from './feelings.ts'
import type { Intent } from './intent.ts'
import { isFun, leavesIn } from './leaving.ts'
import { meantBy } from './meant.ts'
import { ownLifeIn } from './own-life.ts'
import { plainWords, withoutPoliteness } from './spelling.ts'
import { subjectIn } from './subjects.ts'
import { JOKE, talkIn } from './talk.ts'
import { wordAsked } from './word-asked.ts'
import { workingIn } from './working.ts'

const LONGEST = 600
const LAUGH = /lmao|rofl|xd|l+(?:o+l+)+|h[aei]|h$/g
/** `can we do shapes` */
const WISHES =
  /^(?!do (?:i|we|you|they)\b)(?:do|learn|work on|try|start|look at|go over|talk about)(?: about| with)? (\D+)$/
/** `my teacher says i have to learn my 8 times table` */
const TO_LEARN =
  /\b(?:have to|need to|got to|want to|must|should|supposed to|trying to) (?:learn|practise|revise|know|study|do)(?: about| more| up on)? (?:my |the |some )?([^?]+)$/
/** `i always get the 6 times table wrong`, `i struggle with fractions` */
const WEAK_AT =
  /\bi(?:'m| am)? (?:(?:always|keep|often|still|usually|really|never) )*(?:(?:get|getting|do|doing|got) (?:my |the |all )*(.+?)(?= (?:wrong|mixed up|muddled|right)\b)|(?:mix up|forget|struggle (?:with|on|at)|need help (?:with|on)|find) (?:my |the )*(.+?)(?: (?:hard|difficult|tricky|together))*)(?: .{0,12})?$/
/** `add them` is something to do, and no name of a lesson. */
const POINTS = /\b(?:them|it(?!')|those|these)\b/
/** Asks about maths as such. */
const CURIOUS =
  /^(?:is|are|what|who|why|does|do|how)\b.*\b(?:numbers?|digits?|infinity|maths|shapes?|squares?|rectangles?|triangles?|circles?|cubes?|rhombus(?:es)?|kites?)\b(?!.*\d.*\d)/
/** Maths that is learnt later than this tutor goes. */
const FURTHER =
  /\b(?:sin|cos|tan|sine|cosine|tangent|trig|trigonometry|soh ?cah ?toa|logs?|logarithms?|calculus|integrat\w*|differentiat\w*|vectors?|matri(?:x|ces)|circle theorems?|imaginary numbers?|complex numbers?)\b/
/** Nothing but begging, which goes on with what was begged for. */
const BEGS =
  /^(?=.*\b(?:please|come on|just this once|just once)\b)(?:(?:pretty|oh|please|come on|go on|just this once|just once)(?: |$))+$/
/** A lesson that is only named, as an answer to "what shall we look at?". */
const MOST_WORDS_OF_NAME = 5

/**
 * What a child wants with a message, apart from the maths that stands in it.
 * @param isWorking there is a sum that `this` and `it` may mean
 * @param said the message as it was typed
 * @param table whether a sum, a story or other work is open or done
 */
export function intentOf(
  text: string,
  isWorking: boolean,
  said = text,
  table: Table = isWorking ? 'open' : 'none',
): Intent {
  const own = ownLifeIn(said)
  return own ? { wants: 'own life', what: own } : meantBy(said, table, byRules(text, isWorking, table))
}

/** What lists of wordings find in it. */
function byRules(text: string, isWorking: boolean, table: Table): Intent {
  const plain = plainWords(text.slice(0, LONGEST))
  if (plain === '') return ofNoWords(text)
  const word = wordAsked(text, table)
  if (word) return { wants: 'word', word }
  if (BEGS.test(plain)) return { wants: isWorking ? 'tell' : 'welcome' }
  if (leavesIn(plain)) return { wants: 'goodbye' }
  if (isFun(text)) return { wants: 'laugh' }
  const bare = withoutPoliteness(plain)
  const own = asOwnWords(plain)
  const lesson = /^(?:and |so |but )?what if\b/.test(plain) ? undefined : lessonAsked(own ?? text)
  const command = commandIn(plain, bare) ?? (own === undefined ? undefined : commandIn(own, own))
  const feeling = feelingIn(plain) ?? (own === undefined ? undefined : feelingIn(own))
  if (JOKE.test(plain)) return { wants: 'joke' }
  // A word of maths that no lesson is about, asked before anything is on the table.
  const alone = lesson && lesson !== 'unknown' ? undefined : wordAsked(text, 'done')
  if (alone) return { wants: 'word', word: alone }
  const subject = lesson && lesson !== 'unknown' ? undefined : subjectIn(plain)
  if (subject) return subject
  // "Why is it plus?" is about the sum, and no wish for a lesson on adding.
  if (
    command?.wants === 'why' &&
    (isWorking || /\bwhy (?:is|was|do|does|did|are) (?:it|that|this)\b/.test(plain))
  )
    return command
  // "I don't get fractions" names a lesson, "I don't get it" the sum.
  if (lesson && lesson !== 'unknown' && !deniesTopic(plain)) return { wants: 'explain', lesson }
  // "This is too hard, I'm stupid" is a feeling first.
  if (
    feeling &&
    feeling.wants === 'comfort' &&
    !['happy', 'proud', 'bored'].includes(feeling.feeling) &&
    command?.wants !== 'tell'
  )
    return command && ['easier', 'stop', 'another', 'quiz'].includes(command.wants) ? command : feeling
  return (
    (BLAMES.test(plain) ? talkIn(plain, bare) : undefined) ??
    command ??
    lessonToLearn(plain, isWorking) ??
    talkIn(plain, bare) ??
    feeling ??
    elsewise(text, plain, bare, isWorking, lesson)
  )
}

/** `its not the mean!!`, `we dont do fractions yet`: a topic is named to be left alone. */
const deniesTopic = (plain: string): boolean =>
  /\b(?:not|no|isn't|aren't|stop|(?:don't|didn't|haven't) (?:do|done|ask|asked|mean|say|said|have|had))\b/.test(
    plain,
  ) && !/\b(?:explain|what|how|help|teach|why|know|understand|get|again|more|show)\b/.test(plain)

/** `you always ask me 5 questions` wishes for none. */
const BLAMES = /\byou (?:always|keep) (?:ask|asking|giv|say|tell)/

/** What is left once the words are gone that mean nothing. */
function ofNoWords(text: string): Intent {
  if (text.includes('?')) return { wants: 'hint' }
  if (isLaugh(text.slice(0, LONGEST))) return { wants: 'laugh' }
  return { wants: /\p{L}/u.test(text) ? 'unsure' : 'nonsense' }
}

/** A lesson that a child is weak at, or has to learn. */
function lessonToLearn(plain: string, isWorking: boolean): Intent | undefined {
  if (isWorking) return undefined
  const named = [weakAt(plain), TO_LEARN.exec(plain)?.[1]].map(
    each => each && lessonNamed(each.replace(/^\d+ (?=times)/, '')),
  )
  const lesson = named.find(each => each)
  return lesson ? { wants: 'topics', lessons: [lesson] } : undefined
}

/** What is no wish, no talk and no feeling: about the sum, a lesson that is named, or nothing of maths. */
function elsewise(
  text: string,
  plain: string,
  bare: string,
  isWorking: boolean,
  lesson: ReturnType<typeof lessonAsked>,
): Intent {
  if (isWorking && asksAboutThis(text)) return { wants: 'method' }
  const working = isWorking ? workingIn(plain) : undefined
  if (working) return working
  const subjectWished = WISHES.exec(bare)?.[1]
  const toDo = subjectWished ? lessonNamed(subjectWished) : undefined
  if (toDo) return { wants: 'topics', lessons: [toDo] }
  const topics = TOPICS.test(plain) ? topicsIn(plain) : []
  if (topics.length > 0) return { wants: 'topics', lessons: topics }
  const isAboutOrder = /\bfirst\b/.test(plain)
  const isName =
    bare.split(' ').length <= MOST_WORDS_OF_NAME &&
    !isAboutOrder &&
    !/^what if\b/.test(plain) &&
    lesson === undefined &&
    !POINTS.test(bare)
  const isLiked = /\b(?:like|love|enjoy|prefer)\b/.test(bare)
  const isSeen = /^(?:oh|ah|aha)\b/.test(plain)
  const named = isName && !isLiked && !isSeen && !deniesTopic(plain) ? lessonNamed(bare) : undefined
  if (named) return { wants: 'explain', lesson: named }
  const other = elsewhereIn(plain)
  if (FURTHER.test(plain)) return { wants: 'no lesson' }
  const isCurious = lesson === 'unknown' || CURIOUS.test(plain)
  return other.wants === 'unclear' && isCurious ? { wants: 'no lesson' } : other
}

function weakAt(plain: string): string | undefined {
  const found = WEAK_AT.exec(plain)
  return found?.[1] ?? found?.[2]
}

/** `its on fractions and decimals`: several lessons are named, and none of them is asked for. */
const TOPICS =
  /^(?:it was|the (?:test|exam|quiz) (?:is|was)|it's) (?:all |mostly )?on\b|^(?:it's|it is|it was|the test is|about|on|we(?:'re| are) (?:doing|on|learning))\b.*\b(?:and|or)\b/

function topicsIn(plain: string): Lesson[] {
  const named = plain
    .replace(/^.*?\b(?:on|about|doing|learning)\b/, '')
    .split(/\b(?:and|or)\b/)
    .map(part => lessonNamed(part))
  return named.every(each => each !== undefined) ? named : []
}

/** Laughs and nothing else, word by word; `hi` and `he` are none. */
function isLaugh(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/\W+/)
    .filter(word => word !== '')
  const isOther = words.length === 0 || (words.length === 1 && /^h[ei]$/.test(words[0] ?? ''))
  return !isOther && words.every(word => word.replace(LAUGH, '') === '')
}
