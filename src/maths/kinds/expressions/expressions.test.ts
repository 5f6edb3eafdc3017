import { rationalize, simplify } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { expressions } from './index.ts'

/** What mathjs makes of it; it does not split into factors. */
function oracle(question: string): string | undefined {
  const [, source = ''] = /\$(.+)\$/.exec(question) ?? []
  const plain = source
    .replace(/\^\{(\d+)\}/g, '^$1')
    .replaceAll('\\times', '*')
    .replace(/\\div (.+)$/, '/ ($1)')
    .replace(/([a-z])\(/g, '$1*(')
  if (/^Factorise|p.*q/.test(question)) return undefined
  if (/[a-z]\^.*[*/(].*\^/.test(plain)) return simplify(plain, { exactFractions: true }).toString()
  return rationalize(plain).toString()
}

testKind(expressions, { questions: 120, oracle })
