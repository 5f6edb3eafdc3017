import { expect, test } from 'vitest'
import { z } from 'zod'
import './no-eval.ts'

test('no schema compiles code, which the page is not allowed to', () => {
  expect(z.config().jitless).toBe(true)
})
