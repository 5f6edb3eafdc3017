import type { LookAtHomeModels } from '#contract/home-models.ts'
import { isUnreachable } from '#lib/api.ts'
import { formatBytes } from '#lib/format-bytes.ts'
import { Button } from '#ui/button.tsx'
import { DownloadProgress } from '#ui/download-progress.tsx'
import { ErrorState } from '#ui/states.tsx'
import { HomeModelRow } from './home-model-row.tsx'
import { PathField } from './path-field.tsx'
import { modelCalls, useHomeModels, useModelChange } from './use-home-models.ts'

interface HomeModelsProps {
  /** Told when another one may be in use. */
  onUsed(): void
}

/** What the home AI can do and can't, and its models: got, tried on this computer, chosen, removed. */
export function HomeModels({ onUsed }: HomeModelsProps) {
  const { data, error, isFetching, refetch } = useHomeModels()
  if (data?.unfit) return <p className="rounded-medium bg-sunk px-4 py-3">{data.unfit}</p>
  return (
    <section aria-label="Models of the home AI" className="grid gap-4">
      <WhatItIs />
      {!data && !error && <p role="status">Looking which models are here...</p>}
      {error && !data && (
        <ErrorState
          title="The models could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          isOffline={isUnreachable(error)}
        >
          Please try again.
        </ErrorState>
      )}
      {data && <Models look={data} onUsed={onUsed} />}
    </section>
  )
}

function WhatItIs() {
  return (
    <div className="grid gap-2">
      <h3 className="text-[17px]">Before you begin</h3>
      <ul className="grid list-disc gap-1 pl-6">
        <li>
          It marks and chats about every subject, and nothing leaves this computer. School maths Stepwise goes
          on marking itself, exactly.
        </li>
        <li>
          <b>It errs</b>, and more often than a company’s large AI: it may mark a right answer wrong, or tell
          something that isn’t so. You can change each mark.
        </li>
        <li>
          It reads photos of work where the computer is quick enough, and shows what it has read before
          anything is marked. Otherwise Stepwise’s own reader goes on doing so.
        </li>
        <li>
          It is a download of 3 to 6 GB, wants 8 GB of memory or more, and takes its time: a trial says how
          much on this computer.
        </li>
      </ul>
    </div>
  )
}

function Models({ look, onUsed }: { look: LookAtHomeModels; onUsed: () => void }) {
  const { models, folder, freeBytes, fetching } = look
  const named = models.find(({ id }) => id === fetching?.model)
  const isComing = fetching !== undefined && fetching.state !== 'done'
  return (
    <>
      {isComing && <Coming fetching={fetching} name={named?.name ?? fetching.model} />}
      <ul aria-label="Models" className="grid gap-2">
        {models.map(model => (
          <HomeModelRow key={model.id} model={model} canFetch={!isComing} onUsed={onUsed} />
        ))}
      </ul>
      <p className="text-small text-ink-soft [overflow-wrap:anywhere]">
        Downloads come from huggingface.co, once, into {folder}
        {freeBytes !== undefined && <>, where {formatBytes(freeBytes)} are free</>}. They are in no backup.
      </p>
      <PathField
        opener="Choose Another Folder"
        label="Folder for downloads"
        hint="The full path of a folder that is there, such as one on another drive"
        action="Use This Folder"
        change={modelCalls.chooseFolder}
      />
      <PathField
        opener="Use a Model File of Your Own"
        label="Model file"
        hint="The full path of a .gguf file on this computer; no internet is needed. To see photos, its mmproj file lies beside it."
        action="Add This File"
        change={modelCalls.addOwn}
      />
    </>
  )
}

function Coming({ fetching, name }: { fetching: NonNullable<LookAtHomeModels['fetching']>; name: string }) {
  const change = useModelChange((what: 'pause' | 'go on' | 'cancel') =>
    what === 'pause'
      ? modelCalls.pause()
      : what === 'cancel'
        ? modelCalls.cancel()
        : modelCalls.fetch(fetching.model),
  )
  const isRunning = fetching.state === 'fetching'
  return (
    <div className="grid gap-3 rounded-medium border border-line p-4">
      <DownloadProgress {...fetching} name={name} />
      {change.error && (
        <p role="alert" className="text-wrong">
          {change.error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          look="outlined"
          isLoading={change.isPending}
          onClick={() => change.mutate(isRunning ? 'pause' : 'go on')}
        >
          {isRunning ? 'Pause' : 'Go On'}
        </Button>
        <Button look="quiet" disabled={change.isPending} onClick={() => change.mutate('cancel')}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
