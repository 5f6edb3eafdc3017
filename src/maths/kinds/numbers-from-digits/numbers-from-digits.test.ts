import { testKind } from '#support/maths/kind-kit.ts'
import { numbersFromDigits } from './index.ts'

function* orders(digits: string[], count: number): Generator<string> {
  if (count === 0) yield ''
  else
    for (const [at, digit] of digits.entries())
      for (const rest of orders(digits.toSpliced(at, 1), count - 1)) yield digit + rest
}

/** By writing every number that can be made. */
testKind(numbersFromDigits, {
  questions: 150,
  oracle(question) {
    const [list = '', asked = ''] = question.split('once each')
    const count = Number(/\d/.exec(asked)?.[0])
    const numbers = [...orders(list.match(/\d/g) ?? [], count)]
      .filter(each => !each.startsWith('0'))
      .map(Number)
    const fitting = numbers.filter(each =>
      asked.includes('even') ? each % 2 === 0 : asked.includes('odd') ? each % 2 === 1 : true,
    )
    return String(asked.includes('largest') ? Math.max(...fitting) : Math.min(...fitting))
  },
})
