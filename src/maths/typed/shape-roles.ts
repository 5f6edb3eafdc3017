import { isPower, type Part, type Role, unitOf } from './shape-parts.ts'

/** A measure with its amount, or its amounts: `parallel sides 6 and 10 cm`. */
export interface Told {
  name: string
  amounts: string[]
}

/** Between a measure and its amount. */
const IS = /^(?:is|are|given|as|of|has|was|being|equals?|measures?|the|its|it|a|an|with|=|:|,)$/
const IS_SAID = /^(?:is|=|:|was|equals?)$/
const MATTERS = /[-+−×÷*/<>√^%£$€₹]/
const AND = /^(?:and|&|n|,)$/

/** What is told and asked of a shape, and the words that are left. */
export function rolesOf(parts: readonly Part[]): { told: Told[]; asked: Set<string>; left: string[] } {
  const [told, asked, left]: [Told[], Set<string>, string[]] = [[], new Set(), []]
  const isBehind = namesAreBehind(parts)
  let at = 0
  while (at < parts.length) {
    const { role, name, said } = parts[at] as Part
    const taken = isBehind && role === 'name' ? undefined : amountsOf(parts, at, isBehind)
    if (taken) told.push(...taken.told)
    else if (role === 'name' || role === 'asked') asked.add(name)
    else if (role === 'word' || role === 'behind' || (role === 'sign' && MATTERS.test(said))) left.push(said)
    at = taken?.next ?? at + 1
  }
  // `how long is the side` asks for the side.
  if (asked.size === 2) asked.delete('length')
  return { told, asked, left }
}

/** `9 cm length 4 cm width`, and not `length 9 cm width 4 cm`. */
function namesAreBehind(parts: readonly Part[]): boolean {
  const firstOf = (own: Role) => parts.findIndex(({ role }) => role === own)
  return firstOf('amount') >= 0 && firstOf('amount') < firstOf('name')
}

/** What is told from a piece on, and where the next piece stands that is none of it. */
function amountsOf(
  parts: readonly Part[],
  at: number,
  isBehind: boolean,
): { told: Told[]; next: number } | undefined {
  const [part, behind] = [parts[at], parts[at + 1]]
  if (part?.role === 'by') {
    const amounts = part.said.split(/ ?(?:by|x|×) ?/)
    const told = amounts.map((amount, index) => ({
      name: ['length', 'width', 'height'][index] ?? '',
      amounts: [amount],
    }))
    // `25 m by 10 m wide`
    return { told, next: behind?.role === 'behind' ? at + 2 : at + 1 }
  }
  if (part?.role === 'amount') {
    const isNamed = behind?.role === 'behind' || (isBehind && behind?.role === 'name')
    if (behind && isNamed) return { told: [{ name: behind.name, amounts: [part.said] }], next: at + 2 }
    const { amounts, next } = inARow(parts, at)
    return { told: [{ name: part.said.endsWith('°') ? 'angle' : '', amounts }], next }
  }
  if (part?.role !== 'name') return undefined
  let from = at + 1
  while (IS.test(parts[from]?.said ?? '') || parts[from]?.role === 'shape') from++
  if (!mayBeOf(part.name, parts.slice(at, from), parts[from], parts[from + 1])) return undefined
  const { amounts, next } = inARow(parts, from)
  return { told: [{ name: part.name, amounts }], next }
}

/** Whether an amount is that of a measure named before it: `the area of a square is 49 cm²`, not `the area of a square 7 cm`. */
function mayBeOf(name: string, between: readonly Part[], amount?: Part, behind?: Part): boolean {
  if (amount?.role !== 'amount' || behind?.role === 'behind') return false
  const isApart =
    between.some(({ role }) => role === 'shape') && !between.some(({ said }) => IS_SAID.test(said))
  const isLength = unitOf(amount.said) !== undefined && !isPower(amount.said)
  return !isApart && !(isLength && /area|surface|volume/.test(name))
}

/** Amounts in a row, from one on: `6 and 10 cm`. */
function inARow(parts: readonly Part[], at: number): { amounts: string[]; next: number } {
  const amounts = [parts[at]?.said ?? '']
  let next = at + 1
  for (;;) {
    const other = AND.test(parts[next]?.said ?? '') ? next + 1 : next
    const part = parts[other]
    if (part?.role !== 'amount' || parts[other + 1]?.role === 'behind') return { amounts, next }
    amounts.push(part.said)
    next = other + 1
  }
}
