import { evaluate, format } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { perimeterAndArea } from './index.ts'

/** The formula as an engine of units works it out: `2 * (5 cm + 3 cm)`. */
function oracle(question: string): string | undefined {
  const lengths = [...question.matchAll(/\$([\d.]+)\$ (\w+)/g)].map(([, number, unit]) => `${number} ${unit}`)
  const [a = '', b = '', c = ''] = lengths
  const isArea = question.includes('area')
  const formula = question.includes('square')
    ? isArea
      ? `(${a})^2`
      : `4 * (${a})`
    : question.includes('rectangle')
      ? isArea
        ? `(${a}) * (${b})`
        : `2 * ((${a}) + (${b}))`
      : isArea
        ? `(${a}) * (${b}) / 2`
        : `(${a}) + (${b}) + (${c})`
  return format(evaluate(formula), { precision: 12 })
}

testKind(perimeterAndArea, { oracle })
