import { EyeOff, Heart } from 'lucide-react'
import { useRef } from 'react'
import { AloudButton } from '#ui/aloud/aloud.tsx'
import { CopyButton } from '#ui/chat/copy-button.tsx'
import { ReplyText } from '#ui/chat/reply-text.tsx'
import { SafetyLink } from '../safety-link.tsx'

interface KindCardProps {
  assistantName: string
  /** Takes it from the screen, where it is stored nowhere. */
  onHide?: (() => void) | undefined
  children: string
}

/** Kind words in place of an answer: calm, and never like an alarm. */
export function KindCard({ assistantName, onHide, children }: KindCardProps) {
  const text = useRef<HTMLDivElement>(null)
  return (
    <div className="w-full rounded-[20px] border-2 border-brand-soft bg-card sm:max-w-[88%]">
      <div className="flex items-start gap-x-3 gap-y-1 px-4 pt-4 max-sm:flex-col sm:px-[18px]">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-pill bg-brand-soft text-brand-strong sm:size-[38px]"
        >
          <Heart className="size-5" />
        </span>
        <div className="min-w-0 flex-1 pt-1 [overflow-wrap:anywhere]">
          <span className="sr-only">{assistantName}: </span>
          <div ref={text}>
            <ReplyText content={children} isGrowing={false} />
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-2 pb-3 text-small text-ink-soft sm:px-[18px]">
        <CopyButton text={children} />
        <AloudButton what="the reply" of={text} className="-my-1" />
        <SafetyLink className="link wide-target inline-flex min-h-9 items-center font-bold" />
        {onHide && (
          <button
            type="button"
            onClick={onHide}
            className="wide-target inline-flex min-h-9 items-center gap-1.5 rounded-small px-1 font-bold text-brand hover:text-brand-strong"
          >
            <EyeOff aria-hidden className="size-4" />
            Take it off the screen
          </button>
        )}
      </div>
    </div>
  )
}
