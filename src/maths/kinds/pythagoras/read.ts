import type { Rounding } from '../../values/rounding.ts'
import { findUnit, type Unit } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import type { RightTriangleQuestion } from './question.ts'
import { rightTriangleTold, withLengths } from './read-told.ts'

export const triggers =
  /\bhypotenuse\b|\bdiagonals?\b|\bright\b|\bexist\b|\b(?:form|make|of) a triangle\b|\bpossible to\b|\bangle|\b(?:ladder|inclined|elevation|depression|north|south)\b|\bfrom the (?:foot|base|bottom|wall)\b/

const TRIPLE = '#0 , #1 ,? ?(?:and )?#2'
const TRIANGLE =
  '(?:a |the )?triangle (?:with|that has|having|whose) (?:the )?(?:sides?|side lengths?|lengths)(?: of| are| measuring| lengths?)*'
const IS_RIGHT: RegExp[] = [
  `(?:is|would) ${TRIANGLE} ${TRIPLE} (?:be )?(?:a )?right(?:[- ]angled)?(?: triangle)?`,
  `(?:do|can|could|would|will) (?:the )?(?:sides?|side lengths?|lengths|numbers)(?: of lengths?)? ${TRIPLE} (?:form|make|be the sides of|be the side lengths of|be) a right(?:[- ]angled)? triangle`,
  `(?:a )?triangle (?:has|with) sides?(?: of| lengths?)* ${TRIPLE} [.,;:] is it (?:a )?right(?:[- ]angled)?(?: triangle)?`,
].map(source => new RegExp(`^${source}$`))
const IS_TRIANGLE: RegExp[] = [
  `(?:does|can|could) ${TRIANGLE} ${TRIPLE} exist`,
  `(?:do|can|could|will) (?:the )?(?:sides?|side lengths?|lengths) ${TRIPLE} (?:form|make|be the sides of|be the side lengths of) a triangle`,
  `is it possible to (?:make|draw|form|construct|have) ${TRIANGLE} ${TRIPLE}`,
].map(source => new RegExp(`^${source}$`))

const EXACT =
  /[\s.,;]+(?:and )?(?:leave|give|giving|leaving|write) (?:your|the) answer (?:as a (simplified )?surd|in (?:its )?(simplest |simplified )?(?:surd|radical) form|in (?:its )?exact form|as an exact value)$/

/** Takes off that the answer is to keep its root. */
function takeExact(plain: string): { plain: string; exact?: 'any' | 'simplest' } {
  const found = EXACT.exec(plain)
  if (!found) return { plain }
  return { plain: plain.slice(0, found.index), exact: found[1] || found[2] ? 'simplest' : 'any' }
}

const NEAREST =
  /[\s.,;(]+(?:(?:give|giving|round|rounding|rounded|write|state)(?: off)?(?: your| the)?(?: final)?(?: answer)? ?)?(?:correct |accurate )?to the nearest (tenth of an? )?([a-z]+)[).]*$/

/** Takes off `to the nearest metre`; what is rounded has to be measured in that unit. */
function takeNearest(plain: string): { rest: string; nearest?: { rounding: Rounding; unit: Unit } } {
  const found = NEAREST.exec(plain)
  const unit = findUnit(found?.[2] ?? '')
  if (!found || !unit) return { rest: plain }
  return { rest: plain.slice(0, found.index), nearest: { rounding: { places: found[1] ? 1 : 0 }, unit } }
}

/** Reads `hypotenuse of a right triangle with legs 3 cm and 4 cm`, `Is a triangle with sides 3, 4 and 5 right-angled?` */
export function readRightTriangle(asked: Asked): RightTriangleQuestion | undefined {
  const { full, rounding } = asked
  const { plain, exact } = takeExact(asked.plain)
  if (exact && rounding) return undefined
  const base = {
    kind: 'right triangle',
    text: full,
    ...(rounding ? { rounding } : {}),
    ...(exact ? { exact } : {}),
  } as const
  const { rest, nearest } = takeNearest(plain)
  const told = rightTriangleTold(asked.bare.slice(0, rest.length))
  const measuredIn = told?.task === 'angle by sides' ? findUnit('°') : told?.unit
  if (told && nearest)
    return nearest.unit === measuredIn && !rounding
      ? { ...base, ...told, rounding: nearest.rounding }
      : undefined
  if (told) return { ...base, ...told }
  const signed = rounding ? undefined : withLengths(plain)
  const isRight = IS_RIGHT.some(each => each.test(signed?.text ?? ''))
  const isAny = isRight || IS_TRIANGLE.some(each => each.test(signed?.text ?? ''))
  const [a, b, c] = isAny ? [...(signed?.values ?? [])].sort((x, y) => x.compare(y)) : []
  if (!signed || !a || !b || !c || (isRight && a.add(b).compare(c) <= 0)) return undefined
  return { ...base, unit: signed.unit, task: isRight ? 'is right' : 'is triangle', sides: [a, b, c] }
}
