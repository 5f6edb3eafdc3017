import { CircleAlert, CircleCheck } from 'lucide-react'
import type { HomeModel } from '#contract/home-models.ts'
import { formatBytes } from '#lib/format-bytes.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { modelCalls, useModelChange } from './use-home-models.ts'

interface HomeModelRowProps {
  model: HomeModel
  /** No other one is being downloaded. */
  canFetch: boolean
  onUsed: () => void
}

type Act = 'fetch' | 'tryOut' | 'use' | 'remove'

/** One model: what it is, how it did on this computer, and the next thing to do with it. */
export function HomeModelRow({ model, canFetch, onUsed }: HomeModelRowProps) {
  const { id, isHere, trial } = model
  const change = useModelChange((act: Act) => modelCalls[act](id))
  const act = (what: Act) =>
    change.mutate(what, { onSuccess: () => (what === 'use' || what === 'remove') && onUsed() })
  const doing = change.isPending ? change.variables : undefined
  const Icon = trial?.isGood ? CircleCheck : CircleAlert
  return (
    <li className="grid gap-3 rounded-medium bg-sunk px-4 py-3">
      <About model={model} />
      {isHere && trial && (
        <p className="flex max-w-none items-start gap-2">
          <Icon
            aria-hidden
            className={`mt-0.5 size-5 shrink-0 ${trial.isGood ? 'text-right' : 'text-wrong'}`}
          />
          {trial.words}
        </p>
      )}
      {doing === 'tryOut' && (
        <p role="status" className="text-small text-ink-soft">
          It is loaded and writes something. This takes up to four minutes.
        </p>
      )}
      {change.error && (
        <p role="alert" className="text-wrong">
          {change.error.message}
        </p>
      )}
      <NextThings model={model} canFetch={canFetch} doing={doing} onAct={act} />
    </li>
  )
}

function About({ model }: { model: HomeModel }) {
  const { name, words, bytes, licence, isHere, isInUse, isRecommended, unfit } = model
  return (
    <div className="grid min-w-0 gap-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="[overflow-wrap:anywhere]">{name}</b>
        <span className="text-small text-ink-soft">{formatBytes(bytes)}</span>
        {isInUse && <Badge look="right">In use</Badge>}
        {!isHere && isRecommended && <Badge look="brand">Fits this computer best</Badge>}
      </span>
      <span className="text-small text-ink-soft [overflow-wrap:anywhere]">
        {words}
        {licence && ` Free to use (${licence}).`}
      </span>
      {unfit && <span className="text-small">{unfit}</span>}
    </div>
  )
}

interface NextThingsProps {
  model: HomeModel
  canFetch: boolean
  doing: Act | undefined
  onAct: (what: Act) => void
}

function NextThings({ model, canFetch, doing, onAct }: NextThingsProps) {
  const { name, isHere, isInUse, isRecommended, trial, source, eyesToCome } = model
  return (
    <div className="flex flex-wrap gap-3">
      {!isHere && (
        <Button
          look={isRecommended ? 'filled' : 'outlined'}
          aria-label={`Download ${name}`}
          disabled={!canFetch}
          isLoading={doing === 'fetch'}
          onClick={() => onAct('fetch')}
        >
          Download
        </Button>
      )}
      {isHere && trial?.isGood && !isInUse && (
        <Button
          look="filled"
          aria-label={`Use ${name}`}
          isLoading={doing === 'use'}
          onClick={() => onAct('use')}
        >
          Use This
        </Button>
      )}
      {isHere && (
        <Button
          look={trial ? 'quiet' : 'filled'}
          aria-label={`Try ${name} on this computer`}
          isLoading={doing === 'tryOut'}
          onClick={() => onAct('tryOut')}
        >
          {doing === 'tryOut' ? 'Trying...' : trial ? 'Try Again' : 'Try It on This Computer'}
        </Button>
      )}
      {eyesToCome !== undefined && (
        <Button
          look="quiet"
          aria-label={`Let ${name} read photos`}
          disabled={!canFetch}
          isLoading={doing === 'fetch'}
          onClick={() => onAct('fetch')}
        >
          Let It Read Photos ({formatBytes(eyesToCome)})
        </Button>
      )}
      {isHere && (
        <Button
          look="quiet"
          aria-label={`Remove ${name}`}
          isLoading={doing === 'remove'}
          onClick={() => onAct('remove')}
        >
          {source ? 'Delete' : 'Remove From the List'}
        </Button>
      )}
    </div>
  )
}
