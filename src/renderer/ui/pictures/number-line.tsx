import type { Shape } from '#text/pictures/picture.ts'
import { Drawing, Label, upTo, WIDTH, withMinus } from './frame.tsx'

type Line = Extract<Shape, { kind: 'line' }>

/** Where the line's first mark stands, in the units of the drawing; the last one as far from the other end. */
export const LINE_EDGE = 22
const EDGE = LINE_EDGE
const HEAD = 34

/** A number line with marks, jumps, or all that lies on one side of a mark. */
export function NumberLine({ from, to, step, marks, as }: Line) {
  const scale = (WIDTH - 2 * EDGE) / (to.value - from.value)
  const x = (value: number) => EDGE + (value - from.value) * scale
  const isJumping = as === 'jumps'
  const y = isJumping ? 62 : HEAD
  const ticks = upTo(Math.round((to.value - from.value) / step.value) + 1).map(
    at => from.value + at * step.value,
  )
  // The names of ticks that would run into each other are left out, the ends and the marks are not.
  const every = [1, 2, 5, 10, 20].find(each => each * step.value * scale >= 28) ?? 50
  const isMarked = (value: number) => marks.some(mark => Math.abs(mark.value - value) < 1e-9)
  const isNear = (value: number) =>
    marks.some(mark => Math.abs(mark.value - value) * scale < 14 + 4.5 * mark.text.length)
  const isNamed = (value: number) =>
    !isMarked(value) &&
    !isNear(value) &&
    Math.round(value / step.value) % every === 0 &&
    Number.isInteger(Number(value.toFixed(6)))
  return (
    <Drawing height={y + 40}>
      <path d={`M6 ${y}H${WIDTH - 6}`} className="stroke-ink" />
      {ticks.map(value => (
        <g key={value}>
          <path d={`M${x(value)} ${y - 6}v12`} className="stroke-ink" />
          {isNamed(value) && (
            <Label x={x(value)} y={y + 22} size={14} className="fill-ink-soft">
              {withMinus(String(Number(value.toFixed(6))))}
            </Label>
          )}
        </g>
      ))}
      {!isJumping && as !== 'points' && (
        <Side at={x(marks[0]?.value ?? 0)} isUp={as === '>' || as === '>='} y={y} />
      )}
      {isJumping &&
        marks
          .slice(1)
          .map((mark, at) => (
            <Jump key={mark.text} from={x(marks[at]?.value ?? 0)} to={x(mark.value)} y={y} />
          ))}
      {marks.map(({ text, value }) => (
        <g key={text}>
          <circle
            cx={x(value)}
            cy={y}
            r="6"
            className={as === '>' || as === '<' ? 'fill-card stroke-brand' : 'fill-brand stroke-brand'}
            strokeWidth="3"
          />
          <Label x={x(value)} y={y + 22}>
            {withMinus(text)}
          </Label>
        </g>
      ))}
    </Drawing>
  )
}

function Side({ at, isUp, y }: { at: number; isUp: boolean; y: number }) {
  const end = isUp ? WIDTH - 8 : 8
  const back = isUp ? -9 : 9
  return (
    <path
      d={`M${at} ${y}H${end}m${back} -8L${end} ${y}l${back} 8`}
      className="stroke-brand"
      strokeWidth="5"
    />
  )
}

function Jump({ from, to, y }: { from: number; to: number; y: number }) {
  const high = Math.min(48, 16 + Math.abs(to - from) / 4)
  const back = to > from ? -1 : 1
  const top = y - 8
  return (
    <g className="stroke-brand" strokeWidth="2.500">
      <path d={`M${from} ${top}C${from} ${top - high} ${to} ${top - high} ${to} ${top}`} />
      <path d={`M${to + back * 9} ${top - 7}L${to} ${top}l${-3 * back} -11`} />
    </g>
  )
}
