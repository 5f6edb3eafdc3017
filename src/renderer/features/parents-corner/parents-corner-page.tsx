import { FamilyData } from '#features/family-data/family-data.tsx'
import { Button } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { AiUseSection } from './ai-use-section.tsx'
import { ChatsSection } from './chats-section.tsx'
import { closeCorner, useCorner } from './corner.ts'
import { ParentGate } from './parent-gate.tsx'
import { TimeUsedSection } from './time-used-section.tsx'

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** What a parent wants to know and to decide, behind the password. */
export default function ParentsCornerPage() {
  const { data } = useCorner()
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PageHeading
          intro={
            data?.openUntil && `Open until ${clock.format(new Date(data.openUntil)).replace(/\s/g, ' ')}`
          }
        >
          Parent's corner
        </PageHeading>
        {data?.openUntil && (
          <Button look="outlined" onClick={() => void closeCorner()}>
            Close
          </Button>
        )}
      </div>
      <ParentGate what="the parent's corner">
        <div>
          <Tabs
            label="Parent's corner"
            initial="chats"
            tabs={[
              { value: 'chats', label: 'Chats', content: <ChatsSection /> },
              { value: 'time', label: 'Time', content: <TimeUsedSection /> },
              { value: 'ai', label: 'AI use', content: <AiUseSection /> },
              { value: 'data', label: 'Data', content: <FamilyData /> },
            ]}
          />
        </div>
      </ParentGate>
    </div>
  )
}
