// npm run dev: the server restarts and the page reloads as files change. The data lives in .dev-data/.
import { join } from 'node:path'
import { root, say, start } from './lib/run.mjs'
import { main } from './setup.mjs'

const SERVER = 'http://127.0.0.1:4310'

await main(async () => {
  const { createServer } = await import('vite')
  const { default: config } = await import('../electron.vite.config.ts')
  const server = start(
    'node',
    ['--watch', 'src/server/serve.ts', '--port', new URL(SERVER).port, '--data-dir', join(root, '.dev-data')],
    { cwd: root, output: ['ignore', 'pipe', 'inherit'] },
  )
  const pass = {
    target: SERVER,
    ws: true,
    changeOrigin: true,
    // The server takes writes from its own origin alone.
    headers: { origin: SERVER },
  }
  const page = await createServer({
    ...config.renderer,
    configFile: false,
    root: join(root, 'src', 'renderer'),
    server: { host: '127.0.0.1', port: 4311, proxy: { '/api': pass, '/ws': pass, '^/\\?token=': pass } },
  })
  await page.listen()
  server.stdout.setEncoding('utf8').on('data', line => {
    const token = /\?token=\S+/.exec(line)?.[0]
    if (token) say(`Stepwise in development: http://127.0.0.1:4311/${token}`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, async () => {
      server.kill()
      await page.close()
    })
})
