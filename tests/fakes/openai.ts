import { strictProblem } from './strict-schema.ts'
import { type Fake, type Received, type Reply, startFake } from './wire.ts'

export interface FakeOpenai extends Fake {
  /** What `OPENAI_BASE_URL` or `LOCAL_AI_BASE_URL` is to be. */
  baseUrl: string
}

/**
 * A service that speaks OpenAI's protocol. Unless a test says otherwise it lists `models`, lets every text pass
 * moderation and answers each chat with `answerOf`; like the service itself it refuses a strict schema with more in
 * it than it knows.
 */
export async function startFakeOpenai(
  answerOf: (request: Received) => unknown,
  models = ['gpt-5.4-mini', 'gpt-5.4', 'text-embedding-3-small', 'gpt-realtime'],
): Promise<FakeOpenai> {
  const fake = await startFake(request => {
    if (request.method === 'GET' && request.path.startsWith('/v1/models')) return modelList(models)
    if (request.path === '/v1/moderations') return moderation(false)
    if (request.path !== '/v1/chat/completions') return openaiErrors.unknownUrl
    const refused = refusedSchema(request)
    if (refused) return refused
    const content = JSON.stringify(answerOf(request))
    return request.body.stream ? completionStream([content]) : completion(content)
  })
  return { ...fake, baseUrl: `${fake.origin}/v1` }
}

function refusedSchema({ body }: Received): Reply | undefined {
  const { name, strict, schema } = body.response_format?.json_schema ?? {}
  const problem = strict ? strictProblem(schema) : undefined
  return problem === undefined
    ? undefined
    : error(400, `Invalid schema for response_format '${name}': ${problem}`, 'invalid_request_error', null)
}

/** The name of the schema that a chat request asks for, such as `assessment`. */
export function askedOfOpenai({ body }: Received): string {
  return body.response_format?.json_schema?.name ?? ''
}

/** All texts of a chat request. */
export function textsOfOpenai({ body }: Received): string {
  const parts: { content: string | { text?: string }[] }[] = body.messages
  return parts
    .flatMap(({ content }) => (typeof content === 'string' ? content : content.map(({ text }) => text ?? '')))
    .join('\n')
}

const head = { id: 'chatcmpl-1', created: 1_760_000_000, model: 'gpt-5.4-mini-2026-03-17' }

/** A complete answer. */
export function completion(
  content: string | null,
  more: { finish_reason?: string; refusal?: string } = {},
): Reply {
  const { finish_reason = 'stop', refusal = null } = more
  const message = { role: 'assistant', content, refusal, annotations: [] }
  return {
    headers: { 'x-request-id': 'req_1' },
    body: {
      ...head,
      object: 'chat.completion',
      choices: [{ index: 0, message, logprobs: null, finish_reason }],
      usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
    },
  }
}

/** An answer in pieces, each an event, closed by `[DONE]`. */
export function completionStream(pieces: string[]): Reply {
  const event = (delta: object, finish_reason: string | null) =>
    `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`
  return {
    chunks: [
      event({ role: 'assistant', content: '' }, null),
      ...pieces.map(content => event({ content }, null)),
      event({}, 'stop'),
      'data: [DONE]\n\n',
    ],
  }
}

export function modelList(ids: string[]): Reply {
  return {
    body: { object: 'list', data: ids.map(id => ({ id, object: 'model', created: 1, owned_by: 'system' })) },
  }
}

export function moderation(flagged: boolean, categories: Record<string, boolean> = {}): Reply {
  return {
    body: {
      id: 'modr-1',
      model: 'omni-moderation-latest',
      results: [{ flagged, categories, category_scores: {}, category_applied_input_types: {} }],
    },
  }
}

const error = (status: number, message: string, type: string, code: string | null, headers = {}): Reply => ({
  status,
  headers,
  body: { error: { message, type, param: null, code } },
})

/** Refusals in the service's own words. */
export const openaiErrors = {
  /** Repeats the key, as the service does in part. */
  key: (key: string) =>
    error(
      401,
      `Incorrect API key provided: ${key}. You can find your API key at https://platform.openai.com/account/api-keys.`,
      'invalid_request_error',
      'invalid_api_key',
    ),
  quota: error(
    429,
    'You exceeded your current quota, please check your plan and billing details.',
    'insufficient_quota',
    'insufficient_quota',
  ),
  rate: (retryAfter?: string) =>
    error(
      429,
      'Rate limit reached for gpt-5.4-mini in organization org-1 on requests per min (RPM): Limit 3, Used 3, Requested 1.',
      'requests',
      'rate_limit_exceeded',
      retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    ),
  server: error(
    500,
    'The server had an error while processing your request. Sorry about that!',
    'server_error',
    null,
  ),
  overloaded: error(503, 'The engine is currently overloaded, please try again later', 'server_error', null),
  model: error(
    404,
    'The model `gpt-none` does not exist or you do not have access to it.',
    'invalid_request_error',
    'model_not_found',
  ),
  country: error(
    403,
    'Country, region, or territory not supported',
    'request_forbidden',
    'unsupported_country_region_territory',
  ),
  tooLong: error(
    400,
    "This model's maximum context length is 128000 tokens. However, your messages resulted in 190000 tokens.",
    'invalid_request_error',
    'context_length_exceeded',
  ),
  noSchema: error(400, "'response_format.type' must be 'text'", 'invalid_request_error', null),
  unknownUrl: error(404, 'Unknown request URL', 'invalid_request_error', 'unknown_url'),
} as const
