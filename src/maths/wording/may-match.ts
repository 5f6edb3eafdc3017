/** Whether a pattern may match a text: false where the text lacks something without which it can't. */
export type MayMatch = (text: string) => boolean

/** One of these must stand in a text; `DIGIT` is any digit. */
type Clause = readonly string[]
const DIGIT = '\0'

/** More choices tell nothing that is worth asking. */
const MOST_CHOICES = 40

class UnknownSyntax extends Error {}

/** Reads what a pattern can't do without from its source, in one pass. */
class Reader {
  private readonly source: string
  private at = 0
  constructor(source: string) {
    this.source = source
  }

  /** Of several alternatives one of each must be there, so none of them may be without. */
  alternatives(): Clause[] {
    const each = [this.sequence()]
    while (this.source[this.at] === '|') {
      this.at++
      each.push(this.sequence())
    }
    const [only = []] = each
    if (each.length === 1) return only
    const best = each.map(strongest)
    const choices = [...new Set(best.flatMap(clause => clause ?? []))]
    return best.includes(undefined) || choices.length > MOST_CHOICES ? [] : [choices]
  }

  private sequence(): Clause[] {
    const clauses: Clause[] = []
    let run = ''
    const endRun = () => {
      if (run.trim() !== '') clauses.push([run])
      run = ''
    }
    while (this.at < this.source.length && !/[|)]/.test(this.source[this.at] ?? '')) {
      const found = this.term()
      if (found === 'nowhere') continue
      const [least, most] = this.howOften()
      if (typeof found === 'string' && least > 0) run += found
      if (typeof found !== 'string' || most !== 1 || least === 0) endRun()
      if (typeof found !== 'string' && least > 0) clauses.push(...found)
    }
    endRun()
    return clauses
  }

  /** A sign that stands for itself, what a class or a group needs, or `nowhere` for what takes no place. */
  private term(): string | Clause[] {
    const sign = this.source[this.at++] ?? ''
    if (sign === '^' || sign === '$') return 'nowhere'
    if (sign === '.') return []
    if (sign === '[') return this.classOf()
    if (sign === '\\') return this.escaped()
    return sign === '(' ? this.group() : sign
  }

  private group(): Clause[] {
    const [kind = ''] = /^\?(?::|<?[=!]|<\w+>)/.exec(this.source.slice(this.at)) ?? []
    if (kind === '' && this.source[this.at] === '?') throw new UnknownSyntax()
    this.at += kind.length
    const inner = this.alternatives()
    this.at++
    return /[=!]$/.test(kind) ? [] : inner
  }

  private classOf(): Clause[] {
    const [all = '', isNot, signs = ''] =
      /^(\^?)((?:\\.|[^\]\\])*)\]/su.exec(this.source.slice(this.at)) ?? []
    this.at += all.length
    if (signs === '\\d' && isNot === '') return [[DIGIT]]
    const isPlain = isNot === '' && !/[\\ \ud800-\udfff]|.-./s.test(signs)
    return isPlain ? [[...signs]] : []
  }

  private escaped(): string | Clause[] {
    const sign = this.source[this.at++] ?? ''
    if (/[bB]/.test(sign)) return 'nowhere'
    if (sign === 'd') return [[DIGIT]]
    if (/[pP]/.test(sign)) this.at = this.source.indexOf('}', this.at) + 1
    else if (sign === 'k') this.at = this.source.indexOf('>', this.at) + 1
    else if (/[a-zA-Z0-9]/.test(sign) && !/[DwWsSntrfv1-9]/.test(sign)) throw new UnknownSyntax()
    return /[a-zA-Z0-9]/.test(sign) ? [] : sign
  }

  /** How often at least and at most what stands before is repeated. */
  private howOften(): [number, number] {
    const [all = '', least, hasMore, most] =
      /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(this.source.slice(this.at)) ?? []
    this.at += all.length
    if (all === '') return [1, 1]
    if (least !== undefined) return [Number(least), hasMore ? Number(most || Infinity) : Number(least)]
    return [all[0] === '+' ? 1 : 0, all[0] === '?' ? 1 : Infinity]
  }
}

/** How unlikely it is that a text has one of a clause by chance. */
const strength = (clause: Clause) =>
  Math.min(...clause.map(each => (each === DIGIT ? 1 : each.length))) - clause.length / 20

const strongest = (clauses: readonly Clause[]) =>
  clauses.toSorted((one, other) => strength(other) - strength(one))[0]

/**
 * What a pattern can't do without, as literal text: each clause names some of which one must stand in a text.
 * @returns none where nothing is sure
 */
export function neededBy({ source, flags }: RegExp): string[][] {
  if (/v|iu/.test(flags)) return []
  try {
    const clauses = new Reader(source).alternatives()
    const inCase = (text: string) => (flags.includes('i') && text !== DIGIT ? text.toLowerCase() : text)
    return clauses.map(clause => [...new Set(clause.map(inCase))])
  } catch (error) {
    if (error instanceof UnknownSyntax) return []
    throw error
  }
}

const PAIRS = 8192
const SINGLES = 1024
const ANY_DIGIT = PAIRS + SINGLES
const pairAt = (one: number, other: number) => (one * 89 + other) & (PAIRS - 1)
const singleAt = (one: number) => PAIRS + (one & (SINGLES - 1))

/** Which pairs of signs and which signs the last text has: marked with its number, so that nothing is to be wiped out. */
const marks = new Uint32Array(ANY_DIGIT + 1)
let count = 0
let marked: string | undefined

function mark(text: string): void {
  if (text === marked) return
  marked = text
  count++
  let before = 0
  for (let at = 0; at < text.length; at++) {
    const own = text.charCodeAt(at)
    marks[pairAt(before, own)] = count
    marks[singleAt(own)] = count
    if (own > 47 && own < 58) marks[ANY_DIGIT] = count
    before = own
  }
}

/** Where the marks of a literal are. */
function placesOf(literal: string): number[] {
  if (literal === DIGIT) return [ANY_DIGIT]
  const codes = Array.from({ length: literal.length }, (_, at) => literal.charCodeAt(at))
  const pairs = codes.slice(1).map((code, at) => pairAt(codes[at] ?? 0, code))
  return pairs.length > 0 ? pairs : codes.map(singleAt)
}

/**
 * The clauses as one row of numbers, the strongest first: for each clause where the next one begins, then for each literal
 * where it ends and its places.
 */
function rowOf(clauses: readonly Clause[]): Int32Array {
  const row: number[] = []
  for (const clause of clauses.toSorted((one, other) => strength(other) - strength(one))) {
    const start = row.push(0)
    for (const literal of clause) {
      const places = placesOf(literal)
      row.push(row.length + 1 + places.length, ...places)
    }
    row[start - 1] = row.length
  }
  return Int32Array.from(row)
}

/** Whether each clause of a row has a literal of which all is marked. */
function isMarked(row: Int32Array): boolean {
  let at = 0
  while (at < row.length) {
    const next = row[at++] ?? 0
    let isFound = false
    while (at < next && !isFound) {
      const end = row[at++] ?? 0
      while (at < end && marks[row[at] ?? 0] === count) at++
      isFound = at === end
      at = end
    }
    if (!isFound) return false
    at = next
  }
  return true
}

/**
 * A cheap test to be made before a pattern is tried, computed from the pattern alone: some 50 of them cost what one
 * pattern does. It lets through whatever the pattern matches, and some of what it doesn't.
 */
export function mayMatch(pattern: RegExp): MayMatch {
  const row = rowOf(neededBy(pattern))
  if (row.length === 0) return () => true
  const isInAnyCase = pattern.flags.includes('i')
  return text => {
    mark(isInAnyCase ? text.toLowerCase() : text)
    return isMarked(row)
  }
}

/** Of a list of patterns those that may match a text, by their places in the list. */
export function sieve(patterns: readonly RegExp[]): (text: string) => number[] {
  const rows = patterns.map(pattern => ({
    row: rowOf(neededBy(pattern)),
    isInAnyCase: pattern.flags.includes('i'),
  }))
  const places = (isInAnyCase: boolean) =>
    rows.flatMap((each, at) => (each.isInAnyCase === isInAnyCase ? [at] : []))
  const [exact, inAnyCase] = [places(false), places(true)]
  const all = rows.map(({ row }) => row)
  const marked = (those: readonly number[]) => those.filter(at => isMarked(all[at] as Int32Array))
  return text => {
    mark(text)
    const found = marked(exact)
    if (inAnyCase.length === 0) return found
    mark(text.toLowerCase())
    return [...found, ...marked(inAnyCase)].toSorted((one, other) => one - other)
  }
}

const tests = new WeakMap<RegExp, MayMatch>()

/** What `pattern.exec(text)` gives; for one of many patterns of which few match. Not for patterns that go on from a place. */
export function execOf(pattern: RegExp, text: string): RegExpExecArray | null {
  let isPossible = tests.get(pattern)
  if (!isPossible) {
    isPossible = mayMatch(pattern)
    tests.set(pattern, isPossible)
  }
  return isPossible(text) ? pattern.exec(text) : null
}
