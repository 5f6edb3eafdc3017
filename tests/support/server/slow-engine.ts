import { group } from '#server/engine/group.ts'
import { serveGroups } from '#server/engine/serve-groups.ts'

const used = () => process.threadCpuUsage().user / 1_000

/** Keeps the processor busy for so many of its milliseconds. */
function work(time: number): string {
  const end = used() + time
  while (used() < end);
  return 'done'
}

/** An engine as on a computer that takes twice as long for everything. */
export const slowTasks = group('slow', { work }, () => work(2_400))

void serveGroups([slowTasks])
