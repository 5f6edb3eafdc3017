import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import express, { type RequestHandler, Router } from 'express'
import { HttpError } from './errors.ts'
import { sendPage } from './page.ts'

/**
 * Serves the built renderer; every path that names no file is a page of the app and gets `index.html`.
 * @param folder where the build is; before a build, pages say how to make one
 */
export function staticFiles(folder: string): Router {
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
  router.get('/{*page}', sendIndex(folder))
  return router
}

function sendIndex(folder: string): RequestHandler {
  return (request, response, next) => {
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
    response.set('Cache-Control', 'no-store')
    response.sendFile(
      'index.html',
      { root: folder, cacheControl: false, etag: false, lastModified: false },
      error => {
        if (error) next(error)
      },
    )
  }
}
