import { FUNCTIONS, fractionInWords, greekLetter, SIGNS, unitInWords } from './spoken-words.ts'
import type { Part } from './tex-tree.ts'

type Script = Part & { kind: 'script' }
type Fence = Part & { kind: 'fence' }

/** The words of a formula's pieces, which stand side by side. */
export function partsInWords(given: readonly Part[]): string {
  const parts = withSlashes(withRecurring(given.flatMap(opened)))
  const words: string[] = []
  for (let at = 0; at < parts.length; at++) {
    const [before, part, after] = [parts[at - 1], parts[at], parts[at + 1]]
    if (!part) continue
    if (isMoney(part) && after?.kind === 'number') {
      words.push(moneyInWords(after.value, partInWords(part)))
      at += 1
      continue
    }
    const between = betweenWords(before, part)
    if (between) words.push(between)
    words.push(isRemainder(parts, at) ? 'remainder' : partInWords(part, before, after))
    if (after && isLong(part) && !isSign(after, ',')) words.push(',')
  }
  return words
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;.])/g, '$1')
    .replace(/([,;])[,;]+/g, '$1')
    .trim()
}

/** A group says nothing by itself. */
function opened(part: Part): Part[] {
  return part.kind === 'group' ? part.parts.flatMap(opened) : [part]
}

function isSign(part: Part | undefined, ...names: string[]): boolean {
  return part?.kind === 'sign' && names.includes(part.name)
}

/** `0.\dot{3}` and its like, the point and the digits put together. */
function withRecurring(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const isDigits = part.kind === 'marked' && /^(?:dot|bar|overline)$/.test(part.mark)
    const digits = isDigits && part.of.every(each => each.kind === 'number') ? partsInWords(part.of) : ''
    if (digits && last?.kind === 'words' && last.value.endsWith(' recurring')) {
      last.value = last.value.replace(' recurring', `${digits} recurring`)
    } else if (digits && (isSign(last, '.') || last?.kind === 'number')) {
      const point = isSign(last, '.') ? '.' : ''
      if (point) joined.pop()
      const whole = joined.pop()
      joined.push({
        kind: 'words',
        value: `${whole?.kind === 'number' ? whole.value : ''}${point}${digits} recurring`,
      })
    } else if (part.kind === 'number' && last?.kind === 'words' && last.value.endsWith(' recurring')) {
      last.value = last.value.replace(' recurring', `${part.value} recurring`)
    } else joined.push(part)
  }
  return joined
}

/** `3/4` is a fraction as it is typed. */
function withSlashes(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (let at = 0; at < parts.length; at++) {
    const [above, slash, below] = parts.slice(at, at + 3)
    const isTyped = above?.kind === 'number' && isSign(slash, '/') && below?.kind === 'number'
    if (isTyped && !isSign(parts[at + 3], '/') && !isSign(parts[at - 1], '/')) {
      joined.push({ kind: 'fraction', above: [above], below: [below] })
      at += 2
    } else if (above) joined.push(above)
  }
  return joined
}

function partInWords(part: Part, before?: Part, after?: Part): string {
  switch (part.kind) {
    case 'number':
      return part.value
    case 'letter':
      return part.value === 'x' && before?.kind === 'number' && after?.kind === 'number'
        ? 'times'
        : part.value
    case 'words':
      return wordsOf(part.value, before)
    case 'sign':
      return signInWords(part.name)
    case 'group':
      return partsInWords(part.parts)
    case 'fraction':
      return partsOfFraction(part, before)
    case 'root':
      return `the ${rootName(partsInWords(part.index))}root of ${partsInWords(part.of)}`
    case 'script':
      return scriptInWords(part, before)
    case 'marked':
      return markedInWords(part.mark, part.of)
    case 'fence':
      return fenceInWords(part, before)
    case 'rows':
      return rowsInWords(part.name, part.rows)
  }
}

function wordsOf(value: string, before: Part | undefined): string {
  const words = value.trim()
  const isAmount = before?.kind === 'number' || before?.kind === 'fraction'
  const isOne = before?.kind === 'number' && before.value === '1'
  return (isAmount && unitInWords(words, isOne)) || words
}

function signInWords(name: string): string {
  if (/^(?:sum|prod|int)$/.test(name)) return `${BIG[name]} of`
  const sign = SIGNS[name]
  if (sign) return sign.words
  const taken = FUNCTIONS[name]
  if (taken) return `${taken} of`
  if (name === '&' || name === '~') return ''
  if (name === '(' || name === '[') return 'open bracket'
  if (name === ')' || name === ']') return 'close bracket'
  if (/^\W+$/.test(name) && name.startsWith('\\')) return ''
  return greekLetter(name) ?? name
}

const BIG: Readonly<Record<string, string>> = {
  sum: 'the sum',
  prod: 'the product',
  int: 'the integral',
  lim: 'the limit',
}

function partsOfFraction(
  { above, below, isChoice }: Part & { kind: 'fraction' },
  before: Part | undefined,
): string {
  const [up, down] = [partsInWords(above), partsInWords(below)]
  if (isChoice) return `${up} choose ${down}`
  if (/^\d+$/.test(up) && /^\d+$/.test(down)) {
    return `${before?.kind === 'number' ? 'and ' : ''}${fractionInWords(up, down)}`
  }
  if (/^d(?: \S+)?$/.test(up) && /^d \S+$/.test(down)) return `${up} by ${down}`
  const over = hasSeveral(below) ? 'over all of' : 'over'
  if (hasSeveral(above)) return `${up}, all over ${down}`
  return `${up}${above.some(({ kind }) => kind === 'fraction') ? ',' : ''} ${over} ${down}`
}

/** Whether it would be heard as more than one thing; a minus before it belongs to it. */
function hasSeveral(parts: readonly Part[]): boolean {
  return parts
    .flatMap(opened)
    .some((part, index) => index > 0 && part.kind === 'sign' && SIGNS[part.name]?.role === 'joins')
}

/** Whether its end would not be heard without a pause. */
function isLong(part: Part): boolean {
  if (part.kind === 'root') return hasSeveral(part.of)
  if (part.kind === 'fraction') return hasSeveral(part.above) || hasSeveral(part.below)
  return part.kind === 'script' && hasSeveral(part.up) && !bigSign(part.base)
}

function rootName(index: string): string {
  if (index === '' || index === '2') return 'square '
  if (index === '3') return 'cube '
  return `${index}${ordinalEnd(index)} `
}

function ordinalEnd(number: string): string {
  if (/1\d$/.test(number)) return 'th'
  return ({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<string, string>)[number.at(-1) ?? ''] ?? 'th'
}

/** A sum, an integral and their like, which have what is said of them below and above. */
function bigSign(part: Part | undefined): string | undefined {
  return part?.kind === 'sign' && part.name in BIG ? part.name : undefined
}

function scriptInWords({ base, up, down }: Script, before: Part | undefined): string {
  const [high, low] = [partsInWords(up), partsInWords(down)]
  const big = bigSign(base)
  if (big) return bigInWords(big, low, high)
  const name = base?.kind === 'sign' ? FUNCTIONS[base.name] : undefined
  if (name) {
    if (high === 'minus 1') return `inverse ${name} of`
    return [name, low && `base ${low}`, high && powerInWords(high), 'of'].filter(Boolean).join(' ')
  }
  const isAmount = before?.kind === 'number' || before?.kind === 'fraction'
  if (base?.kind === 'words' && isAmount && /^[23]$/.test(high)) {
    const unit = unitInWords(`${base.value.trim()}^${high}`, before.kind === 'number' && before.value === '1')
    if (unit) return unit
  }
  const words = base ? partInWords(base, before) : ''
  const named = low && `${down.flatMap(opened).length > 1 ? 'sub ' : ''}${low}`
  if (/^(?:circ|degrees)$/.test(high)) return `${words} ${words === '1' ? 'degree' : 'degrees'}`
  if (/^(?:st|nd|rd|th)$/.test(high.replace(/ /g, ''))) return `${words}${high.replace(/ /g, '')}`
  if (high === 'minus 1' && base?.kind === 'letter' && /[fgh]/.test(base.value)) return `${words} inverse`
  return [words, named, high && powerInWords(high)].filter(Boolean).join(' ')
}

function powerInWords(power: string): string {
  if (/^prime( prime)*$/.test(power)) return power === 'prime prime' ? 'double prime' : power
  return power === '2' ? 'squared' : power === '3' ? 'cubed' : `to the power of ${power}`
}

function bigInWords(name: string, low: string, high: string): string {
  const words = BIG[name] ?? ''
  if (name === 'lim') return `${words} as ${low} of`
  return [words, low && `from ${low}`, high && `to ${high}`, 'of'].filter(Boolean).join(' ')
}

function markedInWords(mark: string, of: readonly Part[]): string {
  const words = partsInWords(of)
  const isLine = /^[A-Z](?: [A-Z])+$/.test(words)
  if (mark === 'vec' || mark === 'overrightarrow') return `vector ${words}`
  if (mark.endsWith('cancel')) return `${words} crossed out`
  if (mark === 'underline') return words
  if (isLine) return mark.includes('hat') ? `angle ${words}` : `line segment ${words}`
  return `${words} ${mark.replace('overline', 'bar').replace('widehat', 'hat')}`
}

const CONJUNCTION = /^\s*(?:and|but|for|then|when|where|with|that|from|recurring)\s*$/

/** A function's name, or a letter that stands for one. */
function isFunction(part: Part | undefined): boolean {
  if (part?.kind === 'script') return isFunction(part.base)
  if (part?.kind === 'letter') return /^[fghFGP]$/.test(part.value)
  if (part?.kind === 'words') return /^\s*[A-Za-z]{3,}\s*$/.test(part.value) && !CONJUNCTION.test(part.value)
  return part?.kind === 'sign' && FUNCTIONS[part.name] !== undefined
}

function fenceInWords({ open, parts, close }: Fence, before: Part | undefined): string {
  const words = partsInWords(parts)
  if (open === '\\{') return `the set ${words.replace(/^(\S+) (?:to|given) /, 'of $1 such that ')}`
  if (open === '|') return `the absolute value of ${words}`
  const items = parts.filter(part => isSign(part, ',')).length + 1
  const isPlain = !hasSeveral(parts) || before?.kind !== 'sign'
  if (isFunction(before) && isPlain) return words
  const isPoint = open === '(' && close === ')' && (items === 2 || items === 3)
  if (isPoint && !isFunction(before)) return `the point ${words}`
  const kind = open === '[' ? 'square bracket' : 'bracket'
  return `open ${kind} ${words} close ${close === ']' ? 'square bracket' : 'bracket'}`
}

function rowsInWords(name: string, rows: readonly Part[][]): string {
  const words = rows.map(partsInWords).join('; ')
  if (name.startsWith('v') && name.endsWith('matrix')) return `the determinant ${words}`
  return name.endsWith('matrix') ? `the matrix ${words}` : words
}

/** What is said between two things that nothing stands between. */
function betweenWords(before: Part | undefined, part: Part): string {
  if (!before || before.kind === 'rows' || (before.kind === 'words' && !isFunction(before))) return ''
  const isOpened = part.kind === 'fence' && part.open !== '\\{'
  const isPair = part.kind === 'fence' && part.parts.some(each => isSign(each, ','))
  if (isOpened && before.kind === 'letter' && isPair && !isFunction(before)) return ','
  const base = part.kind === 'script' ? part.base : part
  const isFactor = base?.kind === 'fence' || base?.kind === 'root'
  if (isFunction(before)) {
    const isSaid = before.kind === 'sign' || (before.kind === 'script' && before.base?.kind === 'sign')
    return isOpened && !isSaid ? 'of' : ''
  }
  const isThing = before.kind !== 'sign' || SIGNS[before.name]?.role === 'ends'
  return isFactor && isThing ? 'times' : ''
}

function isMoney(part: Part): boolean {
  return isSign(part, '$', 'pounds', '£', '€', 'euro')
}

/** @param unit such as `pounds` */
function moneyInWords(amount: string, unit: string): string {
  const [whole = '', rest = '00'] = amount.split('.')
  const words = `${whole} ${whole === '1' ? unit.slice(0, -1) : unit}`
  return rest.length === 2 && rest !== '00'
    ? `${words} ${Number(rest)}`
    : rest === '00'
      ? words
      : `${amount} ${unit}`
}

/** The r of `17 ÷ 5 = 3 r 2`. */
function isRemainder(parts: readonly Part[], at: number): boolean {
  const part = parts[at]
  const isLetter = (part?.kind === 'letter' || part?.kind === 'words') && /^\s*r\s*$/i.test(part.value)
  const isBetween = parts[at - 1]?.kind === 'number' && parts[at + 1]?.kind === 'number'
  return isLetter && isBetween && parts.slice(0, at).some(each => isSign(each, '÷', 'div', '/'))
}
