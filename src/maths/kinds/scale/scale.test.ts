import { bignumber, divide, multiply, unit } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { scales } from './index.ts'

function oracle(question: string): string | undefined {
  const text = question.replaceAll('$', '')
  const lengths = [...text.matchAll(/(\d+(?:\.\d+)?) (km|cm|m)\b/g)].map(([, value = '', name]) =>
    unit(bignumber(value), name ?? 'm').toNumber('m'),
  )
  const [, times] = /1 : (\d+)/.exec(text) ?? []
  const [drawn = 1, actual = 1] = lengths
  const given = lengths.at(-1) ?? 0
  const factor = times === undefined ? Number(divide(bignumber(actual), bignumber(drawn))) : Number(times)
  const isActual = text.includes('What is the actual')
  const metres = isActual ? multiply(given, factor) : given / factor
  const [, own] = /, in (km|cm|m),/.exec(text) ?? []
  return `${Number((metres / unit(1, own ?? (isActual ? 'km' : 'cm')).toNumber('m')).toPrecision(9))}`
}

testKind(scales, { oracle })
