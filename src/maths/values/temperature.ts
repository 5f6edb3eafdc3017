import type { Rational } from '../arithmetic/rational.ts'
import { numberValue } from './number.ts'
import { numberIn } from './read-number.ts'
import type { Rounding } from './rounding.ts'
import type { Judged, Value } from './value.ts'

/** Degrees Celsius or Fahrenheit. */
export type Scale = 'C' | 'F'

const SCALES: Readonly<Record<Scale, readonly string[]>> = {
  C: ['Celsius', 'Centigrade'],
  F: ['Fahrenheit'],
}
const UNIT =
  /\s{0,30}(?:°\s{0,30}(?<sign>[cf])?|(?:degrees?|degs?\.?)(?:\s{0,30}°?\s{0,30}(?<word>c|f|celsius|centigrade|celcius|fahrenheit|farenheit))?|(?<alone>celsius|centigrade|celcius|fahrenheit|farenheit|c|f))(?:\s+(?:warmer|colder|hotter|cooler|higher|lower))?$/i
const BELOW = /^(.*?)\s*(?:below zero|below freezing|below 0)$/i

/** A temperature of one scale as it reads on the other. */
export function onScale(value: Rational, to: Scale): Rational {
  return to === 'F' ? value.mul(9).div(5).add(32) : value.sub(32).mul(5).div(9)
}

export interface TemperatureOptions {
  /** The scale that the question is about; without one it only speaks of degrees. */
  scale?: Scale | undefined
  rounding?: Rounding | undefined
  /** The same on the other scale is right too. */
  isAnyScale?: boolean
  /** It is how far two temperatures are apart: it has no sign. */
  isDifference?: boolean
}

function scaleIn(said: string): { rest: string; scale: Scale | undefined } {
  const found = UNIT.exec(said)
  const name = found?.groups?.sign ?? found?.groups?.word ?? found?.groups?.alone
  const rest = found ? said.slice(0, found.index) : said
  return { rest, scale: name === undefined ? undefined : /^f/i.test(name) ? 'F' : 'C' }
}

/** A temperature with its scale or without; `5 degrees below zero` is −5. */
export function temperature(value: Rational, options: TemperatureOptions = {}): Value {
  const { scale, rounding, isAnyScale = false, isDifference = false } = options
  const own = numberValue(value, { ...(rounding ? { rounding } : {}), isDecimal: true })
  const unit = scale === undefined ? '°' : `°${scale}`
  const judge = (said: string): Judged => {
    const below = isDifference ? undefined : BELOW.exec(said)?.[1]
    const { rest, scale: saidScale } = scaleIn(below ?? said)
    const number = below === undefined ? rest : `-${rest.replace(/^-/, '')}`
    const judged = judgeBare(number)
    if (scale === undefined || saidScale === undefined || saidScale === scale) return judged
    if (judged.verdict === 'right' || judged.verdict === 'rounded') {
      return {
        verdict: 'unfinished',
        missing: `The number is right. Look at the unit again: the question is about °${scale}.`,
        isPart: true,
      }
    }
    // What the question says, said again, or the same on the other scale: not what is asked for, but not wrong.
    const other = numberIn(number)
    const isSame = other && onScale(other, scale).equals(value)
    if (!isSame || isDifference) return judged
    return { verdict: isAnyScale ? 'right' : 'unread' }
  }
  const judgeBare = (number: string): Judged => {
    const judged = own.judge(number)
    if (judged.verdict !== 'wrong') return judged
    const read = numberIn(number)
    if (isDifference && read?.neg().equals(value)) return { verdict: 'right' }
    // Thermometers show whole degrees.
    const isWholeDegrees = !rounding && value.d !== 1n && read?.d === 1n && read.equals(value.round(0))
    return isWholeDegrees ? { verdict: 'rounded' } : judged
  }
  const names =
    scale === undefined ? ['degrees'] : [`degrees ${scale}`, ...SCALES[scale].map(each => `degrees ${each}`)]
  return {
    ...own,
    key: `temperature ${own.key} ${scale ?? ''}`,
    text: `${own.text}${unit}`,
    latex: scale === undefined ? `${own.latex}^\\circ` : `${own.latex}\\text{ ${unit}}`,
    spellings: [
      own.text,
      ...own.spellings.slice(0, 3),
      ...names.map(name => `${own.text} ${name}`),
      `${own.text} degrees`,
      `${own.text} ${unit}`,
      ...(value.s < 0n && !rounding && value.d === 1n
        ? [`minus ${own.text.slice(1)} degrees`, `${own.text.slice(1)} degrees below zero`]
        : []),
    ],
    judge,
    near: random => own.near(random).flatMap(({ number }) => (number ? [temperature(number, options)] : [])),
  }
}
