import { rational } from '../arithmetic/rational.ts'
import { CLOCK } from './hours.ts'
import { mixedQuantity } from './mixed-quantity.ts'
import { quantity } from './quantity.ts'
import { unit } from './units.ts'
import type { Value } from './value.ts'

const [MINUTE, HOUR] = [unit('min'), unit('h')]

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
      return plain.judge(said)
    },
    near: () =>
      [minutes + 10, minutes + 60, minutes - 60, minutes + 20, minutes + 5]
        .filter(each => each > 0)
        .map(each => duration(each)),
  }
}
