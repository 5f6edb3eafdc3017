import type { Request } from 'express'

/** For the log: the pattern of the call, such as `/api/chat/sessions/:id`. A path itself may hold anybody's words. */
export function routeOf(request: Request): string {
  const path: unknown = request.route?.path
  if (typeof path === 'string') return path
  return request.path.startsWith('/api/') ? 'unknown-call' : 'page'
}
