import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Group } from './group.ts'
import { unlessPoison } from './poison.ts'
import { createPool, type Pool } from './pool.ts'
import { turnOwner } from './turns.ts'

/** One core is for whoever asks for anything else; each thread holds the whole engine in memory. */
const MOST_THREADS = Math.min(3, Math.max(2, availableParallelism() - 1))

/** Built, it lies in out/main; this code lies there or in a folder below. */
const ENTRY = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, '..', 'engine-worker.ts')
  : ['.', '..'].map(up => join(import.meta.dirname, up, 'engine-worker.js')).find(existsSync)

/** The same tasks, each done in a thread of the engine. */
export type Asked<G extends Group> = {
  [Task in keyof G['tasks']]: (
    ...given: Parameters<G['tasks'][Task]>
  ) => Promise<Awaited<ReturnType<G['tasks'][Task]>>>
}

/** One for the process: the engine keeps nothing of what it reads. */
let pool: Pool | undefined

function thePool(): Pool {
  if (ENTRY === undefined) throw new Error('The engine is missing from this build')
  pool ??= createPool(ENTRY, MOST_THREADS)
  return pool
}

/** Loads the engine in a thread, for those who will soon need it. */
export function warmUpEngine(): void {
  thePool().warmUp()
}

/**
 * The one door to whatever reads, marks, talks or hears: it is done in a thread beside the server, in turns, within a
 * deadline and a limit of memory.
 * @param name of a group that `engine-worker.ts` serves
 * @returns its tasks; each throws Unreadable for texts that run over, what the task throws, or HttpError 503 when
 * there is too much to do
 */
export function inEngine<G extends Group>(name: G['name']): Asked<G> {
  return new Proxy({} as Asked<G>, {
    get:
      (_, task: string) =>
      (...given: unknown[]) =>
        unlessPoison([name, task, given], () => thePool().run(turnOwner(), { group: name, task, given })),
  })
}
