import { expect, test } from 'vitest'
import { partsIn } from './sheets.ts'

const readIn = (text: string) => partsIn(text).map(({ label, problem }) => [label, problem?.question.kind])

test('the parts of a sheet are read by themselves, or with what is told before all of them', () => {
  expect(readIn('Find a) 1/4 of 20 b) 3/4 of 20 c) 2/5 of 30')).toEqual([
    ['a', 'calculate'],
    ['b', 'calculate'],
    ['c', 'calculate'],
  ])
  expect(readIn('A bag has 4 red and 5 blue balls. Find a) P(blue) b) P(not blue)')).toEqual([
    ['a', 'probability'],
    ['b', 'probability'],
  ])
})

test('labels that are none make no sheet', () => {
  expect(partsIn('i have 3. and then 5.')).toEqual([])
  expect(partsIn('b) 5x - 2 = 18')).toEqual([])
})
