import { derivative } from '../algebra/derivative.ts'
import { solveLinear } from '../algebra/linear.ts'
import { constant, lettersIn, minus, numberOf, type Polynomial } from '../algebra/polynomial.ts'
import type { Rational } from '../arithmetic/rational.ts'
import type { Given, Givens } from '../domain/given.ts'
import { asFraction, polynomialIn, withCalls, withNumbers } from './put-in.ts'

/** Works out what a question in words asks for, such as `the highest common factor of 12 and 18`. */
export type Answering = (question: string) => Rational | undefined

const SAYING =
  /^(?:and |also )?(?:let|suppose|if|given|assume|define|consider|when|where|since)(?: that)?(?: the)?(?: functions?| equations?| numbers?)?[:,]? (.+)$/i
const FUNCTION = /^([a-z]) ?\( ?([a-z]) ?\) ?(?:=|be|is|be defined by|is defined by) ?(.+)$/i
const NUMBER = /^([a-z]) ?(?:=|be|is|equals|be equal to|is equal to) ?([^=<>≤≥]+)$/i
const DERIVATIVE = /^the (first |second |third |1st |2nd |3rd )?derivative of (.+)$/i
const ORDERS: Record<string, number> = { first: 1, second: 2, third: 3, '1st': 1, '2nd': 2, '3rd': 3 }
/** Where one thing said ends and the next begins: `x + y = 5, x - y = 1`, `f(x) = 2x and g(x) = x + 1`. */
const BETWEEN = /,? and (?:let )?|, ?(?:let )?|; ?/i

/**
 * What a sentence such as `Let u = 3 + 4`, `Suppose 2x - 5 = 9` or `Let f(x) = 2x + 1` says about its letters.
 * @param sentence in the spelling of `normalise`, without its mark at the end
 * @returns undefined unless all of it was understood
 */
export function readGivens(sentence: string, before: Givens, answer: Answering): Given[] | undefined {
  const said = SAYING.exec(sentence)?.[1]
  if (said === undefined) return undefined
  const whole = readOne(said, before, answer)
  if (whole) return [whole]
  const parts = said.split(BETWEEN)
  return readParts(parts, before, answer) ?? readEquations(parts, before)
}

function readParts(parts: readonly string[], before: Givens, answer: Answering): Given[] | undefined {
  const known = new Map(before)
  const found: Given[] = []
  for (const part of parts) {
    const given = parts.length > 1 ? readOne(part, known, answer) : undefined
    if (!given || known.has(given.name)) return undefined
    known.set(given.name, given)
    found.push(given)
  }
  return found
}

function readOne(said: string, before: Givens, answer: Answering): Given | undefined {
  const [, name = '', parameter = '', rule = ''] = FUNCTION.exec(said) ?? []
  if (name !== '') {
    const others = new Map([...before].filter(([known]) => known !== parameter))
    const polynomial = before.has(name) ? undefined : ruleIn(rule, parameter, others)
    return polynomial && { name, parameter, polynomial }
  }
  const [, letter = '', value = ''] = NUMBER.exec(said) ?? []
  if (letter === '' || before.has(letter)) return undefined
  const number = numberIn(value, before, answer)
  return number && { name: letter, polynomial: constant(number) }
}

function ruleIn(rule: string, parameter: string, before: Givens): Polynomial | undefined {
  const [, order = 'first', of = ''] = DERIVATIVE.exec(rule) ?? []
  const own = polynomialIn(of === '' ? rule : of, before)
  const times = of === '' ? 0 : (ORDERS[order.trim().toLowerCase()] ?? 1)
  const letters = own && lettersIn(own)
  if (!own || !letters || letters.some(name => name !== parameter)) return undefined
  return Array.from({ length: times }).reduce((rest: Polynomial) => derivative(rest, parameter), own)
}

function numberIn(value: string, before: Givens, answer: Answering): Rational | undefined {
  const polynomial = polynomialIn(value, before)
  if (polynomial) return numberOf(polynomial)
  if (!/\p{L}{2}/u.test(value)) return undefined
  const called = withCalls(value, before)
  const words = called === undefined ? undefined : withNumbers(called, before, asFraction)
  return words === undefined ? undefined : answer(`What is ${words}?`)
}

/** Equations that settle every letter in them that is not known yet. */
function readEquations(parts: readonly string[], before: Givens): Given[] | undefined {
  const equations = parts.map(part => {
    const [left, right, ...more] = part.split('=').map(side => polynomialIn(side.trim(), before))
    return left && right && more.length === 0 ? minus(left, right) : undefined
  })
  const known = equations.flatMap(each => (each ? [each] : []))
  const values = known.length === equations.length ? solveLinear(known) : undefined
  return values && [...values].map(([name, value]) => ({ name, polynomial: constant(value) }))
}
