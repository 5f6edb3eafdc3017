import { parentPort } from 'node:worker_threads'
import type { Group } from './group.ts'
import { failureOf, type Order, type Outcome } from './messages.ts'

/** Makes this thread a worker of the engine: it does one order after the other. */
export async function serveGroups(groups: readonly Group[]): Promise<void> {
  const tasks = new Map(
    groups.flatMap(({ name, tasks }) =>
      Object.entries(tasks).map(([task, work]) => [`${name}.${task}`, work] as const),
    ),
  )
  const answer = (outcome: Outcome) => parentPort?.postMessage(outcome)
  parentPort?.on('message', async ({ group, task, given }: Order) => {
    try {
      const work = tasks.get(`${group}.${task}`)
      if (!work) throw new TypeError('There is no such task')
      answer({ state: 'done', value: await work(...given), cpu: cpuTime() })
    } catch (error) {
      answer({ state: 'threw', failure: failureOf(error), cpu: cpuTime() })
    }
  })
  const before = cpuTime()
  for (const { warmUp } of groups) await warmUp?.()
  const cpu = cpuTime()
  answer({ state: 'ready', cpu, warmUp: cpu - before })
}

/** Of this thread alone, in milliseconds. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
