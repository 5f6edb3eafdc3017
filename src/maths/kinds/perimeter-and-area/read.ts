import { isZero, type Rational } from '../../arithmetic/rational.ts'
import { asRational } from '../../exact/exact.ts'
import { convert } from '../../values/quantity.ts'
import type { Unit } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import type { Given } from '../../wording/dimensions.ts'
import { mayBe, plainShape } from '../../wording/shape-names.ts'
import { shapeAsked } from '../../wording/shape-question.ts'
import type { Shape, ShapeQuestion } from './question.ts'

/** What is needed of each shape; any of these will do. */
const NEEDS: Record<Shape, Record<ShapeQuestion['measure'], string[][]>> = {
  square: { perimeter: [['side'], ['width']], area: [['side'], ['width']] },
  rectangle: {
    perimeter: [
      ['length', 'width'],
      ['base', 'height'],
      ['length', 'height'],
      ['base', 'width'],
      ['height', 'width'],
    ],
    area: [
      ['length', 'width'],
      ['base', 'height'],
      ['length', 'height'],
      ['base', 'width'],
      ['height', 'width'],
    ],
  },
  triangle: { perimeter: [['side', 'side', 'side']], area: [['base', 'height']] },
}

/** The numbers for what is needed, in that order; undefined where something is missing or too much. */
function inOrder(needs: readonly string[], shape: Shape, given: readonly Given[]): Given[] | undefined {
  const left = [...given]
  const found = needs.map(need => {
    const names = mayBe(need, shape)
    const at = names.map(name => left.findIndex(each => each.name === name)).find(index => index >= 0)
    return at === undefined ? undefined : left.splice(at, 1)[0]
  })
  const isAll = left.length === 0 && found.every(each => each !== undefined)
  return isAll ? found.flatMap(each => each ?? []) : undefined
}

interface Measured {
  lengths: Rational[]
  unit: Unit | undefined
}

/** All lengths in the unit of the first; undefined where one has a unit and another none, or none is a length. */
function measured(given: readonly Given[]): Measured | undefined {
  const unit = given[0]?.unit
  const isAlike = given.every(each => each.unit?.dimension === unit?.dimension)
  if (!isAlike || (unit && unit.dimension !== 'length')) return undefined
  const lengths = given.flatMap(({ value, unit: own }) => {
    return asRational(own && unit ? convert(value, own, unit) : value) ?? []
  })
  return lengths.length === given.length ? { lengths, unit } : undefined
}

function isPossible(shape: Shape, measure: string, lengths: Rational[]): boolean {
  if (lengths.some(each => each.s < 0n || isZero(each))) return false
  if (shape !== 'triangle') return true
  // The perimeter takes three sides, the area base and height; anything else asks for more than is given.
  if ((measure === 'perimeter') !== (lengths.length === 3)) return false
  if (lengths.length < 3) return true
  const [a, b, c] = [...lengths].sort((x, y) => x.compare(y))
  return a !== undefined && b !== undefined && c !== undefined && a.add(b).compare(c) > 0
}

/** Reads `perimeter of a square with side 6 cm`, `A rectangle is 5 cm long and 3 cm wide. Find its area.` */
export function readShape({ plain, full, unit: told }: Asked): ShapeQuestion | undefined {
  const { shape: own = '', measure, given = [], unit: named } = shapeAsked(plain) ?? {}
  const shape = plainShape(own)
  if (measure !== 'perimeter' && measure !== 'area') return undefined
  if (shape !== 'square' && shape !== 'rectangle' && shape !== 'triangle') return undefined
  const found = NEEDS[shape][measure].map(needs => inOrder(needs, shape, given)).find(each => each)
  const sizes = found && measured(found)
  const wanted = told ?? named
  if (!sizes || (told && named) || !isPossible(shape, measure, sizes.lengths)) return undefined
  const dimension = measure === 'area' ? 'area' : 'length'
  if (wanted && (!sizes.unit || wanted.dimension !== dimension)) return undefined
  return { kind: 'shape', text: full, shape, measure, ...sizes, ...(wanted ? { wanted } : {}) }
}
