import { CircleAlert, Mic, RotateCw, Square } from 'lucide-react'
import { memo, type ReactNode, useRef } from 'react'
import { AloudButton } from '#ui/aloud/aloud.tsx'
import { KindCard } from '#ui/chat/kind-card.tsx'
import { Unformatted } from '#ui/long-text.tsx'
import { TypedText } from '#ui/markdown.tsx'
import { Bubble } from './bubble.tsx'
import { CopyButton } from './copy-button.tsx'
import { ReplyText, Typing } from './reply-text.tsx'
import type { Row } from './row.ts'

interface MessageRowProps {
  row: Row
  childName: string
  assistantName: string
  /** Sends a message again that did not arrive. */
  onSendAgain?: (unsentId: string) => void
  /** Takes what is stored nowhere from the screen. */
  onHide?: () => void
  /** Where a reply will be; three dots when nothing is said. */
  thinking?: ReactNode
}

/** One message of either side, and what can be done with it. */
export const MessageRow = memo(
  ({ row, childName, assistantName, onSendAgain, onHide, thinking = <Typing /> }: MessageRowProps) =>
    row.role === 'user' ? (
      <OwnMessage row={row} childName={childName} onSendAgain={onSendAgain} />
    ) : row.isFlagged && !row.isPending ? (
      <KindCard assistantName={assistantName} onHide={row.isUnkept ? onHide : undefined}>
        {row.content}
      </KindCard>
    ) : (
      <Reply row={row} assistantName={assistantName} thinking={thinking} />
    ),
)

function OwnMessage({ row, childName, onSendAgain }: Omit<MessageRowProps, 'assistantName' | 'onHide'>) {
  const { content, isSpoken, unsentId, isFromApp } = row
  return (
    <Bubble
      isOwn
      speaker={childName}
      foot={
        unsentId ? (
          <>
            <span className="inline-flex items-center gap-1.5 font-bold text-wrong">
              <CircleAlert aria-hidden className="size-4" />
              Not sent
            </span>
            <FootButton onClick={() => onSendAgain?.(unsentId)}>
              <RotateCw aria-hidden className="size-4" />
              Retry
            </FootButton>
          </>
        ) : (
          isFromApp && <span>Stepwise said hello for you</span>
        )
      }
    >
      {isSpoken ? (
        <span className="flex items-start gap-2">
          <Mic aria-hidden className="mt-[3px] size-5 shrink-0" />
          {content}
        </span>
      ) : (
        <TypedText fallback={<Unformatted>{content}</Unformatted>}>{content}</TypedText>
      )}
    </Bubble>
  )
}

function Reply({
  row,
  assistantName,
  thinking,
}: Omit<MessageRowProps, 'childName' | 'onSendAgain' | 'onHide'>) {
  const { content, isPending, ending } = row
  const text = useRef<HTMLDivElement>(null)
  return (
    <Bubble
      isOwn={false}
      speaker={assistantName}
      text={text}
      foot={
        !isPending && (
          <>
            <CopyButton text={content} />
            <AloudButton what="the reply" of={text} className="-my-1" />
            {ending === 'stopped' && (
              <span className="inline-flex items-center gap-1.5">
                <Square aria-hidden className="size-3.5" />
                stopped
              </span>
            )}
            {ending === 'cut_off' && (
              <span className="inline-flex items-center gap-1.5">
                <CircleAlert aria-hidden className="size-4" />
                This answer was cut off
              </span>
            )}
          </>
        )
      }
    >
      {content.trim() === '' ? thinking : <ReplyText content={content} isGrowing={isPending} />}
    </Bubble>
  )
}

function FootButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="wide-target inline-flex items-center gap-1.5 rounded-small px-1 font-bold text-brand hover:text-brand-strong"
    >
      {children}
    </button>
  )
}
