import SQLite from 'better-sqlite3'
import { HttpError } from '../shared/http-error.ts'
import type { Order, Outcome, Tasks } from './messages.ts'
import { watchOver } from './watch.ts'

/** In bytes, of the whole process: what Node and SQLite need, and 200 MB. */
const MOST_MEMORY = 300_000_000

/** As Electron has it in a process that it has started. */
interface ParentPort {
  on(name: 'message', listener: (event: { data: Order }) => void): void
  postMessage(message: unknown): void
}

/** Makes this process a helper: it does what whoever has started it orders. */
export function serveTasks(tasks: Tasks): void {
  const { parentPort } = process as { parentPort?: ParentPort }
  if (parentPort) {
    parentPort.on('message', async ({ data }) => parentPort.postMessage(await runTask(tasks, data)))
    return
  }
  process.on('message', async (order: Order) => process.send?.(await runTask(tasks, order)))
  process.once('disconnect', () => process.exit())
}

function runTask(tasks: Tasks, order: Order): Promise<Outcome> {
  watchOver({ milliseconds: order.milliseconds, bytes: MOST_MEMORY })
  return outcomeOf(tasks, order)
}

/** Does what is ordered and says how it went; it throws nothing. */
export async function outcomeOf(
  tasks: Tasks,
  { name, given }: Omit<Order, 'milliseconds'>,
): Promise<Outcome> {
  try {
    const task = tasks[name]
    if (!task) throw new Error('There is no such task')
    return { state: 'done', value: await task(given) }
  } catch (error) {
    return describeFailure(error)
  }
}

/** Codes alone: other words might hold the family's. */
function describeFailure(error: unknown): Outcome {
  if (error instanceof HttpError && error.code === 'wrong_backup') {
    return { state: 'refused', message: error.message }
  }
  if (error instanceof SQLite.SqliteError) return { state: 'failed', kind: 'sqlite', code: error.code }
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return { state: 'failed', kind: 'system', code: error.code }
  }
  return { state: 'failed', kind: 'other', code: error instanceof Error ? error.name : 'unknown' }
}
