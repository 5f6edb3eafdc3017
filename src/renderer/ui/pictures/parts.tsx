import type { Run } from '#text/pictures/picture.ts'
import { Drawing, Label, LEFT, SOFT, TAKEN, upTo, WIDTH } from './frame.tsx'

interface Parts {
  top: number
  bottom: number
}

const EDGE = 2
const BAR = 44
const GAP = 10

/** A bar for each whole, with the fraction behind it. */
export function Bar({ top, bottom }: Parts) {
  const wholes = Math.max(1, Math.ceil(top / bottom))
  const room = 52
  const width = (WIDTH - room - 2 * EDGE) / bottom
  const height = wholes * (BAR + GAP) - GAP + 2 * EDGE
  return (
    <Drawing height={height}>
      {upTo(wholes * bottom).map(at => (
        <rect
          key={at}
          x={EDGE + (at % bottom) * width}
          y={EDGE + Math.floor(at / bottom) * (BAR + GAP)}
          width={width}
          height={BAR}
          className={at < top ? TAKEN : LEFT}
        />
      ))}
      <Fraction x={WIDTH - room / 2 + 4} y={height / 2} top={top} bottom={bottom} />
    </Drawing>
  )
}

function Fraction({ x, y, top, bottom }: Parts & { x: number; y: number }) {
  return (
    <g>
      <Label x={x} y={y - 11}>
        {top}
      </Label>
      <path d={`M${x - 13} ${y}h26`} className="stroke-ink" />
      <Label x={x} y={y + 12}>
        {bottom}
      </Label>
    </g>
  )
}

/** A cake for each whole, up to three in a row. */
export function Cake({ top, bottom }: Parts) {
  const wholes = Math.max(1, Math.ceil(top / bottom))
  const perRow = Math.min(wholes, 2)
  const radius = 56
  const step = 2 * radius + GAP
  const rows = Math.ceil(wholes / perRow)
  return (
    <Drawing height={rows * step - GAP + 2 * EDGE}>
      {upTo(wholes).map(whole => (
        <g
          key={whole}
          transform={`translate(${EDGE + radius + (whole % perRow) * step} ${EDGE + radius + Math.floor(whole / perRow) * step})`}
        >
          <circle r={radius} className={bottom === 1 && top > whole ? TAKEN : LEFT} />
          {bottom > 1 &&
            upTo(bottom).map(at => (
              <path
                key={at}
                d={slice(at / bottom, (at + 1) / bottom, radius)}
                className={whole * bottom + at < top ? TAKEN : LEFT}
              />
            ))}
        </g>
      ))}
      <Fraction x={EDGE + perRow * step + 22} y={radius + EDGE} top={top} bottom={bottom} />
    </Drawing>
  )
}

/** A slice of a circle around the origin, from the top, between two parts of a full turn. */
function slice(from: number, to: number, radius: number): string {
  const point = (turn: number) => {
    const angle = 2 * Math.PI * turn
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
  }
  return `M0 0L${point(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}Z`
}

const RUN_LOOKS = [TAKEN, SOFT, LEFT, 'fill-right-soft stroke-ink', 'fill-wrong-soft stroke-ink']

/** Equal cells in a row, each run in a look of its own with its name below. */
export function Strip({ runs }: { runs: readonly Run[] }) {
  const count = runs.reduce((sum, run) => sum + run.count, 0)
  const width = (WIDTH - 2 * EDGE) / count
  const placed = withStarts(runs)
  return (
    <Drawing height={BAR + 30}>
      {placed.map(({ start, run, at }) => (
        <g key={run.name}>
          {upTo(run.count).map(cell => (
            <rect
              key={cell}
              x={EDGE + (start + cell) * width}
              y={EDGE}
              width={width}
              height={BAR}
              className={RUN_LOOKS[at % RUN_LOOKS.length]}
            />
          ))}
          {run.count > 0 && (
            <Label x={EDGE + (start + run.count / 2) * width} y={BAR + 17} size={15}>
              {run.name}
            </Label>
          )}
        </g>
      ))}
    </Drawing>
  )
}

function withStarts(runs: readonly Run[]) {
  return runs.map((run, at) => ({
    run,
    at,
    start: runs.slice(0, at).reduce((sum, { count }) => sum + count, 0),
  }))
}

/** Bars that stand on a line, each as high as its count, with lines across to read them by. */
export function Chart({ runs }: { runs: readonly Run[] }) {
  const most = Math.max(...runs.map(({ count }) => count))
  const step = [1, 2, 5, 10].find(each => most / each <= 6) ?? 10
  const ticks = Math.ceil(most / step)
  const [left, high, foot] = [30, 130, 26]
  const y = (count: number) => 12 + high - (count / (ticks * step)) * high
  const width = (WIDTH - left - EDGE) / runs.length
  return (
    <Drawing height={12 + high + foot}>
      {upTo(ticks + 1).map(tick => (
        <g key={tick}>
          <path d={`M${left} ${y(tick * step)}H${WIDTH - EDGE}`} className="stroke-line" />
          <Label x={left - 6} y={y(tick * step)} anchor="end" size={14}>
            {tick * step}
          </Label>
        </g>
      ))}
      {runs.map(({ name, count }, at) => (
        <g key={name}>
          <rect
            x={left + (at + 0.2) * width}
            y={y(count)}
            width={0.6 * width}
            height={y(0) - y(count)}
            className={TAKEN}
          />
          <Label x={left + (at + 0.5) * width} y={y(0) + 14} size={14}>
            {name}
          </Label>
        </g>
      ))}
      <path d={`M${left} ${y(0)}H${WIDTH - EDGE}`} className="stroke-ink" />
    </Drawing>
  )
}

/** A square with parts of it taken both ways: what is taken twice is the product. */
export function Overlap({ across, down }: { across: Parts; down: Parts }) {
  const size = 150
  const [width, height] = [size / across.bottom, size / down.bottom]
  return (
    <Drawing height={size + 2 * EDGE}>
      {upTo(across.bottom * down.bottom).map(at => {
        const [column, row] = [at % across.bottom, Math.floor(at / across.bottom)]
        const taken = Number(column < across.top) + Number(row < down.top)
        return (
          <rect
            key={at}
            x={EDGE + column * width}
            y={EDGE + row * height}
            width={width}
            height={height}
            className={[LEFT, SOFT, TAKEN][taken]}
          />
        )
      })}
      <Label x={size + 24} y={size / 2} anchor="start" size={15}>
        {`${across.top}/${across.bottom} across`}
      </Label>
      <Label x={size + 24} y={size / 2 + 24} anchor="start" size={15}>
        {`${down.top}/${down.bottom} down`}
      </Label>
    </Drawing>
  )
}
