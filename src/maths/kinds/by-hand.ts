/** Something to choose or to put in order. */
export interface HandOption {
  /** The answer that it gives, as a child would type it. */
  text: string
  /** What stands on it: Markdown with maths between dollar signs. */
  shown: string
  /** The name of a shape to draw above it. */
  shape?: string
}

/**
 * How a question can be answered by hand, where typing is hard. None tells the answer: what can be set, the question
 * says. What is set becomes a text, and that text is marked as if it had been typed.
 */
export type ByHand =
  /** To be put one after the other. */
  | { tool: 'order'; options: HandOption[] }
  /** One of them. */
  | { tool: 'choose'; options: HandOption[] }
  /** Hands of a clock; `step` minutes at a time. The half of the day is told beside it, and said as am and pm or in 24 hours. */
  | { tool: 'clock'; step: number; hasHalf: boolean; is24?: boolean }
  /** Bars of so many parts to shade. */
  | { tool: 'bar'; bottom: number; wholes: number }
  /** A point on a number line with `count` steps, each mark with so many digits behind its point. */
  | { tool: 'line'; from: number; step: number; count: number; places: number }
  /** Coins and notes to lay, in the smallest coin; with `isSmall` the answer is in pence or cents. */
  | { tool: 'coins'; currency: '£' | '$' | '€'; isSmall: boolean; coins: number[] }

/** What was put in an order. */
export const orderSaid = (options: readonly HandOption[]): string =>
  options.map(({ text }) => text).join(', ')

/** What was shaded. */
export const barSaid = (top: number, bottom: number): string => `${top}/${bottom}`

/** The name of a mark of a number line. */
export const lineSaid = ({ from, step, places }: Extract<ByHand, { tool: 'line' }>, at: number): string =>
  (from + at * step).toFixed(places)

/** What the hands of a clock show, so many minutes after twelve. */
export function clockSaid(minutes: number, half?: 'am' | 'pm', is24 = false): string {
  const own = ((minutes % 720) + 720) % 720
  const hour = Math.floor(own / 60)
  if (is24 && half) return `${hourOf24(hour, half)}:${String(own % 60).padStart(2, '0')}`
  return `${hour === 0 ? 12 : hour}:${String(own % 60).padStart(2, '0')}${half ? ` ${half}` : ''}`
}

function hourOf24(hour: number, half: 'am' | 'pm'): string {
  return String(half === 'pm' ? hour + 12 : hour).padStart(2, '0')
}

/** What was laid, in the smallest coin. */
export function coinsSaid({ currency, isSmall }: Extract<ByHand, { tool: 'coins' }>, total: number): string {
  if (isSmall) return currency === '£' ? `${total}p` : `${total} cents`
  return `${currency}${Math.floor(total / 100)}.${String(total % 100).padStart(2, '0')}`
}
