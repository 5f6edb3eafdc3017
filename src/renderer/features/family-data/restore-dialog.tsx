import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { familyDataEndpoints, type ListedBackup } from '#contract/family-data.ts'
import { request } from '#lib/api.ts'
import { uploadFile } from '#lib/files.ts'
import { formatDate } from '#lib/formatting.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toastAfterReload } from '#ui/toasts.ts'
import { useChoices, WhoseChoice } from './whose-choice.tsx'

/** One on this computer, or a file that the parent has chosen. */
export type Source = { backup: ListedBackup } | { file: File }

/** Asks before a restore, and says afterwards what happened. */
export function RestoreDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const [child, setChild] = useState<number>()
  const present = useChoices()
  const choices = 'file' in source ? present : source.backup.children.map(nameOf)
  const chosen = choices.find(({ id }) => id === child)
  const restore = useMutation({
    mutationFn: () => {
      const query = { child: chosen?.id }
      return 'file' in source
        ? uploadFile(familyDataEndpoints.restoreFile, { query }, source.file)
        : request(familyDataEndpoints.restoreBackup, { params: { name: source.backup.name }, query })
    },
    onSuccess: () => {
      toastAfterReload({
        title: 'Backup restored',
        description: 'To undo this, restore the backup “From before a restore”.',
        duration: 10_000,
      })
      // Every screen and store shows what was there before: the page begins anew.
      window.location.reload()
    },
  })
  const isBusy = restore.isPending || restore.isSuccess
  const name = 'file' in source ? source.file.name : formatDate(source.backup.takenAt)
  return (
    <Dialog
      title="Restore this backup?"
      description={`The work becomes what it was in the backup: ${name}.`}
      onClose={() => !isBusy && onClose()}
    >
      <div className="grid gap-4">
        {restore.error && (
          <Alert look="destructive" title="Nothing was changed">
            {restore.error.message}
          </Alert>
        )}
        <WhoseChoice label="Whose work to restore" choices={choices} child={child} onChange={setChild} />
        <ul className="grid list-disc gap-1 pl-6">
          <li>How things are now is saved first, so that you can undo this.</li>
          <li>Your password and settings stay as they are.</li>
          {chosen && <li>Only the work of {chosen.label} changes.</li>}
          {!chosen && present.length > 1 && (
            <li>Children who are not in the backup keep their work; those who are gone come back with it.</li>
          )}
          <li>Other families on this computer are not touched.</li>
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button isLoading={isBusy} onClick={() => restore.mutate()}>
            {isBusy ? 'Restoring...' : 'Restore'}
          </Button>
          <Button look="outlined" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function nameOf({ id, name, isHere }: ListedBackup['children'][number]) {
  return { id, label: isHere ? name : `${name} (not here any more)` }
}
