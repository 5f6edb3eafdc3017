import { type Piece, splitAtLabels } from '../notation/labels.ts'

const MOST = 6
const SENTENCE = /(?<=[.?!])\s+|\n+/
const VERB =
  /^(?:(?:and|then|also|now|next|hence),? )?(?:find|work out|calculate|determine|how|what|which)\b/i
/** What asks for something, and no option to choose: `15 pencils`. */
const ASKS_PART =
  /\?\s*$|^(?:(?:and|then|also|now|next|hence),? )?(?:the |its |find|work out|calculate|determine|how|what|which|write|give|state|name|change|convert|express|simplify|expand|factori[sz]e|solve|round|draw|list|estimate|complete|show|compare|use)\b/i
/** `what do i do?`, `can you help me?` */
const ASKS_TUTOR = /\b(?:do|can|could|would|should|will) (?:i|we|you|u)\b|\bhelp\b/i

/**
 * The parts of a question with what stands before all of them, each a question of its own: `£1 is €1.15. a) Change £240 into
 * euros. b) What is €92 in pounds?`, or two that are asked one after the other.
 * @returns undefined for a question of one part
 */
export function partsOfQuestion(text: string): Piece[] | undefined {
  const labelled = splitAtLabels(text)
  if (labelled) {
    const [first, ...others] = labelled
    const isStem = first?.label === undefined
    const parts = isStem ? others : labelled
    const areAsked = parts.every(part => ASKS_PART.test(part.text) && /\p{L}{2}/u.test(part.text))
    return areAsked ? withStem(isStem ? (first?.text ?? '') : '', parts) : undefined
  }
  const sentences = text.split(SENTENCE).filter(each => each.trim() !== '')
  const isAsking = (sentence: string) =>
    (VERB.test(sentence) || /\b(?:how|what|which)\b[^?]*\?$/i.test(sentence)) && !ASKS_TUTOR.test(sentence)
  const from = sentences.findIndex(isAsking)
  const asked = sentences.slice(from).map(each => ({ text: each }))
  return from >= 0 && asked.every(each => isAsking(each.text))
    ? withStem(sentences.slice(0, from).join(' '), asked)
    : undefined
}

function withStem(stem: string, parts: readonly Piece[]): Piece[] | undefined {
  if (parts.length < 2 || parts.length > MOST) return undefined
  return parts.map(part => ({ ...part, text: `${stem} ${part.text}`.trim() }))
}

/** Whether a text has labelled parts, of whatever sort, or asks several things one after the other. */
export const asksSeveral = (text: string): boolean =>
  splitAtLabels(text) !== undefined || partsOfQuestion(text) !== undefined
