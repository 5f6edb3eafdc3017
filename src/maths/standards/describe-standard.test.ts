import { expect, test } from 'vitest'
import { topics } from '../kinds/topics.ts'
import { describeStandard } from './describe-standard.ts'
import { domains, goals } from './goals.ts'

test('a code that we practise says what our practice of it asks', () => {
  expect(describeStandard('4.NBT.B.5')).toEqual({
    grade: 'Grade 4',
    domain: 'Whole numbers and decimals',
    asks: ['Multiplies larger whole numbers.'],
  })
})

test('another code says what its group asks', () => {
  expect(describeStandard('K.G.B.6')).toEqual({
    grade: 'Kindergarten',
    domain: 'Shapes',
    asks: ['Compares shapes and makes new ones of them.'],
  })
  expect(describeStandard('HSG-CO.C.10')).toEqual({
    grade: 'High school',
    domain: 'Geometry',
    asks: ['Shows when shapes are congruent.'],
  })
})

test.each([
  ['CCSS.MATH.CONTENT.5.NF.A.1', '5.NF.A.1'],
  ['ccss.math.content.5.nf.a.1', '5.NF.A.1'],
  ['5.NF.1', '5.NF.A.1'],
  ['7.NS.A.1.c', '7.NS.A.1c'],
  ['A-REI.4b', 'HSA-REI.B.4b'],
  ['HSA.REI.B.4b', 'HSA-REI.B.4b'],
  [' 3.OA.C.7 ', '3.OA.C.7'],
])('%s is another spelling of %s', (spelling, code) => {
  expect(describeStandard(code)).toBeDefined()
  expect(describeStandard(spelling)).toEqual(describeStandard(code))
})

test.each(['KS2.F4', 'RL.4.1', '9.NF.A.1', '4.XY.A.1', 'MS-PS1-1', '', 'Grade 4', '4.NBT.B.5 or so'])(
  '%j is not taken for one',
  code => {
    expect(describeStandard(code)).toBeUndefined()
  },
)

test('every topic of ours has words for its code', () => {
  const wordless = topics.filter(({ standard }) => !describeStandard(standard)?.asks.length)
  expect(wordless.map(({ standard }) => standard)).toEqual([])
})

test('every group belongs to a domain and is one sentence', () => {
  for (const [code, goal] of Object.entries(goals)) {
    expect(domains[code.split('.')[1] ?? ''], code).toBeDefined()
    expect(goal, code).toMatch(/^[A-Z].*[a-z\d]\.$/)
  }
})
