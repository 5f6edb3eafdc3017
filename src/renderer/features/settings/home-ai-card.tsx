import { lazy, Suspense } from 'react'
import { type ServiceSettings, settingsEndpoints } from '#contract/settings.ts'
import { request } from '#lib/api.ts'
import { loadPart } from '#lib/load-part.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NothingBehind } from './nothing-behind.tsx'
import { ServiceCard } from './service-card.tsx'
import { useChange } from './use-settings.ts'

const HomeModels = lazy(async () => ({
  default: (await loadPart(() => import('#features/home-models/home-models.tsx'))).HomeModels,
}))

/** The AI that runs in the app itself: which model, from where, and how it does on this computer. */
export function HomeAiCard({ settings }: { settings: ServiceSettings }) {
  const { service, isConnected, model } = settings
  const stop = useChange(() => request(settingsEndpoints.disconnect, { params: { service } }))
  const refresh = useChange(() => request(settingsEndpoints.settings, {}))
  return (
    <ServiceCard settings={settings}>
      {isConnected && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            In use: <b>{model}</b>
          </p>
          <Button look="quiet" isLoading={stop.isPending} onClick={() => stop.mutate(undefined)}>
            Stop Using It
          </Button>
        </div>
      )}
      {stop.error && (
        <p role="alert" className="text-wrong">
          {stop.error.message}
        </p>
      )}
      <NothingBehind />
      <Suspense fallback={<Skeleton className="h-[180px] rounded-medium" />}>
        <HomeModels key={isConnected ? model : ''} onUsed={() => refresh.mutate(undefined)} />
      </Suspense>
    </ServiceCard>
  )
}
