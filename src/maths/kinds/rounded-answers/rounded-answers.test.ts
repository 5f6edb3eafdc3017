import { bignumber, evaluate, round } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { roundedAnswers } from './index.ts'

testKind(roundedAnswers, {
  oracle(question) {
    const plain = question.replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1 / $2')
    const [first = '0', second = '1', places = '0'] = plain.match(/\d+(?:\.\d+)?/g) ?? []
    const sign = /\/|div/.test(plain) ? '/' : '*'
    const value: number = evaluate(`${first} ${sign} ${second}`)
    return String(round(bignumber(value.toPrecision(14)), Number(places)))
  },
})
