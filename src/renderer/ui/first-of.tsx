import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatCount } from '#lib/formatting.ts'
import { useGradually } from '#lib/use-gradually.ts'
import { Button } from './button.tsx'

interface FirstOfProps<Item> {
  items: readonly Item[]
  first: number
  /** What they are, in the plural. */
  what: string
  className: string
  /** An `li`. */
  children: (item: Item, index: number) => ReactNode
}

/** A list whose rest comes when somebody asks for it. */
export function FirstOf<Item>({ items, first, what, className, children }: FirstOfProps<Item>) {
  const [isAll, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // One more takes no more room than the button.
  const shown = useGradually(isAll || items.length <= first + 1 ? items : items.slice(0, first))
  useEffect(() => {
    // The button is gone: whoever pressed it goes on at what it has brought.
    const next = isAll ? list.current?.children[first] : undefined
    if (!(next instanceof HTMLElement)) return
    next.tabIndex = -1
    next.focus({ preventScroll: true })
  }, [isAll, first])
  return (
    <>
      <ul ref={list} className={className}>
        {shown.map(children)}
      </ul>
      {!isAll && shown.length < items.length && (
        <Button look="outlined" className="justify-self-start" onClick={() => setAll(true)}>
          Show all {formatCount(items.length)} {what}
        </Button>
      )}
    </>
  )
}
