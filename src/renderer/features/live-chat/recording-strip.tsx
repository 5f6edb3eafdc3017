import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'

/** In the text's place while something is recorded: for how long, and a way to forget it. */
export function RecordingStrip({ onGiveUp }: { onGiveUp: () => void }) {
  const seconds = useSeconds()
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <div className="flex min-h-11 min-w-0 flex-1 items-center gap-3 px-2">
      <span aria-hidden className="size-3 shrink-0 animate-shimmer rounded-pill bg-wrong" />
      <span className="font-heading font-bold tabular-nums">{clock}</span>
      <span className="hidden min-w-0 flex-1 truncate text-ink-soft sm:block">
        I’m listening. Press Send when you are done.
      </span>
      <IconButton label="Delete this recording" onClick={onGiveUp} className="ml-auto rounded-pill">
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </div>
  )
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const clock = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1_000)), 250)
    return () => clearInterval(clock)
  }, [])
  return seconds
}
