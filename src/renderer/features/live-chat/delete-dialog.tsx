import type { ChatSession } from '#contract/live-chat.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { focusInDialog } from './dialog-focus.ts'
import { useDeleteSession } from './queries.ts'

interface DeleteDialogProps {
  session: ChatSession
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a chat is deleted for good. */
export function DeleteDialog({ session, onDeleted, onClose }: DeleteDialogProps) {
  const { mutate, isPending } = useDeleteSession()
  return (
    <Dialog
      title="Delete this chat?"
      description="All its messages are deleted too. This can’t be undone."
      onClose={onClose}
    >
      <p className="rounded-medium bg-sunk px-4 py-3 font-bold break-words">{session.title}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="outlined" onClick={onClose} ref={focusInDialog}>
          Cancel
        </Button>
        <Button
          isLoading={isPending}
          onClick={() => mutate(session.id, { onSuccess: onDeleted })}
          className="bg-wrong hover:bg-wrong hover:opacity-90"
        >
          Delete
        </Button>
      </div>
    </Dialog>
  )
}
