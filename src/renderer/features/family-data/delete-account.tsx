import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DELETE_WORDS, familyDataEndpoints } from '#contract/family-data.ts'
import { request } from '#lib/api.ts'
import { forgetFamily } from '#lib/on-logout.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/inputs.tsx'
import { toastAfterReload } from '#ui/toasts.ts'

/** Deletes the account and all it holds, after words that nobody types by accident. */
export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="grid gap-4">
      <div>
        <h2>Delete the account</h2>
        <p className="mt-1 text-ink-soft">
          Deletes your account and everything in it: assessments, gaps, masteries, practice, chats and talks.
          Other families on this computer keep theirs.
        </p>
      </div>
      <Button look="outlined" className="justify-self-start" onClick={() => setAsking(true)}>
        Delete the account
      </Button>
      {isAsking && <Confirmation onClose={() => setAsking(false)} />}
    </div>
  )
}

function Confirmation({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const remove = useMutation({
    mutationFn: () => request(familyDataEndpoints.deleteAccount, { body: { confirmation: typed } }),
    onSuccess: () => {
      forgetFamily()
      toastAfterReload({ title: 'Account deleted', description: 'Everything in it has been overwritten.' })
      window.location.assign('/')
    },
  })
  const isBusy = remove.isPending || remove.isSuccess
  const hasConfirmed = typed.trim().toLowerCase() === DELETE_WORDS
  return (
    <Dialog
      title="Delete everything?"
      description="This can't be undone. What is deleted is overwritten in the data file at once."
      onClose={() => !isBusy && onClose()}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          if (hasConfirmed) remove.mutate()
        }}
      >
        {remove.error && (
          <Alert look="destructive" title="Nothing was deleted">
            {remove.error.message}
          </Alert>
        )}
        <ul className="grid list-disc gap-1 pl-6">
          <li>
            The daily backups on this computer still hold your data until they are removed, within seven days.
            From the next backup on it is gone.
          </li>
          <li>
            Damaged files that Stepwise has kept are deleted too, for your words are in them. Other families
            on this computer are told.
          </li>
          <li>Backups and exports that you saved yourself stay where you put them.</li>
        </ul>
        <Field label={`To confirm, type “${DELETE_WORDS}”`}>
          {control => (
            <TextInput
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={event => setTyped(event.target.value)}
              {...control}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!hasConfirmed} isLoading={isBusy}>
            {isBusy ? 'Deleting...' : 'Delete everything'}
          </Button>
          <Button look="outlined" disabled={isBusy} onClick={onClose}>
            Keep the account
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
