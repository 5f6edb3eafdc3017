import { loadPart } from '../load-part.ts'
import type { Tasks } from './tasks.ts'
import type { Order } from './worker.ts'

/** Does one task at a time with the tutor's own engine, in a thread that starts with the first. */
export function openEngine() {
  let thread: Promise<Worker> | undefined
  let isBusy = false

  function close() {
    void thread?.then(
      each => each.terminate(),
      () => undefined,
    )
    thread = undefined
    isBusy = false
  }

  return {
    /**
     * @param signal ends the task, even one that takes long; the promise is never settled then
     * @throws Error when the thread can't be had or the task fails
     */
    async run<Task extends keyof Tasks>(
      task: Task,
      given: Parameters<Tasks[Task]>,
      signal?: AbortSignal,
    ): Promise<ReturnType<Tasks[Task]>> {
      thread ??= startThread()
      const worker = await thread.catch(error => {
        thread = undefined
        throw error
      })
      signal?.throwIfAborted()
      return new Promise((resolve, reject) => {
        isBusy = true
        signal?.addEventListener('abort', () => isBusy && close(), { once: true })
        worker.onmessage = ({ data }: MessageEvent<ReturnType<Tasks[Task]>>) => {
          isBusy = false
          resolve(data)
        }
        worker.onerror = () => {
          close()
          reject(new Error('The engine could not do it'))
        }
        worker.postMessage({ task, given } satisfies Order)
      })
    },
    close,
  }
}

/** Asks for one thing alone, in a thread that ends with it. */
export async function askEngine<Task extends keyof Tasks>(
  task: Task,
  ...given: Parameters<Tasks[Task]>
): Promise<ReturnType<Tasks[Task]>> {
  const engine = openEngine()
  try {
    return await engine.run(task, given)
  } finally {
    engine.close()
  }
}

function startThread(): Promise<Worker> {
  return loadPart(async () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
}
