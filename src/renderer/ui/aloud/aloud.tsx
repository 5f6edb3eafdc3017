import { Square, Volume2 } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { classNames } from '#lib/class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { offerReading, readingAloud, toggleReading } from './reading-aloud.ts'
import { voices } from './voices.ts'

interface AloudButtonProps {
  /** What is read, such as `the question`. */
  what: string
  of: RefObject<Element | null>
  className?: string
}

/** The small loudspeaker: reads a part of the page, and stops. It is absent where the system has no voice. */
export function AloudButton({ what, of, className }: AloudButtonProps) {
  const isReading = useStore(readingAloud, ({ element }) => element !== null && element === of.current)
  const hasVoice = useStore(voices, ({ usable }) => usable.length > 0)
  useEffect(() => (of.current ? offerReading(of.current) : undefined), [of])
  if (!hasVoice) return null
  const Icon = isReading ? Square : Volume2
  return (
    <IconButton
      label={isReading ? `Stop reading ${what}` : `Read ${what} aloud`}
      title={isReading ? 'Stop (Alt + R)' : 'Read aloud (Alt + R)'}
      className={classNames(
        'rounded-pill disabled:hidden',
        isReading && 'bg-brand-soft text-brand-strong',
        className,
      )}
      onClick={() => of.current && void toggleReading(of.current)}
    >
      <Icon aria-hidden className={isReading ? 'size-4 fill-current' : 'size-5'} />
    </IconButton>
  )
}

interface AloudProps {
  what: string
  className?: string
  children: ReactNode
}

/** A text with its loudspeaker at the right. */
export function Aloud({ what, className, children }: AloudProps) {
  const text = useRef<HTMLDivElement>(null)
  return (
    <div className={classNames('flex min-w-0 items-start gap-1', className)}>
      <div ref={text} className="min-w-0 flex-1">
        {children}
      </div>
      <AloudButton what={what} of={text} className="-my-2 -mr-2" />
    </div>
  )
}
