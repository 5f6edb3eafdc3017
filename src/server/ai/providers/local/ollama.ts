import { z } from 'zod'
import { parseJson } from '../../../json/shallow.ts'
import type { DescribedModel } from '../../provider.ts'

type Send = typeof fetch

/** So many are asked for what they can do; nobody has more. */
const MOST_MODELS = 60
const AT_ONCE = 4
/** A line of a download says where it stands, in characters. */
const LONGEST_LINE = 64_000

const tagsSchema = z.object({
  models: z.array(
    z.object({ name: z.string().min(1), size: z.number().optional(), remote_host: z.string().optional() }),
  ),
})
const shownSchema = z.object({
  capabilities: z.array(z.string()).optional(),
  remote_host: z.string().optional(),
})

/** By its name too: those that run at Ollama's own company are called so. */
export const isOllamaCloud = (id: string): boolean => /[-:]cloud$/i.test(id)

/**
 * What an Ollama has, and what each model can do by its own answer.
 * @param origin such as `http://127.0.0.1:11434`
 * @returns undefined where something else answers there
 * @throws what the connection failed with
 */
export async function ollamaModels(
  send: Send,
  origin: string,
  signal: AbortSignal,
): Promise<DescribedModel[] | undefined> {
  const tags = await readAs(tagsSchema, await send(`${origin}/api/tags`, { signal }))
  if (!tags) return undefined
  const waiting = tags.models.slice(0, MOST_MODELS).entries()
  const models: DescribedModel[] = []
  const work = async () => {
    for (const [at, { name, size, remote_host }] of waiting) {
      const shown = await show(send, origin, name, signal)
      const can = shown?.capabilities
      models[at] = {
        id: name,
        bytes: size,
        canSee: can?.includes('vision'),
        canAnswer: can?.includes('completion') ?? true,
        isAway: Boolean(remote_host ?? shown?.remote_host) || isOllamaCloud(name),
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return models
}

/** An older one doesn't say what a model can do, and one that is broken says nothing. */
async function show(send: Send, origin: string, model: string, signal: AbortSignal) {
  const response = await send(`${origin}/api/show`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model }),
    signal,
  })
  return readAs(shownSchema, response)
}

/** @returns undefined for a refusal, and for what is of another form */
export async function readAs<T>(schema: z.ZodType<T>, response: Response): Promise<T | undefined> {
  const text = await response.text()
  if (!response.ok) return undefined
  try {
    return schema.safeParse(parseJson(text)).data
  } catch {
    // Whatever it is, it is no JSON.
    return undefined
  }
}

/** How far a download is. */
export interface Pulled {
  /** Bytes that are here, and of how many, as far as Ollama has told. */
  completed: number
  total: number
  /** All of it is here and was looked through. */
  isDone: boolean
}

/** Ollama itself has said that a download has failed. */
export class PullRefused extends Error {
  override readonly name = 'PullRefused'
}

const lineSchema = z.object({
  status: z.string().optional(),
  digest: z.string().optional(),
  total: z.number().nonnegative().optional(),
  completed: z.number().nonnegative().optional(),
  error: z.string().optional(),
})

/**
 * Has Ollama download a model, and tells how far it is. Ollama stops when the connection ends, keeps what it has and goes
 * on from there the next time.
 * @throws PullRefused in Ollama's own words, SyntaxError for what is no answer of it, what the connection failed with
 */
export async function* pull(
  send: Send,
  origin: string,
  model: string,
  signal: AbortSignal,
): AsyncGenerator<Pulled> {
  const response = await send(`${origin}/api/pull`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model, stream: true }),
    signal,
  })
  const parts = new Map<string, { total: number; completed: number }>()
  for await (const line of linesOf(response)) {
    const { status = '', digest, total, completed = 0, error } = lineSchema.parse(parseJson(line))
    if (error !== undefined) throw new PullRefused(error)
    if (digest !== undefined && total !== undefined) parts.set(digest, { total, completed })
    const all = [...parts.values()]
    yield {
      completed: all.reduce((sum, part) => sum + Math.min(part.completed, part.total), 0),
      total: all.reduce((sum, part) => sum + part.total, 0),
      isDone: status === 'success',
    }
  }
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body ?? []) {
    rest += decoder.decode(bytes, { stream: true })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) throw new SyntaxError('A line of the download is too long')
    yield* lines.filter(line => line.trim() !== '')
  }
  if (rest.trim() !== '') yield rest
}
