import { expect, it } from 'vitest'
import { activities } from './by-lines/activities.ts'
import { activitiesFor, findTopic, topics } from './topics.ts'

it('has something to do at home for every concept, and nothing for a concept that is gone', () => {
  for (const { concept } of topics) {
    expect(activitiesFor(concept).length, concept).toBeGreaterThan(0)
    for (const { title, description, url } of activitiesFor(concept)) {
      expect(title.length).toBeGreaterThan(3)
      expect(description).toMatch(/^[A-Z].{60,}[.?]$/s)
      expect(url).toBeUndefined()
    }
  }
  for (const concept of Object.keys(activities)) expect(findTopic(concept), concept).toBeDefined()
})
