import { History, PenLine, RotateCw, Wifi, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { classNames } from '#lib/class-names.ts'
import { Button } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { socket } from './window-live-chat.ts'

/** The title of a chat that has none. */
const DEFAULT_TITLE = 'Stepwise AI'

interface ChatHeaderProps {
  title: string | undefined
  /** The button that prints the chat, once there is something to print. */
  print: ReactNode
  onNewChat: () => void
  onHistory: () => void
}

export function ChatHeader({ title, print, onNewChat, onHistory }: ChatHeaderProps) {
  return (
    <div className="mb-2 flex items-center gap-x-3 gap-y-2 sm:mb-3">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <PageHeading name="Live Chat" className="truncate text-[22px] sm:text-[24px]">
          {title ?? DEFAULT_TITLE}
        </PageHeading>
        <Connection />
      </div>
      {print}
      <HeaderButton label="New Chat" onClick={onNewChat} icon={PenLine} />
      <HeaderButton label="History" onClick={onHistory} icon={History} />
    </div>
  )
}

interface HeaderButtonProps {
  label: string
  onClick: () => void
  icon: typeof History
}

/** Where there is little room, the icon stands for the words. */
function HeaderButton({ label, onClick, icon: Icon }: HeaderButtonProps) {
  return (
    <Button
      look="outlined"
      onClick={onClick}
      aria-label={label}
      title={label}
      className="min-h-11 shrink-0 max-sm:w-11 max-sm:px-0"
    >
      <Icon aria-hidden className="size-[22px] shrink-0" />
      <span className="max-sm:hidden">{label}</span>
    </Button>
  )
}

const looks = {
  open: { words: 'Connected', icon: Wifi, classes: 'bg-right-soft text-right' },
  connecting: { words: 'Connecting...', icon: Spinner, classes: 'bg-sunk text-ink' },
  closed: { words: 'Disconnected', icon: WifiOff, classes: 'bg-wrong-soft text-wrong' },
} as const

/** Whether the live chat is there. A click brings it back, and so does the button that comes when nothing else does. */
function Connection() {
  const { status, isAutoReconnectOn } = useStore(socket.store)
  const { words, icon: Icon, classes } = looks[status]
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        onClick={socket.reconnect}
        aria-disabled={status !== 'closed'}
        title={status === 'closed' ? 'Reconnect' : undefined}
        className={classNames(
          'wide-target inline-flex items-center gap-1.5 rounded-pill px-3 py-[7px] font-heading text-[14px] leading-none font-bold whitespace-nowrap',
          status !== 'closed' && 'cursor-default!',
          classes,
        )}
      >
        <Icon aria-hidden className="size-4" />
        {words}
      </button>
      {status === 'closed' && !isAutoReconnectOn && (
        <Button look="quiet" onClick={socket.reconnect} className="min-h-11 px-2 text-small">
          <RotateCw aria-hidden className="size-4 max-sm:hidden" />
          Reconnect
        </Button>
      )}
    </div>
  )
}
