import type { Settings } from '#contract/settings.ts'
import { isUnreachable } from '#lib/api.ts'
import { FoldedCard } from '#ui/folded-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { CloudCard } from './cloud-card.tsx'
import { HomeAiCard } from './home-ai-card.tsx'
import { HomeCard } from './home-card.tsx'
import { ServiceCard } from './service-card.tsx'
import { keyStoreWords } from './service-words.ts'
import { ServingCard } from './serving-card.tsx'
import { useSettings } from './use-settings.ts'

/** Which AI helps, how each is reached and where its key is kept. */
export function AiServices() {
  const { data: settings, error, isFetching, refetch } = useSettings()
  if (settings) return <Services settings={settings} />
  if (!error) return <Loading />
  return (
    <ErrorState
      title="Error Loading Settings"
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      isOffline={isUnreachable(error)}
    >
      The settings could not be loaded. Please try again.
    </ErrorState>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <p className="text-ink-soft">Loading your settings...</p>
      {['serving', 'first', 'second'].map(part => (
        <Skeleton key={part} className="h-[180px] rounded-large" />
      ))}
    </div>
  )
}

const CARDS = { cloud: CloudCard, home: HomeCard, builtin: ServiceCard }

function Services({ settings }: { settings: Settings }) {
  return (
    <div className="grid gap-4">
      <ServingCard settings={settings} />
      {settings.services.map(service => {
        const Card = service.about.runsInside ? HomeAiCard : CARDS[service.about.kind]
        return <Card key={service.service} settings={service} />
      })}
      <KeyStoreNote keyStore={settings.keyStore} />
    </div>
  )
}

function KeyStoreNote({ keyStore }: Pick<Settings, 'keyStore'>) {
  return (
    <FoldedCard title="Where keys are kept">
      <p>{keyStoreWords[keyStore]} Stepwise never shows a key again.</p>
    </FoldedCard>
  )
}
