import { expect, test } from 'vitest'
import { claimsIn } from './claims.ts'

const truthOf = (text: string) => claimsIn(text).map(({ truth }) => truth)

test.each(['10 / 3 = 3.33', '£300 × 1.04^3 = £337.46', '2.345 × 1.23 = 2.88', '€3000 × 1.02^3 = €3183.62'])(
  '%s is true as it is rounded',
  text => expect(truthOf(text)).toEqual(['true']),
)

test.each(['£300 × 1.04^3 = £337.45', '0.25 × 1 = 0.3', '1.5 × 1.5 = 2.3'])('%s is not', text =>
  expect(truthOf(text)).toEqual(['false']),
)

test.each([
  ['3/8 is 15/40 and 2/5 is 16/40', ['true', 'true']],
  ['1/2 and 3/4 i think is 4/6', ['false']],
  ['1/2 and 1/4 is 3/4', ['true']],
  ['50 out of 200 is a quarter', ['true']],
  ['60 out of 400 is 15 out of 100', ['true']],
  ['10 of the 40 is a third', ['false']],
])('%s says what is equal', (text, truths) => expect(truthOf(text)).toEqual(truths))

// Bug: a number that ends or begins what is said was cut apart: `1/2 = 6 quarters`, `2 × ten = 26`, `2 = 81 + 144`.
test.each([
  ['one and a half is 6 quarters', ['true']],
  ['two and a third is 7 thirds', ['true']],
  ['2 and 3/4 is 10/4', ['false']],
  ['6 ones and 2 tens so its 26', ['true']],
  ['3 hundreds, 2 tens and 5 ones makes 532', ['false']],
  ['180 - 40 = 140 and half is 70', ['true', 'true']],
  ['100 - 20 = 80 and a quarter of it is 20', ['true', 'true']],
  ['9^2 + 12^2 = c^2 and thats 81 + 144 = 225', ['unsure', 'unsure', 'true']],
  // The last two were taken alone, and the sum called false.
  ['oh the ten. 30 and 20 and 10 is 60', ['true', 'true']],
  ['so i take a ten and its 13 - 7 = 6', ['true', 'true']],
  ['then 4 tens is 3 tens now', ['true', 'true']],
])('%s is taken as it is meant', (text, truths) => expect(truthOf(text)).toEqual(truths))

// Bug: what was said of roots was never checked, and credited as it stood.
test.each([
  ['√18 = 9√2', 'false'],
  ['√18 = 3√2', 'true'],
  ['5√2 + 3√2 = 8√2', 'true'],
  ['√50 + √18 = √68', 'false'],
])('%s is %s', (text, truth) => expect(truthOf(text)).toContain(truth))

// Bug: the square of a unit was taken for one of its number.
test('20 × 1.5 = 30 cm² is true', () => expect(truthOf('20 × 1.5 = 30 cm²')).toEqual(['true']))

// `(2,5) (4,3)` was heard as 2.5 × 4.3.
test.each(['(2,5) (4,3)', 'also (1,6), (6,1) count', 'the pairs are (2, 5) (4, 3)'])(
  '%s are pairs, and no product',
  text => {
    expect(
      claimsIn(text)
        .flatMap(({ sides }) => sides)
        .filter(({ kind }) => kind === 'operation'),
    ).toEqual([])
  },
)

test('what is said before a conversion is no part of it', () => {
  expect(truthOf('oh 3 m 40 cm is 340 cm')).toEqual(['true'])
  expect(truthOf('ok so 2 kg 50 g is 2500 g')).not.toContain('true')
})
