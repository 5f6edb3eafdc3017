import { useId } from 'react'
import { formatBytes } from '#lib/format-bytes.ts'

interface DownloadProgressProps {
  name: string
  state: 'fetching' | 'paused' | 'failed' | 'done'
  /** Bytes. */
  completed: number
  total: number
  /** Why it has failed, and what to do. */
  message?: string | undefined
}

/** How far a long download is, and why it has stopped. */
export function DownloadProgress({ state, completed, total, message, name }: DownloadProgressProps) {
  const id = useId()
  const share = total > 0 ? Math.min(1, completed / total) : 0
  const words = { fetching: 'Downloading', paused: 'Paused:', failed: 'Stopped:', done: 'Downloaded' }[state]
  return (
    <div className="grid gap-2">
      <p id={id} className="flex max-w-none flex-wrap justify-between gap-x-4">
        <b>
          {words} {name}
        </b>
        <span className="text-ink-soft tabular-nums">
          {formatBytes(completed)} of {formatBytes(total)}
        </span>
      </p>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2.5 overflow-hidden rounded-pill bg-line"
      >
        <span
          className="block h-full rounded-pill bg-brand transition-[width] duration-200 ease-calm"
          style={{ width: `${share * 100}%` }}
        />
      </div>
      {state === 'fetching' && (
        <p className="text-small text-ink-soft">
          You may leave this page: it goes on for as long as Stepwise is open. Paused or broken off, it goes
          on from where it was.
        </p>
      )}
      {message && (
        <p role="alert" className="text-wrong">
          {message}
        </p>
      )}
    </div>
  )
}
