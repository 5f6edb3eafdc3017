import { Info } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { badgeClasses } from './badge.tsx'
import { StandardWords } from './standard-words.tsx'

interface StandardBadgeProps {
  /** Such as `5.NF.A.1`. */
  code: string
  /** What the badge shows where the code stands beside it already. */
  words?: string
  className?: string
}

/** The code of a curriculum standard; pressed, it says to grown-ups what that is. */
export function StandardBadge({ code, words = code, className }: StandardBadgeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={
          words === code ? `Standard ${code}: what it is, for grown-ups` : `${words} Standard ${code}`
        }
        className={classNames(
          badgeClasses('brand'),
          // The finger's target is larger than what is seen.
          'relative max-w-full cursor-pointer after:absolute after:-inset-2 hover:underline',
          className,
        )}
      >
        <span className="min-w-0 truncate">{words}</span>
        <Info aria-hidden className="size-4 shrink-0" strokeWidth={2.5} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={`Standard ${code}, for grown-ups`}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          // There is nothing in it to go to: Tab would stay in it.
          onKeyDown={({ key }) => key === 'Tab' && setOpen(false)}
          className="z-60 grid w-[min(340px,calc(100vw-2rem))] animate-appear gap-2 rounded-medium border border-line bg-card p-4 break-words text-ink shadow-card"
        >
          <StandardWords code={code} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
