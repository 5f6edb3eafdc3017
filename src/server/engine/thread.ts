import { Worker } from 'node:worker_threads'
import { helperEnvironment } from '../helper/helper-process.ts'
import { errorOf, type Order, type Outcome } from './messages.ts'

/** All in milliseconds of a usual processor. */
export interface Limits {
  /** A task may take so much. */
  deadline: number
  /** What the engine's warm-up takes: a slower or a crowded processor has as much more for each task. */
  warmUp: number
}
export const LIMITS: Limits = { deadline: 1_000, warmUp: 1_200 }
/** So much slower at the most. */
const SLOWEST = 5
/** So many times that by the clock, when others keep the processors busy. */
const PATIENCE = 20
/** A thread that doesn't say how much it has used is deep in something. */
const ANSWERS_WITHIN = 1_500
/** How soon it is asked again at the least. */
const ASKS_AGAIN = 50
/** In MB, of each thread: what the engine keeps, and as much again for a text. */
const MOST_MEMORY = 256

/** A text over which a thread was ended. */
export class RanOver extends Error {
  constructor() {
    super('A task has run over and was ended')
    this.name = 'RanOver'
  }
}

/** A worker of the engine. */
export interface Thread {
  /** Whether it can be given an order: it has begun, and does nothing. */
  isFree(): boolean
  /**
   * Does one order.
   * @throws RanOver when it took too long or too much memory: then the thread is gone; else what the task threw
   */
  run(order: Order): Promise<unknown>
  /** Ends it, whatever it is in the middle of. */
  end(): void
}

/**
 * Starts a thread. It keeps no process alive by itself; while it works, the timer of its task does.
 * @param entry the file that it runs
 * @param told when it is free for the first time, and when it is gone
 */
export function startThread(
  entry: string,
  told: { onReady(): void; onGone(wasReady: boolean): void },
  limits: Limits = LIMITS,
): Thread {
  const worker = new Worker(entry, {
    execArgv: [],
    env: helperEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY, maxYoungGenerationSizeMb: 8 },
  })
  // Earlier it would not last.
  worker.once('online', () => worker.unref())
  let isReady = false
  let isGone = false
  let cpu = 0
  let { deadline } = limits
  let doing: PromiseWithResolvers<unknown> | undefined
  let timer: NodeJS.Timeout | undefined

  function done(settle: (waiting: PromiseWithResolvers<unknown>) => void): void {
    clearTimeout(timer)
    const waiting = doing
    doing = undefined
    if (waiting) settle(waiting)
  }

  function end(): void {
    isGone = true
    void worker.terminate()
  }

  /** Ends the task when it has used up its time; asks again when others had the processor meanwhile. */
  async function check(order: PromiseWithResolvers<unknown>, before: number, began: number): Promise<void> {
    const used = await usedOf(worker)
    if (doing !== order) return
    const left = deadline - (used - before)
    const isLate = performance.now() - began > PATIENCE * limits.deadline
    if (left <= 0 || isLate) end()
    else timer = setTimeout(() => void check(order, before, began), Math.max(left, ASKS_AGAIN))
  }

  worker.on('message', (outcome: Outcome) => {
    cpu = outcome.cpu
    if (outcome.state === 'ready') {
      isReady = true
      deadline = limits.deadline * Math.min(SLOWEST, Math.max(1, outcome.warmUp / limits.warmUp))
      told.onReady()
    } else
      done(waiting => {
        if (outcome.state === 'threw') waiting.reject(errorOf(outcome.failure))
        else waiting.resolve(outcome.value)
      })
  })
  // What is wrong with it tells its exit, which follows.
  worker.on('error', () => {})
  worker.once('exit', () => {
    isGone = true
    done(waiting => waiting.reject(new RanOver()))
    told.onGone(isReady)
  })

  return {
    isFree: () => isReady && !isGone && doing === undefined,
    run(order) {
      const waiting = Promise.withResolvers<unknown>()
      doing = waiting
      const before = cpu
      const began = performance.now()
      timer = setTimeout(() => void check(waiting, before, began), deadline)
      worker.postMessage(order)
      return waiting.promise
    },
    end,
  }
}

/** What a thread has used of the processor, in milliseconds; endless when it doesn't answer. */
async function usedOf(worker: Worker): Promise<number> {
  const late = Promise.withResolvers<number>()
  const timer = setTimeout(() => late.resolve(Number.POSITIVE_INFINITY), ANSWERS_WITHIN)
  const used = worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1_000,
    () => Number.POSITIVE_INFINITY,
  )
  return Promise.race([used, late.promise]).finally(() => clearTimeout(timer))
}
