import { ChevronDown, Hand } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import type { ByHand } from '#maths/kinds/by-hand.ts'
import { Button } from '#ui/button.tsx'
import { BarToShade } from './bar-to-shade.tsx'
import { ClockToTurn } from './clock-to-turn.tsx'
import { CoinsToLay } from './coins-to-lay.tsx'
import { LineToMark } from './line-to-mark.tsx'
import { OneToChoose } from './one-to-choose.tsx'
import { OrderToMake } from './order-to-make.tsx'
import { useHand } from './use-hand.ts'

interface HandAnswerProps {
  question: string
  /** Where it is the usual way to answer. */
  startsOpen?: boolean
  /** What was set, as a child would have typed it. */
  onSet: (answer: string) => void
}

/** Below an answer's field: a thing to answer with by hand, where the question has one. What is set stands in the field. */
export function HandAnswer({ question, startsOpen = false, onSet }: HandAnswerProps) {
  const hand = useHand(question)
  const [isOpen, setOpen] = useState(startsOpen)
  const id = useId()
  const hasPressed = useRef(false)
  const tool = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen && hasPressed.current) tool.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  if (!hand) return null
  return (
    <div className="-mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
      <Button
        look="quiet"
        className="-ml-3.5 justify-self-start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen)
          hasPressed.current = true
        }}
      >
        <Hand aria-hidden className="size-[22px]" />
        {NAMES[hand.tool]}
        <ChevronDown
          aria-hidden
          className={classNames('size-5 transition-transform duration-200', isOpen && 'rotate-180')}
        />
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div ref={tool} className="min-w-0 rounded-medium border border-line bg-paper p-4">
            <Tool key={question} hand={hand} onSet={onSet} />
          </div>
        )}
      </div>
    </div>
  )
}

const NAMES: Record<ByHand['tool'], string> = {
  order: 'Move them into order',
  choose: 'Choose one',
  clock: 'Turn the clock',
  bar: 'Shade a bar',
  line: 'Use a number line',
  coins: 'Lay coins',
}

function Tool({ hand, onSet }: { hand: ByHand; onSet: (answer: string) => void }) {
  switch (hand.tool) {
    case 'order':
      return <OrderToMake options={hand.options} onSet={onSet} />
    case 'choose':
      return <OneToChoose options={hand.options} onSet={onSet} />
    case 'clock':
      return <ClockToTurn clock={hand} onSet={onSet} />
    case 'bar':
      return <BarToShade bar={hand} onSet={onSet} />
    case 'line':
      return <LineToMark line={hand} onSet={onSet} />
    case 'coins':
      return <CoinsToLay purse={hand} onSet={onSet} />
  }
}
