import { type Plugin, parseAst } from 'vite'

/** All types of files that the server sends or names; `mime-db` lists some 2,500. */
const TYPES = new Set([
  'application/javascript',
  'application/json',
  'application/octet-stream',
  'application/pdf',
  'application/wasm',
  'application/x-www-form-urlencoded',
  'application/zip',
  'font/woff2',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/vnd.microsoft.icon',
  'image/webp',
  'multipart/form-data',
  'text/css',
  'text/event-stream',
  'text/html',
  'text/javascript',
  'text/plain',
])

/**
 * Packages that express loads at once and this server never uses, with what stands in their place: tables of every
 * encoding, of which JSON needs UTF-8 alone, and a parser of nested queries, which express 5 leaves switched off.
 */
export const STAND_INS: Record<string, string> = {
  'iconv-lite': `
    const { StringDecoder } = require('node:string_decoder')
    exports.decode = bytes => new TextDecoder().decode(bytes)
    exports.encodingExists = name => /^utf-?8$/i.test(name)
    exports.getDecoder = name => {
      if (!exports.encodingExists(name)) throw new Error('Encoding not recognized: ' + name)
      return new StringDecoder('utf8')
    }`,
  qs: `exports.parse = text => ({ ...require('node:querystring').parse(text) })`,
}

/** Leaves out of the server's code what packages bring along and nothing here uses: it would be read at each start. */
export function lean(): Plugin {
  const mark = '\0stand-in:'
  return {
    name: 'lean',
    enforce: 'pre',
    resolveId: source => (source in STAND_INS ? `${mark}${source}.cjs` : undefined),
    load: id => (id.startsWith(mark) ? STAND_INS[id.slice(mark.length, -'.cjs'.length)] : undefined),
    transform: {
      filter: { id: /mime-db\/db\.json$/ },
      handler: code => ({ code: JSON.stringify(usedTypes(JSON.parse(code))), map: null }),
    },
  }
}

/** Of a list of types by name those that the server uses. */
export function usedTypes<T>(all: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => TYPES.has(name)))
}

/**
 * Writes code in ASCII alone. A single quotation mark of another kind makes V8 keep a whole file in two bytes a
 * character, in each thread that loads it, and has it decoded more slowly.
 */
export function inAscii(): Plugin {
  return {
    name: 'in-ascii',
    enforce: 'pre',
    transform: {
      filter: { code: 'String.raw`' },
      handler: code => ({ code: openedRaw(code), map: null }),
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code)
    },
  }
}

const OTHER = /[^\0-\x7f]/g

/** The same code in ASCII: strings, templates, patterns and names all understand such escapes. */
export function escaped(code: string): string {
  return code.replace(OTHER, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

interface Node {
  type: string
  start: number
  end: number
}

/** In a raw template an escape would stay as it is written: there each other character becomes a string put in. */
export function openedRaw(code: string): string {
  let written = ''
  let at = 0
  for (const { start, end } of rawTexts(parseAst(code, { lang: 'ts' }))) {
    written += code.slice(at, start)
    written += code.slice(start, end).replace(/[^\0-\x7f]+/g, text => `\${"${escaped(text)}"}`)
    at = end
  }
  return written + code.slice(at)
}

/** The texts of tagged templates, in their order. */
function rawTexts(tree: unknown): Node[] {
  const found: Node[] = []
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('type' in value && value.type === 'TaggedTemplateExpression' && 'quasi' in value) {
      found.push(...(value.quasi as { quasis: Node[] }).quasis)
    }
    for (const each of Object.values(value)) look(each)
  }
  look(tree)
  return found.sort((one, other) => one.start - other.start)
}
