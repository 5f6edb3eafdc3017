import { exactValue } from '../../arithmetic/evaluate.ts'
import { asLiteral } from '../../arithmetic/expression.ts'
import { readLiteral } from '../../arithmetic/read-literal.ts'
import type { Asked } from '../../wording/asked.ts'
import { readMaths } from '../by-lines/read-maths.ts'
import { comparedIn, wantedBy } from '../comparison/read.ts'
import { asksForTruth, sidesIn } from '../ordering/read-relation.ts'
import type { ComparedQuestion, ComparedTask, Side } from './question.ts'

const CALCULATION = /\d\s*[-+×÷*/^(]\s*[\d(√]|\d\s*[)%]?\s*(?:of|times|plus|minus|divided by)\s*\d|\d\^/
const COMPARES =
  /\bwhich\b|(?:larg|bigg|great|high|small|low)e(?:r|st)\b|\b(?:more|less|least)\b|[<>≤≥=]|\b(?:equal|true|compare|same)\b/

/** Both must be there: a calculation, and words or signs that compare. */
export const triggers = new RegExp(`^(?=.*(?:${COMPARES.source})).*(?:${CALCULATION.source})`)

const LONGEST = 160
const MOST_SIDES = 4

function sideOf(text: string): Side | undefined {
  const written = text.trim().replace(/[?.]$/, '')
  const literal = readLiteral(written)
  if (literal) return { expression: literal, value: literal.value }
  const read = readMaths(written)
  const value = read?.kind === 'calculate' ? exactValue(read.expression) : undefined
  return read?.kind === 'calculate' && value ? { expression: read.expression, value } : undefined
}

/** Numbers alone belong to other kinds. */
function sidesOf(texts: readonly string[]): Side[] | undefined {
  const sides = texts.flatMap(text => sideOf(text) ?? [])
  const isAll = sides.length === texts.length && sides.length >= 2 && sides.length <= MOST_SIDES
  return isAll && sides.some(({ expression }) => !asLiteral(expression)) ? sides : undefined
}

function readWhich(text: string): ComparedTask | undefined {
  const { size = '', list = '' } = comparedIn(text) ?? {}
  const sides = sidesOf(list.split(/\s*(?:,\s(?:or |and )?|;|\bor\b|\band\b)\s*/))
  const isClear = sides && new Set(sides.map(({ value }) => value.toFraction())).size === sides.length
  return isClear ? { task: 'which', sides, wants: wantedBy(size) } : undefined
}

function readSides(text: string): ComparedTask | undefined {
  for (const { left: first, right: second, relation } of sidesIn(text)) {
    const [left, right] = sidesOf([first, second]) ?? []
    if (!left || !right) continue
    const sides: [Side, Side] = [left, right]
    return relation === undefined
      ? { task: 'sign', sides }
      : { task: 'statement', sides, relation, isTruth: asksForTruth(text) }
  }
  return undefined
}

/** Reads `Which is greater: 3 × 4 or 20 ÷ 2?`, `Write <, > or =: 4 × 6 ▢ 5 × 5`, `True or false: 6 + 4 = 5 + 5`. */
export function readCompared({ plain, full }: Asked): ComparedQuestion | undefined {
  if (plain.length > LONGEST) return undefined
  // "Is 3 + 4 = 7?" may only want its sum to be looked over.
  if (/^is [^a-z]*=[^a-z]*$/.test(plain)) return undefined
  const task = readWhich(plain) ?? readSides(plain)
  return task && { kind: 'compared calculations', text: full, ...task }
}
