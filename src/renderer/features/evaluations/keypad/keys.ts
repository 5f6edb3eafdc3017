/** What is in a text field: its text and what is selected, counted in UTF-16 units. */
export interface Typing {
  text: string
  start: number
  end: number
}

/** What a key does: `insert` takes the place of everything from `from` to `to`, then the caret stands at `caret`. */
export interface Stroke {
  from: number
  to: number
  insert: string
  caret: number
}

export interface MathsKey {
  /** Read aloud, and shown beside the pointer. */
  name: string
  /** What stands on it; a drawn one where a sign alone says too little. */
  face: string
  press(typing: Typing): Stroke
}

/** The number, letter or bracket that a text ends in: what is above the line when a fraction is begun behind it. */
const OPERAND = /(?:\d[\d.,]*|\p{L}|\))$/u

/** Types a text in place of the selection; the caret goes behind it, or so many characters back. */
function type({ start, end }: Typing, insert: string, back = 0): Stroke {
  return { from: start, to: end, insert, caret: start + insert.length - back }
}

const selected = ({ text, start, end }: Typing) => text.slice(start, end).trim()
const hasOperand = ({ text, start }: Typing) => OPERAND.test(text.slice(0, start))

/** One number or letter as it is, anything longer in brackets. */
function grouped(text: string): string {
  return /^(?:[\d.,]+|\p{L}|\(.*\))$/u.test(text) ? text : `(${text})`
}

/** What is selected, or stands right before the caret, is the top; otherwise the caret waits for it. */
function fraction(typing: Typing): Stroke {
  const top = selected(typing)
  if (top !== '') return type(typing, `${grouped(top)}/`)
  return hasOperand(typing) ? type(typing, '/') : type(typing, '/', 1)
}

/** `2 3/4`: the caret waits for the top where the whole number is there, otherwise for that. */
function mixedNumber(typing: Typing): Stroke {
  return type({ ...typing, start: typing.end }, ' /', hasOperand({ ...typing, start: typing.end }) ? 1 : 2)
}

function power(typing: Typing): Stroke {
  const base = selected(typing)
  if (base !== '') return type(typing, `${grouped(base)}^`)
  return hasOperand(typing) ? type(typing, '^') : type(typing, '^', 1)
}

function squared(typing: Typing): Stroke {
  const base = selected(typing)
  if (base !== '') return type(typing, `${grouped(base)}²`)
  return hasOperand(typing) ? type(typing, '²') : type(typing, '²', 1)
}

function root(typing: Typing): Stroke {
  const inner = selected(typing)
  return type(typing, inner === '' ? '√' : `√${grouped(inner)}`)
}

function brackets(typing: Typing): Stroke {
  const inner = selected(typing)
  return inner === '' ? type(typing, '()', 1) : type(typing, `(${inner})`)
}

/** Behind the next gap, fraction line or closing bracket of the line; where there is none, to the line's end. */
function nextPlace({ text, end }: Typing): Stroke {
  const line = /^[^\n]*/.exec(text.slice(end))?.[0] ?? ''
  const next = line.search(/\/|\)| \//)
  const caret = end + (next < 0 ? line.length : next + 1)
  return { from: end, to: end, insert: '', caret }
}

const sign = (face: string, name: string): MathsKey => ({ name, face, press: typing => type(typing, face) })

/** The keys in their order: four rows of six on a phone, two of twelve on a wide screen. */
export const mathsKeys: readonly MathsKey[] = [
  { name: 'fraction', face: 'fraction', press: fraction },
  { name: 'whole number and fraction', face: 'mixed', press: mixedNumber },
  { name: 'to the power of 2', face: 'squared', press: squared },
  { name: 'to the power of', face: 'power', press: power },
  { name: 'square root', face: '√', press: root },
  { name: 'brackets', face: '( )', press: brackets },
  sign('+', 'plus'),
  { name: 'minus', face: '−', press: typing => type(typing, '-') },
  sign('×', 'times'),
  sign('÷', 'divided by'),
  sign('±', 'plus or minus'),
  sign('=', 'equals'),
  sign('<', 'less than'),
  sign('>', 'greater than'),
  sign('≤', 'less than or equal to'),
  sign('≥', 'greater than or equal to'),
  sign('π', 'pi'),
  sign('°', 'degrees'),
  sign('x', 'x'),
  sign('y', 'y'),
  sign('£', 'pounds'),
  sign('€', 'euros'),
  sign('$', 'dollars'),
  { name: 'next place', face: 'next', press: nextPlace },
]
