import { TALK_REPORT_EVERY } from '#contract/voice.ts'
import { ApiError } from '#lib/api.ts'

interface TalkTimeParts {
  /** @throws ApiError 429 when the month's time is used up */
  report: (seconds: number) => Promise<void>
  onUsedUp: (message: string) => void
}

/** Counts the seconds of a talk, without its interruptions, and reports them. */
export function createTalkTime({ report, onUsedUp }: TalkTimeParts) {
  let counted = 0
  let since: number | null = null

  function stop(): void {
    if (since !== null) counted += (performance.now() - since) / 1000
    since = null
  }

  function start(): void {
    since ??= performance.now()
  }

  return {
    start,
    stop,
    /** Reports what has not been reported; what does not arrive is reported the next time. */
    async tell(): Promise<void> {
      const isRunning = since !== null
      stop()
      if (isRunning) start()
      const seconds = Math.min(counted, 10 * TALK_REPORT_EVERY)
      if (seconds < 1) return
      counted -= seconds
      try {
        await report(seconds)
      } catch (error) {
        if (error instanceof ApiError && error.status === 429) onUsedUp(error.message)
        else counted += seconds
      }
    },
  }
}
