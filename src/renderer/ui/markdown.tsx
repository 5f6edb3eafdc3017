import { lazy, type ReactNode, Suspense } from 'react'
import { loadPart } from '#lib/load-part.ts'
import { Skeleton } from './skeleton.tsx'

const load = () => loadPart(() => import('./markdown-view.tsx'))
const LazyMarkdown = lazy(async () => ({ default: (await load()).MarkdownView }))
const LazyTyped = lazy(async () => ({ default: (await load()).TypedView }))

/** Starts loading the parser and the maths fonts, for a screen that will soon show formatted text. */
export function preloadMarkdown(): void {
  load().catch(() => undefined)
}

interface TextProps {
  children: string
  /** Shown for as long as the parser takes to load. */
  fallback?: ReactNode
}

/** Formatted text as an AI writes it: markdown, tables, maths, and marked steps as `- [x]` items. */
export function Markdown({ children, fallback = <Waiting /> }: TextProps) {
  return (
    <Suspense fallback={fallback}>
      <LazyMarkdown text={children} />
    </Suspense>
  )
}

/**
 * Text as a person typed it: maths is typeset, line ends and columns stay, and nothing else means anything.
 * Markdown would turn `2*3*4` into `234` and a column sum into a heading.
 */
export function TypedText({ children, fallback = <Waiting /> }: TextProps) {
  return (
    <Suspense fallback={fallback}>
      <LazyTyped text={children} />
    </Suspense>
  )
}

function Waiting() {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  )
}
