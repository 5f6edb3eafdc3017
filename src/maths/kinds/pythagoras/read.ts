import type { Rational } from '../../arithmetic/rational.ts'
import { asRational } from '../../exact/exact.ts'
import { convert } from '../../values/quantity.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Unit } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import { NUMBER, quantityIn } from '../../wording/patterns.ts'
import type { RightTriangleQuestion, RightTriangleTask } from './question.ts'

export const triggers =
  /\bhypotenuse\b|\bdiagonals?\b|\bright\b|\bexist\b|\b(?:form|make|of) a triangle\b|\bpossible to\b/

/** The unit is read afterwards: all of their names in each pattern would be slow. */
const L = `(${NUMBER}(?: ?(?!(?:and|by|long|form|make|exist|a|be|right)\\b)[a-z]{1,11})?)`
const RIGHT = '(?:a |the |this )?(?:right(?:[- ]angled?)?) triangle'
const IN_RIGHT = `in ${RIGHT},? (?:the )?`
const PAIR = `${L}(?: long)? ?(?:and|,|, and|by) ${L}(?: long)?`
const TRIPLE = `${L}, ?${L},? (?:and )?${L}`
const NAMED_LEGS =
  '(?:the )?(?:other )?(?:given )?(?:the )?(?:other )?(?:2 )?(?:legs?|shorter sides|short sides|shortest sides|sides|other sides|lengths|perpendicular sides|base and height)'
const MEASURE =
  '(?: lengths?| of| measuring| that measure| with(?= length)| that are| are| is| measure|:| =)*'
const LEGS = `${NAMED_LEGS}${MEASURE}`
const LEGS_OF_RIGHT = `${NAMED_LEGS} of ${RIGHT}${MEASURE}`
const WITH = ',? (?:with|whose|given|if|when|having|that has|which has|of|where)(?: the)?'
const FIND =
  '[.,;:?!]+ ?(?:find|what is|work out|calculate|determine|how long is)? ?(?:the )?(?:length of )?(?:the |its )?(?:exact )?(?:length of )?'
const OTHER = '(?:other|third|3rd|1/3|missing|remaining|unknown|shorter|second)(?: shorter)? (?:leg|side)'
const ONE_LEG = '(?:a |one |1 )(?:leg|side|shorter side|of (?:the|its) (?:legs|sides|shorter sides))'
const ENDS = '(?: long| units)*'

interface Form {
  pattern: RegExp
  /** Which of the lengths is the hypotenuse; undefined where it is asked for. */
  hypotenuse?: 0 | 1
}
const form = (source: string, hypotenuse?: 0 | 1): Form => ({
  pattern: new RegExp(`^${source}${ENDS}$`),
  ...(hypotenuse === undefined ? {} : { hypotenuse }),
})

const RECTANGLE = '(?:a |the |this )?rectangle'
const LONGEST = '(?:hypotenuse|longest side)(?: of the triangle)?'
const FORMS: Form[] = [
  form(
    `(?:exact )?(?:length of )?(?:the |a )?diagonal (?:length )?(?:of|in|for) ${RECTANGLE}(?: (?:that is|which is|measuring|with sides?(?: of lengths?| of)?|with dimensions(?: of)?|of))? ${PAIR}(?: wide)?`,
  ),
  form(
    `(?:if )?${RECTANGLE} (?:is|measures|has sides(?: of lengths?| of)?|has dimensions(?: of)?) ${PAIR}(?: wide)?${FIND}(?:diagonal|its diagonal)(?: of the rectangle)?`,
  ),
  form(
    `(?:exact )?(?:length of )?(?:the |a )?diagonal (?:length )?(?:of|in|for) ${RECTANGLE} (?:with|of|whose) (?:a )?length(?: of| is)? ${L} and (?:a )?width(?: of| is)? ${L}`,
  ),
  form(`(?:if )?(?:${IN_RIGHT})?${LEGS} ?${PAIR}${FIND}hypotenuse(?: of the triangle)?`),
  form(`(?:if )?(?:${LEGS_OF_RIGHT}|${IN_RIGHT}${LEGS}) ?${PAIR}${FIND}${LONGEST}`),
  form(`(?:if )?${RIGHT} (?:has|with|having) ${LEGS} ?${PAIR}${FIND}${LONGEST}`),
  form(
    `(?:exact )?(?:length of )?(?:the )?hypotenuse (?:length )?(?:of|in|for) ${RIGHT}${WITH} ${LEGS} ?${PAIR}`,
  ),
  form(`how long is the hypotenuse of ${RIGHT}${WITH} ${LEGS} ?${PAIR}`),
  form(
    `(?:length of )?(?:the )?${OTHER} (?:of|in) ${RIGHT}${WITH} (?:a )?hypotenuse(?: of| is| =)* ${L},? and (?:a |one |1 |other |the other )?(?:leg|side|shorter side)(?: of| is| =)* ${L}`,
    0,
  ),
  form(
    `(?:length of )?(?:the )?${OTHER} (?:of|in) ${RIGHT}${WITH} (?:a |one |1 )?(?:leg|side|shorter side)(?: of| is| =)* ${L},? and (?:a |the )?hypotenuse(?: of| is| =)* ${L}`,
    1,
  ),
  form(
    `(?:if )?${RIGHT} (?:has|with) (?:a )?hypotenuse(?: of| is| =)* ${L},? and (?:a |one |1 )?(?:leg|side|shorter side)(?: of| is| =)* ${L}${FIND}${OTHER}`,
    0,
  ),
  form(
    `(?:if )?${RIGHT} (?:has|with) (?:a |one |1 )?(?:leg|side|shorter side)(?: of| is| =)* ${L},? and (?:a )?hypotenuse(?: of| is| =)* ${L}${FIND}${OTHER}`,
    1,
  ),
  form(
    `(?:if )?(?:(?:the )?hypotenuse of ${RIGHT}|${IN_RIGHT}hypotenuse) is ${L},? and ${ONE_LEG}(?: is| =)* ${L}${FIND}${OTHER}(?: of the triangle)?`,
    0,
  ),
  form(
    `(?:if )?(?:${ONE_LEG} of ${RIGHT}|${IN_RIGHT}${ONE_LEG}) is ${L},? and (?:the )?hypotenuse(?: is| =)* ${L}${FIND}${OTHER}(?: of the triangle)?`,
    1,
  ),
]
const TRIANGLE =
  '(?:a |the )?triangle (?:with|that has|having|whose) (?:the )?(?:sides?|side lengths?|lengths)(?: of| are| measuring| lengths?)*'
const IS_RIGHT: RegExp[] = [
  `(?:is|would) ${TRIANGLE} ${TRIPLE} (?:be )?(?:a )?right(?:[- ]angled)?(?: triangle)?`,
  `(?:do|can|could|would|will) (?:the )?(?:sides?|side lengths?|lengths|numbers)(?: of lengths?)? ${TRIPLE} (?:form|make|be the sides of|be the side lengths of|be) a right(?:[- ]angled)? triangle`,
  `(?:a )?triangle (?:has|with) sides?(?: of| lengths?)* ${TRIPLE}[.,;:?!]+ ?is it (?:a )?right(?:[- ]angled)?(?: triangle)?`,
].map(source => new RegExp(`^${source}$`))
const IS_TRIANGLE: RegExp[] = [
  `(?:does|can|could) ${TRIANGLE} ${TRIPLE} exist`,
  `(?:do|can|could|will) (?:the )?(?:sides?|side lengths?|lengths) ${TRIPLE} (?:form|make|be the sides of|be the side lengths of) a triangle`,
  `is it possible to (?:make|draw|form|construct|have) ${TRIANGLE} ${TRIPLE}`,
].map(source => new RegExp(`^${source}$`))

interface Lengths {
  numbers: Rational[]
  unit: Unit | undefined
}

/** All in the unit of the first; a unit that stands only behind the last counts for all. */
function lengthsIn(texts: readonly string[]): Lengths | undefined {
  const read = texts.map(text => quantityIn(text))
  const unit = read.find(each => each !== undefined)?.unit
  const isLast = read.filter(each => each !== undefined).length === 1 && read.at(-1) !== undefined
  const numbers = texts.map((text, at) => {
    const own = read[at]
    if (own)
      return unit && own.unit.dimension === 'length'
        ? asRational(convert(own.number.value, own.unit, unit))
        : undefined
    return !unit || isLast ? numberIn(text.replace(/ units?$/, '')) : undefined
  })
  const all = numbers.flatMap(each => each ?? [])
  return all.length === texts.length && all.every(each => each.s > 0n && each.n > 0n)
    ? { numbers: all, unit }
    : undefined
}

function taskOf({ numbers: [first, last] }: Lengths, { hypotenuse }: Form): RightTriangleTask | undefined {
  if (!first || !last) return undefined
  if (hypotenuse === undefined) return { task: 'hypotenuse', legs: [first, last] }
  const [long, short] = hypotenuse === 0 ? [first, last] : [last, first]
  return long.compare(short) > 0 ? { task: 'leg', hypotenuse: long, leg: short } : undefined
}

const EXACT =
  /[\s.,;]+(?:and )?(?:leave|give|giving|leaving|write) (?:your|the) answer (?:as a (simplified )?surd|in (?:its )?(simplest |simplified )?(?:surd|radical) form|in (?:its )?exact form|as an exact value)$/

/** Takes off that the answer is to keep its root. */
function takeExact(plain: string): { plain: string; exact?: 'any' | 'simplest' } {
  const found = EXACT.exec(plain)
  if (!found) return { plain }
  return { plain: plain.slice(0, found.index), exact: found[1] || found[2] ? 'simplest' : 'any' }
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
  for (const each of FORMS) {
    const own = lengthsIn(each.pattern.exec(plain)?.slice(1) ?? [])
    const task = own && taskOf(own, each)
    if (own && task) return { ...base, unit: own.unit, ...task }
  }
  const right = IS_RIGHT.flatMap(each => each.exec(plain)?.slice(1) ?? [])
  const any = right.length > 0 ? [] : IS_TRIANGLE.flatMap(each => each.exec(plain)?.slice(1) ?? [])
  const own = lengthsIn([...right, ...any])
  const [a, b, c] = [...(own?.numbers ?? [])].sort((x, y) => x.compare(y))
  if (!own || !a || !b || !c || rounding) return undefined
  if (right.length > 0)
    return a.add(b).compare(c) > 0
      ? { ...base, unit: own.unit, task: 'is right', sides: [a, b, c] }
      : undefined
  return { ...base, unit: own.unit, task: 'is triangle', sides: [a, b, c] }
}
