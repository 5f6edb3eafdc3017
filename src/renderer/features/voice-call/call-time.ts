import { USE_REPORT_EVERY } from '#contract/voice-call.ts'
import { ApiError } from '#lib/api.ts'

/** In seconds; a timer can't wait for the months that a limit may allow. */
const LONGEST_WAIT = 3_600
/** In seconds. Reports part the time of a call; a longer stretch without one is the sleep of the computer, in which nobody talked. */
const LONGEST_STRETCH = 4 * USE_REPORT_EVERY

interface CallTimeParts {
  /**
   * @returns the seconds that are left this month, undefined when there is no limit
   * @throws ApiError 429 when they are used up, `ai_not_connected` when the AI is no longer shared
   */
  report: (seconds: number) => Promise<number | undefined>
  onUsedUp: (message: string) => void
}

/** Counts the seconds of a call, without its interruptions, and reports them. */
export function createCallTime({ report, onUsedUp }: CallTimeParts) {
  let counted = 0
  let since: number | null = null
  let whenUsedUp: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(whenUsedUp)
    if (since !== null) counted += Math.min((performance.now() - since) / 1000, LONGEST_STRETCH)
    since = null
  }

  /** @param secondsLeft this month; none when there is no limit */
  function start(secondsLeft?: number): void {
    since ??= performance.now()
    clearTimeout(whenUsedUp)
    if (secondsLeft === undefined) return
    whenUsedUp = setTimeout(() => void tell(), Math.min(secondsLeft, LONGEST_WAIT) * 1000)
  }

  /** Reports what has not been reported; what does not arrive is reported the next time. */
  async function tell(): Promise<void> {
    const isRunning = since !== null
    stop()
    if (isRunning) start()
    const seconds = Math.min(counted, 10 * USE_REPORT_EVERY)
    if (seconds < 1) return
    counted -= seconds
    try {
      const secondsLeft = await report(seconds)
      if (since !== null) start(secondsLeft)
    } catch (error) {
      if (isEnd(error)) onUsedUp(error.message)
      else counted += seconds
    }
  }

  return { start, stop, tell }
}

function isEnd(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 429 || error.code === 'ai_not_connected')
}
