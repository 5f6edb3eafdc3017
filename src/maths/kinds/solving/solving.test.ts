import { lusolve } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { solving } from './index.ts'

/** The number before a letter. */
const before = (side: string, letter: string) => {
  const [, sign = '', digits = ''] = new RegExp(`([+-]?) ?(\\d*)${letter}(?!\\^)`).exec(side) ?? []
  return side.includes(letter) ? Number(`${sign}${digits || 1}`) : 0
}

/** Tries every whole number, or asks mathjs. */
function oracle(question: string): string | undefined {
  const maths = [...question.matchAll(/\$([^$]+)\$/g)].map(([, each = '']) => each)
  if (/simultaneous/.test(question)) {
    const rows = maths.map(each => each.split(' = '))
    const factors = rows.map(([left = '']) => [before(left, 'x'), before(left, 'y')])
    const [[x], [y]] = lusolve(
      factors,
      rows.map(([, right]) => Number(right)),
    ) as [[number], [number]]
    return `x = ${Math.round(x)}, y = ${Math.round(y)}`
  }
  if (/inequality/.test(question)) return undefined
  const [left = ''] = (maths[0] ?? '').split(' = ')
  const constant = Number((/([+-]) (\d+)$/.exec(left) ?? ['', '', '0']).slice(1).join(''))
  const slope = before(left.replace(/x\^\{2\}/, ''), 'x')
  const roots = Array.from({ length: 41 }, (_, at) => at - 20).filter(x => x * x + slope * x + constant === 0)
  return roots.map(root => `x = ${root}`).join(' or ')
}

testKind(solving, { questions: 120, oracle })
