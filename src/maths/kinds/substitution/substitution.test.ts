import { evaluate, rationalize } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { substitution } from './index.ts'

/** What mathjs makes of it. */
function oracle(question: string): string | undefined {
  const maths = [...question.matchAll(/\$([^$]+)\$/g)].map(([, each = '']) =>
    each.replace(/\^\{(\d+)\}/g, '^$1'),
  )
  const [first = '', second = '', third = ''] = maths
  if (/f\(g\(x\)\)/.test(question)) {
    const [outer = '', inner = ''] = [first, second].map(each => each.replace(/^[fg]\(x\) = /, ''))
    return rationalize(outer.replaceAll('x', `*(${inner})`)).toString()
  }
  if (/f\(x\)/.test(first))
    return String(evaluate(first.replace('f(x) = ', ''), { x: Number(/-?\d+/.exec(second)?.[0]) }))
  const values = [second, third]
    .filter(each => each !== '')
    .map((each): [string, number] => {
      const [name = '', value = ''] = each.split(' = ')
      return [name, Number(value)]
    })
  return String(evaluate(first, Object.fromEntries(values)))
}

testKind(substitution, { questions: 150, oracle })
