import { expect, it } from 'vitest'
import { unhurried } from './hurried.ts'

it.each([
  ['Expand 3(x + 4) pls', 'Expand 3(x + 4)'],
  ['pls expand 3(x + 4) thx xx', 'expand 3(x + 4)'],
  ['hi can u factorise x^2 + 5x + 6 asap!!', 'factorise x^2 + 5x + 6'],
  ['What is 3 + 4? lol', 'What is 3 + 4?'],
  ['pls help!! -5 - -7', '-5 - -7'],
  ['can you help me with this one -8 + 5', '-8 + 5'],
  ['P is moved. Type the new coordinates.', 'P is moved. Write down the new coordinates.'],
  ['Make r teh subject fo C = 2πr', 'Make r the subject of C = 2πr'],
])('%s is %s', (typed, plain) => {
  expect(unhurried(typed)).toBe(plain)
})

it.each(['Simplify ty + 2ty', 'Simplify x × xx', 'What do 3 cheers cost?', 'Thanks', 'Solve fo = 3'])(
  'leaves %s as it is',
  text => {
    expect(unhurried(text)).toBe(text)
  },
)
