import { lettersOf } from '../../algebra/formula.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { valueAt } from '../../algebra/value-at.ts'
import { choices, factorial, orders } from './counts.ts'
import type { ArrangementTask } from './question.ts'

const MOST = 20
const N = '(\\d{1,2})'
/** Every way to write the number of choices and of orders, to `n C r` and `n P r`. */
const SPELLINGS: [RegExp, string][] = [
  [/\\d?t?binom ?\{(\d{1,2})\} ?\{(\d{1,2})\}/g, '$1 C $2'],
  [new RegExp(`(?:\\{ ?\\} ?)?[\\^_]?\\{?${N}\\}? ?([cp]) ?_?\\{?${N}\\}?(?!\\d)`, 'gi'), '$1 $2 $3'],
  [new RegExp(`(?<![a-z])([cp]) ?\\( ?${N} ?, ?${N} ?\\)`, 'gi'), '$2 $1 $3'],
  [new RegExp(`${N} choose ${N}`, 'gi'), '$1 C $2'],
  [new RegExp(`${N} (?:permute|pick) ${N}`, 'gi'), '$1 P $2'],
  [new RegExp(`${N} factorial`, 'gi'), '$1!'],
  [new RegExp(`factorial (?:of )?${N}`, 'gi'), '$1!'],
]
const LEAD =
  /^(?:(?:please|evaluate|calculate|work out|find|simplify|compute|what is|what's|determine|state|write down|the|exact|value of|answer to)(?=[\s:])[\s:]*)*/i
const COUNT = /(\d{1,2}) ([CP]) (\d{1,2})|(\d{1,2})!/g

function countOf(of: number, sign: string | undefined, chosen: number): bigint | undefined {
  if (of > MOST) return undefined
  if (sign === undefined) return factorial(of)
  if (chosen > of) return undefined
  return sign === 'C' ? choices(of, chosen) : orders(of, chosen)
}

/** `5!`, `7! ÷ 5!`, `8C3`. "What is 3 + 4!" and "5!" alone may be no more than loud. */
export function readValue(full: string): ArrangementTask | undefined {
  if (full.length > 80 || !/[!cp\\]/i.test(full)) return undefined
  const bare = full.replace(/[?.\s=]+$/, '').replace(LEAD, '')
  const text = SPELLINGS.reduce((plain, [spelling, sign]) => plain.replace(spelling, sign), bare).replace(
    /(\d) ([cp]) (?=\d)/g,
    (_, digit: string, sign: string) => `${digit} ${sign.toUpperCase()} `,
  )
  const isOnlyLoud = /^[^!CP]*[-+×÷*/][^!CP]*!$/.test(text) || /^\d+!$/.test(full)
  if (isOnlyLoud || !new RegExp(COUNT).test(text)) return undefined
  let isKnown = true
  const worked = text.replace(COUNT, (_, of?: string, sign?: string, chosen?: string, alone?: string) => {
    const count = countOf(Number(of ?? alone), sign, Number(chosen))
    isKnown &&= count !== undefined
    return `(${count})`
  })
  const formula = isKnown && !/[!CP]/.test(worked) ? readFormula(worked) : undefined
  const value = formula && lettersOf(formula).size === 0 ? valueAt(formula, new Map()) : undefined
  if (!value) return undefined
  const source = text
    .replace(/(\d{1,2}) ([CP]) (\d{1,2})/g, '{}^{$1}$2_{$3}')
    .replaceAll('×', '\\times ')
    .replaceAll('÷', '\\div ')
  return { task: 'value', source, value }
}
