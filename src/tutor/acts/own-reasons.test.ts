import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const replyTo = (...said: string[]) => lastInGrade(6)(...said).reply

// Bug: whoever had told a reason was asked for it again, or what to say to a friend.
test('a reason that was told is taken, and what is true in it is named', () => {
  const SMALLER = ['is 3/7 smaller than 2/3', 'make them 21s so 9/21 and 14/21. yes 3/7 is smaller']
  expect(replyTo(...SMALLER)).toMatch(/your working shows why/)
  expect(replyTo(...SMALLER, 'cos 11/12 is bigger than 2/3 and 3/7 is smaller than 2/3')).toMatch(
    /^Thank you for the reason.*`11\/12 is bigger than 2\/3` and `3\/7 is smaller than 2\/3`/,
  )
  expect(replyTo(...SMALLER, 'because three is not even half of seven')).toMatch(/reason|why/)
  expect(replyTo('is 15% of 80 the same as 80% of 15', 'yes', 'cos 15x80 and 80x15 is the same')).toMatch(
    /is so: `15x80 and 80x15 is the same`/,
  )
})

// Bug: a wrong number within a reason was called true with it.
test('what is not so in a reason is not confirmed', () => {
  expect(
    replyTo('is 3/7 smaller than 2/3', 'yes', 'cos 3/7 is smaller than 2/3 and 1/4 is bigger than 1/3'),
  ).not.toMatch(/true|is so/)
  expect(replyTo('is 15% of 80 the same as 80% of 15', 'yes', 'cos 15-8 and 8-15 is the same')).not.toMatch(
    /is so/,
  )
})

// Bug: `Look once more: how do you find the mean?`, to a counterexample that was right.
test('cases that a child tries are judged, with what it concludes of them', () => {
  const SAME = ['mean of 4 7 9 12', '8', 'can the mean and median be the same always']
  expect(replyTo(...SAME, '1 2 3 mean is 2 and median is 2. but 1 2 9 the mean is 4 so no')).toMatch(
    /^Well tested!.*enough to say no/,
  )
  expect(replyTo(...SAME, '1 2 3 mean is 2 and median is 2. but 1 2 9 the mean is 5 so no')).toMatch(
    /^Look at the mean of 1, 2, 9/,
  )
  expect(
    replyTo(
      '3 - 8',
      '-5',
      'is a minus a bigger number always negative',
      '4 - 9 is -5. 2-7 is -5. all negative',
    ),
  ).toMatch(/^Well tested: .* right/)
})

// Bug: `I like how you showed your working`, and not a word on the case that says no.
test('a case that comes to what was asked to be always otherwise is enough to say no', () => {
  const ALWAYS = ['-7 + 12', '5', 'is it always positive when you plus to a minus number']
  expect(
    replyTo(...ALWAYS, 'so -7+3 i land on -4. so its not always positive it depends whos bigger'),
  ).toMatch(/^Yes, \$-4\$ is right, and it is not positive: one case/)
  expect(replyTo(...ALWAYS, '-7 + 9 is 2 so its not always positive')).not.toMatch(/enough to say no/)
})
