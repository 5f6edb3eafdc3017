import { compare, fraction } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { ordering } from './index.ts'

/** The numbers of a question as mathjs knows them, with their own writing. */
function numbersIn(question: string) {
  const list = question.split(': ').at(-1) ?? ''
  return list
    .replace(/[$?]/g, '')
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/g, '$1/$2')
    .split(', ')
    .map(text => ({ text, value: fraction(text) }))
}

function oracle(question: string): string | undefined {
  const up = numbersIn(question).sort((a, b) => Number(compare(a.value, b.value)))
  if (/smallest first/.test(question)) return up.map(({ text }) => text).join(', ')
  if (/largest first/.test(question))
    return up
      .map(({ text }) => text)
      .reverse()
      .join(', ')
  if (/second smallest/.test(question)) return up[1]?.text
  return /second largest/.test(question) ? up.at(-2)?.text : undefined
}

testKind(ordering, { oracle })
