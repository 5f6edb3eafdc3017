import { all, create } from 'mathjs'

/** Exact, and none of the product's own arithmetic. */
const math = create(all ?? {}, { number: 'Fraction' })

/** TeX as mathjs reads it. */
function plain(tex: string): string {
  return tex
    .replaceAll('{,}', '')
    .replace(/(\d+)\\frac\{(\d+)\}\{(\d+)\}/g, '($1+($2)/($3))')
    .replace(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g, '(($1)/($2))')
    .replace(/(\d+(?:\.\d+)?)\\%/g, '(($1)/100)')
    .replaceAll('\\times', '*')
    .replaceAll('\\div', '/')
    .replace(/\^\{(\d+)\}/g, '^($1)')
}

function exactly(expression: string, scope: object = {}): string {
  const value: unknown = math.evaluate(expression, scope)
  return math.format(math.fraction(value as number), { fraction: 'ratio' })
}

const UNITS: Record<string, number> = {
  'whole number': 1,
  ten: 10,
  hundred: 100,
  thousand: 1_000,
  tenth: 0.1,
  hundredth: 0.01,
  thousandth: 0.001,
}

/** A whole option or number, its dollars taken off; `x = 3` is 3. */
function optionValue(option: string): string {
  return exactly(plain(option.replaceAll('$', '').replace(/^[a-z] = /, '')))
}

function isRound(number: string, unit: number, option: string): boolean {
  // Half a unit, up at the half: floor(number / unit + 1/2) × unit, in whole thousandths.
  const thousandths = (text: string) => Math.round(Number(text.replaceAll('{,}', '')) * 1_000)
  const size = Math.round(unit * 1_000)
  return Math.floor(thousandths(number) / size + 0.5) * size === thousandths(option)
}

/**
 * Whether an option is right, by an engine of its own.
 * @throws Error when the question is of a kind that it does not know
 */
export function isRightOption(question: string, option: string): boolean {
  const [first = '', ...others] = [...question.matchAll(/\$([^$]+)\$/g)].map(found => found[1] ?? '')
  const bare = option.replaceAll('$', '')
  const unit = /^Round .* to the nearest (.+)\.$/.exec(question)?.[1]
  if (unit !== undefined) return isRound(first, UNITS[unit] ?? Number.NaN, bare)
  if (question.startsWith('Solve')) {
    const [left = '', right = ''] = plain(first).split('=')
    const x = math.evaluate(plain(bare.replace(/^x = /, '')))
    return exactly(left, { x }) === exactly(right, { x })
  }
  if (question.startsWith('Which number')) {
    const numbers = [first, ...others].map(Number)
    const wanted = question.includes('largest') ? Math.max(...numbers) : Math.min(...numbers)
    return Number(bare) === wanted
  }
  if (/\\div 0$/.test(first)) return option === 'It can’t be done'
  const asked = others[0] === undefined ? plain(first) : `(${plain(first)}) * (${plain(others[0])})`
  if (!/^(What is|Work out|Write) /.test(question)) throw new Error(`Unknown question: ${question}`)
  return exactly(asked) === optionValue(option)
}
