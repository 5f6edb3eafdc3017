import { Card } from '#ui/card.tsx'
import { Backups } from './backups.tsx'
import { DamagedFiles } from './damaged-files.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DeleteEverything } from './delete-everything.tsx'
import { SaveButton } from './save-button.tsx'

export { DeleteChild } from './delete-child.tsx'

/** Taking the family's data or one child's along, going back to a backup, deleting all of it. */
export function FamilyData() {
  return (
    <div className="grid gap-4">
      <Card>
        <Backups />
      </Card>
      <DamagedFiles />
      <Card className="grid gap-4">
        <div>
          <h2>Export</h2>
          <p className="mt-1 text-ink-soft">
            Everything in one zip file: documents to read, and the same for other programs (JSON). It can’t be
            restored; for that, make a backup.
          </p>
        </div>
        <SaveButton kind="export" label="Whose work to export" button="Export everything" />
      </Card>
      <Card>
        <DeleteAccount />
      </Card>
      <DeleteEverything />
    </div>
  )
}
