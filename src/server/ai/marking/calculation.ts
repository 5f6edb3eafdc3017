import { escaped } from '#maths/values/escaped.ts'
import { orWithout } from '../../engine/poison.ts'
import { exact } from '../engine.ts'
import type { Calculation } from './arithmetic.ts'

/** How it stands in a scheme, so that the mark can be held against it. */
const LINE = /^\*\*Calculation:\*\* (.{1,200}?) = (\S{1,60})$/m

/** @returns undefined where nothing is named, or the exact engine can't read it as a calculation */
export function readCalculation(text: string | null | undefined): Promise<Calculation | undefined> {
  return orWithout(exact.readCalculation(text), undefined)
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
export function wrongResult(
  calculation: Calculation,
  said: string | null,
  markingScheme: string,
): Promise<string | undefined> {
  return orWithout(exact.wrongResult(calculation, said, markingScheme), undefined)
}

/** Puts the right result in the place of the wrong one, which is no number of the calculation itself. */
export function corrected(markingScheme: string, wrong: string, { text, result }: Calculation): string {
  const isInIt = new RegExp(`(?<![\\d.])${escaped(wrong)}(?![\\d]|\\.\\d)`).test(text)
  const mended = isInIt
    ? markingScheme
    : markingScheme.replace(new RegExp(`(?<![\\d.])${escaped(wrong)}(?![\\d]|\\.\\d)`, 'g'), result)
  return `> **Corrected by Stepwise:** the AI gave ${wrong} for ${text}, but exact arithmetic gives ${result}.\n\n${mended}`
}
