import { numbersIn, STRAIGHT, toldAngle } from '../facts/isosceles-both.ts'
import { wasSaid } from '../replies/voice.ts'
import { isAtLoss, isNew, isWish, onWhole } from './on-whole.ts'

const BOTH = 'So you have both:'
const SAME = /\b(?:two|2|both)\b.{0,30}\b(?:same|equal|alike)\b/i
/** Angles that are listed at the end: two beside the one that is told, or all three. */
const LISTED = /(?<![\d.])(?:(\d+)°?(?:,| and)? )?(\d+(?:\.\d+)?)°?(,| and|) (\d+(?:\.\d+)?)(?![\d.]*\d)/

/** One angle of an isosceles triangle leaves two triangles: each is credited, and the other one asked for. */
export const ISOSCELES_BOTH = onWhole(
  'isosceles, both',
  text => toldAngle(text) !== undefined,
  (talk, said, text) => {
    const angle = toldAngle(text) ?? 0
    if (isNew(talk))
      return 'Let’s look at it together. What do you know about the angles of an isosceles triangle, and what do all three come to?'
    const own = talk.asked.messages.flatMap(each => (each.role === 'child' ? [each.text] : []))
    const since = own.slice(own.findLastIndex(each => each.includes(text)) + 1)
    const [, first, second, , third] = LISTED.exec(said) ?? []
    if (second && third && (first || !said.includes('='))) {
      const three = [first ?? angle, second, third].map(Number)
      if (three.reduce((sum, each) => sum + each, 0) !== STRAIGHT)
        return `Look at ${three.join(', ')} once more: what do the three angles of a triangle come to?`
    }
    const [apart, half] = [STRAIGHT - 2 * angle, (STRAIGHT - angle) / 2]
    // Twice the angle comes up on the way.
    const isIn = (message: string, value: number) =>
      value === 2 * angle ? numbersIn(message).at(-1) === value : numbersIn(message).includes(value)
    const [isOne, isOther] = [apart, half].map(value => since.some(each => isIn(each, value)))
    const [one, other] = [`${angle}°, ${angle}°, ${apart}°`, `${angle}°, ${half}°, ${half}°`]
    const isAsked = isWish(talk, 'check', 'finished', 'understood', 'yes')
    const isSaid = isIn(said, apart) || isIn(said, half)
    if (isOne && isOther) {
      if (talk.told.at(-1)?.includes(BOTH))
        return isSaid || isAsked ? 'Right, both are found. What comes next?' : undefined
      return isSaid || isAsked ? `Yes. ${BOTH} ${one} and ${other}. Well done!` : undefined
    }
    if (isSaid || (isAtLoss(talk) && (isOne || isOther))) {
      const found = `Yes, ${isOne ? one : other} is one possibility.`
      if (wasSaid(talk.told, found))
        return `Right, that one you have. In the other one ${isOne ? `two equal angles share what the ${angle}° leaves: how much is each` : `two angles have ${angle}°: what is left for the third`}?`
      return `${found} And what if the ${angle}° is ${isOne ? 'the angle that is different from the other two' : 'one of the two equal angles'}?`
    }
    return SAME.test(said) || isAtLoss(talk)
      ? `Two of its angles are equal, yes. If the ${angle}° is one of those two, what are the other angles?`
      : undefined
  },
)
