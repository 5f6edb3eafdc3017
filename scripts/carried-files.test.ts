import { expect, test } from 'vitest'
import { carried } from './carried-files.ts'

// Bug: what was learnt anew without its checksum stopped the build, and no test before it.
test('every file of weights is the one that the app was tried with', () => {
  expect([...carried().keys()]).toEqual(
    expect.arrayContaining(['encoder.bin', 'reworder.bin', 'reworder.json']),
  )
})
