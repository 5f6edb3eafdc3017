import type { ReactNode, RefObject } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Mark } from '#ui/logo.tsx'

interface BubbleProps {
  isOwn: boolean
  /** Read aloud before the text, such as `Mina`. */
  speaker: string
  children: ReactNode
  /** What is said, without who says it. */
  text?: RefObject<HTMLDivElement | null>
  /** What can be done with it, below it. */
  foot?: ReactNode
}

/** One message: the child's on the right with the first letter of the name, the assistant's on the left. */
export function Bubble({ isOwn, speaker, children, text, foot }: BubbleProps) {
  return (
    <div
      className={classNames(
        'grid w-fit max-w-full grid-cols-[auto_minmax(0,1fr)] items-end gap-x-2.5 sm:max-w-[88%] sm:gap-x-3',
        isOwn && 'ml-auto grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      {isOwn ? null : <AssistantAvatar />}
      <div
        className={classNames(
          'min-w-0 rounded-[20px] px-4 py-3 sm:px-[18px] sm:py-3.5',
          isOwn
            ? 'justify-self-end rounded-br-[6px] bg-brand text-on-brand'
            : 'justify-self-start rounded-bl-[6px] bg-sunk',
        )}
      >
        <span className="sr-only">{speaker}: </span>
        <div ref={text}>{children}</div>
      </div>
      {isOwn && <Letter name={speaker} />}
      {foot && (
        <div
          className={classNames(
            'row-start-2 flex min-h-9 flex-wrap items-center gap-x-3 pt-1 text-small text-ink-soft',
            isOwn ? 'col-start-1 justify-end' : 'col-start-2',
          )}
        >
          {foot}
        </div>
      )}
    </div>
  )
}

const avatar = 'grid size-9 shrink-0 place-items-center rounded-pill sm:size-[38px]'

function AssistantAvatar() {
  return (
    <span aria-hidden className={classNames(avatar, 'bg-brand-soft')}>
      <Mark className="size-6" />
    </span>
  )
}

function Letter({ name }: { name: string }) {
  const [first = ''] = Array.from(name.trim())
  return (
    // The sun is as bright in both themes, so what stands on it does not follow them.
    <span
      aria-hidden
      className={classNames(avatar, 'bg-sun font-heading leading-none font-black text-[#3d2800]')}
    >
      {first.toUpperCase()}
    </span>
  )
}
