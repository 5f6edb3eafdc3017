import { useStore } from 'zustand'
import type { ChatSession } from '#contract/live-chat.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { TitleDialog } from './title-dialog.tsx'
import { conversation } from './window-live-chat.ts'

/** Which window lies over the chat. */
export type OpenDialog =
  | { kind: 'history' }
  | { kind: 'new' }
  | { kind: 'edit'; session: ChatSession }
  | { kind: 'delete'; session: ChatSession }

interface ChatDialogsProps {
  open: OpenDialog | null
  onChange: (open: OpenDialog | null) => void
}

/** The windows over the chat; naming and deleting lead back to the history they were opened from. */
export function ChatDialogs({ open, onChange }: ChatDialogsProps) {
  const selectedId = useStore(conversation.store, state => state.selectedId)
  const close = () => onChange(null)
  const toHistory = () => onChange({ kind: 'history' })

  switch (open?.kind) {
    case undefined:
      return null
    case 'history':
      return (
        <HistoryDialog
          selectedId={selectedId}
          onSelect={id => {
            conversation.select(id)
            close()
          }}
          onEdit={session => onChange({ kind: 'edit', session })}
          onDelete={session => onChange({ kind: 'delete', session })}
          onClose={close}
        />
      )
    case 'new':
      return (
        <TitleDialog
          key="new"
          onSaved={({ id }) => {
            conversation.select(id)
            close()
          }}
          onClose={close}
        />
      )
    case 'edit':
      return <TitleDialog key="edit" session={open.session} onSaved={toHistory} onClose={toHistory} />
    case 'delete':
      return (
        <DeleteDialog
          session={open.session}
          onDeleted={() => {
            conversation.forget(open.session.id)
            toHistory()
          }}
          onClose={toHistory}
        />
      )
  }
}
