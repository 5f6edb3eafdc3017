import { useQuery } from '@tanstack/react-query'
import { familyDataEndpoints } from '#contract/family-data.ts'
import { DAYS_DAMAGED_KEPT } from '#contract/periods.ts'
import { formatDate, formatDay } from '#lib/formatting.ts'
import { locale } from '#lib/locale.ts'
import { createQuery } from '#lib/query-client.ts'
import { Card } from '#ui/card.tsx'

/** Files that were set aside because they were damaged: most families never have one, and see nothing of this. */
export function DamagedFiles() {
  const { data } = useQuery({ ...createQuery(familyDataEndpoints.listDamaged, {}), refetchOnMount: 'always' })
  if (!data || data.files.length === 0) return null
  return (
    <Card className="grid gap-3">
      <div>
        <h2>Damaged files</h2>
        <p className="mt-1 text-ink-soft">
          The file with everybody’s work was damaged, so Stepwise put it aside and went back to a backup. It
          is kept for {DAYS_DAMAGED_KEPT} days, in case somebody can repair it, and then deleted. What all
          families on this computer had written is in it.
        </p>
      </div>
      <ul className="grid gap-2">
        {data.files.map(file => (
          <li key={file.name} className="rounded-medium bg-sunk px-4 py-2">
            <b>{formatDate(file.setAsideAt)}</b>
            <span className="block text-small text-ink-soft">
              {formatSize(file.bytes)}, deleted by itself on {formatDay(file.deletedAt)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** As a file manager shows it. */
function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`
  return `${(bytes / 1_000_000).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`
}
