import { expect, test } from 'vitest'
import { tutorFailure } from '../shared/tutor-failure.ts'
import type { ServiceState } from './connections.ts'
import { servingService } from './connections.ts'
import { createReach } from './reach.ts'

const stateOf = (id: string, kind: string) =>
  ({
    provider: { id, kind },
    settings: { service: id, canServe: true, capabilities: { text: true } },
  }) as unknown as ServiceState
const [home, builtin] = [stateOf('local', 'home'), stateOf('builtin', 'builtin')]

test('an AI at home that can’t be reached says since when, rests, and is tried again; a chosen one is always asked', () => {
  let at = Date.parse('2025-03-05T17:00:00.000Z')
  const reach = createReach(() => new Date(at))
  const family = { familyId: 3 }
  const served = (serving: string) => {
    const local = { ...home, isResting: reach.of(3, 'local')?.isResting }
    return servingService({ serving, services: [local, builtin] }, 'text')?.settings.service
  }
  reach.note(family, home, new Error('The model is too small'))
  expect(reach.of(3, 'local')).toBeUndefined()
  reach.note(family, home, tutorFailure('ai_offline'))
  at += 50_000
  reach.note(family, home, tutorFailure('ai_offline'))
  expect(reach.of(3, 'local')).toEqual({ since: '2025-03-05T17:00:00.000Z', isResting: true })
  expect(reach.of(4, 'local')).toBeUndefined()
  expect([served('automatic'), served('local')]).toEqual(['builtin', 'local'])
  at += 70_000
  expect(served('automatic')).toBe('local')
  reach.note(family, home)
  expect(reach.of(3, 'local')).toBeUndefined()
})
