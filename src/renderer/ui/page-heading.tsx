import { type ReactNode, useEffect, useRef } from 'react'
import { useIsYoung } from '#lib/young.ts'
import { ShortWords } from './short-words.tsx'

let isFirstPage = true

interface PageHeadingProps {
  children: string
  /** The page's name for the window, where the heading says something else, such as what a chat is about. */
  name?: string
  /** A line below it. */
  intro?: ReactNode
  /** In its place for children of Kindergarten to grade 2: one or two short sentences. */
  short?: string
  className?: string
}

/** The page's h1. It names the window, and takes the focus when it replaced another page. */
export function PageHeading({ children, name = children, intro, short, className }: PageHeadingProps) {
  const isYoung = useIsYoung()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${name} · Stepwise`
  }, [name])
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus()
    isFirstPage = false
  }, [])
  return (
    <div className="min-w-0">
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
      {isYoung && short ? (
        <ShortWords>{short}</ShortWords>
      ) : (
        intro && <p className="mt-1 text-ink-soft">{intro}</p>
      )}
    </div>
  )
}
