import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lookAtModelFile } from '../ai/providers/home/engine/model-file.ts'

/** As every program calls the file by which a model sees. */
const EYES = /mmproj.*\.gguf$/i

/**
 * The file by which a model of the family's own sees: the one that lies beside it. Several would be a guess, and the wrong
 * ones bring an engine down.
 */
export async function eyesBeside(path: string): Promise<string | undefined> {
  const folder = dirname(path)
  const names = await readdir(folder).catch((): string[] => [])
  const found = names.filter(name => EYES.test(name) && join(folder, name) !== path)
  const [only] = found
  if (only === undefined || found.length > 1) return undefined
  const eyes = join(folder, only)
  return (await lookAtModelFile(eyes)).is === 'model' ? eyes : undefined
}
