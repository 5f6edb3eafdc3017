import { useMutation } from '@tanstack/react-query'
import { Eye, Monitor, RotateCw } from 'lucide-react'
import type { FoundModel, HomeServer } from '#contract/home-servers.ts'
import { isUnreachable } from '#lib/api.ts'
import { formatBytes } from '#lib/format-bytes.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/states.tsx'
import { FetchModel } from './fetch-model.tsx'
import { HowToGetOne } from './how-to-get-one.tsx'
import { useLookAtHome } from './use-home-servers.ts'

/** A model of a program on this computer, as the family's settings take it. */
export interface FoundConnection {
  address: string
  model: string
  canSeePictures?: boolean | undefined
}

interface FoundAtHomeProps {
  /** What is connected already. */
  inUse?: { address?: string | undefined; model?: string | undefined }
  connect(found: FoundConnection): Promise<unknown>
}

/** Looks on this computer for programs that could be the family's AI; one press connects. */
export function FoundAtHome({ inUse, connect }: FoundAtHomeProps) {
  const { data, error, isFetching, refetch } = useLookAtHome()
  const there = data?.servers.filter(({ state }) => state !== 'missing') ?? []
  return (
    <section aria-label="On this computer" className="grid gap-4 rounded-medium border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="flex items-center gap-2 text-[17px]">
          <Monitor aria-hidden className="size-5 shrink-0 text-brand" />
          On this computer
        </h3>
        {data && (
          <Button
            look="quiet"
            className="max-sm:-ml-3.5 sm:-mr-3.5"
            isLoading={isFetching}
            onClick={() => void refetch()}
          >
            {!isFetching && <RotateCw aria-hidden className="size-5" />}
            {isFetching ? 'Looking...' : 'Look Again'}
          </Button>
        )}
      </div>
      {!data && !error && <p role="status">Looking on this computer for Ollama and LM Studio...</p>}
      {error && !data && (
        <ErrorState
          title="This computer could not be looked at"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          isOffline={isUnreachable(error)}
        >
          Please try again. An address can be entered below all the same.
        </ErrorState>
      )}
      {data && there.length === 0 && <HowToGetOne />}
      {there.map(server => (
        <Found key={server.server} server={server} inUse={inUse} connect={connect} />
      ))}
      {data && data.fetchable.length > 0 && <FetchModel look={data} />}
    </section>
  )
}

function Found({ server, inUse, connect }: { server: HomeServer } & FoundAtHomeProps) {
  const { name, state, models, away, address } = server
  return (
    <div className="grid gap-2">
      <p>{wordsFor(server)}</p>
      {models.length > 0 && (
        <ul aria-label={`Models of ${name}`} className="grid gap-2">
          {models.map(model => (
            <Model
              key={model.id}
              model={model}
              isInUse={inUse?.address === address && inUse.model === model.id}
              connect={() => connect({ address, model: model.id, canSeePictures: model.canSeePictures })}
            />
          ))}
        </ul>
      )}
      {state === 'there' && away > 0 && (
        <p className="text-small text-ink-soft">
          {away === 1 ? 'One more model runs' : `${away} more models run`} on a company’s computers and{' '}
          {away === 1 ? 'is' : 'are'} not offered here: your child’s words would leave your home.
        </p>
      )}
    </div>
  )
}

function wordsFor({ server, name, state, models }: HomeServer): string {
  if (state === 'closed') {
    return `${name} is running here, but it wants a key, and Stepwise has none for it. Please switch that off in the settings of its server, then look again.`
  }
  if (models.length > 0) return `${name} is running here. Choose the model that is to help:`
  return server === 'ollama'
    ? `${name} is running here, but it has no model yet. You can download one below.`
    : `${name} is running here, but it has no model yet. Please download one in ${name}, then look again.`
}

interface ModelProps {
  model: FoundModel
  isInUse: boolean
  connect: () => Promise<unknown>
}

function Model({ model: { id, bytes, canSeePictures }, isInUse, connect }: ModelProps) {
  const connecting = useMutation({ mutationFn: connect })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-medium bg-sunk px-4 py-2">
      <div className="grid min-w-0 flex-1 basis-44 gap-1">
        <b className="[overflow-wrap:anywhere]">{id}</b>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
          {bytes !== undefined && <span>{formatBytes(bytes)}</span>}
          {canSeePictures !== undefined && (
            <span className="flex items-center gap-1.5">
              {canSeePictures && <Eye aria-hidden className="size-4 text-right" />}
              {canSeePictures ? 'sees pictures' : 'doesn’t see pictures'}
            </span>
          )}
        </span>
      </div>
      {isInUse ? (
        <Badge look="right">In use</Badge>
      ) : (
        <Button
          look="outlined"
          aria-label={`Use ${id}`}
          isLoading={connecting.isPending}
          onClick={() => connecting.mutate()}
        >
          {connecting.isPending ? 'Testing...' : 'Use This'}
        </Button>
      )}
      {connecting.error && (
        <p role="alert" className="basis-full text-wrong">
          {connecting.error.message}
        </p>
      )}
    </li>
  )
}
