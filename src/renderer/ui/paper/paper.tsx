import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { UnformattedMarkdown } from '#ui/long-text.tsx'
import { MarkdownView, TypedView } from '#ui/markdown-view.tsx'
import { partsOfMarkdown, partsOfTyped } from '#ui/text-parts.ts'
import { type PaperHead, type PaperSize, pageRules } from './page-rules.ts'
import './paper.css'

interface PaperProps {
  head: PaperHead
  size: PaperSize
  children: ReactNode
}

/** What is printed for as long as it is rendered, in place of the page; the screen doesn't show it. */
export function Paper({ head, size, children }: PaperProps) {
  const { title, name, day } = head
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(pageRules({ title, name, day }, size))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
    }
  }, [title, name, day, size])
  return createPortal(
    <article data-print className="paper">
      <header className="paper-head">
        <h1>{title}</h1>
        <p>
          {name} · {day}
        </p>
      </header>
      {children}
    </article>,
    document.body,
  )
}

/** Markdown with maths, all of it at once: on paper nothing is opened later. */
export function PaperMarkdown({ children }: { children: string }) {
  return partsOfMarkdown(children).map(
    ({ text, isPlain }, index) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: a part is what stands at its place
      isPlain ? (
        <p key={index}>
          <UnformattedMarkdown>{text}</UnformattedMarkdown>
        </p>
      ) : (
        <MarkdownView key={index} text={text} />
      ),
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  )
}

/** Text as a person typed it, all of it at once. */
export function PaperTyped({ children }: { children: string }) {
  return partsOfTyped(children).map(
    ({ text, isPlain }, index) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: a part is what stands at its place
      isPlain ? (
        <p key={index} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text}
        </p>
      ) : (
        <TypedView key={index} text={text} />
      ),
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  )
}
