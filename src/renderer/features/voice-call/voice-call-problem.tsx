import { CircleAlert, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useStore } from 'zustand'
import { Button } from '#ui/button.tsx'
import { ForGrownUps } from '#ui/for-grown-ups.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { headerCallStore } from './header-call-store.ts'
import { loadHeaderCall } from './load-header-call.ts'
import { createProblem } from './problems.ts'

/** Begins the header's call; what comes in between is shown below its button. */
export async function callInHeader(): Promise<void> {
  try {
    void (await loadHeaderCall()).connect()
  } catch (error) {
    headerCallStore.setState({ status: 'error', problem: createProblem(error) })
  }
}

async function close(): Promise<void> {
  headerCallStore.setState({ status: 'idle', problem: null })
  ;(await loadHeaderCall().catch(() => null))?.disconnect()
}

/** Why there is no voice call, below its button. The page makes room for it. */
export function VoiceCallProblem() {
  const problem = useStore(headerCallStore, state => state.problem)
  if (!problem) return null
  const { title, description, forGrownUps, needsParent } = problem
  return (
    <section
      role="alert"
      aria-label="Talk to AI"
      className="flex animate-rise flex-wrap items-start justify-end gap-x-4 gap-y-2 border-b border-line bg-wrong-soft px-4 py-3 sm:px-6"
    >
      <div className="flex min-w-0 flex-[1_1_20rem] items-start gap-3 sm:max-w-[60ch]">
        <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-wrong" />
        <div className="min-w-0 break-words">
          <p className="font-heading font-extrabold">{title}</p>
          <p>{description}</p>
          {forGrownUps && <ForGrownUps>{forGrownUps}</ForGrownUps>}
        </div>
      </div>
      <div className="flex items-center gap-2">
        {needsParent ? (
          <Link to="/settings" onClick={close} className="link wide-target px-2 font-bold">
            Settings
          </Link>
        ) : (
          <Button look="outlined" className="min-h-11" onClick={() => void callInHeader()}>
            Try Again
          </Button>
        )}
        <IconButton label="Close" title="Close" onClick={close}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </section>
  )
}
