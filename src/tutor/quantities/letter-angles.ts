import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import type { Question } from '#maths/domain/question.ts'
import type { AngleQuestion } from '#maths/kinds/angles/question.ts'
import { linearIn } from './equations.ts'
import type { Quantity, QuantitySaid } from './quantity.ts'

const PLAIN: Omit<Quantity, 'is' | 'next' | 'askBack'> = { values: [], named: /$^/ }
const LEAD = /^\W*(?:(?:so|then|ok|and|oh|i have|i get|i got|that is|thats|that's) )*/i

/** `6x = 360`, of a triangle with x, 2x and 3x: the angles put together, and what they make. */
export function letterAnglesSaid(text: string, question: Question): QuantitySaid | undefined {
  const own = question as AngleQuestion
  if (question.kind !== 'angle' || own.task !== 'letter' || text.length > 60) return undefined
  const plain = text
    .replace(LEAD, '')
    .replace(/°|\bdegrees?\b/gi, '')
    .replace(/[.!?\s]+$/, '')
  const said = linearIn(plain.includes('=') ? plain : `${plain} = 0`)
  const slope = said?.get(own.letter.toLowerCase())
  if (
    !said ||
    slope === undefined ||
    [...said.keys()].some(key => key !== '' && key !== own.letter.toLowerCase())
  )
    return undefined
  const isSlope = is(own.slope, slope)
  if (!plain.includes('='))
    return isSlope && is(own.offset, said.get('') ?? 0)
      ? so('all of the angles together', 'And how many degrees do the angles of the shape make together?')
      : undefined
  if (!isSlope) return undefined
  const whole = rational(own.whole).sub(own.offset)
  return is(whole, -(said.get('') ?? 0))
    ? so('what the angles make together', 'So how big is the letter?')
    : {
        isSo: false,
        quantity: {
          ...PLAIN,
          is: 'the angles together',
          next: '',
          askBack:
            'The letters are put together rightly. But how many degrees do the angles of this shape make together? Tear the corners off a paper one and lay them side by side.',
        },
      }
}

const is = (one: Rational, other: number) => Math.abs(one.valueOf() - other) < 1e-9

function so(named: string, next: string): QuantitySaid {
  return { isSo: true, quantity: { ...PLAIN, is: named, askBack: '', next } }
}
