import { useMutation } from '@tanstack/react-query'
import { familyDataEndpoints, type KeptBackup } from '#contract/family-data.ts'
import { request } from '#lib/api.ts'
import { uploadFile } from '#lib/files.ts'
import { formatDate } from '#lib/formatting.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toastAfterReload } from '#ui/toasts.ts'

/** One on this computer, or a file that the parent has chosen. */
export type Source = { backup: KeptBackup } | { file: File }

/** Asks before a restore, and says afterwards what happened. */
export function RestoreDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const restore = useMutation({
    mutationFn: () =>
      'file' in source
        ? uploadFile(familyDataEndpoints.restoreFile, source.file)
        : request(familyDataEndpoints.restoreBackup, { params: { name: source.backup.name } }),
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
      description={`Your family's work becomes what it was in the backup: ${name}.`}
      onClose={() => !isBusy && onClose()}
    >
      <div className="grid gap-4">
        {restore.error && (
          <Alert look="destructive" title="Nothing was changed">
            {restore.error.message}
          </Alert>
        )}
        <ul className="grid list-disc gap-1 pl-6">
          <li>How things are now is saved first, so that you can undo this.</li>
          <li>Your password and settings stay as they are.</li>
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
