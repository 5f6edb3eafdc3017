import { tasks } from '#server/family-data/tasks.ts'
import type { StartHelper } from '#server/helper/helper-process.ts'
import type { Order } from '#server/helper/messages.ts'
import { outcomeOf } from '#server/helper/serve-tasks.ts'

/** What passes between processes. */
const sent = <T>(message: T): T => JSON.parse(JSON.stringify(message))

/**
 * A helper in the process of the test, which has loaded everything already: for tests of what a task does. Those of
 * what a process of its own is for, such as being ended in the middle, start a real one.
 */
export const helperHere: StartHelper = () => {
  const listeners: ((message: unknown) => void)[] = []
  const { promise: gone, resolve } = Promise.withResolvers<void>()
  return {
    send: async message => {
      const outcome = await outcomeOf(tasks, sent(message as Order))
      for (const listener of listeners) listener(sent(outcome))
    },
    onMessage: listener => void listeners.push(listener),
    onExit: listener => void gone.then(listener),
    kill: resolve,
  }
}
