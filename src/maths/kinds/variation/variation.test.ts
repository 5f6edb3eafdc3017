import { evaluate } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { variations } from './index.ts'

testKind(variations, {
  oracle(question) {
    const plain = question.replaceAll('$', '').replaceAll('{,}', '')
    const values = [...plain.matchAll(/([a-z]) = (\d+)/g)].map(found => Number(found[2]))
    const [by = 0, of = 0, given] = values
    const power = plain.includes('square') ? 2 : 1
    const isInverse = plain.includes('inversely')
    const constant = evaluate(isInverse ? `${of} * ${by}^${power}` : `${of} / ${by}^${power}`) as number
    const [, first, second] = /^([a-z]) is .* ([a-z])\. /.exec(plain) ?? []
    const raised = power === 1 ? second : `${second}^2`
    if (plain.includes('formula'))
      return isInverse ? `${first} = ${constant}/${raised}` : `${first} = ${constant} × ${raised}`
    if (given === undefined) return String(constant)
    const isForward = plain.includes(`Find ${first} when`)
    if (isInverse) return String(isForward ? constant / given ** power : constant / given)
    return String(isForward ? constant * given ** power : given / constant)
  },
})
