import express, { type Express, type RequestHandler, type Router } from 'express'
import type { Logger } from 'pino'
import { HttpError } from '../shared/http-error.ts'
import { answerErrors } from './answer-errors.ts'
import { guardAddress, guardLaunch } from './guards.ts'
import { securityHeaders } from './headers.ts'
import type { Launch } from './launch.ts'
import { proofs } from './proof.ts'
import { routeOf } from './route-of.ts'
import { staticFiles } from './static-files.ts'

/** The express app: headers and guards first, then the API, then the pages, then the errors of all of them. */
export function createApp(options: {
  launch: Launch
  /** What answers before a browser has been let in: each request must prove itself. */
  beforeLaunch?: Router[]
  /** The built renderer's folder. */
  staticDir: string
  /** Origins besides its own that the page may call. */
  connectTo: string[]
  api: RequestHandler[]
  log: Logger
}): Express {
  const { launch } = options
  const app = express()
  app.disable('x-powered-by')
  // Answers are never stored, so a tag would cost a hash over the whole body for nothing.
  app.disable('etag')

  app.use(logRequests(options.log))
  app.use(securityHeaders(options.connectTo))
  app.use(guardAddress(launch))
  app.use(proofs(launch))
  if (options.beforeLaunch) app.use(options.beforeLaunch)
  app.use(guardLaunch(launch))
  app.use('/api', noStore)
  app.use(options.api)
  app.use('/api', unknownCall)
  app.use(staticFiles(options.staticDir, launch.proofSecret))
  app.use(answerErrors(options.log))
  return app
}

function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    if (log.isLevelEnabled('debug')) {
      const from = performance.now()
      response.once('close', () => {
        log.debug(
          {
            method: request.method,
            path: routeOf(request),
            status: response.statusCode,
            ms: Math.round(performance.now() - from),
          },
          'request',
        )
      })
    }
    next()
  }
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}

const unknownCall: RequestHandler = () => {
  throw new HttpError(404, 'not_found', 'There is nothing at this address.')
}
