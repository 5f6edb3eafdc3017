import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Migration } from '#server/db/migrations/index.ts'

/** Runs the update in a process of its own, which says when it begins and when it is done. */
const UPDATE = `
  const { openDatabase } = await import(${JSON.stringify(import.meta.resolve('#server/db/database.ts'))})
  const { pino } = await import(${JSON.stringify(import.meta.resolve('pino'))})
  const { dataDir, migrations } = JSON.parse(process.argv[1])
  process.stdout.write('begins')
  const log = pino({ enabled: false })
  await openDatabase({ dataDir, log, now: () => new Date('2025-03-05T14:07:09Z'), migrations }).close()
  process.stdout.write('done')
`

/**
 * Brings a data folder up to these migrations in a process of its own.
 * @param wait milliseconds from the beginning of the update to the kill; undefined lets it end
 */
export async function updateInProcess(
  dataDir: string,
  migrations: readonly Migration[],
  wait?: number,
): Promise<{ isDone: boolean; milliseconds: number }> {
  const given = JSON.stringify({ dataDir, migrations })
  const child = spawn(process.execPath, ['--input-type=module', '-e', UPDATE, given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let written = ''
  let begin = 0
  let timer: NodeJS.Timeout | undefined
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    written += text
    if (begin > 0) return
    begin = performance.now()
    if (wait !== undefined) timer = setTimeout(() => child.kill('SIGKILL'), wait)
  })
  await once(child, 'close')
  clearTimeout(timer)
  return { isDone: written.endsWith('done'), milliseconds: performance.now() - begin }
}
