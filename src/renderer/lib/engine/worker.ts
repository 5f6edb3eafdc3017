import { tasks } from './tasks.ts'

/** A task with what it is given, as a message to the thread. */
export interface Order {
  task: keyof typeof tasks
  given: readonly unknown[]
}

/**
 * A thread of its own, and the one place of the page where the exact engine is: a long text would keep a child from
 * typing, and a second copy would have to be loaded.
 */
addEventListener('message', ({ data: { task, given } }: MessageEvent<Order>) => {
  const run = tasks[task] as (...given: readonly unknown[]) => unknown
  postMessage(run(...given))
})
