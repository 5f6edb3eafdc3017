import { rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { execOf } from '../../wording/may-match.ts'
import { A, DEG, FIND, type Form, form, MEASURE, N, rest, SIZE, X } from './parts.ts'
import type { AngleQuestion, AngleTask } from './question.ts'
import { ISOSCELES, isoscelesByName } from './read-isosceles.ts'
import { readPair } from './read-pair.ts'
import { polygon, sidesBack } from './read-polygon.ts'
import { unknownLetter } from './read-unknown.ts'

export const triggers =
  /\bangles?\b|\bdegrees (?:are|is|in)\b|\bexterior\b|\bacute\b|\binterior\b|\b(?:complement|supplement)\b/

const LIST = `(${N}${DEG}(?:(?: ?, ?(?:and )?| and |; ?)${N}${DEG})*)`
const AND_X = `(?:,? and ${X}|, ${X})`
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

const wholes: Form[] = WHOLES.flatMap(({ whole, count, name }) => {
  const own = rest(whole, count)
  return [
    form(
      `${MISSING} (?:of|in) ${name},? (?:with|having|whose|given|if|when|that has|which has)(?: the)?(?: other| \\d)*(?: angles?)?${MEASURE} ${LIST}`,
      own,
    ),
    form(`${MISSING} (?:of|in) ${name} ?[:,] ?${LIST}(?:${AND_X}| and \\?| and ▢)?`, own),
    form(
      `(?:if |the )*(?:\\d (?:of the )?)?(?:interior )?angles (?:of|in|inside) ${name}${MEASURE} ${LIST}${REST}`,
      own,
    ),
    form(
      `(?:if |the |in order,? )*(?:interior )?angles (?:of|in|inside) ${name}${MEASURE} ${LIST}${AND_X}${FIND}${SIZE}${X}`,
      own,
    ),
    form(
      `(?:in |if )?${name},? (?:has|have|with|having)(?: \\d)?(?: interior)? angles(?: of| measuring| that measure| whose measures are)? ${LIST}${REST}`,
      own,
    ),
    form(`in ${name},? (?:\\d (?:of the )?)?(?:the )?(?:interior )?angles${MEASURE} ${LIST}${REST}`, own),
    form(`${MISSING} (?:of|in) ${name}:? ?\\(?${LIST}\\)?`, own),
  ]
})
const OTHERS: Form[] = [
  form(
    `(?:the )?(?:complementary|complement)(?: angle)? (?:of|to|for) (?:an? (?:angle (?:of|measuring) )?)?${A}(?: angle)?`,
    rest(90, 2),
  ),
  form(
    `(?:the )?(?:supplementary|supplement)(?: angle)? (?:of|to|for) (?:an? (?:angle (?:of|measuring) )?)?${A}(?: angle)?`,
    rest(180, 2),
  ),
  form(
    `(?:which |what )?(?:size of |measure of )?(?:the |an )?angle (?:that )?(?:is )?complementary to (?:an angle of |an? )?${A}(?: angle)?`,
    rest(90, 2),
  ),
  form(
    `(?:which |what )?(?:size of |measure of )?(?:the |an )?angle (?:that )?(?:is )?supplementary to (?:an angle of |an? )?${A}(?: angle)?`,
    rest(180, 2),
  ),
  form(`(?:if )?(?:the |\\d )?angles (?:are )?${LINE}${MEASURE} ${LIST}${REST}`, rest(180)),
  form(
    `(?:if )?(?:the |\\d )?angles (?:are )?${LINE}${MEASURE} ${LIST}${AND_X}${FIND}${SIZE}${X}`,
    rest(180),
  ),
  form(`(?:if )?(?:the )?angles ${LIST}${AND_X} (?:are )?${LINE}${FIND}${SIZE}${X}`, rest(180)),
  form(`(?:if )?(?:the )?angles ${X} and ${LIST} (?:are )?${LINE}${FIND}${SIZE}${X}`, rest(180)),
  form(`(?:if )?(?:the )?angles ${X} and ${LIST} (?:are )?${POINT}${FIND}${SIZE}${X}`, rest(360)),
  form(
    `(?:if )?\\d angles (?:meet |are |lie |form )*${POINT}[.,;] (?:\\d|1|one) of (?:them|the angles|these|these angles|the \\d angles)${MEASURE} ${LIST}${REST}`,
    rest(360),
  ),
  form(
    `(?:if )?\\d angles (?:meet |are |lie |form )*${LINE}[.,;] (?:\\d|1|one) of (?:them|the angles|these|these angles|the \\d angles)${MEASURE} ${LIST}${REST}`,
    rest(180),
  ),
  form(
    `(?:if |in )?(?:a |the )?(?:parallelogram|rhombus),? (?:has )?(?:one|1|an) (?:interior )?angle${MEASURE} ${A}${FIND}${SIZE}(?:angle (?:next|adjacent) to it|adjacent angle|angle next to this(?: one)?|next angle|neighbouring angle|consecutive angle)`,
    rest(180, 2),
  ),
  form(
    `(?:if |in )?(?:a |the )?(?:parallelogram|rhombus),? (?:has )?(?:one|1|an) (?:interior )?angle${MEASURE} ${A}${FIND}${SIZE}(?:angle opposite(?: to)? it|opposite angle|angle opposite)`,
    ([given]) => (given && given.compare(180) < 0 ? { task: 'same', given } : undefined),
  ),
  // The exterior angle is as big as both opposite ones together.
  form(
    `(?:if )?(?:an |the )?exterior angle (?:of|in) a triangle${MEASURE} (${N}${DEG}[.,;]? and (?:if )?(?:one|1)(?: of)?(?: the)? (?:\\d )?(?:opposite |remote )*(?:interior )?(?:opposite )?angles?${MEASURE} ${N}${DEG})${FIND}${SIZE}other(?: (?:opposite |remote )*(?:interior )?(?:opposite )?angle)?`,
    // "one of the opposite angles" has a number as well.
    ([outer, ...others]) => {
      const inner = others.at(-1)
      return outer && inner && outer.d === 1n && outer.compare(180) < 0
        ? rest(Number(outer.n), 2)([inner])
        : undefined
    },
  ),
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
]

const PARALLEL: Form[] = [
  ...(['corresponding', 'alternate'] as const).map(as =>
    form(
      `(?:which |what )?(?:size of |measure of )?(?:the )?${as}(?: interior| exterior)? angle (?:to|of|for) (?:an angle of )?${A}`,
      ([given]) => given && { task: 'same', given, as },
    ),
  ),
  form(
    `(?:size of |measure of )?(?:the )?(?:co-?interior|allied|consecutive interior|same[- ]side interior) angle (?:to|of|for|with) (?:an angle of )?${A}`,
    rest(180, 2),
  ),
]

const ONE_TYPE = '(?:an? )?(?:acute|obtuse|reflex|right|straight)(?: angle)?'
const TYPES = `${ONE_TYPE}(?:(?:,| or|, or) ${ONE_TYPE})+`
const KIND = '(?:what |which )?(?:type|kind|sort) of (?:an )?angle'
const ANGLE = `(?:an? |the )?(?:angle(?: of| that is| that measures| which measures| measuring| is| measures)* )?${A}(?: angle)?`
const TYPE = [
  `(?:${KIND}(?: is| measures)?|name for|classify|is) ${ANGLE}(?:[,:]? (?:as )?${TYPES})?`,
  `(?:(?:tell |say |decide )?(?:whether|if) )${ANGLE} is ${TYPES}`,
  `classify (?:the |this )?angle(?: as ${TYPES})?: ?${A}`,
  `${ANGLE}[.,;] (?:is it (?:called )?${TYPES}|${KIND} is (?:it|this)(?:[,:] ${TYPES})?|classify (?:it|the angle|this angle)(?: as ${TYPES})?)`,
].map(source => new RegExp(`^${source}$`))

/** Reads `third angle of a triangle with angles 50° and 60°`, `each interior angle of a regular hexagon`. */
export function readAngle({ plain, full, rounding }: Asked): AngleQuestion | undefined {
  const base = { kind: 'angle', text: full, ...(rounding ? { rounding } : {}) } as const
  const task =
    polygon(plain) ??
    sidesBack(plain) ??
    typeOf(plain) ??
    turn(plain) ??
    byForms(plain) ??
    readPair(plain) ??
    isoscelesByName(plain) ??
    unknownLetter(plain)
  return task ? { ...base, ...task } : undefined
}

const TURN =
  /^(?:how many degrees|(?:number of )?degrees) (?:are |is |does )?(?:there )?(?:in|make|makes)? ?(?:an? )?(half|quarter|full|complete|whole|(\d{1,2})\/(\d{1,2})|(\d{1,2}) (?:full|whole|complete))(?: of)?(?: an?)?[- ](?:turns?|rotations?|revolutions?)(?: make)?$/
const PARTS: Record<string, number> = { half: 2, quarter: 4 }
const HANDS =
  /^(?:size of )?(?:the )?(?:smaller )?angle (?:between|formed by|made by) (?:the )?(?:\d )?(?:hour hand and (?:the )?minute hand|minute hand and (?:the )?hour hand|(?:clock )?hands)(?: of (?:a|the) clock)?(?: at| when it is| when the time is| if it is) (\d{1,2})(?: ?o'?clock|[:.]00)$/

const ADD_UP =
  /^(?:how many degrees (?:do |are in )?|what do |the sum of )?(?:the )?angles (on a straight line|around a point|round a point|at a point)(?: (?:add up to|sum to|total|make|add to)(?: how many degrees)?)?$/

/** Part of a full turn, also as the hands of a clock show it. */
function turn(plain: string): AngleTask | undefined {
  const [, name = '', top, bottom, count] = TURN.exec(plain) ?? []
  if (name !== '') {
    const part = top
      ? rational(BigInt(top), BigInt(bottom ?? 1))
      : rational(BigInt(count ?? 1), PARTS[name] ?? 1)
    return { task: 'turn', part }
  }
  const [, place = ''] = ADD_UP.exec(plain) ?? []
  if (place !== '' && /how many|what|sum|total|add/.test(plain))
    return { task: 'turn', part: place.includes('line') ? rational(1, 2) : rational(1) }
  if (
    /^(?:total |sum )?(?:of )?(?:all )?(?:the )?exterior angles (?:of|in) (?:a|any|every|each) (?:regular |convex )?polygon(?: add up to)?$/.test(
      plain,
    )
  )
    return { task: 'turn', part: rational(1) }
  const hour = Number(HANDS.exec(plain)?.[1] ?? 0)
  if (hour < 1 || hour > 11) return undefined
  return { task: 'turn', part: rational(Math.min(hour, 12 - hour), 12) }
}

function typeOf(plain: string): AngleTask | undefined {
  const angle = numberIn(TYPE.flatMap(form => execOf(form, plain)?.[1] ?? [])[0] ?? '')
  if (!angle || angle.n === 0n || angle.compare(360) >= 0) return undefined
  return /^is /.test(plain) && !/ or /.test(plain) ? undefined : { task: 'type', angle }
}

function byForms(plain: string): AngleTask | undefined {
  for (const { pattern, read } of [...wholes, ...OTHERS, ...PARALLEL, ...ISOSCELES]) {
    const found = execOf(pattern, plain)
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
