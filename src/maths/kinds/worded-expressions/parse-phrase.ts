import { polynomialOf } from '../../algebra/fraction-of.ts'
import {
  constant,
  keyOf,
  minus,
  numberOf,
  type Polynomial,
  plus,
  raised,
  scaled,
  times,
  variable,
} from '../../algebra/polynomial.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { isZero, rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'

/** What stands for `a number` that has no letter of its own. */
export const ANY_LETTER = 'n'

/** What the words for adding and multiplying do; children mix them up. */
export interface Acts {
  add: (left: Polynomial, right: Polynomial) => Polynomial
  multiply: (left: Polynomial, right: Polynomial) => Polynomial
  subtract: (left: Polynomial, right: Polynomial) => Polynomial
}
export const RIGHT: Acts = { add: plus, multiply: times, subtract: minus }

type Act = (left: Polynomial, right: Polynomial, acts: Acts) => Polynomial | undefined
const add: Act = (a, b, acts) => acts.add(a, b)
const subtract: Act = (a, b, acts) => acts.subtract(a, b)
const multiply: Act = (a, b, acts) => acts.multiply(a, b)
const divide: Act = (a, b) => {
  const by = numberOf(b)
  return by && !isZero(by) ? scaled(a, rational(1).div(by)) : undefined
}
const turned =
  (act: Act): Act =>
  (a, b, acts) =>
    act(b, a, acts)

/** `the sum of A and B`: either part may be anything. */
const OF_TWO: [start: RegExp, joint: string, act: Act][] = [
  [/^(?:the )?(?:sum|total) of /, ' and ', add],
  [/^(?:the )?difference (?:between|of) /, ' and ', subtract],
  [/^(?:the )?product of /, ' and ', multiply],
  [/^(?:the )?quotient of /, ' and ', divide],
  [/^add /, ' to ', add],
  [/^subtract /, ' from ', turned(subtract)],
  [/^multiply /, ' by ', multiply],
  [/^divide /, ' by ', divide],
]
/** Between two parts, the loosest first; `isLone` where the left one has to be a number or a letter alone. */
const BETWEEN: [joint: string, act: Act, isLone?: boolean][] = [
  [' plus ', add],
  [' minus ', subtract],
  [' increased by ', add],
  [' decreased by ', subtract],
  [' reduced by ', subtract],
  [' more than ', add, true],
  [' less than ', turned(subtract), true],
  [' fewer than ', turned(subtract), true],
  [' added to ', add, true],
  [' subtracted from ', turned(subtract), true],
]
const TIGHT: [joint: string, act: Act][] = [
  [' times ', multiply],
  [' multiplied by ', multiply],
  [' lots of ', multiply],
  [' divided by ', divide],
]
const ON_ONE: [RegExp, (value: Polynomial, acts: Acts) => Polynomial][] = [
  [/^(?:twice|double) (.+)$/, (value, acts) => acts.multiply(constant(2), value)],
  [/^(?:triple|treble) (.+)$/, (value, acts) => acts.multiply(constant(3), value)],
  [/^(?:half|1\/2)(?: of)? (.+)$/, value => scaled(value, rational(1, 2))],
  [/^(?:the )?square of (.+)$/, value => raised(value, 2)],
  [/^(?:the )?cube of (.+)$/, value => raised(value, 3)],
  [/^(.+) squared$/, value => raised(value, 2)],
  [/^(.+) cubed$/, value => raised(value, 3)],
]

function atom(text: string): Polynomial | undefined {
  const number = numberIn(text)
  if (number) return constant(number)
  const [, letter] = /^(?:(?:a|the|some|an unknown) (?:certain )?number )?([a-z])$/.exec(text) ?? []
  if (letter) return variable(letter)
  const [, inner] = /^\(([^()]{1,20})\)$/.exec(text) ?? []
  const formula = inner === undefined ? undefined : readFormula(inner)
  if (formula) return polynomialOf(formula)
  return /^(?:a|the|some|an unknown) (?:certain )?number$/.test(text) ? variable(ANY_LETTER) : undefined
}

function* splitsOf(text: string, joint: string): Generator<[string, string]> {
  for (let at = text.indexOf(joint); at >= 0; at = text.indexOf(joint, at + 1))
    yield [text.slice(0, at), text.slice(at + joint.length)]
}

const unique = (all: readonly Polynomial[]) => [...new Map(all.map(each => [keyOf(each), each])).values()]

/** Every way to put two lists of readings together. */
function joined(left: Polynomial[], right: Polynomial[], act: Act, acts: Acts): Polynomial[] {
  return left.flatMap(a =>
    right.flatMap(b => {
      const made = act(a, b, acts)
      return made ? [made] : []
    }),
  )
}

/** What can be a factor: a number, a letter, or words that name one thing. */
function tight(text: string, acts: Acts): Polynomial[] {
  const own = atom(text)
  if (own) return [own]
  const two = OF_TWO.flatMap(([start, joint, act]) => {
    const found = start.exec(text)
    if (!found) return []
    return [...splitsOf(text.slice(found[0].length), joint)].flatMap(([a, b]) =>
      joined(loose(a, acts), loose(b, acts), act, acts),
    )
  })
  const one = ON_ONE.flatMap(([pattern, act]) => {
    const [, inner] = pattern.exec(text) ?? []
    return inner === undefined ? [] : tight(inner, acts).map(each => act(each, acts))
  })
  return [...two, ...one]
}

function product(text: string, acts: Acts): Polynomial[] {
  const split = TIGHT.flatMap(([joint, act]) =>
    [...splitsOf(text, joint)].flatMap(([a, b]) => joined(product(a, acts), tight(b, acts), act, acts)),
  )
  return [...tight(text, acts), ...split]
}

function loose(text: string, acts: Acts): Polynomial[] {
  // Each part of a phrase comes up in many splits.
  const known = KNOWN.get(acts)?.get(text)
  if (known) return known
  const readings = looseOf(text, acts)
  KNOWN.get(acts)?.set(text, readings)
  return readings
}

function looseOf(text: string, acts: Acts): Polynomial[] {
  const split = BETWEEN.flatMap(([joint, act, isLone]) =>
    [...splitsOf(text, joint)].flatMap(([a, b]) => {
      const lone = atom(a)
      const first = !isLone ? loose(a, acts) : lone ? [lone] : []
      return first.length === 0 ? [] : joined(first, isLone ? loose(b, acts) : product(b, acts), act, acts)
    }),
  )
  return unique([...product(text, acts), ...split])
}

const KNOWN = new Map<Acts, Map<string, Polynomial[]>>()
const LONGEST = 90

/** The only thing that a phrase can mean; undefined where it could mean two. */
export function phraseIn(text: string, acts: Acts = RIGHT): Polynomial | undefined {
  if (text.length > LONGEST) return undefined
  KNOWN.set(acts, new Map())
  const [only, ...others] = loose(text.replace(/\s+/g, ' ').trim(), acts)
  KNOWN.delete(acts)
  return others.length === 0 ? only : undefined
}
