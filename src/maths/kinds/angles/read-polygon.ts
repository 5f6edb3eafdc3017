import { isWhole, rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { execOf } from '../../wording/may-match.ts'
import { A, MEASURE } from './parts.ts'
import type { AngleTask } from './question.ts'

const SIDES: Record<string, number> = {
  triangle: 3,
  quadrilateral: 4,
  square: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  septagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
  hendecagon: 11,
  dodecagon: 12,
  icosagon: 20,
}
const NAMED = Object.keys(SIDES).join('|')
const POLYGON = `(?:an? |the |any |each )?(?:irregular |convex |simple )*(?:(regular) |(equilateral) )?(?:(${NAMED})|polygon (?:with|having|that has|of|which has) (\\d+)(?: equal)? (?:sides|angles|vertices)|(\\d+)[- ]?sided (?:regular )?(?:polygon|shape|figure)|(\\d+)-?gon)`
const POLYGON_FORMS: { pattern: RegExp; task: 'angle sum' | 'interior' | 'exterior'; isRegular: boolean }[] =
  [
    {
      pattern: new RegExp(
        `^(?:the )?(?:total |sum )(?:of )?(?:all )?(?:the )?(?:measures of )?(?:the )?(?:interior |inside |internal )?angles? (?:of|in|inside|for) ${POLYGON}(?: add up to)?$`,
      ),
      task: 'angle sum',
      isRegular: false,
    },
    {
      pattern: new RegExp(`^(?:the )?(?:interior )?angle sum (?:of|in|for) ${POLYGON}$`),
      task: 'angle sum',
      isRegular: false,
    },
    {
      pattern: new RegExp(
        `^(?:what do )?(?:the )?(?:interior )?angles (?:of|in) ${POLYGON} (?:add up to|sum to|total)$`,
      ),
      task: 'angle sum',
      isRegular: false,
    },
    {
      pattern: new RegExp(
        `^(?:the )?(?:size |measure |value )?(?:of )?(?:each |one |an |a |every |1 |the )?(?:of the )?(?:interior |internal )?angles? (?:of|in) ${POLYGON}$`,
      ),
      task: 'interior',
      isRegular: true,
    },
    {
      pattern: new RegExp(
        `^(?:the )?(?:size |measure |value )?(?:of )?(?:each |one |an |a |every |1 |the )?(?:of the )?(?:exterior|external) angles? (?:of|in) ${POLYGON}$`,
      ),
      task: 'exterior',
      isRegular: true,
    },
  ]

/** Angles of a polygon by its number of sides. */
export function polygon(plain: string): AngleTask | undefined {
  for (const { pattern, task, isRegular } of POLYGON_FORMS) {
    const found = execOf(pattern, plain)
    if (!found) continue
    const [, regular, equilateral, name = '', ...counts] = found
    const count = counts.find(each => each !== undefined)
    const sides = count === undefined ? SIDES[name] : Number(count)
    const isKnown =
      regular !== undefined || equilateral !== undefined || name === 'square' || /regular/.test(plain)
    if (sides === undefined || sides < 3 || sides > 1000) return undefined
    if (equilateral !== undefined && name !== 'triangle') return undefined
    return isRegular && (!isKnown || /irregular/.test(plain)) ? undefined : { task, sides }
  }
  return undefined
}

const HOW_MANY =
  '(?:how many sides (?:does|has|are there in|are on) (?:a|the|this) (?:regular )?polygon(?: have| got)?|(?:the )?number of sides of (?:a|the) (?:regular )?polygon)'
const WITH = '(?: if| with| whose| when| that has|,)*(?: each(?: of its)?| its| the| an?| one| every)*'
const BACK_FORMS: { pattern: RegExp; task: 'interior' | 'exterior' | 'sum' }[] = (
  ['interior', 'exterior'] as const
).flatMap(task => [
  { pattern: new RegExp(`^${HOW_MANY}${WITH} ${task} angles?${MEASURE} ${A}$`), task },
  {
    pattern: new RegExp(
      `^(?:if )?(?:the )?(?:size of )?(?:each|every|an|the|one|1)?(?: of the)? ?${task} angles? of a regular polygon${MEASURE} ${A}[.,;]+ ?(?:find |work out |calculate )?(?:how many sides (?:does|has) (?:the|it|this)(?: polygon)?(?: have)?|(?:the )?(?:number of sides|how many sides)(?: of the polygon| that the polygon has| it has| the polygon has)?)$`,
    ),
    task,
  },
  {
    pattern: new RegExp(
      `^(?:an? |the |if a )?regular polygon has (?:an |each )?${task} angles?${MEASURE} ${A}[.,;]+ ?(?:find |work out |calculate )?(?:how many sides (?:does|has) (?:the|it|this)(?: polygon)?(?: have)?|(?:the )?number of sides(?: of the polygon| it has)?)$`,
    ),
    task,
  },
])
const SUM_BACK = new RegExp(
  `^(?:the )?(?:sum of )?(?:the )?interior angles of a polygon (?:is|add up to|sum to|equals?) ${A}[.,;]+ ?(?:find |work out )?(?:how many sides (?:does|has) (?:the|it|this)(?: polygon)?(?: have)?|(?:the )?number of sides(?: of the polygon)?)$`,
)

/** The number of sides of a polygon, from an angle or their sum. */
export function sidesBack(plain: string): AngleTask | undefined {
  for (const { pattern, task } of BACK_FORMS) {
    const angle = numberIn(execOf(pattern, plain)?.[1] ?? '')
    if (!angle || angle.compare(180) >= 0 || angle.n === 0n) continue
    const outside = task === 'exterior' ? angle : rational(180).sub(angle)
    const sides = rational(360).div(outside)
    if (!isWhole(sides) || sides.compare(3) < 0) return undefined
    return { task: task === 'exterior' ? 'sides from exterior' : 'sides from interior', angle }
  }
  const sum = numberIn(SUM_BACK.exec(plain)?.[1] ?? '')
  const sides = sum?.div(180)
  return sum && sides && isWhole(sides) && sides.n > 0n ? { task: 'sides from sum', sum } : undefined
}
