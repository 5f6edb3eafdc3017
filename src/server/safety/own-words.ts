import { plainInPlace } from '../shared/normalise.ts'
import { FEELINGS, FEELINGS_WITH_REASON, SCHOOLWORK } from './about-work.ts'
import { namesHome, readsAsSum, statementsIn } from './learning.ts'

/** Where a text stands: a message of a chat or a field of its own, an answer to a question, or the question itself. */
export type Place = 'message' | 'answer' | 'question'

/** What of a text is to be heard. */
export interface OwnWords {
  /** Without what is an answer, a sum, a story or a feeling about the work. */
  text: string
  /** Whether a feeling about the work was taken out: what is left is torn from what it was said with. */
  isTorn: boolean
  /** Whether the child speaks of itself in it: "I think" before an answer is no such word. */
  tellsOfSelf: boolean
  /** Whether it has a word by which children tell of danger. */
  isGrave: boolean
  /** Whether it asks what happens to people, or what is done then: "what would happen if someone drank bleach". */
  asksInGeneral: boolean
  /** Whether something to be worked out lies on the table, or in the text itself. */
  isAboutWork: boolean
  /** Whether it reads as an answer, though nobody knows to what. */
  isAnswer: boolean
}

const SELF = /\b(?:i|i'm|im|i've|ive|i'd|i'll|me|my|myself|mine|we|we're|we've|us|our)\b/
/** "I think it is 15", "we have to take away 7", "my answer": the frame of an answer, in which nobody tells of itself. */
const FRAME = new RegExp(
  [
    "\\b(?:i|we)(?:'m|'ve|'d|'ll| am| have| would| will)?(?: (?:just|also|then|only|still|now|first|had|have|can|could|would|will|did|do|to|need|needed|should|don't|didn't|must|actually|really|always|kind of|pretty sure|sure))*" +
      ' (?:think|thought|guess|guessed|reckon|believe|suppose|know|knew|say|said|put|wrote|write|chose|choose|pick|picked|got|get|getting|make|made|found|find|worked|work|did|do|used|use|using|added|add|timesed|times|multiply|multiplied|divide|divided|subtract|subtracted|minus|plus|counted|count|round|rounded|simplify|simplified|cancel|cancelled|carry|carried|borrow|borrowed|convert|converted|estimate|estimated|solve|solved|calculate|calculated|expand|expanded|factorise|factorised|checked|check|answered|started|start|end|ended|mean|meant|sure|see|need|done)\\b(?! (?:about|myself|of (?:dying|killing|running)))',
    '\\bmy (?:final |first |own )?(?:answer|working|workings|method|guess|result|total|estimate|calculator|sum|equation|graph|fraction|number)\\b',
    '\\b(?:let|give|show|teach|excuse) (?:me|us)\\b',
    '\\b(?:help|tell) (?:me|us) (?:with|do|solve|find|how|what|why|the)\\b',
  ].join('|'),
  'g',
)
/** By these children tell of danger; in an answer about a story they mean nothing. */
const GRAVE =
  /\b(?:d(?:ie|ies|ied|ying|ead|eath)|kill\w*|suicid\w*|murder\w*|hurt\w*|harm\w*|hit(?:s|ting)?|beat(?:s|ing|en)?|bruis\w*|cut(?:s|ting)?|scar(?:s|red|ed|es)?|skared|blood\w*|ble?ed\w*|rap(?:e|ed|es|ing)|touch\w*|naked|nudes?|undress\w*|private\w*|secret\w*|knife|knives|guns?|blades?|razors?|pills?|tablets?|paracet\w*|overdos\w*|swallow\w*|drown\w*|hang(?:ed|ing)?|starv\w*|vomit\w*|throw(?:s|ing)? up|threw up|afraid|frighten\w*|terrified|cr(?:y|ies|ied|ying)|hat(?:e|es|ed)|burn\w*|chok\w*|strangl\w*|punch\w*|slap\w*|kick\w*|belt|drunk|drinking|alcohol|vodka|bull(?:y|ies|ied|ying)|alone|lonely|run(?:ning)? away|ran away|threat\w*|blackmail\w*|abus\w*|force[ds]?|forcing|lock(?:s|ed)?|bleach|fire|poison\w*|seizure|ambulance|police|goodbye|not wake|never wake|disappear\w*|exist|anymore|any more|worthless|nobody|no one|noone)\b/
const IN_GENERAL =
  /^\W*(?:\w+ )?what (?:would|will|does|do|happens|happened|should|can)\b.* (?:if|when) (?:someone|somebody|a person|people|you|we|they|anybody|anyone|an? \w+) /
const SENTENCE_END = /(?<=[.!?;…])\s+|\n+/
const CLAUSE_END =
  /(?<=[.!?;…])\s+|\n+|,\s+|\s+(?=(?:and|but|so|because|cos|cuz|bc|then|also|anyway|plus)\s+(?!\d))/i
/** Asks for what is to be worked out. */
const ASKS =
  /\b(?:how (?:many|much|long|far|old|tall|heavy|fast|big|often|wide|deep|high)|what(?:'s| is| was| will| are| time| day| number| fraction| percentage| does| do| did)|which|find|work out|calculate|solve|estimate|simplify|share|write down|explain|describe|show that|complete)\b/
/** Asks of a text that somebody else has written. */
const ASKS_OF_TEXT =
  /\b(?:author|writer|narrator|speaker|poet|poem|character|passage|extract|text|paragraph|novel|chapter|story|diary entry|playwright|language (?:technique|device)|quotation|quote|metaphor|simile|in the voice of|imagine (?:you|that you) (?:are|were)|pretend (?:you|to))\b/
/** What somebody in a story says; an apostrophe is no quote. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”|(?<=^|\s)['‘][^'’\n]{2,}['’](?=[\s.,!?]|$)/g
const OTHERS = /\b(?:he|she|they|him|his|them|their|theirs)\b|(?<=\p{L}[,;]? )\p{Lu}\p{Ll}+/u

/**
 * What of a text is the child's own words, to be heard; the rest is work, which says nothing of the child.
 * @param isAtWork whether something to be worked out lies on the table already
 */
export function ownWords(text: string, place: Place, isAtWork: boolean): OwnWords {
  const hasSum = readsAsSum(text)
  const isAboutWork = place !== 'message' || isAtWork || hasSum
  const said = place === 'question' ? ownInQuestion(text) : isAboutWork ? withoutAnswers(text, place) : text
  const hasReason = hasSum || SCHOOLWORK.test(plainInPlace(text))
  const own = place === 'question' ? said : withoutFeelings(said, { isAboutWork, hasReason })
  const words = plainInPlace(own)
  return {
    text: own,
    isTorn: own !== said,
    tellsOfSelf: tellsOfSelf(words),
    isGrave: GRAVE.test(words),
    asksInGeneral: IN_GENERAL.test(words) && !tellsOfSelf(words),
    isAboutWork,
    isAnswer: readsAsAnswer(text),
  }
}

/** Whether nothing is left of a text beside a number or an expression and the words of an answer round it. */
export function readsAsAnswer(text: string): boolean {
  return clausesOf(text).every(clause => !/[\p{L}\d]/u.test(clause) || isAnswer(clause, 'message'))
}

/** Whether a message puts work on the table: a sum, an answer, or a question with numbers. */
export function isWork(text: string): boolean {
  if (!/\d/.test(text)) return false
  return readsAsSum(text) || readsAsAnswer(text) || ASKS.test(plainInPlace(text))
}

/** A question is somebody else's: of it counts what is said in the first person, outside a story's quotes. */
function ownInQuestion(text: string): string {
  const said = text.replace(QUOTED, ' ')
  if (ASKS_OF_TEXT.test(plainInPlace(said))) return ''
  const isStory = /\d/.test(said) && ASKS.test(plainInPlace(said))
  return said
    .split(SENTENCE_END)
    .filter(sentence => {
      const words = plainInPlace(sentence)
      // Who leaves itself out ("want to die") names nobody else either.
      return tellsOfSelf(words) || (!isStory && !OTHERS.test(sentence) && GRAVE.test(words))
    })
    .join(' ')
}

function withoutAnswers(text: string, place: Place): string {
  const clauses = clausesOf(text)
  const left = clauses.filter(clause => !isAnswer(clause, place))
  return left.length < clauses.length ? left.join(', ') : text
}

/** @param hasReason whether the text itself names the work that the feeling is about */
function withoutFeelings(
  text: string,
  { isAboutWork, hasReason }: { isAboutWork: boolean; hasReason: boolean },
): string {
  if (!isAboutWork && !hasReason) return text
  const patterns = hasReason ? [...FEELINGS, ...FEELINGS_WITH_REASON] : FEELINGS
  let [words, left] = [plainInPlace(text), text]
  for (const pattern of patterns) {
    for (const { index, 0: found } of words.matchAll(pattern)) {
      left = left.slice(0, index) + ' '.repeat(found.length) + left.slice(index + found.length)
    }
    words = plainInPlace(left)
  }
  return left
}

function isAnswer(clause: string, place: Place): boolean {
  const words = plainInPlace(clause)
  if (tellsOfSelf(words) || (place !== 'answer' && GRAVE.test(words)) || namesHome(clause)) return false
  return statementsIn(clause).length > 0
}

const tellsOfSelf = (words: string) => SELF.test(words.replace(FRAME, ' '))
const clausesOf = (text: string) => text.split(CLAUSE_END)
