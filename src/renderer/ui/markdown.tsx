import { lazy, memo, type ReactNode, Suspense, useMemo } from 'react'
import { loadPart } from '#lib/load-part.ts'
import { LongText, Unformatted, UnformattedMarkdown } from './long-text.tsx'
import { Skeleton } from './skeleton.tsx'
import { partsOfMarkdown, partsOfTyped } from './text-parts.ts'

const load = () => loadPart(() => import('./markdown-view.tsx'))
/** Words without their form are better than none: Stepwise may have gone before the parser came. */
const unformatted = { MarkdownView: InWords, TypedView: AsItIs }
const loadOrNot = () => load().catch(() => unformatted)
const LazyMarkdown = memo(lazy(async () => ({ default: (await loadOrNot()).MarkdownView })))
const LazyTyped = memo(lazy(async () => ({ default: (await loadOrNot()).TypedView })))

/** Starts loading the parser and the maths fonts, for a screen that will soon show formatted text. */
export function preloadMarkdown(): void {
  load().catch(() => undefined)
}

interface TextProps {
  children: string
  /** Shown for as long as the parser takes to load. */
  fallback?: ReactNode
}

interface MarkdownProps extends TextProps {
  /** Whether more of it is still to come: then only its last block is parsed again each time. */
  isGrowing?: boolean
  /** Each block by itself, as for text that grows or has grown. */
  isInBlocks?: boolean
}

/**
 * Formatted text as an AI writes it: markdown, tables, maths, and marked steps as `- [x]` items. However long it is, no
 * more is drawn at once than the screen can bear.
 */
export function Markdown({
  children,
  fallback = <Waiting />,
  isGrowing = false,
  isInBlocks = false,
}: MarkdownProps) {
  const parts = useMemo(() => partsOfMarkdown(children, isInBlocks), [children, isInBlocks])
  return (
    <Suspense fallback={fallback}>
      <LongText
        parts={parts}
        isGrowing={isGrowing}
        className={isGrowing ? 'gap-3 growing' : 'gap-3'}
        unformatted={(text, index) => <InWords key={index} text={text} />}
      >
        {(text, index) => <LazyMarkdown key={index} text={text} />}
      </LongText>
    </Suspense>
  )
}

/**
 * Text as a person typed it: maths is typeset, line ends and columns stay, and nothing else means anything.
 * Markdown would turn `2*3*4` into `234` and a column sum into a heading.
 */
export function TypedText({ children, fallback = <Waiting /> }: TextProps) {
  const parts = useMemo(() => partsOfTyped(children), [children])
  return (
    <Suspense fallback={fallback}>
      <LongText parts={parts} unformatted={(text, index) => <AsItIs key={index} text={text} />}>
        {(text, index) => <LazyTyped key={index} text={text} />}
      </LongText>
    </Suspense>
  )
}

function InWords({ text }: { text: string }) {
  return <UnformattedMarkdown>{text}</UnformattedMarkdown>
}

function AsItIs({ text }: { text: string }) {
  return <Unformatted>{text}</Unformatted>
}

function Waiting() {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  )
}
