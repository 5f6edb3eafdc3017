import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FamilyData } from '#features/family-data/family-data.tsx'
import { closeCorner, useCorner } from '#lib/corner.ts'
import { locale } from '#lib/locale.ts'
import { Button } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { AiUseSection } from './ai-use-section.tsx'
import { ChatsSection } from './chats-section.tsx'
import { ChildChoice } from './child-choice.tsx'
import { FamilySection } from './family-section.tsx'
import { KeptSection } from './kept-section.tsx'
import { ParentGate } from './parent-gate.tsx'
import { TimeUsedSection } from './time-used-section.tsx'
import { WeekSection } from './week-section.tsx'

const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })

/** Pages about one child or all of them, then those about the family. */
const tabs = [
  { value: 'week', label: 'This week', content: <OfChild page={<WeekSection />} isNamed /> },
  { value: 'kept', label: 'Kept', content: <OfChild page={<KeptSection />} /> },
  { value: 'chats', label: 'Chats', content: <OfChild page={<ChatsSection />} /> },
  { value: 'time', label: 'Time', content: <OfChild page={<TimeUsedSection />} /> },
  { value: 'children', label: 'Children', content: <FamilySection /> },
  { value: 'ai', label: 'AI use', content: <OfFamily page={<AiUseSection />} /> },
  { value: 'data', label: 'Data', content: <OfFamily page={<FamilyData />} /> },
] as const

function OfChild({ page, isNamed = false }: { page: ReactNode; isNamed?: boolean }) {
  return (
    <div className="grid gap-4">
      <ChildChoice isNamed={isNamed} />
      {page}
    </div>
  )
}

function OfFamily({ page }: { page: ReactNode }) {
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">About the whole family</p>
      {page}
    </div>
  )
}

/** What a parent wants to know and to decide, behind the password. */
export default function ParentsCornerPage() {
  const [search, setSearch] = useSearchParams()
  const { data } = useCorner()
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'week'
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PageHeading
          intro={
            data?.openUntil && `Open until ${clock.format(new Date(data.openUntil)).replace(/\s/g, ' ')}`
          }
        >
          Parent’s corner
        </PageHeading>
        {data?.openUntil && (
          <Button look="outlined" onClick={() => void closeCorner()}>
            Close
          </Button>
        )}
      </div>
      <ParentGate what="the parent’s corner">
        <div>
          <Tabs
            label="Parent’s corner"
            initial={tab}
            value={tab}
            tabs={tabs}
            // After a reload the same page is open.
            onChange={tab => setSearch({ tab }, { replace: true })}
          />
        </div>
      </ParentGate>
    </div>
  )
}
