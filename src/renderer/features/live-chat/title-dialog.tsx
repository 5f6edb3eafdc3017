import { type FormEvent, useState } from 'react'
import type { ChatSession } from '#contract/live-chat.ts'
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

/** Names a chat; a new one may do without. A failure leaves the words where they are. */
export function TitleDialog({ session, onSaved, onClose }: TitleDialogProps) {
  const [title, setTitle] = useState(session?.title ?? '')
  const create = useCreateSession()
  const rename = useRenameSession()
  const isSaving = create.isPending || rename.isPending
  const isBlank = title.trim() === ''

  function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving || (session && isBlank)) return
    if (session) rename.mutate({ id: session.id, title }, { onSuccess: onSaved })
    else create.mutate(isBlank ? undefined : title, { onSuccess: onSaved })
  }

  return (
    <Dialog
      title={session ? 'Edit Chat Title' : 'Create New Chat'}
      description={
        session
          ? 'Give this chat a name you will know again.'
          : 'Name it if you like. Without a title, your first message names it.'
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
          {!session && isBlank && (
            <Button type="submit" look="outlined" isLoading={isSaving}>
              Start without a title
            </Button>
          )}
          <Button type="submit" disabled={isBlank} isLoading={isSaving && !isBlank}>
            {session ? 'Save Changes' : 'Create Chat'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
