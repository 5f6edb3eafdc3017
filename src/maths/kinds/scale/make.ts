import { rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { type Unit, unit } from '../../values/units.ts'
import type { Length, ScaleQuestion } from './question.ts'
import { timesOf } from './solve.ts'

const [CM, M, KM] = [unit('cm'), unit('m'), unit('km')]

/** A question about the scale of a map. */
export function makeScale(random: Random): ScaleQuestion {
  const base = { kind: 'scale', text: '' } as const
  const find = pick(random, ['actual', 'drawn'] as const)
  const drawn = rational(between(random, 3, 24), 2)
  if (random() < 0.5) {
    const [times, real] = pick<readonly [number, Unit]>(random, [
      [20_000, KM],
      [50_000, KM],
      [25_000, KM],
      [100_000, KM],
      [200, M],
      [50, M],
    ])
    const actual = drawn.mul(times).mul(CM.size).div(real.size)
    const scale = { by: 'ratio', times: rational(times) } as const
    return find === 'actual'
      ? { ...base, find, scale, given: { value: drawn, unit: CM }, unit: real, isFixed: true }
      : { ...base, find, scale, given: { value: actual, unit: real }, unit: CM, isFixed: true }
  }
  const scale = {
    by: 'lengths',
    drawn: { value: rational(pick(random, [1, 2, 2, 4] as const)), unit: CM },
    actual: { value: rational(between(random, 2, 9) * 5), unit: KM },
  } as const
  const actual = drawn.mul(timesOf(scale)).mul(CM.size).div(KM.size)
  return find === 'actual'
    ? { ...base, find, scale, given: { value: drawn, unit: CM }, unit: KM, isFixed: false }
    : { ...base, find, scale, given: { value: actual, unit: KM }, unit: CM, isFixed: false }
}

const plain = (digits: string) => digits.replaceAll('{,}', '')
const shown = ({ value, unit: own }: Length) => `${inline(plain(valueLatex(value, true)))} ${own.symbol}`

/** A question about a scale in words. */
export function writeScale(question: ScaleQuestion): string {
  const { scale } = question
  if (question.find === 'scale')
    return `${shown(question.scale.drawn)} on a map represents ${shown(question.scale.actual)}. Write the scale in the form $1 : n$.`
  const said =
    scale.by === 'ratio'
      ? `A map has a scale of $1 : ${plain(valueLatex(scale.times))}$.`
      : `On a map, ${shown(scale.drawn)} represents ${shown(scale.actual)}.`
  const asked = question.isFixed ? `, in ${question.unit.symbol},` : ''
  return question.find === 'actual'
    ? `${said} What is the actual distance${asked} of ${shown(question.given)} on the map?`
    : `${said} What is the distance on the map${asked} of an actual distance of ${shown(question.given)}?`
}
