import type { Marked, Shape, Tree } from './picture.ts'
import { labelIn, markedIn } from './read-parts.ts'

const MOST_TICKS = 41
const MOST_MARKS = 8
const RELATION = /^(>=|<=|>|<)\s*(.+)$/

/** `0 to 1 step 1/4: 3/4`, jumps as `0 to 10: 2 > 5 > 9`, one side as `-5 to 5: >= 2`. */
export function readLine(rest: string): Shape | undefined {
  const [, start = '', end = '', by = '1', marked = ''] =
    /^(\S+) to (\S+?)(?: step (\S+?))?(?:: (.+))?$/.exec(rest) ?? []
  const [from, to, step] = [markedIn(start), markedIn(end), markedIn(by)]
  if (!from || !to || !step || step.value <= 0 || to.value <= from.value) return undefined
  if ((to.value - from.value) / step.value > MOST_TICKS - 1) return undefined
  const bounds = { from, to, step }
  const relation = RELATION.exec(marked)
  if (relation) {
    const [, sign, number = ''] = relation
    const marks = within([markedIn(number)], bounds)
    const as = sign === '>' || sign === '<' || sign === '>=' || sign === '<=' ? sign : undefined
    return marks && as ? { kind: 'line', ...bounds, marks, as } : undefined
  }
  const as = marked.includes(' > ') ? 'jumps' : 'points'
  const numbers = marked === '' ? [] : marked.split(as === 'jumps' ? ' > ' : /,\s*/)
  const marks = within(numbers.map(markedIn), bounds)
  return marks && { kind: 'line', ...bounds, marks, as }
}

function within(
  marks: readonly (Marked | undefined)[],
  { from, to }: { from: Marked; to: Marked },
): Marked[] | undefined {
  const known = marks.flatMap(mark =>
    mark && mark.value >= from.value && mark.value <= to.value ? mark : [],
  )
  return known.length === marks.length && known.length <= MOST_MARKS ? known : undefined
}

const FARTHEST = 20
const MOST_POINTS = 15

/** `(1, 2), (3, 4)` for points, `line (0, 1), (2, 5)`, `curve (-2, 4), (0, 0), (2, 4)`. */
export function readGraph(rest: string): Shape | undefined {
  const [, how = 'points', list = ''] = /^(?:(line|curve) )?(.+)$/.exec(rest) ?? []
  const as = how === 'line' || how === 'curve' ? how : 'points'
  if (!/^\([^()]+\)(?:, \([^()]+\))*$/.test(list)) return undefined
  const points = list
    .slice(1, -1)
    .split('), (')
    .map(pair => {
      const [x, y, ...more] = pair.split(/,\s*/).map(markedIn)
      const isNear = x && y && Math.abs(x.value) <= FARTHEST && Math.abs(y.value) <= FARTHEST
      return isNear && more.length === 0 ? ([x.value, y.value] as const) : undefined
    })
  const known = points.flatMap(point => (point ? [point] : []))
  const isFit = known.length === points.length && known.length <= MOST_POINTS
  return isFit && (as === 'points' || known.length > 1) ? { kind: 'graph', points: known, as } : undefined
}

const DEEPEST = 4
const MOST_LEAVES = 8

/** `60 (6 (2, 3), 10 (2, 5))` */
export function readTree(rest: string): Shape | undefined {
  const tokens = rest.match(/[(),]|[^(),]+/g) ?? []
  let at = 0
  const readNode = (depth: number): Tree | undefined => {
    const label = labelIn(tokens[at] ?? '')
    if (label === undefined || depth > DEEPEST || /[(),]/.test(label)) return undefined
    at += 1
    if (tokens[at] !== '(') return { label, branches: [] }
    const branches: Tree[] = []
    do {
      at += 1
      const branch = readNode(depth + 1)
      if (!branch) return undefined
      branches.push(branch)
      // A space may stand behind a bracket.
      while (tokens[at]?.trim() === '') at += 1
    } while (tokens[at] === ',')
    if (tokens[at] !== ')') return undefined
    at += 1
    return { label, branches }
  }
  const tree = readNode(1)
  const isFit = tree && at === tokens.length && tree.branches.length > 0
  return isFit && leavesOf(tree).length <= MOST_LEAVES ? { kind: 'tree', tree } : undefined
}

/** What is split no further. */
export function leavesOf({ label, branches }: Tree): string[] {
  return branches.length === 0 ? [label] : branches.flatMap(leavesOf)
}

const MOST_MEMBERS = 12

/** `factors of 12: 1, 2, 3, 4, 6, 12 / factors of 18: 1, 2, 3, 6, 9, 18` */
export function readSets(rest: string): Shape | undefined {
  const sets = rest.split(' / ').map(each => {
    const [, name = '', list = ''] = /^([^:]+): (.+)$/.exec(each) ?? []
    return { name: labelIn(name), members: [...new Set(list.split(/,\s*/))] }
  })
  const [one, other, ...more] = sets
  if (!one?.name || !other?.name || more.length > 0) return undefined
  const isFit = ({ members }: typeof one) =>
    members.length <= MOST_MEMBERS && members.every(each => /^[\p{L}\d./-]{1,5}$/u.test(each))
  if (!isFit(one) || !isFit(other)) return undefined
  return {
    kind: 'sets',
    names: [one.name, other.name],
    left: one.members.filter(each => !other.members.includes(each)),
    both: one.members.filter(each => other.members.includes(each)),
    right: other.members.filter(each => !one.members.includes(each)),
  }
}
