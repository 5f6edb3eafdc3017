import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { FetchableModel, Fetching, LookAtHome } from '#contract/home-servers.ts'
import { formatBytes } from '#lib/format-bytes.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DownloadProgress } from '#ui/download-progress.tsx'
import { useFetching } from './use-home-servers.ts'

/** Has Ollama fetch one of the recommended models that it has not yet. */
export function FetchModel({ look }: { look: LookAtHome }) {
  const { fetching, change } = useFetching(look.fetching)
  const [isOpen, setOpen] = useState(false)
  const named = look.fetchable.find(({ model }) => model === fetching?.model)
  const failure = change.error && (
    <p role="alert" className="text-wrong">
      {change.error.message}
    </p>
  )
  if (fetching !== undefined && fetching.state !== 'done') {
    return (
      <UnderWay fetching={fetching} name={named?.name ?? fetching.model} change={change}>
        {failure}
      </UnderWay>
    )
  }
  return (
    <Offers
      look={look}
      change={change}
      fetched={fetching && (named?.name ?? fetching.model)}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
    >
      {failure}
    </Offers>
  )
}

interface UnderWayProps {
  fetching: Fetching
  name: string
  change: ReturnType<typeof useFetching>['change']
  /** What went wrong. */
  children: ReactNode
}

function UnderWay({ fetching, name, change, children }: UnderWayProps) {
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <DownloadProgress {...fetching} name={name} />
      {children}
      <div className="flex flex-wrap gap-3">
        {fetching.state === 'fetching' ? (
          <Button look="outlined" isLoading={change.isPending} onClick={() => change.mutate('pause')}>
            Pause
          </Button>
        ) : (
          <Button
            look="outlined"
            isLoading={change.isPending}
            onClick={() => change.mutate({ model: fetching.model })}
          >
            Go On
          </Button>
        )}
        <Button look="quiet" disabled={change.isPending} onClick={() => change.mutate('cancel')}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

interface OffersProps extends Pick<UnderWayProps, 'change' | 'children'> {
  look: LookAtHome
  /** The name of a model that has just come. */
  fetched: string | undefined
  isOpen: boolean
  onOpen: () => void
}

function Offers({ look, change, fetched, isOpen, onOpen, children }: OffersProps) {
  const had = new Set(look.servers.flatMap(({ models }) => models.map(({ id }) => id)))
  const offered = look.fetchable.filter(({ model }) => !had.has(model))
  if (offered.length === 0) return null
  const isFirst = look.servers.every(({ models }) => models.length === 0)
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {fetched !== undefined && (
        <p role="status" className="flex items-center gap-2">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-right" />
          {fetched} is here. Press “Use This” beside it above.
        </p>
      )}
      {isFirst || isOpen ? (
        <>
          <BeforeFetching freeBytes={look.freeBytes} />
          <ul aria-label="Models to download" className="grid gap-2">
            {offered.map(model => (
              <Offer
                key={model.model}
                offer={model}
                isPending={change.isPending}
                onFetch={() => change.mutate({ model: model.model })}
              />
            ))}
          </ul>
          {children}
        </>
      ) : (
        <Button look="quiet" className="w-fit max-sm:-ml-3.5" onClick={onOpen}>
          Download Another Model
        </Button>
      )}
    </div>
  )
}

function BeforeFetching({ freeBytes }: Pick<LookAtHome, 'freeBytes'>) {
  return (
    <>
      <h4 className="text-[16px]">Download a model</h4>
      <p>
        Ollama gets it once, from ollama.com; after that nothing needs the internet. A model of this size can
        err, more often than a company’s large one. What can be worked out exactly Stepwise therefore marks
        itself.
        {freeBytes !== undefined && <> About {formatBytes(freeBytes)} are free on the disk.</>}
      </p>
    </>
  )
}

interface OfferProps {
  offer: FetchableModel
  isPending: boolean
  onFetch: () => void
}

function Offer({ offer, isPending, onFetch }: OfferProps) {
  const { name, words, bytes, isRecommended, unfit } = offer
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-medium bg-sunk px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-52 gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b>{name}</b>
          <span className="text-small text-ink-soft">{formatBytes(bytes)}</span>
          {isRecommended && <Badge look="brand">Fits this computer best</Badge>}
        </span>
        <span className="text-small text-ink-soft">{words}</span>
        {unfit && <span className="text-small">{unfit}</span>}
      </div>
      <Button
        look={isRecommended ? 'filled' : 'outlined'}
        aria-label={`Download ${name}`}
        disabled={isPending}
        onClick={onFetch}
      >
        Download
      </Button>
    </li>
  )
}
