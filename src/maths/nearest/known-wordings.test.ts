import { expect, test } from 'vitest'
import { hashOf, textsOf } from '../../../tests/corpus/wordings/known-wordings.ts'
import data from '../language/en/known-wordings.json' with { type: 'json' }

test('the wordings are those of the corpora: npm run learn-to-read', () => {
  expect(data.corpus).toBe(hashOf(textsOf()))
})
