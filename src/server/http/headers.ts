import type { RequestHandler } from 'express'
import helmet from 'helmet'

/**
 * What every answer tells the browser about its limits.
 * @param connectTo origins besides the server's own that the page may call
 */
export function securityHeaders(connectTo: string[]): RequestHandler[] {
  return [
    secure(connectTo),
    (_request, response, next) => {
      response.set('Permissions-Policy', 'camera=(self), microphone=(self), geolocation=()')
      next()
    },
  ]
}

const secure = (connectTo: string[]) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Typeset formulas and floating panels place their parts by style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...connectTo],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Stricter than this, a browser would send `Origin: null` with a plain form and the guard would refuse it.
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // There is no https on the loopback address.
    strictTransportSecurity: false,
  })
