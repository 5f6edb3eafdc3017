import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'

const ASKED = /^\W*(?:(?:so|and|but|ok|then|now) )*(?:is|are|does|do|can|will) ([^?]{3,80})\??\s*$/i
/** Words that may be left out, or stand for nothing of what is asked. */
const FRAME =
  /^(?:an?|the|number|is|are|isn?t|isn't|aren?t|aren't|does|doesn?t|doesn't|do|don?t|don't|can|can't|cant|not|never|so|and|but|no|yes|yeah|nah|nope|ok|oh|well|then|it|that|i|think)$/
const STATES = /\S\s+(?:is|are|does|do|can|will)(?:n['’]?t| not)?\b|\S\s+cant\b/i
const DENIES = /\b(?:is|are|does|do|can)(?:n'?t| not)\b|\b(?:not|never|cant)\b/i
const SEAM = /[.,;!]\s+|\s+(?=(?:because|cause|cos|coz|cuz|bc|since|but)\b)/i

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}']+|\d+(?:\.\d+)?/gu) ?? []).filter(word => !FRAME.test(word))

/** Whether a question for yes or no is answered by saying it as a statement: `12 isnt a factor of 3 cos its too big`. */
export function whetherSaid(text: string, question: Question): 'yes' | 'no' | undefined {
  const asked = ASKED.exec(question.text)?.[1]
  if (!asked || text.length > 120 || /\?/.test(text) || !/^\\text\{/.test(solve(question).answer))
    return undefined
  const words = wordsOf(asked)
  const numbers = words.filter(word => /\d/.test(word))
  if (ASKED.test(text)) return undefined
  const said = text.split(SEAM).find(clause => {
    if (!STATES.test(clause)) return false
    const own = wordsOf(clause)
    // All of it in the same order, with its numbers and what is said of them.
    let at = 0
    const isInOrder = own.every(word => {
      at = words.indexOf(word, at) + 1
      return at > 0
    })
    return isInOrder && own.length > numbers.length && numbers.every(each => own.includes(each))
  })
  if (said === undefined) return undefined
  return DENIES.test(said) ? 'no' : 'yes'
}
