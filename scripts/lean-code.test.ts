import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { escaped, openedRaw, STAND_INS, usedTypes } from './lean-code.ts'

/** What the code computes. */
const computed = (code: string): unknown => new Function(`return ${code}`)()

/** With `@` for the dollar sign of what is put into a template. */
const code = (text: string) => text.replaceAll('@', '$')

test('code in ASCII computes the same: strings, templates, patterns with and without classes, names and raw templates', () => {
  const kinds = [
    '"–é😀"',
    '`t’@{1 + 1}\\n−`',
    '/^[−–😀]+@/u.test("−😀")',
    '/½/.source.length > 0 && /½/.test("½")',
    '({ naïve: 1 }).naïve',
    'String.raw`\\d−@{String.raw`’\\n@{"é"}`}½\\u`',
  ]
  for (const kind of kinds.map(code)) {
    const ascii = escaped(openedRaw(kind))
    expect(ascii).toMatch(/^[\0-\x7f]+$/)
    expect(computed(ascii), kind).toEqual(computed(kind))
  }
})

test('raw templates are opened in TypeScript too', () => {
  expect(openedRaw('const a: RegExp = new RegExp(String.raw`−\\d`)')).toBe(
    code('const a: RegExp = new RegExp(String.raw`@{"\\u2212"}\\d`)'),
  )
})

test('the types that pages are made of stay', () => {
  const types = { 'text/html': { extensions: ['html'] }, 'application/vnd.oasis': { extensions: ['odt'] } }
  expect(usedTypes(types)).toEqual({ 'text/html': { extensions: ['html'] } })
})

test('what stands in for a package does all that is asked of it, as the package does', () => {
  const require = createRequire(import.meta.url)
  const fromParser = createRequire(require.resolve('express'))
  const parser = createRequire(fromParser.resolve('body-parser'))
  const real = parser('iconv-lite')
  const standIn: Record<string, (...given: unknown[]) => unknown> = {}
  new Function('exports', 'require', STAND_INS['iconv-lite'] ?? '')(standIn, require)
  const bytes = Buffer.from('\ufeff{"a":"½é😀"}')
  for (const name of ['utf-8', 'UTF8', 'utf8']) {
    expect(standIn.encodingExists?.(name)).toBe(real.encodingExists(name))
    expect(standIn.decode?.(bytes, name)).toBe(real.decode(bytes, name))
  }
  // Each member that body-parser and raw-body use is there.
  const used = ['body-parser/lib/read.js', 'raw-body/index.js'].flatMap(file => {
    const code = readFileSync(
      fromParser.resolve('body-parser').replace(/body-parser.index\.js$/, file),
      'utf8',
    )
    return [...code.matchAll(/\biconv\.(\w+)/g)].map(([, member = '']) => member)
  })
  expect(used).toContain('decode')
  for (const member of used) expect(standIn, member).toHaveProperty(member)
})
