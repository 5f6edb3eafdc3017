import { decimalPlaces, fixedText, isWhole, type Rational } from '#maths/arithmetic/rational.ts'
import type { Sample } from './arbitrary-questions.ts'
import { inWords } from './in-words.ts'

export interface SurfaceForm {
  name: string
  /** The answer as a child might type it, or undefined where the form does not suit. */
  write: (value: Rational, sample: Sample) => string | undefined
}

function signOf(value: Rational): string {
  return value.s < 0n ? '-' : ''
}

function fractionText(value: Rational, factor = 1n): string {
  return `${signOf(value)}${value.n * factor}/${value.d * factor}`
}

function decimal(value: Rational, extra = 0): string | undefined {
  const places = decimalPlaces(value)
  if (places === undefined || places > 12) return undefined
  return fixedText(value, places + extra)
}

function mixed(value: Rational): string | undefined {
  if (isWhole(value) || value.n < value.d) return undefined
  return `${signOf(value)}${value.n / value.d} ${value.n % value.d}/${value.d}`
}

function percent(value: Rational): string | undefined {
  const text = decimal(value.mul(100))
  return text && `${text}%`
}

/** The plainest finished answer to a sample. */
export function plain(value: Rational, { form }: Sample): string | undefined {
  if (form === 'decimal') return decimal(value)
  if (form === 'percentage') return percent(value)
  if (form === 'mixed') return mixed(value)
  if (form === 'improper') return fractionText(value)
  return isWhole(value) ? `${signOf(value)}${value.n}` : fractionText(value)
}

/** Only for questions that take any equal form. */
const anyForm =
  (write: (value: Rational) => string | undefined): SurfaceForm['write'] =>
  (value, sample) =>
    sample.form === undefined ? write(value) : undefined

/** A form around the plain answer. */
const around =
  (write: (text: string, sample: Sample) => string): SurfaceForm['write'] =>
  (value, sample) => {
    const text = plain(value, sample)
    return text === undefined ? undefined : write(text, sample)
  }

function grouped(value: Rational, separator: string): string | undefined {
  if (!isWhole(value) || value.n < 1000n) return undefined
  return signOf(value) + value.n.toString().replace(/\B(?=(\d{3})+$)/g, separator)
}

function powerOf(value: Rational, { value: right, power }: Sample): string | undefined {
  return value.equals(right) ? power : undefined
}

function raised(digits: string): string {
  return digits.replace(/\d/g, digit => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))
}

/** A whole number said in words, where that is how anybody would say it. */
function said(value: Rational, joint?: string): string | undefined {
  return isWhole(value) && value.n < 1_000_000n ? inWords(Number(value.s * value.n), joint) : undefined
}

export const surfaceForms: SurfaceForm[] = [
  { name: 'plain', write: around(text => text) },
  { name: 'with spaces', write: around(text => `   ${text}  \n`) },
  { name: 'equals sign first', write: around(text => `= ${text}`) },
  { name: 'a sentence', write: around(text => `The answer is ${text}.`) },
  { name: 'marked', write: around(text => `Answer: ${text}`) },
  { name: 'short words', write: around(text => `it's ${text}!`) },
  { name: 'so', write: around(text => `so ${text}`) },
  { name: 'a unit', write: around((text, { form }) => (form === 'percentage' ? text : `${text} cm`)) },
  { name: 'words behind', write: around((text, { form }) => (form ? text : `${text} of a pizza`)) },
  { name: 'a reason', write: around(text => `${text} because I counted 3 times and got 2`) },
  { name: 'a doubt', write: around(text => `I think it is ${text} :)`) },
  { name: 'unicode minus', write: around(text => text.replace('-', '−')) },
  { name: 'fraction slash', write: around(text => text.replace('/', '⁄')) },
  { name: 'brackets', write: around(text => `(${text})`) },
  { name: 'bold', write: around(text => `**${text}**`) },
  { name: 'self-correction', write: around(text => `98765 no wait ${text}`) },
  { name: 'last line', write: around(text => `I did it in my head\n${text}`) },
  { name: 'unreduced fraction', write: anyForm(value => fractionText(value, 6n)) },
  { name: 'over one', write: anyForm(value => (isWhole(value) ? fractionText(value) : undefined)) },
  { name: 'decimal', write: anyForm(value => decimal(value)) },
  { name: 'trailing zeros', write: anyForm(value => decimal(value, 3)) },
  { name: 'mixed number', write: anyForm(mixed) },
  { name: 'mixed with and', write: anyForm(value => mixed(value)?.replace(' ', ' and ')) },
  { name: 'percentage', write: anyForm(percent) },
  { name: 'comma groups', write: anyForm(value => grouped(value, ',')) },
  { name: 'thin space groups', write: anyForm(value => grouped(value, '\u2009')) },
  {
    name: 'two equal forms',
    write: anyForm(value => decimal(value) && `${fractionText(value, 2n)} = ${decimal(value)}`),
  },
  {
    name: 'the question and its answer',
    write: (value, sample) => {
      const text = plain(value, sample)
      const body = /^(?:What is |Work out |Calculate |Find |what is |Evaluate )(.+?)[\s?.=]*$/.exec(
        sample.question,
      )?.[1]
      return text && body && !sample.form ? `${body} = ${text}` : undefined
    },
  },
  { name: 'a power', write: powerOf },
  {
    name: 'a raised power',
    write: (value, sample) =>
      powerOf(value, sample)?.replace(/\^(\d+)/, (_, digits: string) => raised(digits)),
  },
  { name: 'in words', write: anyForm(value => said(value)) },
  { name: 'in words without a hyphen', write: anyForm(value => said(value, ' ')) },
  {
    name: 'words and digits',
    write: anyForm(value => said(value) && `${said(value)} (${value.toFraction()})`),
  },
  {
    name: 'digits and words',
    write: anyForm(value => said(value) && `${value.toFraction()} (${said(value)})`),
  },
  {
    name: 'digits beside words',
    write: anyForm(value => said(value) && `It is ${said(value)}, ${value.toFraction()}`),
  },
  {
    name: 'misspelt words',
    write: anyForm(value => said(value)?.replace('forty', 'fourty').replace('ninety', 'ninty')),
  },
  {
    name: 'the unknown',
    write: (value, sample) => (sample.unknown ? `${sample.unknown} = ${plain(value, sample)}` : undefined),
  },
  {
    name: 'the unknown last',
    write: (value, sample) => (sample.unknown ? `so ${plain(value, sample)}=${sample.unknown}` : undefined),
  },
  {
    name: 'the unknown in words',
    write: (value, sample) => (sample.unknown ? `${sample.unknown} is ${plain(value, sample)}` : undefined),
  },
]
