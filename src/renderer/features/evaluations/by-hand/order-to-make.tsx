import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { type HandOption, orderSaid } from '#maths/kinds/by-hand.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Markdown } from '#ui/markdown.tsx'

interface OrderToMakeProps {
  options: readonly HandOption[]
  onSet: (answer: string) => void
}

/** Rows that are dragged, moved by their buttons, or by the arrow keys on their handle. */
export function OrderToMake({ options, onSet }: OrderToMakeProps) {
  const [rows, setRows] = useState(options)
  const [dragged, setDragged] = useState<string>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)

  function move(text: string, goal: number) {
    const row = rows.find(each => each.text === text)
    const to = Math.max(0, Math.min(rows.length - 1, goal))
    if (!row || rows.indexOf(row) === to) return
    const next = rows.filter(each => each !== row)
    next.splice(to, 0, row)
    setRows(next)
    setSaid(`${text} is number ${to + 1} of ${rows.length}`)
    onSet(orderSaid(next))
  }

  /** The place of the row that a finger is over. */
  function placeAt(y: number): number {
    const boxes = [...(list.current?.children ?? [])].map(each => each.getBoundingClientRect())
    const over = boxes.findIndex(({ bottom }) => y < bottom)
    return over < 0 ? boxes.length - 1 : over
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-small text-ink-soft">
        Drag them, or use the arrows. The one at the top comes first.
      </p>
      <ol ref={list} aria-label="Your order" className="grid max-w-[420px] gap-2">
        {rows.map(({ text, shown }, at) => (
          <li
            key={text}
            className={classNames(
              'flex items-center gap-2 rounded-medium border-2 bg-card pr-1',
              dragged === text ? 'border-brand shadow-card' : 'border-line-strong',
            )}
          >
            <button
              type="button"
              aria-label={`Move ${text}, number ${at + 1} of ${rows.length}: arrow up and down`}
              className="flex min-h-12 min-w-0 flex-1 cursor-grab touch-none items-center gap-3 rounded-small px-3 text-left font-bold"
              onKeyDown={(event: KeyboardEvent) => {
                const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
                if (step === undefined) return
                event.preventDefault()
                move(text, at + step)
              }}
              onPointerDown={(event: PointerEvent) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(text)
              }}
              onPointerMove={({ clientY }) => dragged === text && move(text, placeAt(clientY))}
              onPointerUp={() => setDragged(undefined)}
              onPointerCancel={() => setDragged(undefined)}
            >
              <GripVertical aria-hidden className="size-5 shrink-0 text-ink-soft" />
              <Markdown>{shown}</Markdown>
            </button>
            <IconButton label={`${text} up`} disabled={at === 0} onClick={() => move(text, at - 1)}>
              <ArrowUp aria-hidden className="size-5" />
            </IconButton>
            <IconButton
              label={`${text} down`}
              disabled={at === rows.length - 1}
              onClick={() => move(text, at + 1)}
            >
              <ArrowDown aria-hidden className="size-5" />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button look="outlined" className="justify-self-start" onClick={() => onSet(orderSaid(rows))}>
        This is my order
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
