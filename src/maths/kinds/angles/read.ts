import { type Rational, ZERO } from '../../arithmetic/rational.ts'
import type { Asked } from '../../questions/asked.ts'
import { numberIn } from '../../wording/patterns.ts'
import { A, DEG, MEASURE, N } from './parts.ts'
import type { AngleQuestion, AngleTask } from './question.ts'
import { polygon, sidesBack } from './read-polygon.ts'

export const triggers = /\bangles?\b|\bexterior\b|\bacute\b|\binterior\b|\b(?:complement|supplement)\b/

const LIST = `(${N}${DEG}(?:(?: ?, ?(?:and )?| and |; ?)${N}${DEG})*)`
const X = '(?:x|y|z|a|b|n|\\?|▢|p|q)(?:°| degrees)?'
const AND_X = `(?:,? and ${X}|, ${X})`
const FIND =
  "[.,;:?!]+ ?(?:and )?(?:then )?(?:find|what is|what's|work out|calculate|determine|how big is|how large is)? ?"
const SIZE = '(?:the )?(?:size of |measure of |value of )?(?:the )?'
const REST = `${FIND}${SIZE}(?:other|third|3rd|missing|remaining|unknown|last|final|fourth|4th|fifth|sixth|1/3|1/4|unknown|${X})(?: (?:acute )?angle)?(?: of the (?:triangle|quadrilateral)| in the (?:triangle|quadrilateral)| measure)?`
const MISSING = `(?:size of |measure of )?(?:the )?(?:other|third|3rd|missing|remaining|unknown|last|fourth|4th|1/3|1/4)(?: acute)? angle`

/** Wholes that angles make up, with what they are called and how many angles they have at most. */
const WHOLES: { whole: number; count: number; name: string }[] = [
  { whole: 180, count: 3, name: '(?:a |the |any )?(?:scalene |acute |obtuse )?triangle' },
  { whole: 360, count: 4, name: '(?:a |the |any )?quadrilateral' },
  { whole: 540, count: 5, name: '(?:a |the )?pentagon' },
  { whole: 720, count: 6, name: '(?:a |the )?hexagon' },
]
const LINE =
  '(?:on |along |at |form |make |lie on |make up |that form |that lie on |which lie on )*(?:a |the )?straight (?:line|angle)'
const POINT = '(?:around|round|about|at|meet at|that meet at) (?:a|the) (?:single |common )?point'

interface Form {
  pattern: RegExp
  read(numbers: Rational[], found: RegExpExecArray): AngleTask | undefined
}
const form = (source: string, read: Form['read']): Form => ({ pattern: new RegExp(`^${source}$`), read })

const rest =
  (whole: number, count?: number) =>
  (given: Rational[]): AngleTask | undefined => {
    const sum = given.reduce((a, b) => a.add(b), ZERO)
    const fits = count === undefined ? given.length >= 1 : given.length === count - 1
    const isPossible = sum.compare(whole) < 0 && given.every(each => each.n > 0n)
    return fits && isPossible ? { task: 'rest', whole, given } : undefined
  }

const wholes: Form[] = WHOLES.flatMap(({ whole, count, name }) => {
  const own = rest(whole, count)
  return [
    form(
      `${MISSING} (?:of|in) ${name},? (?:with|having|whose|given|if|when|that has|which has)(?: the)?(?: other| \\d)*(?: angles?)?${MEASURE} ${LIST}`,
      own,
    ),
    form(
      `(?:if |the )*(?:\\d (?:of the )?)?(?:interior )?angles (?:of|in|inside) ${name}${MEASURE} ${LIST}${REST}`,
      own,
    ),
    form(
      `(?:if |the )*(?:interior )?angles (?:of|in|inside) ${name}${MEASURE} ${LIST}${AND_X}${FIND}${SIZE}${X}`,
      own,
    ),
    form(
      `(?:in |if )?${name},? (?:has|have|with|having)(?: \\d)?(?: interior)? angles(?: of| measuring| that measure| whose measures are)? ${LIST}${REST}`,
      own,
    ),
    form(
      `(?:in |if )?${name} (?:has|have|with|having)(?: \\d)?(?: interior)? angles(?: of| measuring)? ${LIST}${AND_X}${FIND}${SIZE}${X}`,
      own,
    ),
    form(`in ${name},? (?:\\d (?:of the )?)?(?:the )?(?:interior )?angles${MEASURE} ${LIST}${REST}`, own),
    form(`${MISSING} (?:of|in) ${name}:? ?\\(?${LIST}\\)?`, own),
  ]
})
const OTHERS: Form[] = [
  form(
    `(?:the )?(?:complementary|complement)(?: angle)? (?:of|to|for) (?:an angle (?:of|measuring) )?${A}`,
    rest(90, 2),
  ),
  form(
    `(?:the )?(?:supplementary|supplement)(?: angle)? (?:of|to|for) (?:an angle (?:of|measuring) )?${A}`,
    rest(180, 2),
  ),
  form(
    `(?:which |what )?(?:size of |measure of )?(?:the |an )?angle (?:that )?(?:is )?complementary to (?:an angle of )?${A}`,
    rest(90, 2),
  ),
  form(
    `(?:which |what )?(?:size of |measure of )?(?:the |an )?angle (?:that )?(?:is )?supplementary to (?:an angle of )?${A}`,
    rest(180, 2),
  ),
  form(
    `(?:if )?(?:\\d |the )?angles are complementary[.,;]? (?:and |if )?(?:one|1)(?: of them| angle| of the angles)?${MEASURE} ${A}${REST}`,
    rest(90, 2),
  ),
  form(
    `(?:if )?(?:\\d |the )?angles are supplementary[.,;]? (?:and |if )?(?:one|1)(?: of them| angle| of the angles)?${MEASURE} ${A}${REST}`,
    rest(180, 2),
  ),
  form(
    `(?:\\d |the )?angles (?:are )?${LINE}[.,;]? (?:and |if )?(?:one|1)(?: of them| angle| of the angles)?${MEASURE} ${A}${REST}`,
    rest(180, 2),
  ),
  form(`(?:if )?(?:the |\\d )?angles (?:are )?${LINE}${MEASURE} ${LIST}${REST}`, rest(180)),
  form(
    `(?:if )?(?:the |\\d )?angles (?:are )?${LINE}${MEASURE} ${LIST}${AND_X}${FIND}${SIZE}${X}`,
    rest(180),
  ),
  form(`(?:if )?(?:the )?angles ${LIST}${AND_X} (?:are )?${LINE}${FIND}${SIZE}${X}`, rest(180)),
  form(`(?:if )?(?:the |\\d )?angles (?:are )?${POINT}${MEASURE} ${LIST}${REST}`, rest(360)),
  form(
    `(?:if )?(?:the |\\d )?angles (?:are )?${POINT}${MEASURE} ${LIST}${AND_X}${FIND}${SIZE}${X}`,
    rest(360),
  ),
  form(
    `${MISSING} (?:on|along) a straight line (?:with|if|when|given)(?: the other)?(?: angles?)?${MEASURE} ${LIST}`,
    rest(180),
  ),
  form(
    `${MISSING} (?:around|round|at) a point (?:with|if|when|given)(?: the other)?(?: angles?)?${MEASURE} ${LIST}`,
    rest(360),
  ),
  form(
    `(?:one|an|1)(?: of the)? acute angles? (?:of|in) a right(?:-angled)? triangle${MEASURE} ${A}${REST}`,
    rest(90, 2),
  ),
  form(
    `(?:in )?(?:a )?right(?:-angled)? triangle(?: has|,)? (?:an angle|one angle|1 angle|an acute angle|1 acute angle|1 of the acute angles|one of the acute angles)${MEASURE} ${A}${REST}`,
    rest(90, 2),
  ),
  form(
    `${MISSING} (?:of|in) a right(?:-angled)? triangle (?:with|if) (?:an|one|1)(?: acute)? angle${MEASURE} ${A}`,
    rest(90, 2),
  ),
  form(
    `(?:which |what )?(?:size of |measure of )?(?:the )?angle (?:that )?(?:is )?vertically opposite (?:to )?(?:an angle of )?${A}`,
    ([given]) => given && { task: 'same', given },
  ),
  form(
    `(?:\\d )?angles are vertically opposite[.,;]? (?:one|1)(?: of them| angle)?${MEASURE} ${A}${REST}`,
    ([given]) => given && { task: 'same', given },
  ),
]

const TOP = '(?:vertex|apex|top) angle'
const ISOSCELES: Form[] = [
  form(
    `(?:if )?(?:the )?${TOP} (?:of|in) an isosceles triangle${MEASURE} ${A}${FIND}${SIZE}(?:each |one |either |1 of the |a )?(?:of the )?base angles?(?: of the triangle)?`,
    baseAngle,
  ),
  form(
    `(?:if )?(?:an )?isosceles triangle (?:has|with) (?:a|an) ${TOP}${MEASURE} ${A}${FIND}${SIZE}(?:each |one |either |1 of the |a |its )?(?:of the |of its )?base angles?`,
    baseAngle,
  ),
  form(
    `(?:size of |measure of )?(?:each |a |the )?(?:of the )?base angles? (?:of|in) an isosceles triangle (?:with|if|whose) (?:a |the )?${TOP}${MEASURE} ${A}`,
    baseAngle,
  ),
  form(
    `(?:if )?(?:the |a |each )?(?:of the )?base angles? (?:of|in) an isosceles triangle${MEASURE} ${A}(?: each)?${FIND}${SIZE}(?:${TOP}|third angle|1/3 angle)(?: of the triangle)?`,
    topAngle,
  ),
  form(
    `(?:if )?(?:an )?isosceles triangle (?:has|with) (?:a )?base angles?${MEASURE} ${A}(?: each)?${FIND}${SIZE}(?:its )?(?:${TOP}|third angle|1/3 angle)`,
    topAngle,
  ),
  form(
    `(?:the )?(?:${TOP}|third angle|1/3 angle) (?:of|in) an isosceles triangle (?:with|if|whose) (?:a |the )?base angles?${MEASURE} ${A}`,
    topAngle,
  ),
]
function baseAngle([top]: Rational[]): AngleTask | undefined {
  return top && top.compare(180) < 0 && top.n > 0n ? { task: 'base angle', top } : undefined
}
function topAngle([base]: Rational[]): AngleTask | undefined {
  return base && base.compare(90) < 0 && base.n > 0n ? { task: 'top angle', base } : undefined
}

const TYPE = new RegExp(
  `^(?:what (?:type|kind|sort) of angle (?:is|measures)|(?:type|kind) of (?:an )?angle (?:is|that is|of|measuring)|which type of angle is|classify (?:an|the) angle (?:of|measuring|that measures)|is|name for an angle of)(?: an angle of| an angle that measures)? ${A}(?: angle)?(?:,? (?:an )?(?:acute|obtuse|reflex|right|straight)(?: angle)?(?:(?:,| or|, or) (?:an? )?(?:acute|obtuse|reflex|right|straight)(?: angle)?)+)?$`,
)

/** Reads `third angle of a triangle with angles 50° and 60°`, `each interior angle of a regular hexagon`. */
export function readAngle({ plain, full, rounding }: Asked): AngleQuestion | undefined {
  const base = { kind: 'angle', text: full, ...(rounding ? { rounding } : {}) } as const
  const task = polygon(plain) ?? sidesBack(plain) ?? typeOf(plain) ?? byForms(plain)
  return task ? { ...base, ...task } : undefined
}

function typeOf(plain: string): AngleTask | undefined {
  const found = TYPE.exec(plain)
  const angle = found && numberIn(found[1] ?? '')
  if (!angle || angle.n === 0n || angle.compare(360) >= 0) return undefined
  return /^is /.test(plain) && !/ or /.test(plain) ? undefined : { task: 'type', angle }
}

function byForms(plain: string): AngleTask | undefined {
  for (const { pattern, read } of [...wholes, ...OTHERS, ...ISOSCELES]) {
    const found = pattern.exec(plain)
    const numbers = found?.[1]?.match(new RegExp(N, 'g'))?.map(numberIn)
    if (found && numbers?.every(each => each !== undefined)) {
      const task = read(
        numbers.flatMap(each => each ?? []),
        found,
      )
      if (task) return task
    }
  }
  return undefined
}
