import { rational } from '../arithmetic/rational.ts'
import { mixedQuantity } from './mixed-quantity.ts'
import { quantity } from './quantity.ts'
import { unit } from './units.ts'
import type { Value } from './value.ts'

const [MINUTE, HOUR] = [unit('min'), unit('h')]
const CLOCK = /^(\d{1,3}):([0-5]\d)(?: ?(?:h|hrs?|hours?))?$/

/** `2h 45m`, `2 hrs 45`. */
const SHORT = /^(\d{1,3}) ?h(?:rs?|ours?)?,? ?(?:and )?([0-5]?\d) ?m?$/

/**
 * How long something takes.
 * @param asked `min` or `h` where the question asks for minutes or hours alone; otherwise any unit will do
 */
export function duration(minutes: number, asked?: 'min' | 'h'): Value {
  const whole = rational(minutes)
  if (asked) {
    const value = asked === 'min' ? whole : whole.div(60)
    return quantity(value, asked === 'min' ? MINUTE : HOUR, {
      isUnitFixed: asked === 'min',
      isDecimal: asked === 'h' && value.d < 1000n,
    })
  }
  const own = minutes % 60 === 0 || minutes < 60 ? undefined : mixedQuantity(whole, MINUTE, [HOUR, MINUTE])
  const plain = quantity(minutes % 60 === 0 ? whole.div(60) : whole, minutes % 60 === 0 ? HOUR : MINUTE, {
    isUnitNeeded: true,
  })
  return {
    ...(own ?? plain),
    key: `${minutes} min`,
    judge(said) {
      const clock = CLOCK.exec(said.trim())
      if (clock) {
        const isIt = Number(clock[1]) * 60 + Number(clock[2]) === minutes
        return { verdict: isIt ? 'right' : 'wrong' }
      }
      // Behind hours an m is minutes.
      return plain.judge(said.replace(SHORT, '$1 h $2 min'))
    },
    near: () =>
      [minutes + 10, minutes + 60, minutes - 60, minutes + 20, minutes + 5]
        .filter(each => each > 0)
        .map(each => duration(each)),
  }
}
