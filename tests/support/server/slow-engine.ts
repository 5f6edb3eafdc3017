import { group } from '#server/engine/group.ts'
import { serveGroups } from '#server/engine/serve-groups.ts'

/** As the pool counts: asking for it is a call of the system. */
function used(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Keeps the processor busy for so many of its milliseconds. */
function work(time: number): string {
  const end = used() + time
  while (used() < end);
  return 'done'
}

/** In milliseconds. */
const WARM_UP = 400

/** An engine as on a computer that takes twice the 200 ms of a warm-up, and so twice as long for everything. */
export const slowTasks = group('slow', { work }, () => work(WARM_UP))

void serveGroups([slowTasks])
