import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { latex, valueLatex } from '#maths/arithmetic/show.ts'
import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { claimsIn, valueOfClaim } from '#maths/routes/claims.ts'
import type { Said } from '#maths/routes/judged.ts'

/** `y = 11 - 8 = 3` */
const WORKED_LETTER = /(?<![a-z\d])([a-z]) ?= ?([^=a-z]*\d[^=a-z]*= ?(-?\d+(?:\.\d+)?))(?![\d.])/gi

/** A letter with what its sum comes to, where that is worked out right. */
const letterWorked = (whole: string, letter: string, sum: string, value: string) =>
  claimsIn(sum).every(({ truth }) => truth === 'true') ? `${letter} = ${value}` : whole

/** `x = 19 so y = 12`, `a is 4 so b = 3` name both numbers. */
const SO_BETWEEN = /\b([a-z]) ?(?:=|is) ?(\d+),? (?:and )?(?:so|then) (?=[a-z] ?=)/gi

/** A line with each of its letters equal to what it comes to. */
export const lettersWorked = (line: string) =>
  line.replace(WORKED_LETTER, letterWorked).replace(SO_BETWEEN, '$1 = $2, ')

/** `28? cos 4 x 7`: a number and the sum behind it, as one claim where the sum comes to the number. */
function sumWithResult({ claims }: Said): string | undefined {
  const [open, ...others] = claims.filter(({ isOpen }) => isOpen)
  const side = open?.claim.sides[0]
  const value = side && others.length === 0 ? exactValue(side) : undefined
  const isSaid = claims.some(
    ({ claim, isOpen }) => !isOpen && claim.sides.length === 1 && value && valueOfClaim(claim)?.equals(value),
  )
  const whole =
    side && value && isSaid ? withoutLatex(`${latex(side)} = ${valueLatex(value, true)}`) : undefined
  return whole !== undefined && claimsIn(whole)[0]?.truth === 'true' ? whole : undefined
}

/** A number with the sum that it comes from, where that helps. */
export function summedIn(said: Said, judge: (part: string) => Said): Said | undefined {
  const sum = said.outcome === 'wrong' ? undefined : sumWithResult(said)
  const own = sum === undefined ? undefined : judge(sum)
  return own?.outcome === 'useful' ? own : undefined
}

const CLAUSES = /[,.;!?]+\s+|\s+(?=(?:so|which means|that means|because|cos|cause|cuz|since)\b)/i

/** `87 is 3 x 29 so it isn't prime`: an answer in words is a clause of its own beside what is true. */
export function saidInWords(
  { claims }: Said,
  question: Question,
  written: string,
  judge: (text: string, question: Question) => Said,
): Said | undefined {
  const word = /^\\text\{.*?(\p{L}{4,})\}$/u.exec(solve(question).answer)?.[1]
  const isTrue = claims.every(({ claim }) => claim.truth !== 'false')
  if (!word || !isTrue || !/\d/.test(written) || / or |\bif\b/i.test(written)) return undefined
  return written
    .replace(/\b(?:isn'?t|ain'?t|is no|can'?t be|cannot be|its no)\b/gi, 'is not')
    .split(CLAUSES)
    .filter(each => !/\d/.test(each) && each.includes(word))
    .map(each => judge(each, question))
    .find(({ outcome }) => outcome === 'answer')
}
