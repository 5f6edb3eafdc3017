import { completion, completionStream } from './openai.ts'
import { type Fake, type Received, type Reply, startFake } from './wire.ts'

/** A model as an Ollama has it. */
export interface OllamaModel {
  name: string
  size: number
  /** Undefined as in an Ollama that doesn't tell yet. */
  capabilities?: string[]
  /** Where a model of the cloud really runs. */
  remoteHost?: string
}

export interface FakeOllama extends Fake {
  /** What `LOCAL_AI_BASE_URL` is to be. */
  baseUrl: string
  /** What it has; a pull adds to it. */
  models: OllamaModel[]
}

const refused = (status: number, error: string): Reply => ({ status, body: { error } })

/**
 * An Ollama on loopback: its own paths and the common ones, as strict as the real one about methods and fields.
 * @param answerOf what a chat answers
 */
export async function startFakeOllama(
  models: OllamaModel[] = [],
  answerOf: (request: Received) => unknown = () => ({}),
): Promise<FakeOllama> {
  const fake = await startFake(request => {
    const { method, path, body } = request
    switch (`${method} ${path}`) {
      case 'GET /api/tags':
        return { body: { models: models.map(tagOf) } }
      case 'POST /api/show':
        return show(body)
      case 'POST /api/pull':
        return body?.stream === true && typeof body.model === 'string'
          ? pullReply(models, body.model)
          : refused(400, 'missing request body')
      case 'GET /v1/models':
        return { body: { object: 'list', data: models.map(({ name }) => ({ id: name, object: 'model' })) } }
      case 'POST /v1/chat/completions':
        return chat(request)
      default:
        return { status: 404, headers: { 'content-type': 'text/plain' }, body: '404 page not found' }
    }
  })

  function show(body: { model?: string } | undefined): Reply {
    if (!body?.model) return refused(400, 'model is required')
    const found = models.find(({ name }) => name === body.model)
    if (!found) return refused(404, `model '${body.model}' not found`)
    const { capabilities, remoteHost } = found
    return {
      body: { details: { family: 'gemma4' }, model_info: {}, capabilities, remote_host: remoteHost },
    }
  }

  function chat(request: Received): Reply {
    const { model, stream } = request.body
    if (!models.some(({ name }) => name === model)) {
      return {
        status: 404,
        body: { error: { message: `model '${model}' not found`, type: 'not_found_error' } },
      }
    }
    const content = JSON.stringify(answerOf(request))
    return stream ? completionStream([content]) : completion(content)
  }

  return { ...fake, baseUrl: `${fake.origin}/v1`, models }
}

function tagOf({ name, size, remoteHost }: OllamaModel) {
  return {
    name,
    model: name,
    modified_at: '2026-09-01T10:00:00Z',
    size,
    digest: 'c0ffee',
    details: { family: 'gemma4' },
    ...(remoteHost !== undefined && { remote_host: remoteHost }),
  }
}

const line = (event: object) => `${JSON.stringify(event)}\n`
/** The largest part of a model and a small one, as Ollama names them. */
const LAYER = 'sha256:4c27e0f5b5ad'
const LICENCE = 'sha256:7339fa418c9a'

/** Lines of a pull in Ollama's form. */
export const pullLines = {
  manifest: line({ status: 'pulling manifest' }),
  layer: (completed: number, total: number) =>
    line({ status: `pulling ${LAYER.slice(7, 19)}`, digest: LAYER, total, completed }),
  licence: (completed: number, total: number) =>
    line({ status: `pulling ${LICENCE.slice(7, 19)}`, digest: LICENCE, total, completed }),
  verifying: line({ status: 'verifying sha256 digest' }),
  writing: line({ status: 'writing manifest' }),
  success: line({ status: 'success' }),
  error: (error: string) => line({ error }),
}

const NDJSON = { 'content-type': 'application/x-ndjson' }

/** A pull whose lines come as they are told to. */
export const pullOf = (chunks: string[] | AsyncIterable<string>): Reply => ({ headers: NDJSON, chunks })

function pullReply(models: OllamaModel[], model: string): Reply {
  const size = 4_300_000_000
  async function* chunks() {
    yield pullLines.manifest
    yield pullLines.layer(size / 2, size)
    yield pullLines.layer(size, size)
    yield pullLines.verifying
    yield pullLines.writing
    models.push({ name: model, size, capabilities: ['completion', 'vision'] })
    yield pullLines.success
  }
  return pullOf(chunks())
}
