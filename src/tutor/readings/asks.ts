import { asksAtAll } from '#maths/language/en/asked-beside.ts'
import { conceptsIn } from '#maths/language/en/concepts/index.ts'
import { UNITS_ASKED } from '../acts/following.ts'
import { afterTalk } from '../after-talk.ts'
import type { Intent } from '../intents/intent.ts'
import { wordAsked } from '../intents/word-asked.ts'
import { directAnswer } from '../replies/direct.ts'
import { asksOfPi, inForm, MAY_BE_SO } from '../replies/form.ts'
import { conceptsMeant } from '../replies/reason-for.ts'
import { sameIn } from '../replies/stated.ts'
import { whyOfStep, whySame } from '../replies/why-step.ts'
import { counted, type Reading } from './reading.ts'

const LEAD =
  '^\\W*(?:(?:sir|mam|maam|miss|ok|and|but|so|now|then|also|first|lol|tell|pls|please|wait|hang on|hmm|hm|um)\\b[\\s,]*)*'
const begins = (body: string) => new RegExp(`${LEAD}(?:${body})`, 'i')

const WHY = begins('why\\b|how come\\b')
const CHECKS = begins(
  '(?:how|can|could|may|is there)\\b.*\\b(?:check\\w*|chekin|sure|know (?:it|that|this|if|whether)|verify|prove|control|good method)\\b',
)
const HOW_TO_CHECK = begins('how to (?:check|verify|prove|know)')
/** `how do i know which one is c` */
const KNOWS = begins(
  'how (?:do|can|will|would|should|am) (?:i|you|u|we)\\b.{0,20}\\bknow (?:when|which|what|how|if its|if it.?s|whether)\\b',
)
const MEANS = begins(
  'what(?:s| is|.s| do| does)? .{0,40}\\bmean(?! of \\d)|what mean\\b|whats? (?:a|an) \\p{L}+\\W*$',
)
const ALL = begins(
  '(?:ha(?:ve|s) (?:i|we|it) (?:finish|end|done)|(?:is|are|am) (?:it|that|this|we|i) (?:finished|done|all|enough)\\b|(?:finished|done) ?\\?)',
)
const WAY = begins(
  'is (?:this|that|my|the) (?:method|way)\\b|(?:is|am) (?:this|that|i) allowed\\b|can i (?:also )?do it (?:like )?this',
)
const WONDERS =
  /\bdoes (?:it|that|the order) (?:really )?matter\b|\bluck\b|\b(?:could|can) (?:there|another|any other)\b|\bis there (?:only|just)\b|\bonly one\b|\bsame (?:thing|answer)\b/i

const ELSEWHERE = new Set<Intent['wants']>([
  'other subject',
  'joke',
  'identity',
  'abilities',
  'how known',
  'tell',
])

/** Points to what is on the table. */
const POINTS = /\b(?:it|they|this|that|same|numbers?|answer|calculator|always|never|anything|else)\b/i

/** A question about the maths on the table, in whatever words: why, how it is checked, what a word means, whether it is all. */
export const readAsks: Reading = ({ dialogue, text, intent: wished }) => {
  const isOfTable =
    (dialogue.work ?? dialogue.story) !== undefined &&
    POINTS.test(text) &&
    wished.wants === 'other subject' &&
    (wished.subject === undefined || WHY.test(dialogue.last))
  const isPlain = WHY.test(dialogue.last)
    ? wished.wants === 'tell'
    : CHECKS.test(dialogue.last) || HOW_TO_CHECK.test(dialogue.last)
  if (ELSEWHERE.has(wished.wants) && !isOfTable && !isPlain && conceptsIn(text).length === 0) return undefined
  const intent = dialogue.part?.kind === 'asks' ? askedBy(dialogue.last, text) : undefined
  if (!intent) return undefined
  if (intent.wants === 'wonders' && !conceptsMeant(dialogue).some(each => each.whys)) return undefined
  return counted(afterTalk(dialogue, intent), intent.wants)
}

function askedBy(last: string, text: string): Intent | undefined {
  if (KNOWS.test(last)) return { wants: 'wonders' }
  if (CHECKS.test(last) || HOW_TO_CHECK.test(last)) return { wants: 'sure' }
  // `whats the mean of 4 7 7 10` asks for a number.
  if (MEANS.test(last) && !/\bmean\b.*\d.*\d/i.test(last)) {
    const word = wordAsked(text) ?? wordAsked(last)
    return word ? { wants: 'word', word } : { wants: 'meaning' }
  }
  if (WAY.test(last)) return { wants: 'way' }
  if (ALL.test(last)) return { wants: 'finished' }
  if (WHY.test(last) || /\?\W*why\W*$/i.test(last)) return { wants: 'why' }
  return WONDERS.test(last) ? { wants: 'wonders' } : undefined
}

/** A direct question, as what a coin is worth, is answered whatever else the message may be. */
export const readDirect: Reading = ({ dialogue }) => {
  const answer = directAnswer(dialogue.last, dialogue)
  return answer === undefined
    ? undefined
    : counted(afterTalk(dialogue, { wants: 'direct', answer }), 'direct')
}

/** `is 5/10 the same as a half?`, where one of them was found: it asks about the two, and says no answer. */
export const readSameAsked: Reading = ({ dialogue }) => {
  const { work, last } = dialogue
  const [same, ...others] = work?.isFound && asksAtAll(last) ? sameIn(last) : []
  return same && others.length === 0 && last.length - same.words.length < LONGEST_AROUND
    ? counted(afterTalk(dialogue, { wants: 'check' }), 'check')
    : undefined
}
const LONGEST_AROUND = 24

const FORM = begins(
  '(?:(?:do|must|should|shall|would) (?:i|we|you|u|it) (?:(?:have|need|got|ha(?:f|v)e?)(?: to|ta)? )?(?:to )?(?:be |make |write |put |give |change |simplify|convert |turn |leave |round |reduce |cancel)|(?:can|could|may) (?:i|we) (?:just )?(?:leave|write|put|give) (?:it|the answer|that)\\b.{0,20}\\bas\\b|(?:is|are|would) .{0,24}\\b(?:allowed|acceptable|ok|okay|fine|alright)\\b.{0,12}$)',
)
const OR_CHANGED = /\b(?:is (?:that|it|this) ok|ok) or do i (?:need|have) to (?:change|simplify|convert)\b/i
/** `why do u add 3+4`, `why is 15 x 10^10 wrong`: a calculation in it is asked about, and none to be done. */
const WHY_SUM = begins('why\\b(?!.*(?:can.?t|cannot|don.?t|not)\\b).{0,40}\\d.*')

/** Whether an answer may be written so, and why a calculation on the way is done. */
export const readFormAsked: Reading = ({ dialogue, text }) => {
  const { work } = dialogue
  // `it says in standard form, is …`
  const last = dialogue.last.replace(/^.*?,\s*(?=(?:is|do|can|must|should)\b)/i, '')
  // Which unit, of work that nobody has solved.
  if (dialogue.unsolved && !work && last.length < 60 && UNITS_ASKED.test(last))
    return counted(afterTalk(dialogue, { wants: 'form' }), 'form')
  if (!work || last.length > 100) return undefined
  const isForm =
    [FORM, MAY_BE_SO, OR_CHANGED].some(each => each.test(last)) ||
    asksOfPi(last, work) ||
    (WHY_SUM.test(last) && /\b(?:wrong|allowed)\b/.test(last))
  if (isForm && inForm({ ...dialogue, last }) !== undefined)
    return counted(afterTalk(dialogue, { wants: 'form' }), 'form')
  const isWhy = WHY_SUM.test(last) && (whySame(dialogue) ?? whyOfStep(dialogue)) !== undefined
  return isWhy && text !== '' ? counted(afterTalk(dialogue, { wants: 'why' }), 'why') : undefined
}
