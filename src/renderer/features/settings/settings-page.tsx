import { ParentGate } from '#features/parents-corner/parent-gate.tsx'
import { SharedComputerSection } from '#features/shared-computer/shared-computer-section.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { MoreForParents } from './more-for-parents.tsx'

/** What a parent sets about this computer. */
export default function SettingsPage() {
  return (
    <div className="mx-auto grid max-w-[720px] gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PageHeading>Settings</PageHeading>
        <ButtonLink look="outlined" to="/parent">
          Parent's corner
        </ButtonLink>
      </div>
      <ParentGate what="the settings of this computer">
        <Card>
          <SharedComputerSection />
        </Card>
      </ParentGate>
      <MoreForParents />
    </div>
  )
}
