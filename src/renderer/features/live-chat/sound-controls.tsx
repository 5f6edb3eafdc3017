import { Volume2, VolumeX } from 'lucide-react'
import { useStore } from 'zustand'
import { classNames } from '#lib/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { SOUND_NOTICE } from './sound-notice.tsx'
import { type StatusLabel, statusLabel } from './status.ts'
import { conversation, player, socket } from './window-live-chat.ts'

interface SoundControlsProps {
  isWaiting: boolean
  isRecording: boolean
  /** Somebody can read the answers aloud. */
  isSpeaking: boolean
}

const dots: Record<StatusLabel, string> = {
  Ready: 'bg-right',
  'Ready (Muted)': 'bg-right',
  'Recording...': 'bg-wrong animate-shimmer',
  'Processing...': 'bg-sun animate-shimmer',
  Disconnected: 'bg-line-strong',
}

/** The line below the text box: what the chat is doing, and whether its answers are spoken. */
export function SoundControls({ isWaiting, isRecording, isSpeaking }: SoundControlsProps) {
  const connection = useStore(socket.store, state => state.status)
  const isMuted = useStore(player.store, state => state.isMuted)
  const isAudioMode = useStore(conversation.store, state => state.isAudioMode)
  const label = statusLabel({ connection, isRecording, isWaiting, isMuted })
  const Icon = isMuted ? VolumeX : Volume2
  return (
    <div className="flex min-h-11 items-center gap-1 pl-4 text-small">
      <span className="mr-auto inline-flex items-center gap-2 text-ink-soft">
        <span aria-hidden className={classNames('size-2.5 rounded-pill', dots[label])} />
        <span data-testid="status">{label}</span>
      </span>
      <IconButton
        label={isMuted ? 'Unmute' : 'Mute'}
        title={isMuted ? 'Unmute' : 'Mute'}
        className="rounded-pill"
        onClick={player.toggleMuted}
      >
        <Icon aria-hidden className="size-[22px]" />
      </IconButton>
      <button
        type="button"
        role="switch"
        aria-checked={isAudioMode}
        aria-describedby={isSpeaking ? undefined : SOUND_NOTICE}
        onClick={conversation.toggleAudioMode}
        className={classNames(
          'group flex min-h-11 items-center gap-2.5 rounded-pill px-3 font-bold hover:bg-sunk',
          !isSpeaking && 'text-ink-soft',
        )}
      >
        Audio Mode
        <span
          aria-hidden
          className="relative h-7 w-12 shrink-0 rounded-pill border-2 border-line-strong bg-sunk transition-colors duration-150 group-aria-checked:border-brand group-aria-checked:bg-brand"
        >
          <span className="absolute top-0.5 left-0.5 size-5 rounded-pill bg-line-strong transition-transform duration-150 group-aria-checked:translate-x-5 group-aria-checked:bg-on-brand" />
        </span>
      </button>
    </div>
  )
}
