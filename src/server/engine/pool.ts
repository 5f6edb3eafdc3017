import { HttpError } from '../shared/http-error.ts'
import type { Order } from './messages.ts'
import { type Limits, startThread, type Thread } from './thread.ts'
import { Turns } from './turns.ts'

/** After so long, in milliseconds, another thread is made ready beside one that works: the next task finds it free. */
const SPARE_AFTER = 300
/** Whoever waits longer for a turn is told that there is too much to do. */
const MOST_WAITING = 60_000
/** The first page has the processor to itself for so long. */
const WARM_AFTER = 1_500
/** A thread that has had nothing to do for so long is ended. */
const IDLE = 10 * 60_000
/** So many threads that never come to work, one after the other, say that none will. */
const MOST_FAILED_STARTS = 3

export interface Pool {
  /** Starts a thread soon, where there is none yet. */
  warmUp(): void
  /**
   * Does a task in a thread when it is its owner's turn.
   * @throws RanOver, what the task threw, or HttpError 503 when there is too much to do
   */
  run(owner: string, order: Order): Promise<unknown>
}

interface Waiting {
  owner: string
  order: Order
  answer: PromiseWithResolvers<unknown>
  timer: NodeJS.Timeout
}

/**
 * Threads for one server's engine, made when they are needed.
 * @param entry the file that they run
 * @param most so many at once; with several, nobody has all of them
 * @param limits of each task; the usual ones when missing
 */
export function createPool(entry: string, most: number, limits?: Limits): Pool {
  const threads = new Set<Thread>()
  const turns = new Turns<Waiting>()
  const owners = ownersAtWork(most)
  let failedStarts = 0
  let idle: NodeJS.Timeout | undefined
  let warming: NodeJS.Timeout | undefined

  function start(): void {
    const thread = startThread(
      entry,
      {
        onReady() {
          failedStarts = 0
          serve()
        },
        onGone(wasReady) {
          threads.delete(thread)
          if (!wasReady && ++failedStarts >= MOST_FAILED_STARTS) giveUp()
          if (turns.size > 0 || (wasReady && threads.size === 0)) ensureFree()
        },
      },
      limits,
    )
    threads.add(thread)
  }

  /** One that is free or about to be, as far as there may be more. */
  function ensureFree(): void {
    const isOneFree = [...threads].some(thread => !busy.has(thread))
    if (!isOneFree && threads.size < most) start()
  }
  const busy = new Set<Thread>()

  /** No thread can be had: whoever waits hears of it rather than wait. */
  function giveUp(): void {
    failedStarts = 0
    for (let each = turns.take(() => true); each; each = turns.take(() => true)) {
      clearTimeout(each.timer)
      each.answer.reject(new Error('The engine could not be started'))
    }
  }

  function serve(): void {
    for (const thread of threads) {
      if (!thread.isFree()) continue
      const next = turns.take(owners.mayHave)
      if (!next) return
      void hand(thread, next)
    }
  }

  async function hand(thread: Thread, { owner, order, answer, timer }: Waiting): Promise<void> {
    clearTimeout(timer)
    owners.begin(owner)
    busy.add(thread)
    const spare = setTimeout(ensureFree, SPARE_AFTER)
    try {
      answer.resolve(await thread.run(order))
    } catch (error) {
      answer.reject(error)
    }
    clearTimeout(spare)
    busy.delete(thread)
    owners.end(owner)
    restLater()
    serve()
  }

  function restLater(): void {
    idle ??= setTimeout(rest, IDLE).unref()
    idle.refresh()
  }

  function rest(): void {
    for (const thread of threads) if (thread.isFree()) thread.end()
  }

  return {
    warmUp() {
      if (threads.size > 0 || warming) return
      warming = setTimeout(() => {
        warming = undefined
        if (threads.size === 0) start()
        restLater()
      }, WARM_AFTER).unref()
    },
    run(owner, order) {
      const { promise } = waitIn(turns, owner, order).answer
      if (threads.size === 0) start()
      serve()
      return promise
    },
  }
}

/** How many tasks of whom are done just now; with several threads nobody has all of them. */
function ownersAtWork(most: number) {
  const running = new Map<string, number>()
  const count = (owner: string) => running.get(owner) ?? 0
  return {
    mayHave: (owner: string) => count(owner) < Math.max(1, most - 1),
    begin: (owner: string) => running.set(owner, count(owner) + 1),
    end(owner: string): void {
      if (count(owner) > 1) running.set(owner, count(owner) - 1)
      else running.delete(owner)
    },
  }
}

/** Takes a place among those who wait for a turn, for so long as one may. */
function waitIn(turns: Turns<Waiting>, owner: string, order: Order): Waiting {
  const answer = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => {
    turns.remove(owner, waiting)
    answer.reject(tooMuch())
  }, MOST_WAITING)
  const waiting = { owner, order, answer, timer }
  turns.add(owner, waiting)
  return waiting
}

function tooMuch(): HttpError {
  return new HttpError(
    503,
    'server_error',
    'Stepwise has too much to do right now. Your work is still here: please try again in a moment.',
  )
}
