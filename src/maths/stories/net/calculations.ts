import { isWhole, isZero, type Rational, rational } from '../../arithmetic/rational.ts'

/** What can be reckoned from two numbers, in the order in which the net weighs them; `back` takes the second one first. */
export const CALCULATIONS = [
  { sign: '+', isBack: false },
  { sign: '×', isBack: false },
  { sign: '−', isBack: false },
  { sign: '−', isBack: true },
  { sign: '÷', isBack: false },
  { sign: '÷', isBack: true },
  { sign: 'up', isBack: false },
  { sign: 'up', isBack: true },
  { sign: 'down', isBack: false },
  { sign: 'down', isBack: true },
  { sign: 'over', isBack: false },
  { sign: 'over', isBack: true },
] as const

/** `up`, `down` and `over`: a division with its rest, rounded up or down, or the rest alone. */
export type Sign = (typeof CALCULATIONS)[number]['sign']

const LARGEST = 1e7
const NEARLY = 1e-9
export const isNearlyWhole = (value: number) => Math.abs(value - Math.round(value)) < NEARLY

/** A number in a calculation. */
export interface Operand {
  value: number
  /** Stands in no number of the story: the days of a week. */
  isConstant: boolean
}

/** Whether a story may ask for this: nothing below zero, no rest of what goes in evenly, no constant but as a factor. */
export function isAllowed(which: number, first: Operand, second: Operand): boolean {
  const calculation = CALCULATIONS[which]
  if (!calculation || (first.isConstant && second.isConstant)) return false
  const { sign, isBack } = calculation
  if ((first.isConstant || second.isConstant) && sign !== '×' && sign !== '÷') return false
  const [a, b] = isBack ? [second.value, first.value] : [first.value, second.value]
  if (sign === '+') return true
  if (sign === '×') return a * b < LARGEST
  if (sign === '−') return a - b > NEARLY
  if (a <= 0 || b <= 0) return false
  return sign === '÷' || (isNearlyWhole(a) && isNearlyWhole(b) && b > 1 && a > b && !isNearlyWhole(a / b))
}

/** What a calculation comes to, roughly. */
export function roughly(which: number, first: number, second: number): number {
  const { sign, isBack } = CALCULATIONS[which] ?? CALCULATIONS[0]
  const [a, b] = isBack ? [second, first] : [first, second]
  switch (sign) {
    case '+':
      return a + b
    case '−':
      return a - b
    case '×':
      return a * b
    case '÷':
      return a / b
    case 'up':
      return Math.ceil(a / b - NEARLY)
    case 'down':
      return Math.floor(a / b + NEARLY)
    case 'over':
      return a - b * Math.floor(a / b + NEARLY)
  }
}

/** What a sign makes of two numbers, exactly; undefined where something is divided by zero. */
export function exactly(sign: Sign, a: Rational, b: Rational): Rational | undefined {
  if (sign === '+') return a.add(b)
  if (sign === '−') return a.sub(b)
  if (sign === '×') return a.mul(b)
  if (isZero(b)) return undefined
  const quotient = a.div(b)
  if (sign === '÷') return quotient
  const whole = rational(quotient.n / quotient.d)
  if (sign === 'down') return whole
  return sign === 'up' ? (isWhole(quotient) ? whole : whole.add(1)) : a.sub(whole.mul(b))
}
