import { familyDataEndpoints } from '#contract/family-data.ts'
import { Card } from '#ui/card.tsx'
import { Backups } from './backups.tsx'
import { DamagedFiles } from './damaged-files.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DeleteEverything } from './delete-everything.tsx'
import { DownloadButton } from './download-button.tsx'

/** Taking the family's data along, going back to a backup, deleting all of it. */
export function FamilyData() {
  return (
    <div className="grid gap-6">
      <Card>
        <Backups />
      </Card>
      <DamagedFiles />
      <Card className="grid gap-4">
        <div>
          <h2>Export</h2>
          <p className="mt-1 text-ink-soft">
            Everything of your account in one zip file: documents to read (Markdown) and the same for programs
            (JSON). It can't be restored; for that, make a backup.
          </p>
        </div>
        <DownloadButton
          endpoint={familyDataEndpoints.exportFamily}
          name={date => `stepwise-export-${date}.zip`}
          failure="The export could not be made"
        >
          Export everything
        </DownloadButton>
      </Card>
      <Card>
        <DeleteAccount />
      </Card>
      <DeleteEverything />
    </div>
  )
}
