import { expect, test } from 'vitest'
import { verdictAs } from '#support/maths/verdict-as.ts'

test.each([
  ['A wardrobe exerts a force of 360 newtons on an area of 0.9 m². What is the pressure?', '400 N/m²'],
  ['A pressure of 50 N/cm² acts on a surface of 4 cm². Find the force.', '200 N'],
  [
    'A county has 84 000 inhabitants and an area of 210 km². Find its population density.',
    '400 people per km²',
  ],
  [
    'A town has an area of 12 square miles and a population of 30 000. How many people are there per square mile?',
    '2500',
  ],
])('%s', (question, answer) => expect(verdictAs('rate', question, answer)).toBe('right'))

test('tells a pressure from what is multiplied for it', () =>
  expect(
    verdictAs('rate', 'A force of 360 N acts on an area of 0.9 m². Find the pressure.', '324 N/m²'),
  ).toBe('wrong'))

test.each([
  'A county has 84 000 inhabitants, of whom 20 000 are children, and an area of 210 km². Find its population density.',
  'Two boxes each exert a force of 360 N on an area of 0.9 m². Find the pressure.',
])('not: %s', question => expect(verdictAs('rate', question, '400')).toBeUndefined())
