import type { RequestHandler, Router } from 'express'
import { late } from '../shared/late.ts'

/**
 * Serves what lies at some addresses, by code that is loaded with the first call to one of them: the start waits for
 * none of it, and what nobody asks for takes no memory.
 * @param places beginnings of paths, up to a slash, in small letters; a call that the code doesn't know is passed on
 */
export function lateRoutes(places: readonly string[], load: () => Promise<Router>): RequestHandler {
  const router = late(load)
  return async (request, response, next) => {
    const path = request.path.toLowerCase()
    const isHere = places.some(place => path === place || path.startsWith(`${place}/`))
    if (!isHere) return next()
    ;(await router())(request, response, next)
  }
}
