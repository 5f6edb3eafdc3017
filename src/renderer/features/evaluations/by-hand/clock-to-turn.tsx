import { Minus, Plus } from 'lucide-react'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type ByHand, clockSaid } from '#maths/kinds/by-hand.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { CLOCK, Clock } from '#ui/pictures/counting.tsx'
import { WIDTH } from '#ui/pictures/frame.tsx'

interface ClockToTurnProps {
  clock: Extract<ByHand, { tool: 'clock' }>
  onSet: (answer: string) => void
}

const HOUR = 60
const ROUND = 720
const TURN = 2 * Math.PI
type Half = 'am' | 'pm'
/** How the halves of the day are told, by the hours of the question's clock. */
const HALVES = {
  '12': { am: 'am: morning', pm: 'pm: after noon' },
  '24': { am: 'before noon', pm: 'after noon' },
} as const
type Which = 'hour' | 'minute'

/** A clock whose hands are turned by a finger, the mouse, or buttons; past twelve the hour goes on. */
export function ClockToTurn({ clock: { step, hasHalf, is24 = false }, onSet }: ClockToTurnProps) {
  const [minutes, setMinutes] = useState(0)
  const [half, setHalf] = useState<Half>()
  const face = useRef<HTMLDivElement>(null)

  function set(next: number, nextHalf = half) {
    const own = ((next % ROUND) + ROUND) % ROUND
    setMinutes(own)
    setHalf(nextHalf)
    onSet(clockSaid(own, nextHalf, is24))
  }

  const handlers = useTurning({ face, minutes, step, onTurn: set })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-small text-ink-soft">Turn the hands, or use the buttons.</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div
          ref={face}
          role="img"
          aria-label={`A clock that shows ${clockSaid(minutes)}`}
          className="h-[184px] w-[184px] shrink-0 cursor-grab touch-none overflow-hidden *:w-[358px] *:max-w-none"
          {...handlers}
        >
          <Clock hour={Math.floor(minutes / HOUR)} minute={minutes % HOUR} />
        </div>
        <div className="grid min-w-0 gap-2">
          <Hand name="Short hand: hours" by={HOUR} onTurn={by => set(minutes + by)} />
          <Hand name="Long hand: minutes" by={step} onTurn={by => set(minutes + by)} />
          {hasHalf && <HalfChoice half={half} is24={is24} onChoose={each => set(minutes, each)} />}
        </div>
      </div>
      <p role="status" className="sr-only">
        {clockSaid(minutes, half, is24)}
      </p>
    </div>
  )
}

interface TurningOptions {
  face: RefObject<HTMLDivElement | null>
  /** What the clock shows now. */
  minutes: number
  /** The long hand stops at these minutes alone. */
  step: number
  onTurn: (minutes: number) => void
}

/** Turns the hand that is taken hold of. @returns what hears the pointer on the clock's face */
function useTurning({ face, minutes, step, onTurn }: TurningOptions) {
  const turned = useRef<Which>(undefined)

  function placeOf({ clientX, clientY }: PointerEvent) {
    const box = face.current?.firstElementChild?.getBoundingClientRect()
    if (!box) return undefined
    const scale = WIDTH / box.width
    const x = (clientX - box.left) * scale - CLOCK.middle
    const y = (clientY - box.top) * scale - CLOCK.middle
    return { turn: (Math.atan2(x, -y) / TURN + 1) % 1, distance: Math.hypot(x, y) }
  }

  function drag(event: PointerEvent) {
    const place = placeOf(event)
    if (!place || !turned.current) return
    if (turned.current === 'hour') {
      const hour = Math.round(place.turn * 12 - (minutes % HOUR) / HOUR)
      onTurn(hour * HOUR + (minutes % HOUR))
      return
    }
    const next = (Math.round((place.turn * HOUR) / step) * step) % HOUR
    const by = next - (minutes % HOUR)
    // The short way round: from five to twelve on to five past is ten minutes.
    onTurn(minutes + (by > HOUR / 2 ? by - HOUR : by < -HOUR / 2 ? by + HOUR : by))
  }

  const letGo = () => {
    turned.current = undefined
  }

  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      const place = placeOf(event)
      turned.current = place && place.distance <= CLOCK.short + 6 ? 'hour' : 'minute'
      drag(event)
    },
    onPointerMove: drag,
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
}

interface HalfChoiceProps {
  half: Half | undefined
  is24: boolean
  onChoose: (half: Half) => void
}

function HalfChoice({ half, is24, onChoose }: HalfChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="sr-only">Half of the day</legend>
      {(['am', 'pm'] as const).map(each => (
        <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="radio"
            checked={half === each}
            onChange={() => onChoose(each)}
            className="size-5 accent-brand"
          />
          {HALVES[is24 ? '24' : '12'][each]}
        </label>
      ))}
    </fieldset>
  )
}

function Hand({ name, by, onTurn }: { name: string; by: number; onTurn: (by: number) => void }) {
  return (
    <div className="flex items-center gap-1">
      <span className="min-w-0 flex-1 font-bold sm:min-w-44">{name}</span>
      <IconButton label={`${name}, back`} onClick={() => onTurn(-by)}>
        <Minus aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={`${name}, on`} onClick={() => onTurn(by)}>
        <Plus aria-hidden className="size-5" />
      </IconButton>
    </div>
  )
}
