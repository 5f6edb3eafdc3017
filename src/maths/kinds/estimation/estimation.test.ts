import { evaluate } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { estimation } from './index.ts'

/** With floating point numbers; halves go up. */
const roundTo = (value: number, step: number) => Math.floor(value / step + 0.5) * step

testKind(estimation, {
  oracle(question) {
    const plain = question.replaceAll('$', '').replaceAll('\\times', '*')
    const [, number = '', to = ''] =
      /^Round ([\d.]+) to the nearest ([\d.]*\d|half|quarter)/.exec(plain) ?? []
    const named: Record<string, number> = { half: 0.5, quarter: 0.25 }
    if (number !== '') return String(roundTo(Number(number), named[to] ?? Number(to)))
    const [, sum = '', size = ''] =
      /^Estimate (.+) by rounding .*? to (?:the nearest )?(\d+)/.exec(plain) ?? []
    const rounded = sum.replace(/[\d.]+/g, each =>
      String(
        /figure/.test(plain) ? Number(Number(each).toPrecision(1)) : roundTo(Number(each), Number(size)),
      ),
    )
    return String(evaluate(rounded))
  },
})
