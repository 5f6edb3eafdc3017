import type { NumberNode } from '#maths/arithmetic/expression.ts'
import { decimalPlaces, type Rational, ZERO } from '#maths/arithmetic/rational.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { type HintQuestion, notSo, shown, so } from './hint-question.ts'

/** The numbers without their points. */
export function withoutPoints(a: Rational, b: Rational): HintQuestion {
  const bare = (value: Rational) => {
    const places = decimalPlaces(value) ?? 0
    return value.mul(10 ** places)
  }
  const [x, y] = [bare(a), bare(b)]
  return {
    asks: /leave the points away/i,
    name: 'the numbers without points',
    judge: own =>
      own.says(x) && own.says(y) && own.numbers.length === 2
        ? so(`without the points it is ${inline(`${x.n} \\times ${y.n}`)}.`, 'What does that come to?')
        : undefined,
  }
}

/** What the small number of a power says. */
export function small(base: Rational, power: Rational): HintQuestion {
  return {
    asks: /what does the small number tell you|how often the big one stands/i,
    name: 'what the small number says',
    judge: own => {
      if (own.numbers.some(each => !each.equals(base) && !each.equals(power))) return undefined
      const product = base.mul(power)
      const isTimes = own.names('howOften', 'times')
      const isDoubled =
        own.says(base) && own.says(power) && own.names('times') && !/itself|how many/.test(own.text)
      if (isDoubled && !base.equals(power) && !product.equals(ZERO))
        return notSo(
          `The small number is no factor itself. It says how many times ${shown(base)} stands there: how does that look written out?`,
        )
      return isTimes && !isDoubled
        ? so(
            `it says how many times ${shown(base)} stands in the multiplication.`,
            'How does it look when you write it out long?',
          )
        : undefined
    },
  }
}

/** Of what a percentage is, and how much ten per cent of it are. */
export function percentOf(left: NumberNode, right: NumberNode): HintQuestion {
  const [percent, amount] = left.form === 'percent' ? [left, right] : [right, left]
  const parts = { 25: 'a quarter', 50: 'half', 75: 'three quarters' } as Record<number, string>
  const part = parts[percent.value.mul(100).valueOf()]
  return {
    asks: /percent means out of a hundred/i,
    name: 'the part of a hundred',
    judge: own => {
      if (part === undefined)
        return own.says(amount.value.div(10)) && own.isBare
          ? so(
              `${shown(amount.value.div(10))} is ten percent of ${shown(amount.value)}.`,
              `How do you get from there to ${inline(latex(percent))}?`,
            )
          : undefined
      const [, pieces] = [own.numbers, own.pieces]
      const wanted = part === 'half' ? 2n : 4n
      const isThree = part === 'three quarters'
      if (!pieces.includes(wanted) || isThree !== (own.says(3) || own.text.includes('three')))
        return undefined
      return so(`that is ${part} of it.`, `How much is ${part} of ${shown(amount.value)}?`)
    },
  }
}
