import { useSearchParams } from 'react-router-dom'
import type { AboutProvider } from '#contract/settings.ts'
import { ParentGate } from '#features/parents-corner/parent-gate.tsx'
import { PhoneSwitch } from '#features/phone-pictures/index.ts'
import { SharedComputerSection } from '#features/shared-computer/shared-computer-section.tsx'
import { useProviders } from '#lib/providers.ts'
import { FoldedCard } from '#ui/folded-card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { AiServices } from './ai-services.tsx'
import { type Asked, ConsentView } from './consent-view.tsx'
import { MoreForParents } from './more-for-parents.tsx'

/** What a parent decides, behind the password; `?consent=` shows what to agree to before an AI is used. */
export default function SettingsPage() {
  const [search] = useSearchParams()
  const asked = askedBy(search, useProviders())

  if (asked) {
    return (
      <ParentGate what="the agreement">
        <ConsentView {...asked} />
      </ParentGate>
    )
  }
  return (
    <div className="mx-auto grid max-w-[860px] gap-4">
      <PageHeading intro="Which AI helps your child, and what you allow on this computer. For parents.">
        Settings
      </PageHeading>
      <ParentGate what="the settings">
        <AiServices />
        <FoldedCard title="A shared computer" words="When several people or families use it">
          <SharedComputerSection />
        </FoldedCard>
        <FoldedCard title="Photos from a phone" words="A phone as the camera for the Answer Evaluator">
          <PhoneSwitch />
        </FoldedCard>
      </ParentGate>
      <MoreForParents />
    </div>
  )
}

function askedBy(search: URLSearchParams, providers: AboutProvider[]): Asked | undefined {
  const about = providers.find(({ service }) => service === search.get('consent'))
  const isShared = search.get('whose') === 'shared'
  if (!about || about.kind === 'builtin' || (!isShared && !about.terms)) return undefined
  return { about, isShared }
}
