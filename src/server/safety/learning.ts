import { readAnswer } from '#maths/answers/read-answer.ts'
import { hasUnknown, operationsIn } from '#maths/arithmetic/expression.ts'
import { plain } from '../shared/normalise.ts'

/** What is learnt at school, as pieces of a regular expression. */
export const SUBJECTS =
  'maths?|mathematics|arithmetic|homework|sums?|fractions?|decimals?|per ?cent\\w*|equations?|algebra|geometry|science|history|geography|biology|chemistry|physics|spelling|grammar|essay|worksheet|lesson|quiz|times ?tables?|multipl\\w*|divid\\w*|division|subtract\\w*'
const LEARNING = new RegExp(
  `\\b(?:${SUBJECTS}|learn(?:ing)?|practi[cs]e|practi[cs]ing|calculate|solve|hints?|next (?:one|question|sum))\\b`,
)
const SUM =
  /\d\s*[+x×*÷:=]\s*\d|\bwhat(?:'s| is)\s+\d|\d\s*[-–/]\s*\d+\s*=|\d\s+(?:plus|minus|times|divided by)\s+\d/
const QUESTION =
  /^(?:(?:ok|okay|so|well|and|but|now|please|thanks?|thank you|hi|hey)[ ,.!]+)*(?:what|how|why|when|where|which|who|can you|could you|explain|tell me (?:about|how|why|what)|teach me|show me|help me with)\b/
/** Somebody, and what can happen to one: then it is no question of a subject. */
const PEOPLE =
  /\b(?:i|i'm|im|my|mine|myself|he|him|his|she|her|they|them|their|us|we|it|this|that|someone|somebody|anyone|anybody|everyone|nobody|people|mum|mom|mummy|mommy|dad|daddy|mother|father|step\w*|parents?|grand\w*|gran|nan|uncle|aunt|brother|sister|boyfriend|girlfriend|home|family|police|happens?|happened|hurts?|scared|help|tell)\b/

const FEWEST_WORDS = 4

/** Whether a message is about something to learn, and not about the child's own trouble. */
export function isLearning(message: string): boolean {
  const text = plain(message).trim()
  if (SUM.test(text) || readsAsSum(message)) return true
  const rest = text.replace(/\b(?:tell|teach|show|help) (?:me|us)\b/g, '')
  // Who speaks of a subject speaks of itself all the same: "how do I multiply fractions".
  if (LEARNING.test(text)) return !PEOPLE.test(rest.replace(/\b(?:i|i'm|im|my|we|us|it|this|that)\b/g, ''))
  return QUESTION.test(text) && text.split(/\s+/).length >= FEWEST_WORDS && !PEOPLE.test(rest)
}

const HOME =
  /\b(?:mum(?:my)?|mom(?:my)?|mama|mam|mother|dad(?:dy)?|papa|father|step ?(?:dad|mum|mom|father|mother)|parents?|grand(?:pa|ma|dad|mum|father|mother|parents?)|gran(?:ny)?|nan(?:a|ny)?|grampa|boyfriend|girlfriend|home|family|house)\b/

/** Whether a message names a grown-up of a home, or home itself. */
export function namesHome(message: string): boolean {
  return HOME.test(plain(message))
}

const SENTENCE_END = /(?<=[.!?;…])\s+|\n+/
/** "No one" is no number. */
const NO_NUMBER =
  /\b(?:no|any|some|every|this|that|the|which|each|your|my) one\b|\bone (?:day|time|of|another)\b/gi

/** What is stated in a text as a number, an expression or an equation; nothing where it has none. */
export function statementsIn(text: string) {
  const counted = text.replace(NO_NUMBER, ' ')
  return /\d|\p{L}{3}|[a-z]\s*=/iu.test(counted) ? readAnswer(counted).statements : []
}

/** Whether a text works something out: an equation, or nothing but a calculation. */
export function readsAsSum(text: string): boolean {
  if (!/\d/.test(text)) return false
  return text.split(SENTENCE_END).some(sentence =>
    statementsIn(sentence).some(({ sides, text: said }) => {
      const isWorked = sides.some(side => operationsIn(side).length > 0 || hasUnknown(side))
      return isWorked && (sides.length > 1 || !/\p{L}{2}/u.test(said))
    }),
  )
}
