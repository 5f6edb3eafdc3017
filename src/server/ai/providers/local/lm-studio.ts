import { z } from 'zod'
import type { DescribedModel } from '../../provider.ts'
import { readAs } from './ollama.ts'

/** Of LM Studio 0.4 and newer. */
const newerSchema = z.object({
  models: z.array(
    z.object({
      key: z.string().min(1),
      type: z.string(),
      size_bytes: z.number().optional(),
      capabilities: z.object({ vision: z.boolean().optional() }).nullish(),
    }),
  ),
})
/** Of LM Studio 0.3.6 and newer. */
const olderSchema = z.object({ data: z.array(z.object({ id: z.string().min(1), type: z.string() })) })

/**
 * What an LM Studio has, and which of it sees, by its own answer. It answers an unknown path with 200 and an error, so
 * that the form of the answer alone tells.
 * @param origin such as `http://127.0.0.1:1234`
 * @returns undefined where something else answers there
 * @throws what the connection failed with
 */
export async function lmStudioModels(
  send: typeof fetch,
  origin: string,
  signal: AbortSignal,
): Promise<DescribedModel[] | undefined> {
  const newer = await readAs(newerSchema, await send(`${origin}/api/v1/models`, { signal }))
  if (newer) {
    return newer.models.map(({ key, type, size_bytes, capabilities }) => ({
      id: key,
      bytes: size_bytes,
      canSee: capabilities?.vision,
      canAnswer: type === 'llm' || type === 'vlm',
      isAway: false,
    }))
  }
  const older = await readAs(olderSchema, await send(`${origin}/api/v0/models`, { signal }))
  return older?.data.map(({ id, type }) => ({
    id,
    canSee: type === 'vlm',
    canAnswer: type === 'llm' || type === 'vlm',
    isAway: false,
  }))
}
