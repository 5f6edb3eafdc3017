import { Drawing, Label, LEFT, SOFT, TAKEN, upTo, WIDTH } from './frame.tsx'

const SIDE = 56

/** How long parts are drawn: a number by its size, a letter as a middling one. */
function shares(parts: readonly string[]): number[] {
  const sizes = parts.map(part => Math.abs(Number.parseFloat(part)))
  const known = sizes.filter(size => size > 0)
  const biggest = known.length > 0 ? Math.max(...known) : 1
  const weights = sizes.map(size => (size > 0 ? Math.max(size / biggest, 0.4) : 1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => weight / sum)
}

const LOOKS = [TAKEN, SOFT, LEFT]
const INKS = ['fill-on-brand', 'fill-sun-ink', 'fill-ink']

/** A rectangle cut both ways, with what has to be multiplied in each part. */
export function Area({ across, down }: { across: readonly string[]; down: readonly string[] }) {
  const [width, height] = [WIDTH - SIDE - 4, 50 + 46 * down.length]
  const [columns, rows] = [shares(across), shares(down)]
  const start = (sizes: readonly number[], at: number) =>
    sizes.slice(0, at).reduce((sum, size) => sum + size, 0)
  return (
    <Drawing height={height + 34}>
      {columns.map((column, at) => (
        <Label key={across[at]} x={SIDE + (start(columns, at) + column / 2) * width} y={13}>
          {across[at]}
        </Label>
      ))}
      {rows.map((row, at) => (
        <Label key={down[at]} x={SIDE - 12} y={28 + (start(rows, at) + row / 2) * height} anchor="end">
          {down[at]}
        </Label>
      ))}
      {rows.flatMap((row, line) =>
        columns.map((column, at) => {
          const look = (line * 2 + at) % LOOKS.length
          const [x, y] = [SIDE + start(columns, at) * width, 28 + start(rows, line) * height]
          return (
            <g key={`${down[line]} ${across[at]}`}>
              <rect x={x} y={y} width={column * width} height={row * height} className={LOOKS[look]} />
              <Label x={x + (column * width) / 2} y={y + (row * height) / 2} size={15} className={INKS[look]}>
                {`${down[line]} × ${across[at]}`}
              </Label>
            </g>
          )
        }),
      )}
    </Drawing>
  )
}

const MOST_SQUARES = 12

/** A rectangle with its sides named, and squares in it where they can be counted. */
export function Rectangle({ across, down }: { across: string; down: string }) {
  const [columns, rows] = [Number.parseFloat(across), Number.parseFloat(down)]
  const isSized = columns > 0 && rows > 0
  const scale = isSized ? Math.min(220 / columns, 130 / rows) : 1
  const width = isSized ? Math.max(columns * scale, 24) : 200
  const height = isSized ? Math.max(rows * scale, 24) : 110
  const hasSquares =
    Number.isInteger(columns) && Number.isInteger(rows) && Math.max(columns, rows) <= MOST_SQUARES
  return (
    <Drawing height={height + 30}>
      <rect
        x="2"
        y="2"
        width={width}
        height={height}
        className={hasSquares ? LEFT : 'fill-brand-soft stroke-ink'}
      />
      {hasSquares && isSized && (
        <g className="stroke-line-strong" strokeWidth="1">
          {upTo(columns - 1).map(at => (
            <path key={at} d={`M${2 + ((at + 1) * width) / columns} 2v${height}`} />
          ))}
          {upTo(rows - 1).map(at => (
            <path key={at} d={`M2 ${2 + ((at + 1) * height) / rows}h${width}`} />
          ))}
          <rect x="2" y="2" width={width} height={height} className="stroke-ink" strokeWidth="2.500" />
        </g>
      )}
      <Label x={2 + width / 2} y={height + 18}>
        {across}
      </Label>
      <Label x={width + 12} y={2 + height / 2} anchor="start">
        {down}
      </Label>
    </Drawing>
  )
}

const MOST_CUBES = 6

/** A box seen from the front and a little from above, with cubes marked where they can be counted. */
export function Box({ length, width, height }: { length: string; width: string; height: string }) {
  const sizes = [length, width, height].map(each => Number.parseFloat(each))
  const isCubed = sizes.every(size => Number.isInteger(size) && size > 0 && size <= MOST_CUBES)
  const isSized = sizes.every(size => size > 0)
  const biggest = Math.max(...sizes)
  const [l = 1, w = 1, h = 1] = isSized ? sizes.map(size => Math.max(size / biggest, 0.25)) : [1, 0.7, 0.7]
  const scale = Math.min(150 / l, 110 / h)
  const [across, up] = [l * scale, h * scale]
  const [dx, dy] = [w * scale * 0.45, -w * scale * 0.35]
  const [x, y] = [4, 4 - dy]
  const [ln = 1, wn = 1, hn = 1] = isCubed ? sizes : [1, 1, 1]
  return (
    <Drawing height={up - dy + 32}>
      <path d={`M${x} ${y}h${across}v${up}h${-across}z`} className={LEFT} />
      <path d={`M${x} ${y}l${dx} ${dy}h${across}l${-dx} ${-dy}z`} className={SOFT} />
      <path
        d={`M${x + across} ${y}l${dx} ${dy}v${up}l${-dx} ${-dy}z`}
        className="fill-brand-soft stroke-ink"
      />
      <g className="stroke-line-strong" strokeWidth="1">
        {upTo(ln - 1).map(at => (
          <path key={at} d={`M${x + ((at + 1) * across) / ln} ${y + up}V${y}l${dx} ${dy}`} />
        ))}
        {upTo(hn - 1).map(at => (
          <path key={at} d={`M${x} ${y + ((at + 1) * up) / hn}h${across}l${dx} ${dy}`} />
        ))}
        {upTo(wn - 1).map(at => {
          const [sx, sy] = [((at + 1) * dx) / wn, ((at + 1) * dy) / wn]
          return <path key={at} d={`M${x + sx} ${y + sy}h${across}v${up}`} />
        })}
      </g>
      <Label x={x + across / 2} y={y + up + 16}>
        {length}
      </Label>
      <Label x={x + across + dx / 2 + 10} y={y + up + dy / 2 + 8} anchor="start">
        {width}
      </Label>
      <Label x={x + across + dx + 10} y={y + dy + up / 2} anchor="start">
        {height}
      </Label>
    </Drawing>
  )
}
