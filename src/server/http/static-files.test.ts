import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'

function build() {
  const folder = freshFolder()
  const pages = join(folder, 'renderer')
  mkdirSync(join(pages, 'assets'), { recursive: true })
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Stepwise</title>')
  writeFileSync(join(pages, 'assets', 'app-3f9a.js'), 'export {}')
  writeFileSync(join(pages, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(pages, '.hidden'), 'secret of the build')
  writeFileSync(join(folder, 'secret.txt'), 'secret of the family')
  return { folder, pages }
}

test('every page of the app is the one document, never stored', async () => {
  const server = await startTestServer({ staticDir: build().pages })
  for (const path of ['/', '/evaluate', '/past-assessments?x=1', '/no/such/page', '/?x=.js']) {
    const answer = await server.browser().get(path)
    expect(answer.status, path).toBe(200)
    expect(answer.text, path).toContain('<title>Stepwise')
    expect(answer.headers['cache-control'], path).toBe('no-store')
  }
})

test('files with a hash in their name may be kept for good, others are asked for again', async () => {
  const server = await startTestServer({ staticDir: build().pages })
  const script = await server.browser().get('/assets/app-3f9a.js')
  expect(script.headers['cache-control']).toContain('immutable')
  expect(script.headers['content-type']).toContain('javascript')
  expect((await server.browser().get('/icon.svg')).headers['cache-control']).toBe('no-cache')
})

test('a missing file and an unknown call are not found, instead of being the document', async () => {
  const server = await startTestServer({ staticDir: build().pages })
  expect((await server.browser().get('/assets/old-1111.js')).status).toBe(404)
  expect((await server.browser().post('/evaluate', {})).status).toBe(404)
  for (const path of ['/api', '/api/', '/api/nope', '/api/me/nope']) {
    const answer = await server.browser().get(path)
    expect(answer, path).toMatchObject({ status: 404, json: { code: 'not_found' } })
  }
})

test('no path leads out of the folder or to a hidden file', async () => {
  const { pages } = build()
  const server = await startTestServer({ staticDir: pages })
  const escapes = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/....//secret.txt',
    '//etc/passwd',
    '/%00/secret.txt',
    '/secret.txt%00.js',
    '/.hidden',
    '/%E0%A4%A',
    '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  ]
  for (const path of escapes) {
    const answer = await server.browser().get(path)
    expect(answer.text, path).not.toContain('secret of')
    expect(answer.text, path).not.toContain('root:')
    expect(answer.status, path).toBeLessThan(500)
  }
  expect(server.logged()).not.toContain('request failed')
})

test('before a build, a page says how to make one', async () => {
  const server = await startTestServer({ staticDir: join(freshFolder(), 'nothing') })
  const answer = await server.browser().get('/')
  expect(answer.status).toBe(503)
  expect(answer.text).toContain('npm start')
  expect((await server.browser().get('/api/me')).status).toBe(401)
})

test('the build may lie below a hidden folder or behind a link', async () => {
  const { folder, pages } = build()
  mkdirSync(join(folder, '.hidden'))
  symlinkSync(pages, join(folder, '.hidden', 'link'))
  const server = await startTestServer({ staticDir: join(folder, '.hidden', 'link') })
  expect((await server.browser().get('/evaluate')).status).toBe(200)
  expect((await server.browser().get('/assets/app-3f9a.js')).status).toBe(200)
})
