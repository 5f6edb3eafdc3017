import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test.each([
  ['Fractions, part 2', 'Fractions, part 2.pdf'],
  ['What is 1/2 + 1/4?', 'What is 1 2 + 1 4.pdf'],
  ['a<b>c:d"e|f*g\\h', 'a b c d e f g h.pdf'],
  ['Ends in dots... ', 'Ends in dots.pdf'],
  ['.hidden', 'hidden.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['CON', 'Stepwise CON.pdf'],
  ['nul.backup', 'Stepwise nul.backup.pdf'],
  ['com¹', 'Stepwise com¹.pdf'],
  ['LPT9 .x', 'Stepwise LPT9 .x.pdf'],
  ['Console', 'Console.pdf'],
  ['', 'Stepwise.pdf'],
  ['???', 'Stepwise.pdf'],
  ['Größe in हिन्दी', 'Größe in हिन्दी.pdf'],
  ['line\nbreak\u0000\u202Egnp', 'line break gnp.pdf'],
])('%j becomes %j', (title, name) => {
  expect(fileName(title, 'pdf')).toBe(name)
})

test('whatever it is called, every system takes it', () => {
  const title = fc.string({ unit: 'binary', maxLength: 400 })
  fc.assert(
    fc.property(title, text => {
      const name = fileName(text, 'json')
      expect(name).toMatch(/^[^ .<>:"/\\|?*\p{C}][^<>:"/\\|?*\p{C}]*(?<![ .])\.json$/u)
      expect(name.split('.')[0]).not.toMatch(/^(con|prn|aux|nul|com.|lpt.)\s*$/i)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
      expect(name.length).toBeLessThanOrEqual(100)
    }),
  )
})
