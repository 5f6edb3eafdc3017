import { type ReactNode, useEffect, useRef } from 'react'

let isFirstPage = true

interface PageHeadingProps {
  children: string
  /** A line below it. */
  intro?: ReactNode
}

/** The page's h1. It names the window, and takes the focus when it replaced another page. */
export function PageHeading({ children, intro }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${children} · Stepwise`
    if (!isFirstPage) heading.current?.focus()
    isFirstPage = false
  }, [children])
  return (
    <div className="min-w-0">
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
    </div>
  )
}
