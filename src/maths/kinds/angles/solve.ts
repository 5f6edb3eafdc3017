import { type Rational, rational, ZERO } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { numberValue } from '../../values/number.ts'
import { quantity } from '../../values/quantity.ts'
import { unit } from '../../values/units.ts'
import type { Value } from '../../values/value.ts'
import { type Choice, word } from '../../values/word.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { AngleQuestion } from './question.ts'

const degree = unit('°')
const TYPES: readonly Choice[] = ['acute', 'right', 'obtuse', 'straight', 'reflex'].map(name => ({
  word: name,
  means: [
    `${name} angle`,
    `an ${name} angle`,
    `a ${name} angle`,
    ...(name === 'right' ? ['right-angled'] : []),
  ],
}))

export function typeName(angle: Rational): string {
  if (angle.compare(90) < 0) return 'acute'
  if (angle.compare(90) === 0) return 'right'
  if (angle.compare(180) < 0) return 'obtuse'
  return angle.compare(180) === 0 ? 'straight' : 'reflex'
}
export function typeValue(name: string): Value {
  const [own] = TYPES.filter(each => each.word === name)
  if (!own) throw new RangeError(`There is no angle called ${name}`)
  return word(
    own,
    TYPES.filter(each => each !== own),
  )
}

/** An angle as an answer. */
const degrees = (value: Rational, { rounding }: AngleQuestion) =>
  quantity(value, degree, { rounding, isDecimal: true })

const shown = (value: Rational) => valueLatex(value, true)
const outside = (sides: number) => rational(360, sides)
const inside = (sides: number) => rational(180).sub(outside(sides))

/** What is asked for, as a number. */
export function numberOf(question: AngleQuestion): Rational {
  switch (question.task) {
    case 'rest':
      return rational(question.whole).sub(question.given.reduce((a, b) => a.add(b), ZERO))
    case 'base angle':
      return rational(180).sub(question.top).div(2)
    case 'top angle':
      return rational(180).sub(question.base.mul(2))
    case 'same':
      return question.given
    case 'angle sum':
      return rational((question.sides - 2) * 180)
    case 'interior':
      return inside(question.sides)
    case 'exterior':
      return outside(question.sides)
    case 'sides from interior':
      return rational(360).div(rational(180).sub(question.angle))
    case 'sides from exterior':
      return rational(360).div(question.angle)
    case 'sides from sum':
      return question.sum.div(180).add(2)
    case 'type':
      return question.angle
    case 'letter':
      return rational(question.whole).sub(question.offset).div(question.slope)
    case 'same letter':
      return question.offset.neg().div(question.slope)
    case 'turn':
      return question.part.mul(360)
  }
}

/** Both angles at the base are the same, so it may be said twice: `40° and 40°`. */
function bothBases(own: Value): Value {
  return {
    ...own,
    spellings: [...own.spellings, `${own.text} and ${own.text}`],
    judge(said) {
      const parts = said
        .replace(/^both(?: are)? | each$/gi, '')
        .split(/\s*(?:,\s*(?:and\b)?|;|\band\b)\s*/)
        .filter(part => part !== '')
      const [first, second, ...more] = parts.map(part => own.judge(part))
      if (!first || !second || more.length > 0) return own.judge(parts.join(''))
      return [first, second].find(({ verdict }) => verdict !== 'right') ?? first
    },
  }
}

/** The answer for a number, which may be a wrong one. */
export function answerOf(question: AngleQuestion, value: Rational): Value {
  if (question.task === 'base angle') return bothBases(degrees(value, question))
  return question.task.startsWith('sides') ? numberValue(value) : degrees(value, question)
}

/** What makes up the whole, then the sum that leads to the answer. */
export function solveAngle(question: AngleQuestion): Solved {
  const value = numberOf(question)
  if (question.task === 'type') {
    return {
      answer: typeValue(typeName(value)),
      choices: TYPES.map(each => typeValue(each.word)),
      steps: [valueStep('Compare it with a right angle, a straight line and a full turn.')],
    }
  }
  const answer = answerOf(question, value)
  const [words, sum, middle] = wayOf(question)
  return {
    answer,
    steps: [
      { ...valueStep(words), isShownBy: ({ operations }) => operations.length > 0 },
      ...(middle ? [valueStep(`Work out the first part: ${inline(middle[0])}`, middle[1])] : []),
      valueStep(`Work out the answer: ${inline(`${sum} = ${answer.latex}`)}`, value),
    ],
  }
}

type Way = [words: string, sum: string, middle?: [string, Rational]]

function wayOf(question: AngleQuestion): Way {
  const half = rational(180)
  switch (question.task) {
    case 'rest': {
      const total = question.given.reduce((a, b) => a.add(b), ZERO)
      const added = question.given.map(shown).join(' + ')
      const middle: Way[2] = question.given.length > 1 ? [`${added} = ${shown(total)}`, total] : undefined
      return [
        `All the angles together make ${inline(`${question.whole}^\\circ`)}.`,
        `${question.whole} - ${shown(total)}`,
        middle,
      ]
    }
    case 'base angle': {
      const left = half.sub(question.top)
      return [
        `The angles of a triangle make ${inline('180^\\circ')}, and both base angles are the same.`,
        `${shown(left)} \\div 2`,
        [`180 - ${shown(question.top)} = ${shown(left)}`, left],
      ]
    }
    case 'top angle': {
      const both = question.base.mul(2)
      return [
        `The angles of a triangle make ${inline('180^\\circ')}, and both base angles are the same.`,
        `180 - ${shown(both)}`,
        [`2 \\times ${shown(question.base)} = ${shown(both)}`, both],
      ]
    }
    case 'same':
      return [
        question.as
          ? `At parallel lines ${question.as} angles are the same.`
          : 'Vertically opposite angles are the same.',
        shown(question.given),
      ]
    case 'angle sum':
      return [
        'Cut the polygon into triangles from one corner: two fewer than it has sides.',
        `(${question.sides} - 2) \\times 180`,
      ]
    case 'interior':
      return [
        'All exterior angles together make a full turn.',
        `180 - 360 \\div ${question.sides}`,
        [`360 \\div ${question.sides} = ${shown(outside(question.sides))}`, outside(question.sides)],
      ]
    case 'exterior':
      return ['All exterior angles together make a full turn.', `360 \\div ${question.sides}`]
    case 'sides from interior': {
      const out = half.sub(question.angle)
      return [
        'Find the exterior angle first; all of them make a full turn.',
        `360 \\div ${shown(out)}`,
        [`180 - ${shown(question.angle)} = ${shown(out)}`, out],
      ]
    }
    case 'sides from exterior':
      return ['All exterior angles together make a full turn.', `360 \\div ${shown(question.angle)}`]
    case 'sides from sum':
      return [
        'Each triangle in it brings half a turn; there are two more sides than triangles.',
        `${shown(question.sum)} \\div 180 + 2`,
      ]
    case 'letter':
    case 'same letter': {
      const { letter, slope } = question
      const left =
        question.task === 'letter' ? rational(question.whole).sub(question.offset) : question.offset.neg()
      return [
        question.task === 'letter'
          ? `All the angles together make ${inline(`${question.whole}^\\circ`)}.`
          : 'Both angles are the same size: write that as an equation.',
        `${letter} = ${shown(left)} \\div ${shown(slope)}`,
        [`${shown(slope)}${letter} = ${shown(left)}`, left],
      ]
    }
    case 'turn':
      return [`A full turn makes ${inline('360^\\circ')}.`, `${valueLatex(question.part)} \\times 360`]
    case 'type':
      return ['', '']
  }
}
