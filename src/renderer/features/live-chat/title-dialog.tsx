import { type FormEvent, useState } from 'react'
import type { ChatSession } from '#contract/live-chat.ts'
import { defaultSessionTitle } from '#contract/live-chat.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/inputs.tsx'
import { focusInDialog } from './dialog-focus.ts'
import { useCreateSession, useRenameSession } from './queries.ts'

const LONGEST_TITLE = 200

interface TitleDialogProps {
  /** The chat to name anew; without one, a new chat is made. */
  session?: ChatSession
  onSaved: (session: ChatSession) => void
  onClose: () => void
}

/** Names a chat. A failure leaves the words where they are. */
export function TitleDialog({ session, onSaved, onClose }: TitleDialogProps) {
  const [title, setTitle] = useState(() => session?.title ?? defaultSessionTitle(new Date()))
  const create = useCreateSession()
  const rename = useRenameSession()
  const isSaving = create.isPending || rename.isPending
  const isBlank = title.trim() === ''

  function save(event: FormEvent) {
    event.preventDefault()
    if (isBlank || isSaving) return
    if (session) rename.mutate({ id: session.id, title }, { onSuccess: onSaved })
    else create.mutate(title, { onSuccess: onSaved })
  }

  return (
    <Dialog
      title={session ? 'Edit Chat Title' : 'Create New Chat'}
      description={
        session
          ? 'Give this chat a name you will know again.'
          : 'Name it after what you want to learn, if you like.'
      }
      onClose={onClose}
    >
      <form onSubmit={save} className="grid gap-5">
        <Field label="Title">
          {control => (
            <TextInput
              value={title}
              onChange={event => setTitle(event.target.value)}
              onFocus={event => event.target.select()}
              placeholder="Enter a title for this chat"
              maxLength={LONGEST_TITLE}
              autoComplete="off"
              ref={focusInDialog}
              {...control}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isBlank} isLoading={isSaving}>
            {session ? 'Save Changes' : 'Create Chat'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
