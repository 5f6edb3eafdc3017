import { useQuery } from '@tanstack/react-query'
import { Mic } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { voiceCallEndpoints } from '#contract/voice-call.ts'
import { classNames } from '#lib/class-names.ts'
import { loadPart } from '#lib/load-part.ts'
import { useCallProvider } from '#lib/providers.ts'
import { createQuery } from '#lib/query-client.ts'
import { Spinner } from '#ui/spinner.tsx'
import { toast } from '#ui/toasts.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { headerCallStore } from './header-call-store.ts'
import { VolumeRing } from './volume-ring.tsx'

/** What makes the call is loaded when somebody is about to. */
const loadCall = () => loadPart(() => import('./header-call.ts'))
const VoiceCallBox = lazy(async () => ({
  default: (await loadPart(() => import('./voice-call-box.tsx'))).VoiceCallBox,
}))

const OFF = 'Talk to AI'
const ON = 'Turn off AI voice chat'

/** The header's switch of the voice call, with the box that shows what it says. */
export function VoiceCallButton() {
  const status = useStore(headerCallStore, state => state.status)
  const loudness = useStore(headerCallStore, state => state.loudness)
  const [isLoading, setLoading] = useState(false)
  const [isHidden, setHidden] = useState(false)
  const [isTooltipOpen, setTooltipOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isByKey = useRef(false)
  const { data: check } = useQuery({
    ...createQuery(voiceCallEndpoints.checkSession, {}),
    staleTime: 0,
    enabled: isTooltipOpen && status !== 'connected',
  })
  const isOn = status === 'connected'
  const isBusy = isLoading || status === 'connecting'
  const words = isOn ? ON : OFF
  const needsParent = !isOn && check?.code === 'ai_not_connected'

  useEffect(() => setHidden(hidden => hidden && status === 'connected'), [status])
  useEffect(() => {
    // A button that was disabled has lost the focus. Whoever points needs the space bar for speaking.
    const hasLostFocus = document.activeElement === document.body
    if (status !== 'connecting' && isByKey.current && hasLostFocus) button.current?.focus()
  }, [status])

  const provider = useCallProvider()

  async function toggle() {
    setLoading(true)
    try {
      const { headerCall } = await loadCall()
      if (isOn) headerCall.disconnect()
      else void headerCall.connect()
    } catch {
      toast({
        look: 'destructive',
        title: 'Connection error',
        description: 'An error occurred while connecting to the AI assistant.',
      })
    }
    setLoading(false)
  }

  return (
    <>
      <Tooltip
        text={needsParent ? `${words}: a parent can connect ${provider} in Settings` : words}
        onOpenChange={setTooltipOpen}
      >
        <button
          ref={button}
          type="button"
          aria-label={words}
          disabled={isBusy}
          aria-busy={isBusy || undefined}
          onClick={({ detail }) => {
            isByKey.current = detail === 0
            void toggle()
          }}
          onPointerEnter={() => void loadCall().catch(() => undefined)}
          className={classNames(
            'relative ml-auto grid size-11 shrink-0 place-items-center rounded-pill transition-colors duration-150',
            'disabled:bg-sunk disabled:text-ink-soft',
            isOn
              ? 'bg-brand text-on-brand hover:bg-brand-strong'
              : 'bg-brand-soft text-brand-strong hover:bg-sunk',
          )}
        >
          {isBusy ? <Spinner className="size-5" /> : <Mic aria-hidden className="size-[22px]" />}
          {isOn && <VolumeRing loudness={loudness} className="-inset-1" />}
          {isOn && (
            <span
              data-testid="voice-active"
              className="absolute -top-0.5 -right-0.5 size-3.5 rounded-pill border-2 border-card bg-right"
            />
          )}
        </button>
      </Tooltip>
      {status !== 'idle' && !isHidden && (
        <Suspense fallback={null}>
          <VoiceCallBox onHide={() => setHidden(true)} />
        </Suspense>
      )}
    </>
  )
}
