import { FolderOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import { familyDataEndpoints, type KeptBackup, LARGEST_BACKUP } from '#contract/family-data.ts'
import { formatDate } from '#lib/formatting.ts'
import { Button } from '#ui/button.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { toast } from '#ui/toasts.ts'
import { RestoreDialog, type Source } from './restore-dialog.tsx'
import { SaveButton } from './save-button.tsx'

const kinds: Record<KeptBackup['kind'], string> = {
  daily: 'Daily backup',
  snapshot: 'From before an update',
  'before-restore': 'From before a restore',
}

/** A backup to take along, those on this computer, and the way back to any of them. */
export function Backups() {
  const [source, setSource] = useState<Source>()
  const input = useRef<HTMLInputElement>(null)

  function choose(file: File | undefined) {
    if (input.current) input.current.value = ''
    if (!file) return
    if (file.size <= LARGEST_BACKUP) return setSource({ file })
    toast({
      look: 'destructive',
      title: 'This file is too large',
      description: 'A backup of Stepwise has at most 1,024 MB. Please choose another file.',
    })
  }

  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        <div>
          <h2>Backups</h2>
          <p className="mt-1 text-ink-soft">
            A backup holds your family’s work alone and can be restored here or in Stepwise on another
            computer. Keep it safe: whoever has the file can read it.
          </p>
        </div>
        <SaveButton kind="backup" label="Whose work to save" button="Back up now">
          <Button look="outlined" onClick={() => input.current?.click()}>
            <FolderOpen aria-hidden className="size-5" />
            Restore from a file
          </Button>
          <input
            ref={input}
            type="file"
            accept=".db"
            aria-label="Backup file"
            className="hidden"
            onChange={event => choose(event.target.files?.[0])}
          />
        </SaveButton>
      </div>
      <div className="grid gap-3">
        <h3>On this computer</h3>
        <p className="text-ink-soft">Stepwise makes a backup each day and keeps it for seven days.</p>
        <Loaded endpoint={familyDataEndpoints.listBackups} input={{ query: {} }} what="The backups">
          {({ backups }) =>
            backups.length === 0 ? (
              <p>There is none with your family’s work yet. The first is made within a day.</p>
            ) : (
              <ul className="grid gap-2">
                {backups.map(backup => (
                  <li
                    key={backup.name}
                    className="flex flex-wrap items-center gap-3 rounded-medium bg-sunk py-2 pr-2 pl-4"
                  >
                    <span className="min-w-0 flex-1 basis-48">
                      <b>{formatDate(backup.takenAt)}</b>
                      <span className="block text-small text-ink-soft">{kinds[backup.kind]}</span>
                    </span>
                    <Button
                      look="quiet"
                      aria-label={`Restore the backup of ${formatDate(backup.takenAt)}`}
                      onClick={() => setSource({ backup })}
                    >
                      Restore
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {source && <RestoreDialog source={source} onClose={() => setSource(undefined)} />}
    </div>
  )
}
