import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Group } from '#server/engine/group.ts'

const SERVER = join(import.meta.dirname, '..', '..', '..', 'src', 'server')

/** Every group of tasks that a room lists for the engine. */
export async function engineGroups(): Promise<Group[]> {
  const files = globSync('**/*tasks.ts', { cwd: SERVER })
  const modules: Record<string, Partial<Group>>[] = await Promise.all(
    files.map(file => import(join(SERVER, file))),
  )
  return modules
    .flatMap(module => Object.values(module))
    .filter((each): each is Group => typeof each.name === 'string' && typeof each.tasks === 'object')
}
