import { numbersIn } from '../facts/isosceles-both.ts'
import { wasSaid } from '../replies/voice.ts'
import type { Unsolved } from '../unsolved/unsolved.ts'
import { onWhole } from './on-whole.ts'

/** A shape that is cut into rectangles. */
const COMPOUND = /\b(?:[ltu][- ]?shaped?|compound|composite|overlap\w*)\b/i
/** What is cut out of one rectangle is shared by no two. */
const CUT = /\b(?:cut|taken) (?:out|off|away)\b|\b(?:removed|missing|hole|without)\b/i
const TWICE =
  /\b(?:count\w*|there|corner|piece|bit|part|in) .{0,20}\b(?:twice|two times|2 times|double)\b|\boverlap\w*|\b(?:in|of|to) both\b/i
const DENIES = /\b(?:not|no|never|only touch\w*|\p{L}+n['’]?t)\b/iu
const PRODUCT = /^\$?(\d+(?:\.\d+)?) *\\times *(\d+(?:\.\d+)?)\$?$/

/** What the first two rectangles come to together, and how big a corner of a side of each would be. */
function rectanglesOf({ reached }: Unsolved) {
  const [first, second] = reached.flatMap(({ sum = '' }) => {
    const [, one, other] = PRODUCT.exec(sum) ?? []
    return one && other ? [[Number(one), Number(other)] as const] : []
  })
  if (!first || !second) return undefined
  const corners = first.flatMap(one => second.map(other => one * other))
  return { together: first[0] * first[1] + second[0] * second[1], corners }
}

const isTouch = (text: string) => /\b(?:overlap|touch|twice|both)/i.test(text) && DENIES.test(text)

/** Two rectangles of one shape may share a corner: it is asked about, and the child’s own thought of it counts. */
export const SHARED_CORNER = onWhole(
  'shared corner',
  text => COMPOUND.test(text) && !CUT.test(text),
  (talk, said) => {
    const { together, corners } = (talk.unsolved && rectanglesOf(talk.unsolved)) ?? {}
    if (together === undefined || !corners) return undefined
    const numbers = numbersIn(said)
    const own = talk.asked.messages.flatMap(({ role, text }) => (role === 'child' ? [text] : []))
    const isThought = own.some(each => TWICE.test(each) && !isTouch(each))
    const corner = corners.find(each => numbers.includes(together - each))
    if (corner !== undefined && isThought && numbers.includes(corner))
      return `Yes: what belongs to both is there only once, so it is taken off once. $${together} - ${corner} = ${together - corner}$. You found out yourself why it was too much!`
    if (isTouch(said))
      return 'If they only touch, adding both is all that is needed. Check it in your drawing: how far does each of them go?'
    if (TWICE.test(said)) {
      const size = corners.find(each => numbers.includes(each))
      return `Good thinking: if a piece belongs to both rectangles, it is counted twice. ${size === undefined ? 'How big is that piece?' : `What do you do with the ${size} then?`}`
    }
    if (corner !== undefined)
      return `How much are ${together} and ${together - corner} apart? And is there a piece in your drawing that is just as big?`
    if (isThought || own.some(isTouch) || !numbers.includes(together)) return undefined
    const asked = `Together they come to ${together}. Look at your drawing: do the two rectangles only touch, or is there a piece that belongs to both?`
    return wasSaid(talk.told, asked)
      ? `I can’t see your drawing. If the two only touch, it is ${together}; if a corner belongs to both, it is counted twice. Which one is it?`
      : asked
  },
)
