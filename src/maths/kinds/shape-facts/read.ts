import type { Asked } from '../../wording/asked.ts'
import type { ShapeFactQuestion, ShapeFactTask } from './question.ts'
import { readName } from './read-name.ts'
import { type Count, countsOf, NAMES, polygonOf, SAME } from './shapes.ts'

export const triggers =
  /\b(?:sides?|sided|faces|edges|face|vertex|vertices|corners|points|angles?|symmetry|diagonals|triangle|triangular)\b/

const COUNTS: Readonly<Record<string, Count>> = {
  'straight sides': 'sides',
  sides: 'sides',
  'flat faces': 'faces',
  faces: 'faces',
  'straight edges': 'edges',
  edges: 'edges',
  vertices: 'vertices',
  corners: 'vertices',
  'interior angles': 'angles',
  'right angles': 'right angles',
  angles: 'angles',
  'pairs of parallel sides': 'pairs of parallel sides',
  'sets of parallel sides': 'pairs of parallel sides',
  'parallel sides': 'parallel sides',
  'lines of reflectional symmetry': 'lines of symmetry',
  'lines of reflection symmetry': 'lines of symmetry',
  'lines of line symmetry': 'lines of symmetry',
  'lines of symmetry': 'lines of symmetry',
  'axes of symmetry': 'lines of symmetry',
  'symmetry lines': 'lines of symmetry',
  'symmetrical lines': 'lines of symmetry',
  'mirror lines': 'lines of symmetry',
  diagonals: 'diagonals',
}
const COUNT = `(?<count>${Object.keys(COUNTS).join('|')})`
const BY_SIDES =
  '(?<regular>regular )?(?:polygon (?:with|having|that has|which has) (?<with>\\d{1,3})(?: equal)? sides|(?<sided>\\d{1,3})[- ]?sided (?<regular2>regular )?polygon)'
const NAME = `(?:an? |the |any |each |every |1 |one )?(?:(?<name>${NAMES.join('|')})|${BY_SIDES})`
const ORDER =
  '(?:order of (?:rotational |rotation )?symmetry|order of rotation|(?:rotational|rotation) symmetry(?: order)?|rotational order)'
const OF = '(?: of| on| in| for| that| does| do| has| have| inside| around)*'
const forms = (sources: readonly string[]) => sources.map(source => new RegExp(`^${source}$`))
const COUNT_FORMS = forms([
  `(?:count (?:the )?(?:number of )?)${COUNT}${OF} ${NAME}`,
  `how many (?:total |different )?${COUNT}(?: are| is)?(?: there)?(?: can be drawn| can you draw)?${OF} ${NAME}s?(?: have| has| got| there)*(?: in total| altogether)?`,
  `(?:total )?number of ${COUNT}(?: there are)?${OF} ${NAME}(?: has| have| is)*`,
  `${NAME} has how many ${COUNT}`,
  `(?:if |for )?${NAME}[.,:;] ?how many ${COUNT} does (?:it|the shape) have`,
  `(?:an? )?(?<regular>regular )polygon has (?<with>\\d{1,3}) sides[.,;] ?how many ${COUNT} does (?:it|the polygon) have`,
])
const ORDER_FORMS = forms([
  `(?:what )?(?:is the )?${ORDER}${OF} ${NAME}(?: have)?`,
  `${NAME} has (?:a )?(?:what )?${ORDER}(?: of)?(?: what)?`,
])

/** `If it is not a square`, of what a special one has a name of its own for: that one is never meant. */
const NOT =
  /(?:,? \(?(?:(?:if|when|that|which|but) )?(?:it )?(?:(?:is |it's )?not|isn't) (?:an? )?(square|equilateral)(?: triangle)?\)?|(?<= )non-(square)(?= ))/
const SPECIAL: Readonly<Record<string, string>> = {
  rectangle: 'square',
  rhombus: 'square',
  'isosceles triangle': 'equilateral',
}

function readCount(text: string): ShapeFactTask | undefined {
  const [, special = '', other = special] = NOT.exec(text) ?? []
  const task = countIn(other === '' ? text : text.replace(NOT, '').replace(/ {2,}/, ' '))
  return other === '' || (task?.task === 'count' && SPECIAL[task.shape] === other) ? task : undefined
}

function countIn(plain: string): ShapeFactTask | undefined {
  for (const form of COUNT_FORMS) {
    const groups = form.exec(plain)?.groups
    const task = groups && counted(groups, COUNTS[groups.count ?? ''])
    if (task) return task
  }
  for (const form of ORDER_FORMS) {
    const groups = form.exec(plain)?.groups
    const task = groups && counted(groups, 'order of rotational symmetry')
    if (task) return task
  }
  return undefined
}

/** Only what is the same for every such shape. */
function counted(
  groups: Partial<Record<string, string>>,
  count: Count | undefined,
): ShapeFactTask | undefined {
  const sides = groups.with ?? groups.sided
  const name = groups.name ?? ''
  const shape = sides
    ? polygonOf(Number(sides), (groups.regular ?? groups.regular2) !== undefined)
    : (SAME[name] ?? name)
  // How many sides a shape with five sides has is no question.
  if (sides && count === 'sides') return undefined
  return count && countsOf(shape)[count] !== undefined ? { task: 'count', shape, count } : undefined
}

/** Reads `How many faces does a cube have?`, `What is a five-sided polygon called?`, `order of rotational symmetry of …`. */
export function readShapeFact({ plain, full }: Asked): ShapeFactQuestion | undefined {
  const task = readCount(plain) ?? readName(plain)
  return task && { kind: 'shape fact', text: full, ...task }
}
