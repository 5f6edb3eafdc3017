import { PenLine, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ChatSession } from '#contract/live-chat.ts'
import { SpokenExchanges } from '#features/live-chat/spoken-exchanges.tsx'
import { isUnreachable } from '#lib/api.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDate } from '#lib/formatting.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Pip } from '#ui/pip.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { toast } from '#ui/toasts.ts'
import { useSessions } from './queries.ts'

interface HistoryDialogProps {
  selectedId: number | null
  onSelect: (id: number) => void
  onEdit: (session: ChatSession) => void
  onDelete: (session: ChatSession) => void
  onClose: () => void
}

/** All chats of the family, to go on with one, name it or delete it, and what was said in voice calls. */
export function HistoryDialog({ onClose, ...actions }: HistoryDialogProps) {
  return (
    <Dialog title="Chat History" description="Select a previous conversation to continue" onClose={onClose}>
      <Tabs
        label="History"
        initial="chats"
        tabs={[
          { value: 'chats', label: 'Chats', content: <Chats {...actions} onClose={onClose} /> },
          {
            value: 'talks',
            label: 'Talks',
            content: (
              <>
                <SpokenExchanges />
                <div className="mt-5 flex justify-end">
                  <Button look="outlined" onClick={onClose}>
                    Close
                  </Button>
                </div>
              </>
            ),
          },
        ]}
      />
    </Dialog>
  )
}

function Chats({ onClose, ...actions }: HistoryDialogProps) {
  const { data, error, isFetching, refetch } = useSessions()
  const [isRefreshing, setRefreshing] = useState(false)

  async function refresh() {
    setRefreshing(true)
    toast({ title: 'Refreshing history', description: 'Looking for all your chats...' })
    await refetch()
    setRefreshing(false)
  }

  return (
    <>
      {isRefreshing ? (
        <Waiting>Refreshing history...</Waiting>
      ) : data ? (
        data.length > 0 ? (
          <Sessions sessions={data} {...actions} />
        ) : (
          <NoSessions />
        )
      ) : isFetching ? (
        <Waiting>Loading your chat history...</Waiting>
      ) : (
        <Alert look="destructive" title="Your chats could not be shown">
          {isUnreachable(error) && 'Stepwise is not answering. '}They are still there: press Refresh to try
          again.
        </Alert>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={() => void refresh()} disabled={isFetching}>
          <RotateCw aria-hidden className="size-5" />
          Refresh
        </Button>
        <Button look="outlined" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  )
}

function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-10 text-ink-soft">
      <Spinner className="size-6 text-brand" />
      {children}
    </p>
  )
}

function NoSessions() {
  return (
    <div className="flex flex-col items-center gap-1 py-4 text-center">
      <Pip pose="looking" className="mb-2 w-28" />
      <p className="font-heading font-extrabold">No chat history found</p>
      <p className="text-ink-soft">Create a new chat to get started</p>
    </div>
  )
}

interface SessionsProps extends Omit<HistoryDialogProps, 'onClose'> {
  sessions: readonly ChatSession[]
}

function Sessions({ sessions, selectedId, onSelect, onEdit, onDelete }: SessionsProps) {
  return (
    <section aria-label="Chats" className="-mx-2 max-h-[60vh] overflow-y-auto rounded-medium px-2">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 py-1">
        {sessions.map(session => {
          const isCurrent = session.id === selectedId
          return (
            <li
              key={session.id}
              className={classNames(
                'flex items-center rounded-medium pr-1 transition-colors duration-150',
                isCurrent ? 'bg-brand-soft' : 'hover:bg-sunk',
              )}
            >
              <button
                type="button"
                aria-current={isCurrent || undefined}
                onClick={() => onSelect(session.id)}
                className="min-h-[60px] min-w-0 flex-1 rounded-medium px-3 py-2 text-left focus-visible:-outline-offset-2"
              >
                <span className="block truncate font-bold">{session.title}</span>
                <span className="block text-small text-ink-soft">{formatDate(session.createdAt)}</span>
              </button>
              <IconButton
                label={`Edit title of ${session.title}`}
                title="Edit"
                onClick={() => onEdit(session)}
              >
                <PenLine aria-hidden className="size-5" />
              </IconButton>
              <IconButton label={`Delete ${session.title}`} title="Delete" onClick={() => onDelete(session)}>
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
