import { rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { unit } from '../../values/units.ts'
import { unitNote } from '../../wording/unit-note.ts'
import type { ShapeQuestion } from './question.ts'

/** Decimals come up from this grade on. */
const GRADE_OF_DECIMALS = 5

/** A shape with lengths for a grade. */
export function makeShape(random: Random, grade: number): ShapeQuestion {
  const shape = pick(random, ['square', 'rectangle', 'rectangle', 'triangle'] as const)
  const measure = pick(random, ['perimeter', 'area'] as const)
  const isDecimal = grade >= GRADE_OF_DECIMALS && random() < 0.3
  const length = (least: number, most: number) =>
    isDecimal ? rational(between(random, least * 10, most * 10), 10) : rational(between(random, least, most))
  const base = {
    kind: 'shape',
    text: '',
    shape,
    measure,
    unit: unit(pick(random, ['cm', 'm', 'mm', 'in'])),
  } as const
  if (shape === 'square') return { ...base, lengths: [length(2, 15)] }
  const [a, b] = [length(3, 20), length(2, 12)]
  if (shape === 'rectangle' || measure === 'area')
    return { ...base, lengths: a.equals(b) ? [a, b.add(1)] : [a, b] }
  // The third side is shorter than both others together and longer than their difference.
  const gap = a.sub(b).abs()
  return {
    ...base,
    lengths: [
      a,
      b,
      gap
        .add(a.add(b).sub(gap).div(2))
        .floor()
        .add(isDecimal ? rational(1, 2) : 0),
    ],
  }
}

/** The question in words. */
export function writeShape({ shape, measure, lengths, unit: own, wanted }: ShapeQuestion): string {
  const [a = '', b = '', c = ''] = lengths.map(
    each => `${inline(valueLatex(each, true))}${own ? ` ${own.symbol}` : ''}`,
  )
  const asked = `What is the ${measure} of a ${shape}`
  const note = unitNote(wanted)
  if (shape === 'square') return `${asked} with side length ${a}?${note}`
  if (shape === 'rectangle') return `${asked} that is ${a} long and ${b} wide?${note}`
  return measure === 'area'
    ? `${asked} with base ${a} and height ${b}?${note}`
    : `${asked} with sides ${a}, ${b} and ${c}?${note}`
}
