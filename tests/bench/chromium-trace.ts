import type { CDPSession } from 'playwright'

/** An event of Chromium's own trace; times in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  /** What it took of the processor. */
  tdur?: number
  args?: { name?: string }
}

const CATEGORIES = 'toplevel,__metadata'

/** Does work while Chromium notes down what its threads do. */
export async function traced<T>(
  devtools: CDPSession,
  work: () => Promise<T>,
): Promise<{ result: T; events: TraceEvent[] }> {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await devtools.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' })
  const result = await work()
  const complete = new Promise(resolve => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  return { result, events }
}

/** The longest task of the threads that pages run in, in milliseconds of the processor. */
export function longestTask(events: readonly TraceEvent[]): number {
  const idOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const ids = new Set(pages.map(idOf))
  const tasks = events.filter(each => each.ph === 'X' && each.name.endsWith('RunTask') && ids.has(idOf(each)))
  return tasks.reduce((most, { tdur, dur }) => Math.max(most, (tdur ?? dur ?? 0) / 1_000), 0)
}
