import { expect, test } from 'vitest'
import { expectKnownFailures } from '#support/known-failures.ts'
import { degreeOf } from '#support/patterns/degree.ts'
import { signReader } from '#support/patterns/doubling-text.ts'
import { writtenPatterns } from '#support/patterns/written-patterns.ts'

/** The cube of 5,000 signs is more than any deadline. */
const STEEP = 3

test.each([
  ['a*b', 2],
  ['^\\d+\\s*\\d+$', 2],
  ['^(?:[a-z]+ )*[a-z ]+x$', 2],
  ['a*a*b', 3],
  ['^\\s*[a-z ]*\\s*$', 3],
  ['(?<=a*a*a*b)c', 3],
  ['^a{0,9}a{0,9}a*$', 2],
  ['^a+,a+,a+$', 2],
])('the work of %s grows with the power %i of a text at the most', (source, degree) => {
  const pattern = { source, flags: '', place: '' }
  expect(Math.max(2, degreeOf(pattern, signReader([pattern])))).toBe(degree)
})

test('no pattern grows with the cube of a text or worse, but for known ones', async () => {
  const { written } = writtenPatterns()
  const patterns = [...new Map(written.map(each => [`/${each.source}/${each.flags}`, each])).values()]
  const signs = signReader(patterns)
  const steep = patterns.flatMap(pattern => {
    const degree = degreeOf(pattern, signs)
    const [file] = pattern.place.split(':')
    return degree < STEEP ? [] : [`${file} ${degree} ${pattern.source.slice(0, 100)}`]
  })
  // Every text has a bound, and whoever reads one too long is ended: these are slow at the worst. The list only shrinks.
  await expectKnownFailures('../support/patterns/steep.txt', steep)
})
