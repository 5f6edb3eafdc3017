import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const lastOf = lastInGrade(7)
const ANGLES = 'two angles of a triangle are in the ratio 2:3 and the third angle is 80°. find the two angles'

test('two angles share what the third one leaves, and no more', () => {
  const { reply } = lastOf(ANGLES, '180:5 = 36 so the angles are 72 and 108')
  expect(reply).toMatch(/`72 and 108` isn’t it yet/)
  expect(lastOf(ANGLES, '32 and 48').reply).not.toMatch(/is right/)
  expect(lastOf(ANGLES, '180 - 80 = 100', '100:5 = 20 so angles 40 and 60 :)').reply).toMatch(/60\$ is right/)
})

test('all three angles are asked for by a word for them', () => {
  const { reply } = lastOf('The angles of a triangle are in the ratio 2:3:4. find them', 'so 40, 60 and 80')
  expect(reply).toMatch(/is right/)
})
