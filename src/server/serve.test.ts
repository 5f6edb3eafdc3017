import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request, Server } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { someOf } from '#support/how-much.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { evaluation } from '#support/server/samples.ts'
import { runServe, startServe } from '#support/server/serve-process.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'
import { readArguments } from './read-arguments.ts'

/** One sentence on stderr besides the log, nothing on stdout, exit code 1. */
async function refusal(...args: string[]): Promise<string> {
  const serve = runServe(...args)
  expect(await serve.ended).toBe(1)
  expect(serve.stdout()).toBe('')
  const lines = serve.stderr().trim().split('\n')
  const [sentence = '', ...rest] = lines.filter(line => !line.startsWith('{'))
  expect(rest).toEqual([])
  expect(sentence).toMatch(/^[A-Z-].*\.$/)
  return sentence
}

test('it prints one line, keeps its log on stderr, and leaves with 0 when told to stop', async () => {
  for (const signal of someOf(['SIGTERM', 'SIGINT'] as const, 1)) {
    const serve = await startServe('--data-dir', freshFolder())
    expect((await serve.browser.get('/api/me')).status).toBe(401)
    serve.child.kill(signal)
    expect(await serve.ended).toBe(0)
    expect(serve.stdout()).toMatch(/^Stepwise is ready: http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}\n$/)
    expect(serve.stderr()).toContain('"step":"database"')
  }
})

test('a request under way is finished and saved before the server leaves', async () => {
  const dataDir = freshFolder()
  const serve = await startServe('--data-dir', dataDir)
  const launchToken = serve.browser.cookies.get('stepwise_launch') ?? ''
  // What is quickly done: the server waits for no more than some seconds, and a busy computer hashes no password in them.
  const { browser } = addFamily({ dataDir, port: serve.browser.port, launchToken })
  const session = browser.cookies.get('stepwise_session') ?? ''
  // Nor is the engine loaded in them, which hears what is saved.
  await browser.post(evaluationEndpoints.makeMarkingScheme.path, { question: evaluation.question, grade: 5 })
  const body = JSON.stringify(evaluation)
  const saving = request({
    host: '127.0.0.1',
    port: serve.browser.port,
    method: 'POST',
    path: '/api/evaluations',
    headers: {
      cookie: `stepwise_launch=${launchToken}; stepwise_session=${session}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    saving.on('response', response => {
      response.resume()
      resolve(response.statusCode)
    })
    saving.on('error', reject)
  })
  saving.flushHeaders()
  await new Promise(resolve => saving.once('continue', resolve))
  serve.child.kill('SIGTERM')
  await serve.waitForLog('closing')
  await expect(serve.browser.get('/api/me')).rejects.toThrow()
  saving.end(body)
  expect(await status).toBe(201)
  expect(await serve.ended).toBe(0)

  const again = await startServe('--data-dir', dataDir)
  again.browser.cookies.set('stepwise_session', session)
  expect((await again.browser.get('/api/evaluations')).json).toMatchObject([
    { question: evaluation.question },
  ])
})

test('a port in use is told with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => other.once('listening', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const sentence = await refusal('--port', String(port), '--data-dir', freshFolder())
  expect(sentence).toContain(`Port ${port} is already in use by another program; stop that one`)
})

test('a folder that can not be written to is told with its name', async () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'file'), 'mine')
  for (const dataDir of someOf([join(folder, 'file'), join(folder, 'file', 'below'), '/proc/stepwise'], 1)) {
    expect(await refusal('--data-dir', dataDir)).toContain(`can't write to its data folder ${dataDir}`)
  }
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('mine')
})

test('arguments that it does not know are told', async () => {
  expect(await refusal('--prot', '1')).toContain("'--prot'")
  for (const [args, words] of [
    [['--port', 'x'], 'from 0 to 65535'],
    [['--port', '65536'], 'from 0 to 65535'],
    [['somewhere'], 'somewhere'],
  ] as const) {
    expect(() => readArguments([...args], 'pages')).toThrow(
      expect.objectContaining({ message: expect.stringContaining(words) }),
    )
  }
  const help = runServe('--help')
  expect(await help.ended).toBe(0)
  expect(help.stdout()).toContain('--data-dir')
})

test('a damaged data file without a backup is told and left as it is', { tags: 'in-full' }, async () => {
  const dataDir = freshFolder()
  const file = join(dataDir, 'stepwise.db')
  writeFileSync(file, 'no database at all '.repeat(1_000))
  expect(await refusal('--data-dir', dataDir)).toContain(`${file} is damaged and there is no backup`)
  expect(readFileSync(file, 'utf8')).toContain('no database at all')
})

test('closing twice is harmless, and what is left open ends within its bound', async () => {
  const server = await startTestServer()
  const browser = server.browser()
  await browser.get('/api/me')
  const cutOff = vi.spyOn(Server.prototype, 'closeAllConnections')
  onTestFinished(() => cutOff.mockRestore())
  await Promise.all([server.close(), server.close()])
  await server.close()
  expect(cutOff).not.toHaveBeenCalled()
})
