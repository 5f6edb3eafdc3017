import type { Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { A, FIND, type Form, form, MEASURE, SIZE } from './parts.ts'
import type { AngleTask } from './question.ts'

const NAME = '(?:vertex|apex|top|vertical|unequal|different)'
const AT =
  '(?:at (?:the|its) (?:top|apex|vertex)|between (?:the |its )?(?:2 )?(?:(?:equal|congruent) sides|sides (?:of|with) (?:equal|the same) length))'
const TOP = `(?:${NAME} angle|angle ${AT})`
const TRIANGLE = '(?:the |an )?isosceles triangle'
const EACH =
  '(?:each |either |both |1 of the |one of the |one of its |1 of its |one |1 |a |its |the |the other )*'
const BASES = `(?:(?:of )?(?:the |its )?(?:(?:\\d )?(?:equal |base |other |remaining )+(?:\\d )?angles?)(?: of the triangle)?|(?:the )?other (?:\\d )?angles?|(?:the )?angles? at (?:the|its) base)`
const THIRD = `(?:its |the )?(?:${TOP}|third angle|1/3 angle|3rd angle|other angle|remaining angle)(?: of the triangle)?`
const HAS = '(?:has|with|having|which has)'
const BASE = '(?:base angles?|equal angles?|angles? at (?:the|its) base)'
const ONE = '(?:an|a|one|1|the|its)'
const OF = '(?:of|in)'

function baseAngle([top]: Rational[]): AngleTask | undefined {
  return top && top.compare(180) < 0 && top.n > 0n ? { task: 'base angle', top } : undefined
}
function topAngle([base]: Rational[]): AngleTask | undefined {
  return base && base.compare(90) < 0 && base.n > 0n ? { task: 'top angle', base } : undefined
}
/** Only an angle that is not acute is sure to be the one at the top. */
function wideAngle(given: Rational[]): AngleTask | undefined {
  return given[0] && given[0].compare(90) >= 0 ? baseAngle(given) : undefined
}

/** Where one angle of an isosceles triangle tells the others. */
export const ISOSCELES: Form[] = [
  form(`(?:if )?(?:the )?${TOP} ${OF} ${TRIANGLE}${MEASURE} ${A}${FIND}${SIZE}${EACH}${BASES}`, baseAngle),
  form(`(?:if )?${TRIANGLE} ${HAS} ${ONE} ${TOP}${MEASURE} ${A}${FIND}${SIZE}${EACH}${BASES}`, baseAngle),
  form(
    `(?:if )?${TRIANGLE} ${HAS} ${ONE} angle${MEASURE} ${A} ${AT}${FIND}${SIZE}${EACH}${BASES}`,
    baseAngle,
  ),
  form(
    `${SIZE}${EACH}${BASES} ${OF} ${TRIANGLE} (?:with|if|whose|when) ${ONE} ${TOP}${MEASURE} ${A}`,
    baseAngle,
  ),
  form(
    `${SIZE}${EACH}${BASES} ${OF} ${TRIANGLE} (?:with|if|whose|when) ${ONE} angle ${AT}${MEASURE} ${A}`,
    baseAngle,
  ),
  form(
    `(?:if )?(?:each |both |1 |one )?(?:of )?(?:the |a |\\d )*${BASE} ${OF} ${TRIANGLE}${MEASURE}(?: each| both)?${MEASURE} ${A}(?: each)?${FIND}${SIZE}${THIRD}`,
    topAngle,
  ),
  form(
    `(?:if )?${TRIANGLE} ${HAS} (?:a |\\d |\\d equal )?${BASE}${MEASURE} ${A}(?: each)?${FIND}${SIZE}${THIRD}`,
    topAngle,
  ),
  form(
    `(?:the )?${THIRD} ${OF} ${TRIANGLE} (?:with|if|whose|when) (?:a |the |\\d |each |its )*${BASE}${MEASURE} ${A}(?: each)?`,
    topAngle,
  ),
  form(
    `in ${TRIANGLE},? (?:each |both |1 |one |a )?(?:of )?(?:the )?${BASE}${MEASURE}(?: each)? ${A}(?: each)?${FIND}${SIZE}${THIRD}`,
    topAngle,
  ),
  form(`in ${TRIANGLE},? (?:the )?${TOP}${MEASURE} ${A}${FIND}${SIZE}${EACH}${BASES}`, baseAngle),
  form(
    `(?:if )?(?:one|1|an)(?: of the)? angles? ${OF} ${TRIANGLE}${MEASURE} ${A}${FIND}${SIZE}${EACH}${BASES}`,
    wideAngle,
  ),
  form(
    `(?:if )?${TRIANGLE} ${HAS} (?:one |1 |an )?(?:obtuse )?angle${MEASURE} ${A}${FIND}${SIZE}${EACH}${BASES}`,
    wideAngle,
  ),
]

const NAMED = new RegExp(
  `^(?:in )?(?:the )?triangle ([a-z]{3})(?: is (?:an )?isosceles(?: triangle)?)?(?:,? (?:with|where|in which|and|has))?,? ([a-z]{2}) = ([a-z]{2})[.,;]?(?: and)? (?:the )?(?:size of )?(?:angle|∠) ?([a-z]{1,3})${MEASURE} ${A}${FIND}${SIZE}(?:angle|∠) ?([a-z]{1,3})$`,
)
const cornerOf = (name: string) => (name.length === 3 ? name.charAt(1) : name)

/** `Triangle ABC is isosceles with AB = AC. Angle A = 50°. Find angle B`: the equal sides meet at the top. */
export function isoscelesByName(plain: string): AngleTask | undefined {
  const [, name = '', one = '', two = '', known = '', size = '', asked = ''] = NAMED.exec(plain) ?? []
  const tops = [...one].filter(letter => two.includes(letter))
  const [top] = tops
  const [from, to] = [cornerOf(known), cornerOf(asked)]
  const given = numberIn(size)
  const isClear =
    given &&
    top !== undefined &&
    tops.length === 1 &&
    [...(one + two), from, to].every(each => name.includes(each))
  if (!isClear || from.length !== 1 || to.length !== 1 || from === to) return undefined
  if (from === top) return baseAngle([given])
  if (to === top) return topAngle([given])
  return given.compare(90) < 0 ? { task: 'same', given } : undefined
}
