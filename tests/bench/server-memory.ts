import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { AppProcess } from '../harness/app.ts'

/** Lets `serverMemory` reach into the server's process. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

/**
 * Resident memory of a server started with `INSPECTED`, in MB, once all garbage is collected: without that, it would
 * be a matter of chance how much of it is still waiting.
 */
export async function serverMemory(app: AppProcess): Promise<number> {
  const [address] = /ws:\/\/127\.0\.0\.1:\S+/.exec(app.log()) ?? []
  if (!address) throw new Error('The server is not inspected')
  const inspector = new WebSocket(address)
  await once(inspector, 'open')
  for (let id = 1; id <= 3; id++) {
    inspector.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    await once(inspector, 'message')
  }
  inspector.close()
  return (
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(app.process.pid)], { encoding: 'utf8' })) / 1024
  )
}
