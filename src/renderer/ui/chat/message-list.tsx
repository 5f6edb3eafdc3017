import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useFollowEnd } from './follow-end.ts'
import type { Row } from './row.ts'

const GAP = 16
const CHARACTERS_A_LINE = 60
const LINE = 27
const AROUND = 76
/** About what is drawn of a very long message. */
const SHOWN_AT_FIRST = 6_000

interface MessageListProps {
  rows: readonly Row[]
  /** Draws a row. */
  children: (row: Row) => ReactNode
  /** Below the last row. */
  foot?: ReactNode
}

/**
 * The conversation: only what is in sight is drawn, however long it is. It follows the end while the reader is there,
 * up to the first line of a long reply, and offers a way back when not.
 */
export function MessageList({ rows, children, foot }: MessageListProps) {
  const scroller = useRef<HTMLElement>(null)
  const last = rows.length - 1
  const { isFollowing, following, toStart, toEnd, onScroll } = useFollowEnd(scroller, () =>
    // A long reply stays at its first line: that is where reading begins.
    rows[last]?.role === 'assistant'
      ? (scroller.current?.querySelector(`[data-index="${last}"]`) ?? null)
      : null,
  )
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: index => estimatedHeight(rows[index]),
    getItemKey: index => rows[index]?.key ?? index,
    gap: GAP,
    overscan: 4,
  })
  // At the end, the end itself is held; everywhere else, what the reader looks at.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item, _delta, { scrollOffset }) =>
    !following.current && item.start < (scrollOffset ?? 0)

  /** At once: a smooth way through rows that are yet to be measured would end before its goal. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== scroller.current || (event.key !== 'Home' && event.key !== 'End')) return
    event.preventDefault()
    if (event.key === 'End') toEnd()
    else toStart()
  }

  const newestOwn = rows.findLast(({ role }) => role === 'user')?.key
  const lastOwn = useRef(newestOwn)
  useEffect(() => {
    if (newestOwn !== lastOwn.current && newestOwn?.startsWith('local')) toEnd()
    lastOwn.current = newestOwn
  }, [newestOwn, toEnd])

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={scroller}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list is scrolled by keyboard too
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain rounded-[inherit] px-3 [overflow-anchor:none] focus-visible:-outline-offset-4 sm:px-6"
      >
        <div className="mt-auto py-4 sm:py-6">
          <ol className="relative" style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ key, index, start }) => {
              const row = rows[index]
              return (
                row && (
                  <li
                    key={key}
                    ref={virtualizer.measureElement}
                    data-index={index}
                    aria-setsize={rows.length}
                    aria-posinset={index + 1}
                    className="absolute inset-x-0 top-0"
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    {children(row)}
                  </li>
                )
              )
            })}
          </ol>
          {foot}
        </div>
      </section>
      {!isFollowing && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute inset-x-0 bottom-3 mx-auto inline-flex min-h-11 w-fit animate-rise items-center gap-2 rounded-pill border-2 border-line-strong bg-card px-4 font-heading text-small font-bold shadow-card hover:bg-sunk"
        >
          <ArrowDown aria-hidden className="size-5" />
          To the newest message
        </button>
      )}
    </div>
  )
}

/** Near enough for the scroll bar, until the row has been drawn once. */
function estimatedHeight(row: Row | undefined): number {
  if (!row) return AROUND
  const shown = Math.min(row.content.length, SHOWN_AT_FIRST)
  return AROUND + Math.ceil(shown / CHARACTERS_A_LINE) * LINE
}
