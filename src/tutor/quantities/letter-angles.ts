import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import type { Question } from '#maths/domain/question.ts'
import type { AngleQuestion } from '#maths/kinds/angles/question.ts'
import { linearIn } from './equations.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const LEAD = /^\W*(?:(?:so|then|ok|and|oh|i have|i get|i got|that is|thats|that's) )*/i

/** `6x = 360`, of a triangle with x, 2x and 3x: the angles put together, and what they make. */
export function letterAnglesSaid(text: string, question: Question): QuantitySaid | undefined {
  const own = question as AngleQuestion
  if (question.kind !== 'angle' || own.task !== 'letter' || text.length > 80) return undefined
  const plain = text
    .replace(/^\W*(?:180|360|90)\s*[.,;]?\s*(?=so\b)/i, '')
    .replace(LEAD, '')
    .replace(/°|\bdegrees?\b/gi, '')
    .replace(/[.!?\s]+$/, '')
  // Of `3x + 60 = 180 so 3x = 120` each has to hold.
  const lines = plain.split(/\s*(?:,|;|\bso\b|\bthen\b|\band\b)\s*/i).filter(each => each !== '')
  if (lines.length > 1 && lines.every(each => each.includes('='))) {
    const all = lines.map(each => letterAnglesSaid(each, question))
    return all.find(each => each?.isSo === false) ?? (all.every(each => each) ? all.at(-1) : undefined)
  }
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
        quantity: bare(
          'the angles together',
          '',
          'The letters are put together rightly. But how many degrees do the angles of this shape make together? Tear the corners off a paper one and lay them side by side.',
        ),
      }
}

/** `35, 105 and 40`, for angles x, 3x and 40: all of them, or all with the letter, and so the letter itself. */
export function letterOfAll(text: string, question: Question): string | undefined {
  const own = question as AngleQuestion
  if (question.kind !== 'angle' || own.task !== 'letter') return undefined
  const letter = own.letter.toLowerCase()
  const value = (own.whole - own.offset.valueOf()) / own.slope.valueOf()
  const list =
    /^.*\b(?:are|has|have|with|of|is) (.*?)[.,?;]? *\b(?:find|what)\b/i.exec(question.text)?.[1] ?? ''
  const terms = list.split(/,? and |, ?| ?° ?/).flatMap(term => {
    const side = linearIn(`${term} = 0`)
    return side
      ? [{ isOfLetter: side.has(letter), size: (side.get(letter) ?? 0) * value + (side.get('') ?? 0) }]
      : []
  })
  const said = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const isAll = (among: typeof terms) =>
    among.length === said.length &&
    among.length > 1 &&
    sorted(among.map(({ size }) => size)).every((size, at) => Math.abs(size - (sorted(said)[at] ?? 0)) < 1e-9)
  const isSaid = isAll(terms) || isAll(terms.filter(({ isOfLetter }) => isOfLetter))
  return isSaid && !/[=+]|\bor\b/.test(text) ? `${letter} = ${value}` : undefined
}

const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

const is = (one: Rational, other: number) => Math.abs(one.valueOf() - other) < 1e-9

function so(named: string, next: string): QuantitySaid {
  return { isSo: true, quantity: bare(named, next) }
}
