import { isZero, type ZERO } from '../../arithmetic/rational.ts'
import { isSameLine, type Line, linesIn } from '../../values/line-equation.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { firstMatch, NUMBER } from '../../wording/patterns.ts'
import type { LineFactsQuestion, LineFactsTask, Relation } from './question.ts'

const LINE =
  '(?:(?:the )?(?:following )?(?:straight )?(?:line|graph|equation|function)s?(?: of| whose equation is| with (?:the )?equation| given by)?(?: the (?:line|equation))? ?:? ?)?'
const EQUATION = `${LINE}([^=,;:?]{1,30}=[^=,;:?]{1,30}?)`
const ASK =
  '(?:(?:identify|find|state|write|write down|give|what (?:is|are)|name|work out|determine|list) )?(?:its |the |both )?'
const SLOPE = '(?:gradient|slope)(?: \\(?m\\)?)?'
const CROSSING = '(?:y[- ]?)?intercept(?: \\(?[bc]\\)?)?'
const BOTH = `${ASK}(?:${SLOPE},? and (?:the )?${CROSSING}|${CROSSING},? and (?:the )?${SLOPE})`
const X_AND_Y = `${ASK}(?:x[- ]?(?:intercepts?)?,? and (?:the )?y[- ]?intercepts?|intercepts)`
const all = (...sources: string[]) => sources.map(source => new RegExp(`^${source}$`))

/** The equation behind what is asked, or before it. */
const asked = (what: string) =>
  all(
    `${what}(?: (?:of|for|from|in))?:? ?${EQUATION}`,
    `(?:a line has (?:the )?equation |consider |for |given )?${EQUATION}[.,;:] ?${what}(?: of (?:the|this) (?:line|graph))?`,
  )

const SLOPE_AND_INTERCEPT = asked(BOTH)
const BOTH_CROSSINGS = asked(X_AND_Y)
const ONE_CROSSING = [
  ...asked(`${ASK}(?<axis>x)[- ]?intercepts?`),
  ...all(
    `(?:(?:at )?(?:what|which) point|where) does ${EQUATION} (?:cross|meet|cut|intersect|hit) the (?<axis>[xy])[- ]?axis`,
    `(?:coordinates of the )?point (?:where|at which) ${EQUATION} (?:crosses|meets|cuts|intersects) the (?<axis>[xy])[- ]?axis`,
  ),
]
const WHETHER = '(?:are|is|(?:(?:decide|state|say|tell|check) )?(?:if|whether))'
const PAIR = `(?:the )?(?:2 )?(?:pair of )?${EQUATION} and ${EQUATION}(?: are)?`
const HOW = '(?:parallel|perpendicular)'
const WHICH_RELATION = all(
  `${WHETHER} ${PAIR},? ${HOW},? ?(?:or )?(?:parallel|perpendicular|neither)(?:,? or neither)?(?: of these)?`,
  `${ASK}(?:relationship between) ${PAIR}[:,.] (?:are they )?${HOW},? ?(?:or )?(?:parallel|perpendicular|neither)(?:,? or neither)?`,
)
const IS_RELATION = all(
  `${WHETHER} ${PAIR} (?<how>${HOW})(?: to each other| to one another| lines)?`,
  `is ${EQUATION} (?<how>${HOW}) to ${EQUATION}`,
)
const POINT = `(?:the )?(?:point )?(?:[a-z] ?)?\\( ?(?<x>${NUMBER}) ?, ?(?<y>${NUMBER}) ?\\)`
const LIES_ON = all(
  `(?:does|do|(?:(?:decide|check|say|state|tell) )?(?:if|whether)) ${POINT} (?:lies?|falls?|is) on ${EQUATION}`,
  `is ${POINT} (?:on|a point on|a solution (?:of|to)) ${EQUATION}`,
  `(?:does|(?:(?:decide|check|say|state|tell) )?(?:if|whether)) ${EQUATION} (?:pass(?:es)?|go(?:es)?) through ${POINT}`,
)

function lineIn(source: string): Line | undefined {
  const [only, ...others] = linesIn(source)
  return others.length === 0 && /[xy]/.test(source) ? only : undefined
}

interface Found {
  line: Line
  source: string
  groups: Record<string, string | undefined>
}

function found(plain: string, patterns: RegExp[]): Found | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(plain)
    const source = match?.slice(1).find(group => group?.includes('='))
    const line = source === undefined ? undefined : lineIn(source)
    if (match && line && source !== undefined)
      return { line, source: source.trim(), groups: match.groups ?? {} }
  }
  return undefined
}

function relationOf(one: Line, two: Line): Relation {
  if (one.a.mul(two.b).equals(two.a.mul(one.b))) return 'parallel'
  return isZero(one.a.mul(two.a).add(one.b.mul(two.b))) ? 'perpendicular' : 'neither'
}

function readRelation(plain: string): LineFactsTask | undefined {
  const which = firstMatch(plain, WHICH_RELATION)
  const is = which ? undefined : IS_RELATION.map(each => each.exec(plain)).find(Boolean)
  const sources = (which ?? is?.slice(1) ?? []).filter(group => group?.includes('='))
  const [first = '', second = ''] = sources
  const [one, two] = [lineIn(first), lineIn(second)]
  // The same line twice is parallel to some, and no two lines to others.
  if (!one || !two || isSameLine(one, two)) return undefined
  return {
    task: 'relation',
    relation: relationOf(one, two),
    wants: is ? (is.groups?.how === 'parallel' ? 'parallel' : 'perpendicular') : undefined,
    sources: [first.trim(), second.trim()],
  }
}

function readTask(plain: string): LineFactsTask | undefined {
  const both = found(plain, SLOPE_AND_INTERCEPT)
  if (both)
    return isZero(both.line.b)
      ? undefined
      : { task: 'slope and intercept', line: both.line, source: both.source }
  const crossings = found(plain, BOTH_CROSSINGS)
  const one = crossings ?? found(plain, ONE_CROSSING)
  if (one) {
    const { line, source, groups } = one
    const axes = crossings ? 'both' : groups.axis === 'y' ? 'y' : 'x'
    const isCrossed = (axes === 'y' || !isZero(line.a)) && (axes === 'x' || !isZero(line.b))
    return isCrossed ? { task: 'crossing', axes, line, source } : undefined
  }
  const on = found(plain, LIES_ON)
  const [x, y] = [numberIn(on?.groups.x ?? ''), numberIn(on?.groups.y ?? '')]
  if (on && x && y) return { task: 'lies on', point: [x, y], line: on.line, source: on.source }
  return readRelation(plain)
}

/** Whether a point fulfils the equation of a line. */
export const isOn = ([x, y]: readonly [typeof ZERO, typeof ZERO], { a, b, c }: Line) =>
  isZero(a.mul(x).add(b.mul(y)).add(c))

export const triggers =
  /intercept|axis|parallel|perpendicular|\) (?:lie|fall|is|on|a )|through \(|through the point/

/** Reads `State the gradient and y-intercept of y = 4x + 7`, `x-intercept`, `Does (2, 7) lie on y = 3x + 1?`. */
export function readLineFacts({ plain, full }: Asked): LineFactsQuestion | undefined {
  if (plain.length > 160 || !plain.includes('=')) return undefined
  const task = readTask(plain)
  return task && { kind: 'line facts', text: full, ...task }
}
