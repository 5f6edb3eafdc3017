import { Mutex } from 'async-mutex'
import SQLite from 'better-sqlite3'
import { HttpError } from '../shared/http-error.ts'
import type { StartHelper } from './helper-process.ts'
import { type Order, type Outcome, outcomeSchema, type Tasks } from './messages.ts'

/** How long a helper may finish its work when the server ends, in milliseconds. */
const LAST_WAIT = 1_000
/** Beyond these the computer has enough to do. */
const MOST_WAITING = 20

export interface Helpers<T extends Tasks> {
  /**
   * Runs a task in a process of its own.
   * @param limits `milliseconds` after which it is ended, and `signal`, at whose abortion too
   * @throws what the task throws; HttpError 503 when it took too long or was ended
   */
  run<Name extends keyof T & string>(
    name: Name,
    given: Parameters<T[Name]>[0],
    limits: { milliseconds: number; signal?: AbortSignal },
  ): Promise<Awaited<ReturnType<T[Name]>>>
  /** One work on the family's file at a time: what is deleted must not stay in a log that another still reads. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Gives running helpers a moment, then ends them. */
  stop(): Promise<void>
}

/** The helpers of one server. */
export function createHelpers<T extends Tasks>(start: StartHelper): Helpers<T> {
  const running = new Map<Promise<unknown>, () => void>()
  const working = new Mutex()
  let waiting = 0
  let isStopping = false

  function run(
    name: string,
    given: unknown,
    { milliseconds, signal }: { milliseconds: number; signal?: AbortSignal },
  ) {
    if (isStopping) throw ended()
    signal?.throwIfAborted()
    const helper = start()
    const answer = Promise.withResolvers<never>()
    const end = (reason: unknown) => {
      answer.reject(reason)
      helper.kill()
    }
    const leave = () => end(signal?.reason)
    const timer = setTimeout(() => end(tooLong()), milliseconds)
    signal?.addEventListener('abort', leave, { once: true })
    helper.onMessage(message => {
      const { success, data } = outcomeSchema.safeParse(message)
      if (success && data.state === 'done') answer.resolve(data.value as never)
      else answer.reject(success && data.state !== 'done' ? createError(data) : ended())
      helper.kill()
    })
    const gone = new Promise<void>(resolve => {
      helper.onExit(() => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
        answer.reject(ended())
        resolve()
      })
    })
    running.set(gone, () => end(ended()))
    void gone.then(() => running.delete(gone))
    helper.send({ name, given, milliseconds } satisfies Order)
    // Its files are free only once it is gone.
    return answer.promise.finally(() => gone)
  }

  return {
    run: async (name, given, limits) => run(name, given, limits),
    async alone(work) {
      if (waiting >= MOST_WAITING) throw busy()
      waiting++
      return working.runExclusive(work).finally(() => waiting--)
    },
    async stop() {
      isStopping = true
      const all = Promise.all(running.keys())
      const timer = setTimeout(() => {
        for (const end of running.values()) end()
      }, LAST_WAIT)
      await all
      clearTimeout(timer)
    },
  }
}

function createError(outcome: Exclude<Outcome, { state: 'done' }>): Error {
  if (outcome.state === 'refused') return new HttpError(400, 'wrong_backup', outcome.message)
  const words = `A helper has failed: ${outcome.code}`
  if (outcome.kind === 'sqlite') return new SQLite.SqliteError(words, outcome.code)
  return Object.assign(new Error(words), { code: outcome.code })
}

function tooLong(): HttpError {
  return new HttpError(
    503,
    'server_error',
    'This took too long, so Stepwise has stopped it. Nothing was changed.',
  )
}

function ended(): HttpError {
  return new HttpError(
    503,
    'server_error',
    'Stepwise had to stop this. Nothing was changed; please try again.',
  )
}

function busy(): HttpError {
  return new HttpError(
    503,
    'server_error',
    'Stepwise is busy with other files. Please try again in a minute.',
  )
}
