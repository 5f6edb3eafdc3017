import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** In bytes; whoever is flooded would have V8 make it 128 MB, and keep that as long as anything is going on. */
const ENOUGH = 16 * 1024 * 1024

/**
 * Keeps what V8 sets aside for new objects on this thread to some megabytes: it doubles that each time that many of them
 * outlive a collection, and no option says otherwise once a process has begun. For plain Node; Electron has a heap of its
 * own kind, with less of it.
 */
export function boundNewSpace(): void {
  if (process.versions.electron !== undefined) return
  let mayGrow = true
  new PerformanceObserver(() => {
    const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    const isSmall = (space?.space_size ?? 0) < ENOUGH
    if (isSmall === mayGrow) return
    mayGrow = isSmall
    setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`)
  }).observe({ entryTypes: ['gc'] })
}
