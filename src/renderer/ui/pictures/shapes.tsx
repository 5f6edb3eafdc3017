import { Drawing, Label, LEFT, OUTLINE, upTo, WIDTH } from './frame.tsx'

const RADIANS = Math.PI / 180

/** A point on a circle, by degrees from the right, against the clock. */
function around(x: number, y: number, radius: number, degrees: number) {
  return { x: x + radius * Math.cos(degrees * RADIANS), y: y - radius * Math.sin(degrees * RADIANS) }
}

const ARCS = ['stroke-brand', 'stroke-wrong', 'stroke-sun', 'stroke-right', 'stroke-ink', 'stroke-brand']

/** Angles one after the other around a point, each with its arc and its degrees. */
export function Angles({ degrees }: { degrees: readonly number[] }) {
  const sum = degrees.reduce((total, each) => total + each, 0)
  const arm = 100
  const isHalf = sum <= 180
  const [x, y] = [sum <= 90 ? 60 : WIDTH / 2, isHalf ? 118 : 112]
  const starts = degrees.map((_, at) => degrees.slice(0, at).reduce((total, each) => total + each, 0))
  const arms = sum === 360 ? starts : [...starts, sum]
  return (
    <Drawing height={isHalf ? 132 : 224}>
      {arms.map(each => {
        const end = around(x, y, arm, each)
        return <path key={each} d={`M${x} ${y}L${end.x} ${end.y}`} className={OUTLINE} strokeWidth="3" />
      })}
      {degrees.map((size, at) => {
        const start = starts[at] ?? 0
        const middle = around(x, y, 62, start + size / 2)
        return (
          <g key={start}>
            {size === 90 ? (
              <Corner x={x} y={y} start={start} />
            ) : (
              <Arc x={x} y={y} start={start} size={size} radius={34} className={ARCS[at % ARCS.length]} />
            )}
            <Label x={middle.x} y={middle.y} size={15}>
              {size}°
            </Label>
          </g>
        )
      })}
    </Drawing>
  )
}

interface ArcProps {
  x: number
  y: number
  start: number
  size: number
  radius: number
  className?: string | undefined
}

function Arc({ x, y, start, size, radius, className = 'stroke-brand' }: ArcProps) {
  const from = around(x, y, radius, start)
  // A full turn has no end of its own.
  const to = around(x, y, radius, start + Math.min(size, 359.9))
  return (
    <path
      d={`M${from.x} ${from.y}A${radius} ${radius} 0 ${size > 180 ? 1 : 0} 0 ${to.x} ${to.y}`}
      className={className}
      strokeWidth="4"
    />
  )
}

/** The little square of a right angle. */
function Corner({ x, y, start }: { x: number; y: number; start: number }) {
  const [one, far, other] = [
    around(x, y, 22, start),
    around(x, y, 22 * Math.SQRT2, start + 45),
    around(x, y, 22, start + 90),
  ]
  return (
    <path
      d={`M${one.x} ${one.y}L${far.x} ${far.y}L${other.x} ${other.y}`}
      className="stroke-brand"
      strokeWidth="3"
    />
  )
}

/** A triangle with a right angle, its sides named; the longest one last. */
export function RightTriangle({
  sides: [base, height, longest],
}: {
  sides: readonly [string, string, string]
}) {
  const [across, up] = sized(base, height)
  const [x, y] = [90, up + 12]
  return (
    <Drawing height={up + 42}>
      <path d={`M${x} ${y}h${across}L${x} ${y - up}z`} className={LEFT} />
      <Corner x={x} y={y} start={0} />
      <Label x={x + across / 2} y={y + 18}>
        {base}
      </Label>
      <Label x={x - 12} y={y - up / 2} anchor="end">
        {height}
      </Label>
      <Label x={x + across / 2 + 14} y={y - up / 2 - 10} anchor="start">
        {longest}
      </Label>
    </Drawing>
  )
}

/** Both as long as their numbers say, where they have some. */
function sized(base: string, height: string): [number, number] {
  const [across, up] = [Number.parseFloat(base), Number.parseFloat(height)]
  if (!(across > 0 && up > 0)) return [150, 100]
  const scale = Math.min(150 / across, 120 / up)
  return [Math.max(across * scale, 45), Math.max(up * scale, 45)]
}

/** A triangle with these angles. */
export function AngledTriangle({ degrees: [a, b, c] }: { degrees: readonly [number, number, number] }) {
  const base = 190
  // The law of sines: how long the side from the first corner is.
  const side = (base * Math.sin(b * RADIANS)) / Math.sin(c * RADIANS)
  const up = side * Math.sin(a * RADIANS)
  const shrink = Math.min(1, 130 / up)
  // An obtuse first corner leans out to the left.
  const lean = Math.min(0, side * shrink * Math.cos(a * RADIANS))
  const [x, y] = [24 - lean, up * shrink + 16]
  const corners = [
    { x, y, size: a, start: 0 },
    { x: x + base * shrink, y, size: b, start: 180 - b },
    { x: x + side * shrink * Math.cos(a * RADIANS), y: y - up * shrink, size: c, start: 180 + a },
  ]
  return (
    <Drawing height={y + 14}>
      <path d={`M${corners.map(corner => `${corner.x} ${corner.y}`).join('L')}z`} className={LEFT} />
      {corners.map((corner, at) => {
        const label = around(corner.x, corner.y, corner.size < 45 ? 50 : 42, corner.start + corner.size / 2)
        return (
          <g key={`${corner.x} ${corner.y}`}>
            {corner.size === 90 ? (
              <Corner {...corner} />
            ) : (
              <Arc {...corner} radius={20} className={ARCS[at]} />
            )}
            <Label x={label.x} y={label.y} size={14}>
              {corner.size}°
            </Label>
          </g>
        )
      })}
    </Drawing>
  )
}

/** A triangle on its base with its height inside. */
export function HighTriangle({ base, height }: { base: string; height: string }) {
  const [across, up] = sized(base, height)
  const [x, y, top] = [60, up + 12, 60 + across * 0.35]
  return (
    <Drawing height={up + 42}>
      <path d={`M${x} ${y}h${across}L${top} ${y - up}z`} className={LEFT} />
      <path d={`M${top} ${y}v${-up}`} className="stroke-brand" strokeWidth="3" strokeDasharray="7 7" />
      <path d={`M${top} ${y - 14}h14v14`} className="stroke-brand" />
      <Label x={x + across / 2} y={y + 18}>
        {base}
      </Label>
      <Label x={top + 8} y={y - up * 0.42} anchor="start" size={15}>
        {height}
      </Label>
    </Drawing>
  )
}

/** A circle with the lines that are named. */
export function Round({ parts }: { parts: readonly ('radius' | 'diameter' | 'circumference')[] }) {
  const [x, y, radius] = [84, 84, 78]
  const has = (part: (typeof parts)[number]) => parts.includes(part)
  const end = around(x, y, radius, 50)
  return (
    <Drawing height={2 * y}>
      <circle cx={x} cy={y} r={radius} className={LEFT} />
      {has('circumference') && <circle cx={x} cy={y} r={radius} className="stroke-wrong" strokeWidth="5" />}
      {has('diameter') && (
        <path d={`M${x - radius} ${y}H${x + radius}`} className="stroke-brand" strokeWidth="4" />
      )}
      {has('radius') && <path d={`M${x} ${y}L${end.x} ${end.y}`} className="stroke-ink" strokeWidth="4" />}
      <circle cx={x} cy={y} r="5" className="fill-ink" />
      {parts.map((part, at) => (
        <g key={part}>
          <path
            d={`M186 ${46 + at * 32}h22`}
            strokeWidth="5"
            className={
              { radius: 'stroke-ink', diameter: 'stroke-brand', circumference: 'stroke-wrong' }[part]
            }
          />
          <Label x={218} y={46 + at * 32} anchor="start" size={15}>
            {part}
          </Label>
        </g>
      ))}
    </Drawing>
  )
}

/** A shape with equal sides, standing on one of them. */
export function Polygon({ sides }: { sides: number }) {
  const [x, y, radius] = [84, 84, 76]
  const corners = upTo(sides).map(at =>
    around(x, y, radius, 90 + 180 / sides + (at * 360) / sides + (sides % 2 === 1 ? 180 / sides : 0)),
  )
  return (
    <Drawing height={168}>
      <path
        d={`M${corners.map(corner => `${corner.x.toFixed(1)} ${corner.y.toFixed(1)}`).join('L')}z`}
        className={LEFT}
      />
      {corners.map(corner => (
        <circle key={`${corner.x} ${corner.y}`} cx={corner.x} cy={corner.y} r="4" className="fill-brand" />
      ))}
    </Drawing>
  )
}
