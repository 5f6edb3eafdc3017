import { X } from 'lucide-react'
import { useStore } from 'zustand'
import { classNames } from '#lib/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { UnformattedMarkdown } from '#ui/long-text.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Switch } from '#ui/switch.tsx'
import { headerCall } from './header-call.ts'
import { headerCallStore } from './header-call-store.ts'
import { HoldButton } from './hold-button.tsx'
import { statusWords } from './status-words.ts'
import { useNewestInSight } from './use-newest-in-sight.ts'

/** The floating box of the voice call: what it said last, what it is doing, and how it is spoken to. */
export function VoiceCallBox({ onHide }: { onHide: () => void }) {
  const state = useStore(headerCallStore)
  const { status, reply, isPushToTalk, isSlow } = state
  const isConnected = status === 'connected'
  return (
    <aside
      aria-labelledby="voice-title"
      className="fixed inset-x-3 top-[76px] z-30 grid animate-rise gap-3 rounded-large border border-line bg-card p-4 shadow-card sm:right-6 sm:left-auto sm:w-[360px]"
    >
      <div className="flex items-center gap-3">
        <h2 id="voice-title" className="flex-1 text-[20px]">
          AI Assistant
        </h2>
        <IconButton
          label={isConnected ? 'Hide' : 'Close'}
          title={isConnected ? 'Hide' : 'Close'}
          className="-my-1 -mr-1"
          onClick={isConnected ? onHide : headerCall.disconnect}
        >
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      {reply ? (
        <Reply text={reply} />
      ) : (
        isConnected && <p className="text-ink-soft">Say hello, or ask what puzzles you.</p>
      )}
      <p role="status" className="flex items-center gap-2 text-small font-bold text-ink-soft">
        <span
          aria-hidden
          className={classNames(
            'size-2.5 shrink-0 rounded-pill',
            isConnected ? 'bg-right' : 'animate-shimmer bg-sun',
          )}
        />
        {statusWords(state)}
        {isSlow && ' The connection is slow.'}
      </p>
      {isConnected && isPushToTalk && <HoldButton />}
      {isConnected && (
        <Switch
          label="Hold a button to speak"
          isOn={isPushToTalk}
          onChange={isOn => headerCall.setPushToTalk(isOn)}
        />
      )}
    </aside>
  )
}

function Reply({ text }: { text: string }) {
  const box = useNewestInSight(text)
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
      tabIndex={0}
      aria-label="What your tutor said"
      className="max-h-[min(40dvh,320px)] overflow-y-auto rounded-medium bg-sunk p-3 [overflow-wrap:anywhere]"
    >
      <Markdown fallback={<UnformattedMarkdown>{text}</UnformattedMarkdown>}>{text}</Markdown>
    </section>
  )
}
