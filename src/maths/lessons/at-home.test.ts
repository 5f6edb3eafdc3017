import { expect, test } from 'vitest'
import { topics } from '../kinds/topics.ts'
import { helpAtHome } from './at-home.ts'

test('every topic has a question to ask and something to do, neither with a number to copy', () => {
  for (const { concept } of topics) {
    const help = helpAtHome(concept)
    expect(help?.ask, concept).toMatch(/\?|\.$/)
    expect(help?.ask, concept).not.toMatch(/[$\d]/)
    expect(help?.activity?.description.length, concept).toBeGreaterThan(40)
  }
  expect(helpAtHome('Roman trade')).toBeUndefined()
})
