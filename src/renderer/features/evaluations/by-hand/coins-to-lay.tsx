import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { type ByHand, coinsSaid } from '#maths/kinds/by-hand.ts'
import { Button } from '#ui/button.tsx'

interface CoinsToLayProps {
  purse: Extract<ByHand, { tool: 'coins' }>
  onSet: (answer: string) => void
}

const WHOLE = 100
/** From here on it is a note. */
const NOTE = 500
/** More coins than these are no help on a table. */
const MOST_LAID = 40

/** Coins and notes that are laid by a press, and taken back by a press on them. */
export function CoinsToLay({ purse, onSet }: CoinsToLayProps) {
  const [laid, setLaid] = useState<readonly { id: number; worth: number }[]>([])
  const [last, setLast] = useState(0)
  const { currency, coins } = purse
  const total = laid.reduce((sum, { worth }) => sum + worth, 0)
  const isNote = (worth: number) => worth >= NOTE || (currency === '$' && worth >= WHOLE)
  const nameOf = (worth: number) =>
    worth >= WHOLE
      ? `${currency}${worth / WHOLE}`
      : `${worth}${currency === '£' ? 'p' : currency === '€' ? 'c' : '¢'}`

  function lay(next: typeof laid) {
    setLaid(next)
    onSet(
      coinsSaid(
        purse,
        next.reduce((sum, { worth }) => sum + worth, 0),
      ),
    )
  }

  const look = (worth: number) =>
    classNames(
      'grid min-h-12 min-w-12 place-items-center border-2 px-1 font-heading text-small font-extrabold',
      isNote(worth)
        ? 'rounded-small border-right bg-right-soft px-3'
        : 'rounded-pill border-sun-ink bg-sun-soft text-sun-ink',
    )

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-small text-ink-soft">
        Press a coin to lay it down. Press it again on the table to take it back.
      </p>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Coins and notes to lay</legend>
        {coins.map(worth => (
          <button
            key={worth}
            type="button"
            disabled={laid.length >= MOST_LAID}
            aria-label={`Lay ${nameOf(worth)}`}
            className={look(worth)}
            onClick={() => {
              setLast(last + 1)
              lay([...laid, { id: last, worth }])
            }}
          >
            {nameOf(worth)}
          </button>
        ))}
      </fieldset>
      <div className="grid gap-2 rounded-medium bg-sunk p-3">
        <p role="status" className="font-bold">
          {laid.length === 0 ? 'Nothing on the table yet' : `On the table: ${coinsSaid(purse, total)}`}
        </p>
        {laid.length > 0 && (
          <ul aria-label="On the table" className="flex flex-wrap gap-2">
            {laid.map(({ id, worth }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={`Take ${nameOf(worth)} back`}
                  className={look(worth)}
                  onClick={() => lay(laid.filter(each => each.id !== id))}
                >
                  {nameOf(worth)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {laid.length > 0 && (
        <Button look="quiet" className="-ml-3.5 justify-self-start" onClick={() => lay(laid.slice(0, -1))}>
          <Undo2 aria-hidden className="size-5" />
          Take the last one back
        </Button>
      )}
    </div>
  )
}
