import { expect, test } from 'vitest'
import { tellStory } from './make-story.ts'
import { modelOf } from './story-model.ts'

/** Numbers from nought to one, always the same. */
function dealt(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

test.each(['easier', 'same', 'harder'] as const)('every %s story that is told can be judged', size => {
  for (let seed = 1; seed <= 200; seed++) {
    const story = tellStory(dealt(seed * 7919), size)
    expect(modelOf(story), story).toBeDefined()
  }
})
