import type { Plugin } from 'vite'

/**
 * The code of the server and of the engine's threads is kept in memory by each of them: with one sign beyond ASCII in it
 * two bytes for each of millions, without one byte.
 */
export function asciiCode(): Plugin {
  return {
    name: 'ascii-code',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
      },
    },
  }
}

/**
 * The same code with its signs beyond ASCII written as escapes. In `String.raw` they stay escapes, which the source of a
 * regular expression may hold as well.
 */
export function inAscii(code: string): string {
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, before: string, sign: string) => {
    // A sign that was escaped itself, as `\–` is in a pattern, needs that no more.
    const kept = before.length % 2 === 1 ? before.slice(1) : before
    return `${kept}\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
