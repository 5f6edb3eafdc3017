import { expect, test } from 'vitest'
import { verdictAs } from '#support/maths/verdict-as.ts'

test.each([
  ['A coin is flipped and a six-sided die is rolled. How many possible outcomes are there?', '12 outcomes'],
  ['How many different outcomes are there if you roll two dice?', '36'],
  [
    'Ravi has 5 shirts and 4 ties. How many different outfits of one shirt and one tie can he wear?',
    '20 outfits',
  ],
])('%s', (question, answer) => expect(verdictAs('arrangements', question, answer)).toBe('right'))

test.each([
  'Tom has 3 shirts and 2 ties. He does not wear the red tie with the blue shirt. How many different outfits can he make?',
  'Tom has 3 shirts and 2 ties. How many different outfits of two shirts and one tie can he make?',
  'Sofia has 4 shirts, 3 skirts and 2 pairs of jeans. How many different outfits can she make?',
  'Tom has 4 coins and 3 notes. How many different combinations can he make?',
  'Two dice are rolled. How many outcomes have a total of 7?',
  'Two identical dice are rolled. How many different totals are possible?',
  'A bag contains 3 red and 5 blue counters. How many possible outcomes are there?',
])('not: %s', question => expect(verdictAs('arrangements', question, '6')).toBeUndefined())
