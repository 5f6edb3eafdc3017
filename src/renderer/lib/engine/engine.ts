import { loadPart } from '../load-part.ts'
import type { Tasks } from './tasks.ts'
import type { Order } from './worker.ts'

interface Asked {
  order: Order
  resolve: (outcome: unknown) => void
  reject: (error: unknown) => void
}

/** What is asked of the engine, in turn; the first one is with the thread. */
const asked: Asked[] = []
/** One for the page: the engine is large to load and slow while it is cold. It starts with the first task. */
let thread: Promise<Worker> | undefined
let isBusy = false

/**
 * Has one task done by the tutor's own engine, in its thread, after those asked before.
 * @param signal ends the task, even one that takes long; the promise is never settled then
 * @throws Error when the thread can't be had or the task fails
 */
export function askEngine<Task extends keyof Tasks>(
  task: Task,
  given: Parameters<Tasks[Task]>,
  signal?: AbortSignal,
): Promise<ReturnType<Tasks[Task]>> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const mine: Asked = {
      order: { task, given },
      resolve: outcome => resolve(outcome as ReturnType<Tasks[Task]>),
      reject,
    }
    signal?.addEventListener('abort', () => drop(mine), { once: true })
    if (asked.push(mine) === 1) void doNext()
  })
}

function drop(dropped: Asked): void {
  const at = asked.indexOf(dropped)
  if (at < 0) return
  asked.splice(at, 1)
  if (at > 0) return
  if (isBusy) endThread()
  void doNext()
}

async function doNext(): Promise<void> {
  const [first] = asked
  if (!first) return
  try {
    thread ??= startThread()
    const worker = await thread
    // Dropped while the thread was starting: whoever dropped it went on.
    if (asked[0] !== first) return
    const end = (settle: () => void) => {
      isBusy = false
      asked.shift()
      settle()
      void doNext()
    }
    worker.onmessage = ({ data }: MessageEvent<unknown>) => end(() => first.resolve(data))
    worker.onerror = () => {
      endThread()
      end(() => first.reject(new Error('The engine could not do it')))
    }
    isBusy = true
    worker.postMessage(first.order)
  } catch (error) {
    thread = undefined
    if (asked[0] !== first) return
    asked.shift()
    first.reject(error)
    void doNext()
  }
}

function endThread(): void {
  void thread?.then(each => each.terminate())
  thread = undefined
  isBusy = false
}

function startThread(): Promise<Worker> {
  return loadPart(async () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
}
