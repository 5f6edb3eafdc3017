import { Mic, MicOff } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useSettings } from '#features/settings/use-settings.ts'
import { classNames } from '#lib/class-names.ts'
import { loadPart } from '#lib/load-part.ts'
import { useCallProvider } from '#lib/providers.ts'
import { Spinner } from '#ui/spinner.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { headerCallStore } from './header-call-store.ts'
import { loadHeaderCall } from './load-header-call.ts'
import { callInHeader } from './voice-call-problem.tsx'
import { VolumeRing } from './volume-ring.tsx'

const VoiceCallBox = lazy(async () => ({
  default: (await loadPart(() => import('./voice-call-box.tsx'))).VoiceCallBox,
}))

export { VoiceCallProblem } from './voice-call-problem.tsx'

const OFF = 'Talk to AI'
const ON = 'Turn off AI voice chat'

/** The header's switch of the voice call, with the box that shows what it says. */
export function VoiceCallButton() {
  const status = useStore(headerCallStore, state => state.status)
  const loudness = useStore(headerCallStore, state => state.loudness)
  const [isLoading, setLoading] = useState(false)
  const [isHidden, setHidden] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isByKey = useRef(false)
  const { data: settings } = useSettings()
  const isOn = status === 'connected'
  const isBusy = isLoading || status === 'connecting'
  const words = isOn ? ON : OFF
  const isMissing = !isOn && settings !== undefined && settings.servingNow.voice === undefined
  const Icon = isMissing ? MicOff : Mic

  useEffect(() => setHidden(hidden => hidden && status === 'connected'), [status])
  useEffect(() => {
    // A button that was disabled has lost the focus. Whoever points needs the space bar for speaking.
    const hasLostFocus = document.activeElement === document.body
    if (status !== 'connecting' && isByKey.current && hasLostFocus) button.current?.focus()
  }, [status])

  const provider = useCallProvider()

  async function toggle() {
    setLoading(true)
    if (isOn) (await loadHeaderCall()).disconnect()
    else await callInHeader()
    setLoading(false)
  }

  return (
    <>
      <Tooltip
        text={
          isMissing
            ? `${words}: nobody here can talk aloud yet. A grown-up can connect ${provider} in Settings.`
            : words
        }
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
          onPointerEnter={() => void loadHeaderCall().catch(() => undefined)}
          className={classNames(
            'relative flex size-11 shrink-0 items-center justify-center gap-2 rounded-pill max-md:ml-auto',
            'font-heading text-small leading-none font-extrabold transition-colors duration-150 sm:w-auto sm:px-4',
            'disabled:bg-sunk disabled:text-ink-soft',
            isOn
              ? 'bg-brand text-on-brand hover:bg-brand-strong'
              : isMissing
                ? 'bg-sunk text-ink-soft hover:bg-line'
                : 'bg-brand-soft text-brand-strong hover:bg-sunk',
          )}
        >
          {isBusy ? <Spinner className="size-5" /> : <Icon aria-hidden className="size-[22px]" />}
          <span aria-hidden className="max-sm:hidden">
            {isOn ? 'Turn off' : OFF}
          </span>
          {isOn && <VolumeRing loudness={loudness} className="-inset-1" />}
          {isOn && (
            <span
              data-testid="voice-active"
              className="absolute -top-0.5 -right-0.5 size-3.5 rounded-pill border-2 border-card bg-right"
            />
          )}
        </button>
      </Tooltip>
      {(isOn || status === 'connecting') && !isHidden && (
        <Suspense fallback={null}>
          <VoiceCallBox onHide={() => setHidden(true)} />
        </Suspense>
      )}
    </>
  )
}
