import { type ReactNode, useDeferredValue, useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { withoutPictures } from '#text/pictures/in-markdown.ts'
import { withTypedMaths } from '#text/typed-maths.ts'
import { Button } from './button.tsx'
import { LIGHT, measureWeight, shownParts, type TextPart } from './text-parts.ts'

interface LongTextProps {
  parts: readonly TextPart[]
  /** A growing text is shown as far as it has come, and stays so. */
  isGrowing?: boolean
  className?: string
  /** Draws the words of a part alone. */
  unformatted: (text: string, index: number) => ReactNode
  /** Draws a part with its format. */
  children: (text: string, index: number) => ReactNode
}

/**
 * Text in parts: the words of the first ones at once, their format part by part while nothing else waits, and the rest
 * when somebody asks for it.
 */
export function LongText({ parts, isGrowing = false, className, unformatted, children }: LongTextProps) {
  const [timesMore, setTimesMore] = useState(0)
  const [hasGrown, setHasGrown] = useState(isGrowing)
  if (isGrowing && !hasGrown) setHasGrown(true)
  const shown = hasGrown ? parts.length : shownParts(parts, timesMore)
  const isLight = parts.length === 1 && measureWeight(parts[0]?.text ?? '') <= LIGHT
  const later = useDeferredValue(shown, 0)
  const formatted = hasGrown || isLight ? shown : later
  return (
    <div className={classNames('grid min-w-0', className)}>
      {parts
        .slice(0, shown)
        .map(({ text, isPlain }, index) =>
          isPlain || index >= formatted ? unformatted(text, index) : children(text, index),
        )}
      {shown < parts.length && (
        <Button
          look="outlined"
          className="mt-1 justify-self-start"
          onClick={() => setTimesMore(timesMore + 1)}
        >
          Show more
        </Button>
      )}
    </div>
  )
}

/** The words alone, until what formats them has loaded; formulas as one types them. */
export function Unformatted({ children }: { children: string }) {
  return <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">{withTypedMaths(children)}</span>
}

/** The words of markdown, without its marks and without the source of its pictures. */
export function UnformattedMarkdown({ children }: { children: string }) {
  const words = withoutPictures(children)
    .replace(/\*\*(?=\S)([^*\n]*\S)\*\*/g, '$1')
    .replace(/^ {0,3}#{1,6} +/gm, '')
  return <Unformatted>{words}</Unformatted>
}
