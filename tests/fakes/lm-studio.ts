import { type Fake, type Reply, startFake } from './wire.ts'

export interface LmStudioModel {
  id: string
  type: 'llm' | 'vlm' | 'embeddings'
}

/** @param version of its own protocol: `v0` came with 0.3.6, `v1` with 0.4; `key` wants one for everything */
export async function startFakeLmStudio(
  models: LmStudioModel[],
  version: 'v0' | 'v1' | 'key' = 'v1',
): Promise<Fake> {
  return startFake(({ method, path }): Reply => {
    if (version === 'key') return { status: 401, body: { error: { code: 'invalid_api_key' } } }
    if (method === 'GET' && path === '/api/v1/models' && version === 'v1') {
      return { body: { models: models.map(newer) } }
    }
    if (method === 'GET' && path === '/api/v0/models') {
      return { body: { object: 'list', data: models.map(older) } }
    }
    // As the real one does.
    return { body: { error: `Unexpected endpoint or method. (${method} ${path})` } }
  })
}

const older = ({ id, type }: LmStudioModel) => ({
  id,
  object: 'model',
  type,
  publisher: 'lmstudio-community',
  state: 'not-loaded',
  max_context_length: 32_768,
})

const newer = ({ id, type }: LmStudioModel) =>
  type === 'embeddings'
    ? { key: id, type: 'embedding', size_bytes: 84_000_000, loaded_instances: [] }
    : {
        key: id,
        type: 'llm',
        size_bytes: 4_700_000_000,
        loaded_instances: [],
        capabilities: { vision: type === 'vlm', trained_for_tool_use: false },
      }
