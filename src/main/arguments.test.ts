import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test('what is not ours on the command line is passed over', () => {
  expect(readArguments(['.', '--remote-debugging-port=0', '--no-sandbox', 'file'])).toEqual({})
  expect(readArguments(['.', '--data-dir=data', '--port', '4310'])).toEqual({
    dataDir: resolve('data'),
    port: 4310,
  })
})

test.each(['0', '-1', '65536', '4.5', 'x', ''])('"%s" is no port', port => {
  expect(readArguments([`--port=${port}`])).toEqual({})
})
