import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { AngleQuestion, AngleTask } from './question.ts'

/** Numbers of sides that divide a full turn into whole degrees. */
const REGULAR = [5, 6, 8, 9, 10, 12, 15, 18, 20] as const

/** A question about angles for a grade. */
export function makeAngle(random: Random, grade: number): AngleQuestion {
  const number = (least: number, most: number) => rational(between(random, least, most))
  const sides = pick(random, REGULAR)
  const early: (() => AngleTask)[] = [
    () => ({ task: 'rest', whole: 180, given: [number(20, 85), number(20, 85)] }),
    () => ({ task: 'rest', whole: 180, given: [number(15, 165)] }),
    () => ({ task: 'rest', whole: 360, given: [number(40, 110), number(40, 110), number(40, 110)] }),
    () => ({ task: 'type', angle: number(5, 355) }),
    () => ({ task: 'type', angle: number(5, 175) }),
  ]
  const late: (() => AngleTask)[] = [
    () => ({ task: 'rest', whole: 90, given: [number(5, 85)] }),
    () => ({ task: 'base angle', top: rational(2 * between(random, 5, 70)) }),
    () => ({ task: 'top angle', base: number(20, 80) }),
    () => ({ task: 'angle sum', sides: between(random, 5, 15) }),
    () => ({ task: 'interior', sides }),
    () => ({ task: 'exterior', sides }),
    () => ({ task: 'sides from interior', angle: rational(180 - 360 / sides) }),
    () => ({ task: 'sides from exterior', angle: rational(360 / sides) }),
  ]
  const [first, ...others] = grade <= 3 ? [...early, ...early, ...late] : [...early, ...late]
  if (!first) throw new RangeError('There is nothing to make')
  return { kind: 'angle', text: '', ...pick(random, [first, ...others])() }
}

const shown = (value: Rational) => inline(`${valueLatex(value, true)}^\\circ`)
const listed = (values: readonly Rational[]) =>
  values.length > 1
    ? `${values.slice(0, -1).map(shown).join(', ')} and ${shown(values.at(-1) ?? rational(0))}`
    : values.map(shown).join('')

const lettered = ({ slope, letter }: { slope: Rational; letter: string }) =>
  inline(slope.equals(1) ? letter : `${valueLatex(slope, true)}${letter}`)

export function writeAngle(question: AngleQuestion): string {
  switch (question.task) {
    case 'rest': {
      const { given, whole } = question
      if (whole === 90) return `What is the complement of ${listed(given)}?`
      if (given.length === 1) return `What is the supplement of ${listed(given)}?`
      const [name, place] = whole === 180 ? ['triangle', 'third'] : ['quadrilateral', 'missing']
      return `What is the ${place} angle of a ${name} with angles ${listed(given)}?`
    }
    case 'base angle':
      return `What is the size of each base angle of an isosceles triangle with a vertex angle of ${shown(question.top)}?`
    case 'top angle':
      return `What is the vertex angle of an isosceles triangle with base angles of ${shown(question.base)}?`
    case 'same':
      return question.as
        ? `What is the ${question.as} angle to ${shown(question.given)}?`
        : `What is the angle vertically opposite to ${shown(question.given)}?`
    case 'angle sum':
      return `What is the sum of the interior angles of a polygon with ${inline(String(question.sides))} sides?`
    case 'interior':
    case 'exterior':
      return `What is the size of each ${question.task} angle of a regular polygon with ${inline(String(question.sides))} sides?`
    case 'sides from interior':
      return `How many sides does a regular polygon have if each interior angle is ${shown(question.angle)}?`
    case 'sides from exterior':
      return `How many sides does a regular polygon have if each exterior angle is ${shown(question.angle)}?`
    case 'sides from sum':
      return `The sum of the interior angles of a polygon is ${shown(question.sum)}. How many sides does it have?`
    case 'letter': {
      const { whole, letter, offset } = question
      if (whole === 90)
        return `Two complementary angles are ${lettered(question)} and ${shown(offset)}. Find ${inline(letter)}.`
      const place = whole === 180 ? 'on a straight line' : 'around a point'
      return `Angles ${lettered(question)} and ${shown(offset)} are ${place}. Find ${inline(letter)}.`
    }
    case 'same letter':
      return `Two vertically opposite angles are ${lettered(question)} and ${shown(question.offset.neg())}. Find ${inline(question.letter)}.`
    case 'turn':
      return `How many degrees are in ${inline(valueLatex(question.part))} of a turn?`
    case 'type':
      return `What type of angle is ${shown(question.angle)}?`
  }
}
