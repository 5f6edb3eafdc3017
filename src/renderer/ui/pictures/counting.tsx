import { Drawing, Label, LEFT, SOFT, TAKEN, upTo, WIDTH } from './frame.tsx'

/** Rows of dots, and in a last row those that are left over. */
export function Dots({ rows, columns, over }: { rows: number; columns: number; over: number }) {
  const step = Math.min(26, (WIDTH - 8) / columns)
  const radius = step * 0.34
  const lines = rows + (over > 0 ? 1 : 0)
  const at = (index: number) => 4 + step / 2 + index * step
  return (
    <Drawing height={lines * step + 8}>
      {upTo(rows * columns).map(dot => (
        <circle
          key={dot}
          cx={at(dot % columns)}
          cy={at(Math.floor(dot / columns))}
          r={radius}
          className="fill-brand"
        />
      ))}
      {upTo(over).map(dot => (
        <circle key={dot} cx={at(dot)} cy={at(rows)} r={radius} className={SOFT} />
      ))}
    </Drawing>
  )
}

const HEADS = ['1', '10', '100', '1,000', '10,000', '100,000', '1,000,000']
const SMALL_HEADS = ['tenths', 'hundredths', 'thousandths']
const NAMES = ['ones', 'tens', 'hundreds', 'thousands']

/** A place-value table with a row for each number; the point stands on its own line. */
export function Places({ numbers }: { numbers: readonly string[] }) {
  const split = numbers.map(number => number.split('.'))
  const front = Math.max(...split.map(([whole = '']) => whole.length))
  const behind = Math.max(...split.map(([, part = '']) => part.length))
  const columns = front + behind
  const width = Math.min(78, (WIDTH - 4) / columns)
  const [head, row] = [30, 40]
  const height = head + row * numbers.length + 4
  const left = (column: number) => 2 + column * width
  return (
    <Drawing height={height}>
      {upTo(columns).map(column => (
        <g key={column}>
          <rect x={left(column)} y="2" width={width} height={head} className={SOFT} />
          <Label
            x={left(column) + width / 2}
            y={2 + head / 2}
            size={headSize(columns)}
            className="fill-sun-ink"
          >
            {headOf(column, front, columns)}
          </Label>
          {split.map(([whole = '', part = ''], at) => (
            <g key={numbers[at]}>
              <rect x={left(column)} y={2 + head + at * row} width={width} height={row} className={LEFT} />
              <Label x={left(column) + width / 2} y={2 + head + (at + 0.5) * row} size={20}>
                {column < front ? whole.padStart(front, ' ')[column] : part[column - front]}
              </Label>
            </g>
          ))}
        </g>
      ))}
      {behind > 0 &&
        numbers.map((number, at) =>
          number.includes('.') ? (
            <circle
              key={number}
              cx={left(front)}
              cy={2 + head + at * row + row * 0.72}
              r="5"
              className="fill-brand stroke-card"
            />
          ) : null,
        )}
    </Drawing>
  )
}

function headOf(column: number, front: number, columns: number): string | undefined {
  if (column >= front)
    return columns > 5 ? ['0.1', '0.01', '0.001'][column - front] : SMALL_HEADS[column - front]
  const place = front - 1 - column
  return columns > 5 ? HEADS[place] : (NAMES[place] ?? HEADS[place])
}

function headSize(columns: number): number {
  return columns > 5 ? 10.5 : columns > 4 ? 11 : 13
}

const CELL = 9

/** Hundred squares, ten rods and single cubes, the same cube everywhere. */
export function Blocks({ hundreds, tens, ones }: { hundreds: number; tens: number; ones: number }) {
  const [high, gap] = [10 * CELL, 8]
  const items = [
    ...upTo(hundreds).map(() => ({ columns: 10, rows: 10, look: SOFT })),
    ...upTo(tens).map(() => ({ columns: 1, rows: 10, look: TAKEN })),
    ...upTo(Math.ceil(ones / 5)).map(at => ({ columns: 1, rows: Math.min(5, ones - at * 5), look: LEFT })),
  ]
  let [x, y] = [2, 2]
  const placed = items.map(item => {
    const width = item.columns * CELL
    if (x + width > WIDTH - 2) [x, y] = [2, y + high + gap]
    const here = { ...item, x, y }
    x += width + gap
    return here
  })
  return (
    <Drawing height={y + high + 2}>
      {placed.map(item => (
        <g key={`${item.x} ${item.y}`} strokeWidth="1.500">
          {upTo(item.columns * item.rows).map(cell => (
            <rect
              key={cell}
              x={item.x + (cell % item.columns) * CELL}
              y={item.y + high - (Math.floor(cell / item.columns) + 1) * CELL}
              width={CELL}
              height={CELL}
              className={item.look}
            />
          ))}
        </g>
      ))}
    </Drawing>
  )
}

/** Numbers one below the other, ones under ones and point under point, with a line for the result. */
export function Column({ numbers, sign }: { numbers: readonly string[]; sign: string }) {
  const split = numbers.map(number => number.split('.'))
  const front = Math.max(...split.map(([whole = '']) => whole.length))
  const behind = Math.max(...split.map(([, part = '']) => part.length))
  const [step, row] = [26, 32]
  const left = 44
  const end = left + (front + behind) * step + (behind > 0 ? 8 : 0)
  const x = (column: number) => left + (column + 0.5) * step + (column >= front && behind > 0 ? 8 : 0)
  return (
    <Drawing height={numbers.length * row + 22}>
      {split.map(([whole = '', part = ''], at) => (
        <g key={numbers[at]}>
          {[...whole.padStart(front, ' '), ...part].map((digit, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the digits of one number never move
            <Label key={column} x={x(column)} y={(at + 0.5) * row} size={22}>
              {digit}
            </Label>
          ))}
          {part !== '' && (
            <circle cx={left + front * step + 4} cy={(at + 0.5) * row + 8} r="2.500" className="fill-ink" />
          )}
        </g>
      ))}
      <Label x={26} y={(numbers.length - 0.5) * row} size={22}>
        {sign === '-' ? '−' : sign}
      </Label>
      <path d={`M12 ${numbers.length * row + 2}H${end + 6}`} className="stroke-ink" />
    </Drawing>
  )
}

/** The middle of a clock, and how long its short hand is, in the units of the drawing. */
export const CLOCK = { middle: 82, short: 34 }

/** A clock face; the short hand moves on with the minutes. */
export function Clock({ hour, minute }: { hour: number; minute: number }) {
  const [radius, middle] = [78, CLOCK.middle]
  const at = (turn: number, length: number) => ({
    x: middle + length * Math.sin(2 * Math.PI * turn),
    y: middle - length * Math.cos(2 * Math.PI * turn),
  })
  const hours = at(((hour % 12) + minute / 60) / 12, CLOCK.short)
  const minutes = at(minute / 60, 50)
  return (
    <Drawing height={2 * middle}>
      <circle cx={middle} cy={middle} r={radius} className={LEFT} />
      {upTo(12).map(each => {
        const { x, y } = at((each + 1) / 12, 63)
        return (
          <Label key={each} x={x} y={y} size={14}>
            {each + 1}
          </Label>
        )
      })}
      <path d={`M${middle} ${middle}L${hours.x} ${hours.y}`} className="stroke-ink" strokeWidth="6" />
      <path d={`M${middle} ${middle}L${minutes.x} ${minutes.y}`} className="stroke-brand" strokeWidth="4" />
      <circle cx={middle} cy={middle} r="5" className="fill-ink" />
    </Drawing>
  )
}
