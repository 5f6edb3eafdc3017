import { expect, test } from 'vitest'
import { startTestServer } from '#support/server/test-server.ts'

async function mayConnectTo(environment: Record<string, string>) {
  const server = await startTestServer({ environment })
  const { headers } = await server.browser().get('/')
  return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
}

test.each([
  ['OpenAI where nothing else is named', {}, 'https://api.openai.com'],
  [
    'the service of the environment alone',
    { OPENAI_BASE_URL: 'http://127.0.0.1:4321/v1/' },
    'http://127.0.0.1:4321',
  ],
  ['its origin, not its path', { OPENAI_BASE_URL: 'https://ai.example.org/a/v1' }, 'https://ai.example.org'],
])('a page may call the server and %s', async (_, environment, origin) => {
  expect(await mayConnectTo(environment)).toBe(`'self' ${origin}`)
})

test('other AI services are called by the server alone', async () => {
  const environment = { GEMINI_BASE_URL: 'http://127.0.0.1:1', LOCAL_AI_BASE_URL: 'http://127.0.0.1:2' }
  expect(await mayConnectTo(environment)).toBe("'self' https://api.openai.com")
})
