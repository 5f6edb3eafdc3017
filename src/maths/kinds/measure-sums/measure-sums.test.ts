import { evaluate, unit } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { measureSums } from './index.ts'

const amount = (text: string) => text.trim().replace(/(\d) ([a-z]+) (\d)/g, '$1 $2 + $3')

/** The sum as an engine of units works it out. */
function oracle(question: string): string | undefined {
  const plain = question
    .replaceAll('$', '')
    .replace(/\bl\b/g, 'liter')
    .replace(/\bml\b/g, 'milliliter')
  const [, left = '', word, right = ''] =
    /^What is (.+?) (plus|minus|multiplied by) (.+)\?$/.exec(
      plain.replace(/\bh\b/g, 'hour').replace(/\bmin\b/g, 'minute'),
    ) ?? []
  if (word) {
    const sign = { plus: '+', minus: '-', 'multiplied by': '*' }[word]
    const value = evaluate(`(${amount(left)}) ${sign} (${amount(right)})`)
    const name = Object.keys({ kg: 0, km: 0, hour: 0, liter: 0, m: 0 }).find(each =>
      unit(1, each).equalBase(value),
    )
    return name && `${Number(value.toNumber(name).toPrecision(12))} ${name}`
  }
  const [, size, list = ''] = /^Which is the (\w+): (.+)\?$/.exec(plain) ?? []
  if (!size) return undefined
  const sorted = list
    .split(/, | or /)
    .sort(
      (a, b) =>
        unit(a.replace(/ h$/, ' hour').replace(/ min$/, ' minute')).toSI().toNumber() -
        unit(b.replace(/ h$/, ' hour').replace(/ min$/, ' minute')).toSI().toNumber(),
    )
  return size === 'smallest' ? sorted[0] : sorted.at(-1)
}

testKind(measureSums, { oracle, questions: 120 })
