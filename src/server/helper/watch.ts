import { Worker } from 'node:worker_threads'

/**
 * Ends this process after a time, above an amount of memory, or when whoever has started it is gone: from a thread of
 * its own, because the work itself may never come to its end.
 * @param limits `milliseconds` where it has a time, and `bytes` of the whole process
 */
export function watchOver(limits: { milliseconds?: number; bytes: number }): void {
  const watcher = new Worker(`(${watch})()`, {
    eval: true,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
    workerData: { ...limits, parent: process.ppid },
  })
  watcher.unref()
}

/** Runs by itself: it knows nothing of this file. */
function watch(): void {
  const { workerData } = process.getBuiltinModule('node:worker_threads')
  const { milliseconds, bytes, parent } = workerData
  const end = () => process.kill(process.pid, 'SIGKILL')
  if (milliseconds !== undefined) setTimeout(end, milliseconds)
  setInterval(() => {
    if (process.memoryUsage.rss() > bytes || process.ppid !== parent) end()
  }, 100)
}
