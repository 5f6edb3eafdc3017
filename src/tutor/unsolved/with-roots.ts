import { numberAt } from '#maths/algebra/number-at.ts'
import { readFormula } from '#maths/algebra/read-formula.ts'
import type { Rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import type { Reached } from './unsolved.ts'

/** A sum with π or a root, which no fraction is worth; judged by what it is worth about. */
const SUM =
  /((?:[\d.\s+*×x/÷^²³()·π√-]|pi\b|sqrt\b){2,60})(?:=|≈|~|\bis(?: about)?\b)\s{0,3}(\d+(?:\.\d+)?)(?!\d)/giu
const ROOT = /π|pi\b|√|sqrt/i

export interface Rooted {
  /** As it stands in the text. */
  text: string
  /** What it is said to come to. */
  said: string
  /** Undefined where it is about right and may be rounded otherwise. */
  isSo: boolean | undefined
}

const FAR = 0.03

/** Every such sum in a text with what it is said to come to. */
export function rootedIn(text: string): Rooted[] {
  return [...text.matchAll(SUM)].flatMap(([all, sum = '', said = '']) => {
    const worth = ROOT.test(sum) ? worthOf(sum) : undefined
    if (worth === undefined) return []
    const off = Math.abs(worth - Number(said))
    const places = said.split('.')[1]?.length ?? 0
    const isSo = off <= 0.51 * 10 ** -places ? true : off > FAR * Math.abs(worth) ? false : undefined
    return [{ text: all.trim(), said, isSo }]
  })
}

const NO_LETTERS: ReadonlyMap<string, number> = new Map()

/** What such a sum is worth; undefined for what is none, or begins in the middle of a number. */
function worthOf(sum: string): number | undefined {
  const plain = sum
    .replace(/\s+/g, '')
    .replace(/pi/gi, 'π')
    .replace(/sqrt/gi, '√')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/[×x·]/gi, '*')
    .replace(/÷/g, '/')
    .replace(/(?<=[\dπ)])(?=[π√(])|(?<=[π)])(?=\d)/g, '*')
  const formula = plain.startsWith('.') ? undefined : readFormula(plain)
  const value = formula && numberAt(formula, NO_LETTERS)
  return value !== undefined && Number.isFinite(value) ? value : undefined
}

/** What a true line with roots comes to. */
export function ofRooted({ text, said, isSo }: Rooted): Reached[] {
  const value = isSo === false ? undefined : readLiteral(said)?.value
  return value ? [{ value, sum: `\`${text.replace(/\s*(?:=|≈|~|\bis\b).*$/, '')}\`` }] : []
}

/** The numbers before its sign of equality. */
export const numbersOf = ({ text }: Rooted): Rational[] =>
  (text.replace(/=.*$/, '').match(/\d+(?:\.\d+)?/g) ?? []).flatMap(each => readLiteral(each)?.value ?? [])

/** Has a wrong line looked at again. */
export const wrongRoot = ({ text }: Rooted): string =>
  `Look at \`${text}\` again. Work it out once more: about how big must it be?`
