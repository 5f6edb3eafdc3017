import { statfs } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * How much is free where Ollama usually keeps its models. It may have been told to keep them elsewhere, so that this is a
 * good guess and no more.
 * @param named `OLLAMA_MODELS`, where this process knows it
 * @returns bytes; undefined where none of the places can be looked at
 */
export async function freeForModels(named: string | undefined): Promise<number | undefined> {
  const own = join(homedir(), '.ollama')
  const places = [named, join(own, 'models'), own, '/usr/share/ollama/.ollama', homedir()]
  for (const place of places) {
    if (!place) continue
    const found = await statfs(place).catch(() => undefined)
    if (found) return found.bavail * found.bsize
  }
  return undefined
}
