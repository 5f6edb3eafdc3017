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

const TOKEN = /\d+(?:\.\d+)?|π|√|[-+*/^()]/gy

/** What such a sum is worth; undefined for what is none. */
export function worthOf(sum: string): number | undefined {
  const plain = sum
    .replace(/\s+/g, '')
    .replace(/pi/gi, 'π')
    .replace(/sqrt/gi, '√')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/[×x·]/gi, '*')
    .replace(/÷/g, '/')
    .replace(/(?<=[\dπ)])(?=[π√(])|(?<=[π)])(?=\d)/g, '*')
  const tokens = plain.match(TOKEN) ?? []
  if (tokens.join('') !== plain) return undefined
  const rest = [...tokens]
  const value = sumOf(rest)
  return rest.length === 0 && Number.isFinite(value) ? value : undefined
}

function sumOf(rest: string[]): number {
  let value = productOf(rest)
  while (rest[0] === '+' || rest[0] === '-')
    value += rest.shift() === '+' ? productOf(rest) : -productOf(rest)
  return value
}

function productOf(rest: string[]): number {
  let value = powerOf(rest)
  while (rest[0] === '*' || rest[0] === '/') {
    const isTimes = rest.shift() === '*'
    const other = powerOf(rest)
    value = isTimes ? value * other : value / other
  }
  return value
}

function powerOf(rest: string[]): number {
  const base = atomOf(rest)
  if (rest[0] !== '^') return base
  rest.shift()
  return base ** atomOf(rest)
}

function atomOf(rest: string[]): number {
  const token = rest.shift()
  if (token === 'π') return Math.PI
  if (token === '√') return Math.sqrt(atomOf(rest))
  if (token === '-') return -atomOf(rest)
  if (token === '(') {
    const value = sumOf(rest)
    return rest.shift() === ')' ? value : Number.NaN
  }
  return token === undefined ? Number.NaN : Number(token)
}
