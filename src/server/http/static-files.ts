import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import express, { type RequestHandler, Router } from 'express'
import { PROOF_META } from '#contract/launch.ts'
import { HttpError } from '../shared/http-error.ts'
import { sendPage } from './page.ts'

/**
 * Serves the built renderer; every path that names no file is a page of the app and gets `index.html`.
 * @param folder where the build is; before a build, pages say how to make one
 * @param proofSecret by which a page knows this launch again; it goes into `index.html` alone
 */
export function staticFiles(folder: string, proofSecret: string): Router {
  const router = Router()
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders(response, path) {
        const isHashed = path.startsWith(join(folder, 'assets'))
        const isPage = path.endsWith('.html')
        response.setHeader(
          'Cache-Control',
          isHashed ? 'public, max-age=31536000, immutable' : isPage ? 'no-store' : 'no-cache',
        )
      },
    }),
  )
  router.get('/{*page}', sendIndex(folder, proofSecret))
  return router
}

function sendIndex(folder: string, proofSecret: string): RequestHandler {
  return async (request, response) => {
    if (extname(request.path) !== '') throw new HttpError(404, 'not_found', 'There is no such file.')
    if (!existsSync(join(folder, 'index.html'))) {
      response.status(503)
      sendPage(
        response,
        'Not built yet',
        'The pages of Stepwise have not been built yet. Run “npm start” once.',
      )
      return
    }
    const html = await readFile(join(folder, 'index.html'), 'utf8')
    const meta = `<meta name="${PROOF_META}" content="${proofSecret}" />`
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(html.replace('</head>', `${meta}</head>`))
  }
}
