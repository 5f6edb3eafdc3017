import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DesktopBridge } from '#contract/desktop.ts'
import { DELETE_WORDS, familyDataEndpoints } from '#contract/family-data.ts'
import { request } from '#lib/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput, TextInput } from '#ui/inputs.tsx'
import { Loaded } from '#ui/loaded.tsx'

/** Leaves nothing of Stepwise on this computer but the program: in the desktop alone, which can name the folders. */
export function DeleteEverything() {
  const [isAsking, setAsking] = useState(false)
  const { desktop } = window
  if (!desktop) return null
  return (
    <Card className="grid gap-4">
      <div>
        <h2>Delete everything of everyone</h2>
        <p className="mt-1 text-ink-soft">
          Removes all that Stepwise has kept on this computer: every family's work, the backups, settings,
          keys and what the window has stored. Then Stepwise quits.
        </p>
      </div>
      <Button look="outlined" className="justify-self-start" onClick={() => setAsking(true)}>
        Delete everything of everyone
      </Button>
      {isAsking && (
        <Dialog
          title="Delete everything of everyone?"
          description="This can't be undone, and the backups on this computer go too."
          onClose={() => setAsking(false)}
        >
          <div className="grid gap-4">
            <Folders desktop={desktop} />
            <Loaded endpoint={familyDataEndpoints.countOthers} input={{}} what="The families">
              {({ otherFamilies }) =>
                otherFamilies === 0 ? (
                  <Confirmation desktop={desktop} onClose={() => setAsking(false)} />
                ) : (
                  <Others count={otherFamilies} />
                )
              }
            </Loaded>
          </div>
        </Dialog>
      )}
    </Card>
  )
}

function Folders({ desktop }: { desktop: DesktopBridge }) {
  const { data = [] } = useQuery({ queryKey: ['own-folders'], queryFn: () => desktop.ownFolders() })
  return (
    <div className="grid gap-2">
      <p>Stepwise has written to these folders:</p>
      <ul className="grid gap-1 rounded-medium bg-sunk px-4 py-2 text-small">
        {data.map(folder => (
          <li key={folder} className="break-all">
            {folder}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Others({ count }: { count: number }) {
  return (
    <Alert title={count === 1 ? 'Another family is here too' : `${count} other families are here too`}>
      This would delete their work as well, and that is theirs to decide. Ask them to delete their accounts
      first; then come back. Your own account you can delete now.
    </Alert>
  )
}

function Confirmation({ desktop, onClose }: { desktop: DesktopBridge; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const remove = useMutation({
    mutationFn: async () => {
      await request(familyDataEndpoints.allowErasing, { body: { confirmation: typed, password } })
      const result = await desktop.deleteEverything()
      if (result.outcome === 'failed') throw new Error(result.message)
    },
  })
  const isBusy = remove.isPending || remove.isSuccess
  const isReady = typed.trim().toLowerCase() === DELETE_WORDS && password !== ''
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (isReady) remove.mutate()
      }}
    >
      {remove.error && (
        <Alert look="destructive" title="Nothing was deleted">
          {remove.error.message}
        </Alert>
      )}
      <p>Backups and exports that you saved somewhere else stay where you put them.</p>
      <Field label="Your password">
        {control => (
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={event => setPassword(event.target.value)}
            {...control}
          />
        )}
      </Field>
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
        <Button type="submit" disabled={!isReady} isLoading={isBusy}>
          {isBusy ? 'Deleting...' : 'Delete everything and quit'}
        </Button>
        <Button look="outlined" disabled={isBusy} onClick={onClose}>
          Keep everything
        </Button>
      </div>
    </form>
  )
}
