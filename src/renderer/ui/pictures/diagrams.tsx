import type { Shape, Tree } from '#text/pictures/picture.ts'
import { leavesOf } from '#text/pictures/read-lines.ts'
import { Drawing, Label, LEFT, SOFT, TAKEN, upTo, WIDTH, withMinus } from './frame.tsx'

/** Scales in balance: both sides of an equation. */
export function Balance({ left, right }: { left: string; right: string }) {
  const size = Math.max(left.length, right.length) > 10 ? 14 : 17
  return (
    <Drawing height={126}>
      <path d={`M${WIDTH / 2} 64v40m-34 0h68`} className="stroke-ink" strokeWidth="5" />
      <path d={`M${WIDTH / 2 - 14} 104L${WIDTH / 2} 64l14 40z`} className={SOFT} />
      <path d={`M28 64H${WIDTH - 28}`} className="stroke-ink" strokeWidth="5" />
      {[left, right].map((text, at) => (
        <g key={at === 0 ? 'left' : 'right'}>
          <rect
            x={at === 0 ? 12 : WIDTH - 144}
            y="16"
            width="132"
            height="44"
            rx="10"
            className={at === 0 ? TAKEN : LEFT}
          />
          <Label
            x={at === 0 ? 78 : WIDTH - 78}
            y={38}
            size={size}
            className={at === 0 ? 'fill-on-brand' : 'fill-ink'}
          >
            {withMinus(text)}
          </Label>
        </g>
      ))}
    </Drawing>
  )
}

const SHORT = 6

/** Steps one after the other: four short ones in a row, or three. */
export function Chain({ links }: { links: readonly string[] }) {
  const longest = Math.max(...links.map(link => link.length))
  const perRow = longest <= SHORT && links.length === 4 ? 4 : 3
  const columns = Math.min(links.length, perRow)
  const [gap, high, row] = [24, 40, 58]
  const width = (WIDTH - 4 - gap * (columns - 1)) / columns
  const size = Math.min(16, (width - 8) / (longest * 0.56))
  return (
    <Drawing height={Math.ceil(links.length / perRow) * row - 14}>
      {links.map((link, at) => {
        const [x, y] = [2 + (at % perRow) * (width + gap), 2 + Math.floor(at / perRow) * row]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the links of a chain never move
          <g key={at}>
            {at > 0 && at % perRow > 0 && (
              <path d={`M${x - gap + 4} ${y + high / 2}h${gap - 8}m-7 -6l7 6l-7 6`} className="stroke-ink" />
            )}
            {at > 0 && at % perRow === 0 && (
              <path d={`M${WIDTH - 40} ${y - 15}v6H40v6m-6 -6l6 7l6 -7`} className="stroke-ink" />
            )}
            <rect x={x} y={y} width={width} height={high} rx="10" className={at % 2 === 0 ? LEFT : SOFT} />
            <Label
              x={x + width / 2}
              y={y + high / 2}
              size={size}
              className={at % 2 === 0 ? 'fill-ink' : 'fill-sun-ink'}
            >
              {withMinus(link)}
            </Label>
          </g>
        )
      })}
    </Drawing>
  )
}

const LEVEL = 58

/** A number that splits into others, down to those that split no further. */
export function FactorTree({ tree }: { tree: Tree }) {
  const leaves = leavesOf(tree).length
  const width = Math.min(72, (WIDTH - 8) / leaves)
  return (
    <Drawing height={depthOf(tree) * LEVEL - 16}>
      <Node tree={tree} from={4} width={width} level={0} />
    </Drawing>
  )
}

function depthOf({ branches }: Tree): number {
  return 1 + Math.max(0, ...branches.map(depthOf))
}

function Node({ tree, from, width, level }: { tree: Tree; from: number; width: number; level: number }) {
  const middle = (each: Tree, start: number) => start + (leavesOf(each).length * width) / 2
  const [x, y] = [middle(tree, from), 20 + level * LEVEL]
  const starts = tree.branches.map(
    (_, at) =>
      from + tree.branches.slice(0, at).reduce((sum, each) => sum + leavesOf(each).length * width, 0),
  )
  const isLeaf = tree.branches.length === 0
  return (
    <g>
      {tree.branches.map((branch, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the branches of a tree never move
        <g key={at}>
          <path d={`M${x} ${y}L${middle(branch, starts[at] ?? 0)} ${y + LEVEL}`} className="stroke-ink" />
          <Node tree={branch} from={starts[at] ?? 0} width={width} level={level + 1} />
        </g>
      ))}
      <rect
        x={x - 19}
        y={y - 18}
        width="38"
        height="36"
        rx={isLeaf ? 18 : 8}
        className={isLeaf ? TAKEN : LEFT}
      />
      <Label
        x={x}
        y={y}
        size={tree.label.length > 3 ? 12 : 16}
        className={isLeaf ? 'fill-on-brand' : 'fill-ink'}
      >
        {tree.label}
      </Label>
    </g>
  )
}

type SetsShape = Extract<Shape, { kind: 'sets' }>

/** Two rings that overlap. */
export function Sets({ names, left, both, right }: SetsShape) {
  const [y, radius] = [112, 84]
  const [one, other] = [WIDTH / 2 - 52, WIDTH / 2 + 52]
  return (
    <Drawing height={204}>
      <Label x={one - 20} y={12} size={14}>
        {names[0]}
      </Label>
      <Label x={other + 20} y={12} size={14}>
        {names[1]}
      </Label>
      <circle cx={one} cy={y} r={radius} className="fill-card stroke-ink" />
      <circle cx={other} cy={y} r={radius} className="fill-sun-soft stroke-ink" fillOpacity="0.6" />
      <circle cx={one} cy={y} r={radius} className="stroke-ink" />
      <Members x={one - 42} y={y} members={left} />
      <Members x={WIDTH / 2} y={y} members={both} />
      <Members x={other + 42} y={y} members={right} />
    </Drawing>
  )
}

function Members({ x, y, members }: { x: number; y: number; members: readonly string[] }) {
  const columns = members.length > 4 ? 2 : 1
  const rows = Math.ceil(members.length / columns)
  return members.map((member, at) => (
    <Label
      key={member}
      x={x + (columns === 1 ? 0 : (at % 2) * 32 - 16)}
      y={y + (Math.floor(at / columns) - (rows - 1) / 2) * 24}
    >
      {member}
    </Label>
  ))
}

type GraphShape = Extract<Shape, { kind: 'graph' }>

/** Points on squared paper with both axes; joined by a line, or by a curve. */
export function Graph({ points, as }: GraphShape) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right] = bounds(xs)
  const [low, high] = bounds(ys)
  const size = Math.min((WIDTH - 40) / (right - left), 210 / (high - low), 30)
  const px = (x: number) => 24 + (x - left) * size
  const py = (y: number) => 12 + (high - y) * size
  const step = size < 12 ? 5 : size < 22 ? 2 : 1
  const drawn = points.map(([x, y]) => [px(x), py(y)] as const)
  return (
    <Drawing height={py(low) + 26}>
      <g className="stroke-line" strokeWidth="1">
        {upTo(right - left + 1).map(at => (
          <path key={at} d={`M${px(left + at)} ${py(high)}V${py(low)}`} />
        ))}
        {upTo(high - low + 1).map(at => (
          <path key={at} d={`M${px(left)} ${py(low + at)}H${px(right)}`} />
        ))}
      </g>
      <path d={`M${px(left)} ${py(0)}H${px(right)}M${px(0)} ${py(high)}V${py(low)}`} className="stroke-ink" />
      {named(left, right, step).map(x => (
        <Label key={x} x={px(x)} y={py(0) + 13} size={12} className="fill-ink-soft">
          {withMinus(String(x))}
        </Label>
      ))}
      {named(low, high, step).map(y => (
        <Label key={y} x={px(0) - 6} y={py(y)} size={12} anchor="end" className="fill-ink-soft">
          {withMinus(String(y))}
        </Label>
      ))}
      {as === 'line' && (
        <path
          d={`M${drawn.map(point => point.join(' ')).join('L')}`}
          className="stroke-brand"
          strokeWidth="3"
        />
      )}
      {as === 'curve' && <path d={smooth(drawn)} className="stroke-brand" strokeWidth="3" />}
      {drawn.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" className="fill-brand" />
      ))}
    </Drawing>
  )
}

/** Whole numbers around all of them, the origin and a little more included. */
function bounds(values: readonly number[]): [number, number] {
  const least = Math.floor(Math.min(0, ...values))
  return [least < 0 ? least - 1 : 0, Math.ceil(Math.max(0, ...values)) + 1]
}

function named(from: number, to: number, step: number): number[] {
  return upTo(to - from + 1)
    .map(at => from + at)
    .filter(each => each !== 0 && each % step === 0)
}

/** A curve through all the points (Catmull–Rom). */
function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  return points.slice(1).reduce(
    (path, [x, y], index) => {
      const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
      const [ax, ay] = [start[0] + (x - before[0]) / 6, start[1] + (y - before[1]) / 6]
      const [bx, by] = [x - (after[0] - start[0]) / 6, y - (after[1] - start[1]) / 6]
      return `${path}C${ax} ${ay} ${bx} ${by} ${x} ${y}`
    },
    `M${at(0).join(' ')}`,
  )
}
