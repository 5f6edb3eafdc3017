import { escaped } from '#maths/values/escaped.ts'

/** The calculation that answers a story problem, as an AI has named it and the exact engine has computed it. */
export interface Calculation {
  /** Such as `24 - 9`. */
  text: string
  /** What it comes to, such as `15`. */
  result: string
}

const LONGEST = 200
/** How it stands in a scheme, so that the mark can be held against it. */
const LINE = /^\*\*Calculation:\*\* (.{1,200}?) = (\S{1,60})$/m

/** @returns undefined where nothing is named, or the exact engine can't read it as a calculation */
export async function readCalculation(text: string | null | undefined): Promise<Calculation | undefined> {
  const plain = (text ?? '')
    .replace(/\$/g, '')
    .replace(/\s*=.*$/s, '')
    .trim()
  if (plain === '' || plain.length > LONGEST || plain.includes('\n')) return undefined
  const [{ normalise }, { readNumber }, { asRational }, { decimalText }] = await Promise.all([
    import('#maths/questions/normalise.ts'),
    import('#maths/values/read-number.ts'),
    import('#maths/exact/exact.ts'),
    import('#maths/arithmetic/rational.ts'),
  ])
  const read = readNumber(normalise(plain))
  const value = read?.isUnfinished ? asRational(read.value) : undefined
  return value && { text: plain, result: decimalText(value) ?? value.toFraction() }
}

/** The calculation that an earlier step has put into a scheme, computed once more. */
export async function calculationIn(markingScheme: string): Promise<Calculation | undefined> {
  return readCalculation(LINE.exec(markingScheme)?.[1])
}

/** A scheme with its calculation; what else it says of one is left out. */
export function withCalculation(markingScheme: string, { text, result }: Calculation): string {
  const bare = markingScheme.replace(new RegExp(LINE, 'gm'), '').trimEnd()
  return `${bare}\n\n**Calculation:** ${text} = ${result}`
}

/** What an AI says that its calculation comes to, where it says otherwise than exact arithmetic. */
export async function wrongResult(
  { result, text }: Calculation,
  said: string | null,
  markingScheme: string,
): Promise<string | undefined> {
  const [{ compareValues }, { numberValue }, { readNumber }, { readWorking }] = await Promise.all([
    import('#maths/answers/compare-values.ts'),
    import('#maths/values/number.ts'),
    import('#maths/values/read-number.ts'),
    import('#maths/working/working-lines.ts'),
  ])
  const own = readNumber(result)
  if (!own) return undefined
  const differs = (other: string) => compareValues(numberValue(own.value), result, other, '') === 'wrong'
  const stated = /-?\d[\d.,/]*/.exec(said ?? '')?.[0]?.replace(/[.,]+$/, '')
  if (stated !== undefined && differs(stated)) return stated
  // The same calculation with another result in the scheme's own words.
  const slip = readWorking(text, markingScheme.replace(/[$*`\\]/g, ' ')).lines.find(
    line => !line.isRight && squeezed(line.text).includes(squeezed(text)),
  )
  return slip?.text.split('=').at(-1)?.trim()
}

const squeezed = (text: string) =>
  text
    .replace(/\s/g, '')
    .replace(/[−–]/g, '-')
    .replace(/[x*]|\\times/g, '×')

/** Puts the right result in the place of the wrong one, which is no number of the calculation itself. */
export function corrected(markingScheme: string, wrong: string, { text, result }: Calculation): string {
  const isInIt = new RegExp(`(?<![\\d.])${escaped(wrong)}(?![\\d]|\\.\\d)`).test(text)
  const mended = isInIt
    ? markingScheme
    : markingScheme.replace(new RegExp(`(?<![\\d.])${escaped(wrong)}(?![\\d]|\\.\\d)`, 'g'), result)
  return `> **Corrected by Stepwise:** the AI gave ${wrong} for ${text}, but exact arithmetic gives ${result}.\n\n${mended}`
}
