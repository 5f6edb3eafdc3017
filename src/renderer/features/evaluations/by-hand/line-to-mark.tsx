import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type ByHand, lineSaid } from '#maths/kinds/by-hand.ts'
import { WIDTH } from '#ui/pictures/frame.tsx'
import { LINE_EDGE, NumberLine } from '#ui/pictures/number-line.tsx'

interface LineToMarkProps {
  line: Extract<ByHand, { tool: 'line' }>
  onSet: (answer: string) => void
}

const FAR = 5

/** A number line on which a finger, the mouse or the arrow keys put a point. */
export function LineToMark({ line, onSet }: LineToMarkProps) {
  const [at, setAt] = useState<number>()
  const track = useRef<HTMLDivElement>(null)
  const marked = (tick: number) => {
    const text = lineSaid(line, tick)
    return { text, value: Number(text) }
  }

  function put(tick: number) {
    const next = Math.max(0, Math.min(line.count, tick))
    setAt(next)
    onSet(lineSaid(line, next))
  }

  function onKeyDown(event: KeyboardEvent) {
    const here = at ?? Math.round(line.count / 2)
    const goals: Record<string, number> = {
      ArrowRight: here + 1,
      ArrowUp: here + 1,
      ArrowLeft: here - 1,
      ArrowDown: here - 1,
      PageUp: here + FAR,
      PageDown: here - FAR,
      Home: 0,
      End: line.count,
    }
    const goal = goals[event.key]
    if (goal === undefined) return
    event.preventDefault()
    put(goal)
  }

  function onPointer({ clientX, buttons, type }: PointerEvent) {
    const box = track.current?.firstElementChild?.getBoundingClientRect()
    if (!box || (type === 'pointermove' && buttons === 0)) return
    const x = ((clientX - box.left) / box.width) * WIDTH
    put(Math.round(((x - LINE_EDGE) / (WIDTH - 2 * LINE_EDGE)) * line.count))
  }

  return (
    <div className="grid gap-1">
      <p className="text-small text-ink-soft">Press on the line, or use the arrow keys.</p>
      <div
        ref={track}
        role="slider"
        tabIndex={0}
        aria-label="Number line"
        aria-valuemin={Number(lineSaid(line, 0))}
        aria-valuemax={Number(lineSaid(line, line.count))}
        aria-valuenow={at === undefined ? Number(lineSaid(line, 0)) : Number(lineSaid(line, at))}
        aria-valuetext={at === undefined ? 'no point yet' : lineSaid(line, at)}
        className="max-w-[560px] cursor-pointer touch-none rounded-small py-2 *:max-w-none"
        onKeyDown={onKeyDown}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          onPointer(event)
        }}
        onPointerMove={onPointer}
      >
        <NumberLine
          kind="line"
          from={marked(0)}
          to={marked(line.count)}
          step={{ text: String(line.step), value: line.step }}
          marks={at === undefined ? [] : [marked(at)]}
          as="points"
        />
      </div>
    </div>
  )
}
