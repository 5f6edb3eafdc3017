import type { Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { z } from 'zod'

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Microseconds of the processor, not of the clock: other programs on the machine don't count. */
      tdur: z.number().optional(),
      args: z.object({ name: z.string().optional() }).optional(),
    }),
  ),
})

/**
 * Watches how long a page's own thread is busy in one go.
 * @returns ends the watch with the longest task, in milliseconds
 */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  let isOver = false
  onTestFinished(async () => {
    if (!isOver) await browser.stopTracing()
  })
  return async () => {
    isOver = true
    const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString('utf8')))
    const isThread = ({ name, args }: (typeof traceEvents)[number]) =>
      name === 'thread_name' && args?.name === 'CrRendererMain'
    const threads = new Set(traceEvents.filter(isThread).map(({ pid, tid }) => `${pid}/${tid}`))
    const tasks = traceEvents.filter(
      ({ name, pid, tid }) => /RunTask$/.test(name) && threads.has(`${pid}/${tid}`),
    )
    if (tasks.length === 0) throw new Error('No task was seen')
    return Math.round(Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000)
  }
}
