import type { Rational } from '../../arithmetic/rational.ts'
import { decimalPlaces, isNegative } from '../../arithmetic/rational.ts'
import { asRational, exact, squareRoot } from '../../exact/exact.ts'
import { eitherOrdinal } from '../../language/en/ordinals.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { firstMatch, pattern } from '../../wording/patterns.ts'
import type { RootQuestion, RootTask } from './question.ts'
import { readSurd } from './read-surd.ts'
import { exactRoot } from './root-of.ts'

const DEGREES: [words: string, degree: number][] = [
  ['(?:positive |principal )?square', 2],
  [`cube|cubic|${eitherOrdinal(3)}`, 3],
  ...[4, 5, 6, 7, 8, 9, 10].map((degree): [string, number] => [eitherOrdinal(degree), degree]),
]
const ROOTS: [RegExp, number][] = [
  ...DEGREES.map(([words, degree]): [RegExp, number] => [
    pattern(`(?:the )?(?:${words}) root of (?:the number )?\\(?{number}\\)?`),
    degree,
  ]),
  [pattern('(?:√|sqrt) ?\\(? ?{number} ?\\)?'), 2],
  [pattern('∛ ?\\(? ?{number} ?\\)?'), 3],
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((degree): [RegExp, number][] => [
    [pattern(`(?:{number}) ?(?:to the power of|\\^) ?\\(? ?1/${degree} ?\\)?`), degree],
    [pattern(`root ${degree} \\(?{number}\\)?`), degree],
  ]),
]
const SURD =
  /^(?:simplify(?: fully| completely)?|express in (?:its )?simplest (?:surd |radical )?form|rationali[sz]e(?: the denominator(?: of)?)?(?: and simplify)?|expand and simplify|expand|multiply out|(?:write|express) as simply as (?:possible|you can))[: ]+(.+?)(?:,? (?:fully|completely|as far as possible|(?:in|to) (?:its )?simplest (?:surd |radical )?form))?$/
const IN_SURD_FORM =
  /^(?:write |express |simplify )?(.+?) (?:in|to|as) (?:its |the |a )?(?:simplest|simplified)(?: exact)? (?:surd |radical )?(?:form)?$|^(?:write |express )?(.+?) (?:in|as) (?:the form )?(?:a√b|(?<letter>[akbn])√(?<under>\d{1,3})|a simplified surd)(?:,? where (?:a and b are|[akbn] is an?) (?:positive )?(?:whole numbers?|integers?))?$/
const BARE = /^[\d√∛()+×÷/ ^-]*[√∛][\d√∛()+×÷/ ^-]*$/

const LARGEST = 1_000_000_000

function readRoot(plain: string, rounding: Asked['rounding']): RootTask | undefined {
  for (const [form, degree] of ROOTS) {
    const number = numberIn(
      firstMatch(rounding ? plain.replace(/^estimate (?:the (?:value of )?)?/, '') : plain, [form])?.[0] ??
        '',
    )
    if (!number || isNegative(number) || number.compare(LARGEST) > 0) continue
    const isTooLong = (decimalPlaces(number) ?? 0) > 6
    if (isTooLong || (!exactRoot(number, degree) && !rounding)) return undefined
    return { task: 'root', number, degree, ...(rounding ? { rounding } : {}) }
  }
  return undefined
}

/** The number under `√50` alone. */
function radicandOf(written: string): Rational | undefined {
  return numberIn(/^√ ?\(?(\d{1,9})\)?$/.exec(written)?.[1] ?? '')
}

function readSurdTask(plain: string): RootTask | undefined {
  const found = SURD.exec(plain) ?? IN_SURD_FORM.exec(plain)
  const written = (found?.[1] ?? found?.[2] ?? (BARE.test(plain) ? plain : '')).trim()
  if (!/[√∛]|sqrt/.test(written)) return undefined
  const value = readSurd(written)
  if (!value || value.terms.length > 3) return undefined
  const radicand = radicandOf(written)
  // "√7" is as simple as it can be, and "√7" alone asks nothing.
  if (radicand && !(squareRoot(radicand)?.terms.some(({ coefficient }) => !coefficient.equals(1)) ?? false))
    return undefined
  const isBareRoot = !found && radicand !== undefined
  if (isBareRoot || (!asRational(value) && exact(value).terms.length === 0)) return undefined
  const { letter, under } = found?.groups ?? {}
  const isOther =
    under !== undefined && (value.terms.length !== 1 || value.terms[0]?.radicand !== BigInt(under))
  if (isOther) return undefined
  return {
    task: 'surd',
    written,
    value,
    ...(radicand ? { radicand: radicand.n } : {}),
    ...(letter === undefined ? {} : { letter }),
  }
}

export const triggers = /\broot\b|√|∛|\bsqrt\b|1\/\d/

/** Reads `square root of 81`, `cube root of 20 to the nearest integer`, `Simplify √50`, `√12 + √27`. */
export function readRootQuestion({ plain, full, rounding }: Asked): RootQuestion | undefined {
  const task = readRoot(plain, rounding) ?? (rounding ? undefined : readSurdTask(plain))
  return task && { kind: 'root', text: full, ...task }
}
