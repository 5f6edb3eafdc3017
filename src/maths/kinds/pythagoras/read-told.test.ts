import { expect, it } from 'vitest'
import { markAnswer } from '../../marking/mark-answer.ts'

const LADDER = 'A ladder 6 m long leans against a wall and makes an angle of 60° with the ground.'
const verdictOf = (question: string, answer: string) => {
  const [marked] = markAnswer(question, answer)?.marked ?? []
  return marked && [marked.verdict, ...marked.explanations.map(({ gap }) => gap)].join(': ')
}

it('never holds the cosine for a reason, nor a factor before a sine for the answer', () => {
  const question = 'Triangle ABC has a right angle at B. AC = 12 cm and ∠BAC = 35°. Find the length of AB.'
  expect(verdictOf(question, 'AB = 12 cos 35 = 9.83')).toBe('rounded')
  expect(verdictOf(question, 'cos 35 = AB/12, AB = 9.83 cm')).toBe('rounded')
  expect(verdictOf(question, '12cos35')).toBe('unread')
  expect(verdictOf(question, '9.8 cm')).toBe('unfinished')
})

it('tells a swapped ratio from one that was turned round', () => {
  const question = `${LADDER} How far is its foot from the wall?`
  expect(verdictOf(question, '3 m')).toBe('right')
  expect(verdictOf(question, '5.20 m')).toMatch(/Takes the cosine where the sine is needed/)
  expect(verdictOf(question, '12 m')).toMatch(/Divides by a sine/)
})

it('takes a side only for the angle that is told', () => {
  expect(verdictOf(`${LADDER.replace('ground', 'wall')} How high does it reach?`, '3 m')).toBe('right')
  expect(
    verdictOf(`${LADDER} A shorter ladder stands beside it. How high does it reach?`, '3 m'),
  ).toBeUndefined()
})

it('does not read one of two sides that are asked for', () => {
  const told = 'In right triangle ABC with right angle at C, AB = 10 and angle A = 30°.'
  expect(verdictOf(`${told} Find BC.`, '5')).toBe('right')
  expect(verdictOf(`${told} Find BC and AC.`, '5')).toBeUndefined()
})

it('holds a point that stands somewhere for no decimal point', () => {
  const question =
    'The angle of elevation of a tree from a point 25 m from its base is 45°. How tall is the tree?'
  expect(verdictOf(question, '25 m')).toBe('right')
})
