import { useSearchParams } from 'react-router-dom'
import type { AboutProvider } from '#contract/settings.ts'
import { isToChoose, useCurrentUser } from '#features/accounts/current-user.ts'
import { ComfortCard, RemoteVoices } from '#features/comfort/index.ts'
import { ParentGate } from '#features/parents-corner/parent-gate.tsx'
import { PhoneSwitch } from '#features/phone-pictures/index.ts'
import { SharedComputerSection } from '#features/shared-computer/shared-computer-section.tsx'
import { useProviders } from '#lib/providers.ts'
import { FoldedCard } from '#ui/folded-card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { AiServices } from './ai-services.tsx'
import { type Asked, ConsentView } from './consent-view.tsx'
import { MoreForParents } from './more-for-parents.tsx'

/** How the child likes to read, and what a parent decides, behind the password; `?consent=` shows what to agree to before an AI is used. */
export default function SettingsPage() {
  const [search] = useSearchParams()
  const asked = askedBy(search, useProviders())
  const { data: user } = useCurrentUser()

  if (asked) {
    return (
      <ParentGate what="the agreement">
        <ConsentView {...asked} />
      </ParentGate>
    )
  }
  return (
    <div className="mx-auto grid max-w-[860px] gap-4">
      <PageHeading
        short="Choose how it looks and sounds. The rest is for grown-ups."
        intro="How a child likes to read; and, for parents, which AI helps and what you allow on this computer."
      >
        Settings
      </PageHeading>
      {user && !isToChoose(user) && <ComfortCard childName={user.childName} />}
      <ParentGate what="the settings">
        <AiServices />
        <FoldedCard title="A shared computer" words="When several people or families use it">
          <SharedComputerSection />
        </FoldedCard>
        <FoldedCard title="Photos from a phone" words="A phone as the camera for the Answer Evaluator">
          <PhoneSwitch />
        </FoldedCard>
        <FoldedCard title="Voices" words="Which voices may read aloud">
          <RemoteVoices />
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
