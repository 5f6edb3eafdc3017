import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DesktopBridge } from '#contract/desktop.ts'
import { familyDataEndpoints } from '#contract/family-data.ts'
import { request } from '#lib/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/inputs.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Deletion } from './deletion.tsx'

/** Leaves nothing of Stepwise on this computer but the program: in the desktop alone, which can name the folders. */
export function DeleteEverything() {
  const { desktop } = window
  return desktop ? <OnDesktop desktop={desktop} /> : null
}

function OnDesktop({ desktop }: { desktop: DesktopBridge }) {
  const [password, setPassword] = useState('')
  const remove = useMutation({
    mutationFn: async (confirmation: string) => {
      await request(familyDataEndpoints.allowErasing, { body: { confirmation, password } })
      const result = await desktop.deleteEverything()
      if (result.outcome === 'failed') throw new Error(result.message)
    },
  })
  return (
    <Card className="grid gap-4">
      <div>
        <h2>Delete everything of everyone</h2>
        <p className="mt-1 text-ink-soft">
          Removes all that Stepwise has kept on this computer: every family’s work, the backups, settings,
          keys and what the window has stored. Then Stepwise quits.
        </p>
      </div>
      <Deletion
        remove={remove}
        isReady={password !== ''}
        opener="Delete everything of everyone"
        title="Delete everything of everyone?"
        description="This can’t be undone, and the backups on this computer go too."
        button="Delete everything and quit"
        keep="Keep everything"
        onClose={() => setPassword('')}
        around={form => (
          <div className="grid gap-4">
            <Folders desktop={desktop} />
            <Loaded endpoint={familyDataEndpoints.countOthers} input={{}} what="The families">
              {({ otherFamilies }) => (otherFamilies === 0 ? form : <Others count={otherFamilies} />)}
            </Loaded>
          </div>
        )}
      >
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
      </Deletion>
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
