import { type ReactNode, useEffect, useRef } from 'react'

let isFirstPage = true

interface PageHeadingProps {
  children: string
  /** A line below it. */
  intro?: ReactNode
  className?: string
}

/** The page's h1. It names the window, and takes the focus when it replaced another page. */
export function PageHeading({ children, intro, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${children} · Stepwise`
  }, [children])
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus()
    isFirstPage = false
  }, [])
  return (
    <div className="min-w-0">
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
      {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
    </div>
  )
}
