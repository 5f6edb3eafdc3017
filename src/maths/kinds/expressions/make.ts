import { readFormula } from '../../algebra/read-formula.ts'
import { formulaLatex } from '../../algebra/show-formula.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { ExpressionQuestion } from './question.ts'

type Made = [ExpressionQuestion['task'], string]

const LETTERS = ['x', 'y', 'n', 'a'] as const
const signed = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`)
const notZero = (random: Random, most: number) => between(random, 1, most) * (random() < 0.5 ? -1 : 1)
const front = (value: number, name: string) => `${value === 1 ? '' : value}${name}`

function collecting(random: Random): Made {
  const x = pick(random, LETTERS)
  const [a, b, c] = [between(random, 3, 9), notZero(random, 9), between(random, 2, 7)]
  const sign = random() < 0.5 ? '-' : '+'
  return pick<Made>(random, [
    [
      'simplify',
      `${a + 2} ${sign} ${between(random, 2, 5)}(${front(between(random, 1, 4), x)} ${signed(b)})`,
    ],
    ['simplify', `${a}${x} ${signed(b)} ${sign} ${c === a ? c + 1 : c}${x}`],
    ['simplify', `${a}${x} ${sign} ${c === a ? c + 1 : c}${x}`],
    [
      'simplify',
      `${a}p ${signed(b < 0 ? b - 1 : b + 1)}q ${sign} ${c === a ? c + 1 : c}p + ${between(random, 2, 8)}q`,
    ],
  ])
}

function powers(random: Random): Made {
  const x = pick(random, LETTERS)
  const [a, b] = [between(random, 3, 6), between(random, 3, 5)]
  const [m, n] = [between(random, 2, 6), between(random, 2, 5)]
  return pick<Made>(random, [
    ['simplify', `${x}^${a} × ${x}^${b}`],
    ['simplify', `${m}${x}^${a} × ${n}${x}^${b}`],
    ['simplify', `${x}^${a * b} ÷ ${x}^${b}`],
    ['simplify', `${m * n}${x}^${a * b} ÷ ${n}${x}^${b}`],
    ['simplify', `(${x}^${a})^${b}`],
    ['simplify', `(${m}${x}^${a})^${between(random, 2, 3)}`],
  ])
}

function expanding(random: Random, grade: number): Made {
  const x = pick(random, LETTERS)
  const [a, b, c] = [between(random, 2, 9), notZero(random, 9), between(random, 1, 5)]
  const single: [Made, ...Made[]] = [
    ['expand', `${a}(${front(c, x)} ${signed(b)})`],
    ['expand', `-${a}(${front(c, x)} ${signed(b)})`],
    ['expand', `${front(c, x)}(${x} ${signed(b)})`],
  ]
  const other = notZero(random, 9)
  const double: [Made, ...Made[]] = [
    ['expand', `(${x} ${signed(b)})(${x} ${signed(other)})`],
    ['expand', `(${front(c, x)} ${signed(b)})(${x} ${signed(other)})`],
    ['expand', `(${x} ${signed(b)})^2`],
  ]
  return pick(random, random() < (grade >= 5 ? 0.6 : 0.4) ? double : single)
}

function factorising(random: Random, grade: number): Made {
  const x = pick(random, LETTERS)
  const [p, q] = [notZero(random, 9), notZero(random, 9)]
  const shared = between(random, 2, 8)
  const simple: Made = [
    'factorise',
    `${shared * between(random, 1, 4)}${x} ${signed(shared * (p % 2 === 0 ? p + 1 : p))}`,
  ]
  if (random() < (grade >= 5 ? 0.35 : 0.5)) return simple
  if (random() < 0.3) return ['factorise', `${x}^2 - ${between(random, 2, 12) ** 2}`]
  if (p + q === 0) return simple
  const middle = p + q
  const size = Math.abs(middle) === 1 ? '' : Math.abs(middle)
  return ['factorise', `${x}^2 ${middle < 0 ? '-' : '+'} ${size}${x} ${signed(p * q)}`]
}

/** An expression to simplify, expand or factorise. */
export function makeExpression(random: Random, grade: number): ExpressionQuestion {
  const [task, source] = pick(random, [collecting, powers, expanding, factorising])(random, grade)
  const formula = readFormula(source)
  if (!formula) throw new RangeError(`Not readable: ${source}`)
  return { kind: 'expressions', text: '', task, source, formula }
}

const ASKING = { simplify: 'Simplify', expand: 'Expand and simplify', factorise: 'Factorise' }

export function writeExpression({ task, source, formula }: ExpressionQuestion): string {
  const divided = / ÷ /.test(source)
    ? source.replace(/\^(\d+)/g, '^{$1}').replace(' ÷ ', ' \\div ')
    : formulaLatex(formula)
  const written =
    task === 'simplify' && / × /.test(source)
      ? source.replace(/\^(\d+)/g, '^{$1}').replace(' × ', ' \\times ')
      : divided
  return `${ASKING[task]} ${inline(written)}`
}
