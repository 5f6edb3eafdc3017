import { type Fake, type Received, type Reply, startFake } from './wire.ts'

export interface FakeGemini extends Fake {
  /** What `GEMINI_BASE_URL` is to be. */
  baseUrl: string
}

/** A service that speaks Gemini's protocol. Unless a test says otherwise it lists models and answers by `answerOf`. */
export async function startFakeGemini(answerOf: (request: Received) => unknown): Promise<FakeGemini> {
  const fake = await startFake(request => {
    const path = new URL(request.path, 'http://fake').pathname
    if (request.method === 'GET' && path === '/v1beta/models') return geminiModels()
    const content = JSON.stringify(answerOf(request))
    if (path.endsWith(':generateContent')) return content === undefined ? {} : generated(content)
    if (path.endsWith(':streamGenerateContent')) return generatedStream([content])
    return geminiErrors.model
  })
  return { ...fake, baseUrl: fake.origin }
}

/** All texts of a request. */
export function textsOfGemini({ body }: Received): string {
  const parts: { text?: string }[] = [...body.systemInstruction.parts, ...body.contents[0].parts]
  return parts.map(({ text }) => text ?? '').join('\n')
}

const chunk = (text: string, finishReason?: string) => ({
  candidates: [{ content: { parts: [{ text }], role: 'model' }, finishReason, index: 0, safetyRatings: [] }],
  usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 50, totalTokenCount: 150 },
  modelVersion: 'gemini-3.5-flash',
})

/** A complete answer. */
export function generated(text: string, finishReason = 'STOP'): Reply {
  return { body: chunk(text, finishReason) }
}

/** An answer in pieces, each an event. */
export function generatedStream(pieces: string[]): Reply {
  return {
    chunks: pieces.map(
      (text, index) =>
        `data: ${JSON.stringify(chunk(text, index === pieces.length - 1 ? 'STOP' : undefined))}\r\n\r\n`,
    ),
  }
}

/** The question itself was refused. */
export const blockedPrompt: Reply = {
  body: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: { promptTokenCount: 100 } },
}
/** The answer was begun and held back. */
export const blockedAnswer: Reply = {
  body: { candidates: [{ finishReason: 'SAFETY', index: 0, safetyRatings: [] }] },
}

export function geminiModels(): Reply {
  const model = (name: string, methods: string[]) => ({
    name: `models/${name}`,
    supportedGenerationMethods: methods,
  })
  return {
    body: {
      models: [
        model('gemini-flash-latest', ['generateContent', 'countTokens']),
        model('gemini-3.1-pro', ['generateContent', 'countTokens']),
        model('gemini-embedding-001', ['embedContent']),
        model('gemini-3.5-flash-image', ['generateContent']),
      ],
    },
  }
}

const error = (code: number, status: string, message: string, details?: object[]): Reply => ({
  status: code,
  body: { error: { code, message, status, details } },
})
const type = (name: string) => ({ '@type': `type.googleapis.com/google.rpc.${name}` })
const quota = (quotaId: string, retryDelay: string) =>
  error(
    429,
    'RESOURCE_EXHAUSTED',
    'You exceeded your current quota, please check your plan and billing details.',
    [
      {
        ...type('QuotaFailure'),
        violations: [
          { quotaMetric: 'generativelanguage.googleapis.com/generate_content_free_tier_requests', quotaId },
        ],
      },
      { ...type('RetryInfo'), retryDelay },
    ],
  )

/** Refusals in the service's own words. */
export const geminiErrors = {
  key: error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    { ...type('ErrorInfo'), reason: 'API_KEY_INVALID', domain: 'googleapis.com', metadata: {} },
  ]),
  forbidden: error(
    403,
    'PERMISSION_DENIED',
    'Your API key was reported as leaked. Please use another API key.',
  ),
  perMinute: (retryDelay: string) =>
    quota('GenerateRequestsPerMinutePerProjectPerModel-FreeTier', retryDelay),
  perDay: quota('GenerateRequestsPerDayPerProjectPerModel-FreeTier', '35640s'),
  overloaded: error(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
  server: error(500, 'INTERNAL', 'An internal error has occurred.'),
  model: error(
    404,
    'NOT_FOUND',
    'models/gemini-none is not found for API version v1beta, or is not supported for generateContent.',
  ),
  country: error(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.'),
  tooLong: error(
    400,
    'INVALID_ARGUMENT',
    'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
  ),
} as const
