import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const replyTo = (...said: string[]) => lastInGrade(6)(...said).reply

// Bug: only the step or the answer was heard, and what was asked behind it was passed over.
test('what is asked with yes or no behind a step or an answer is answered with it', () => {
  expect(replyTo('3/4 + 2/5', 'no 4 and 5. so do i just add the tops and bottoms? 5/9')).toMatch(
    /not of one size.*no\..*only the tops change/s,
  )
  expect(
    replyTo('what is 15% of 80', '12. but my teacher does 80 divided by 100 times 15 is that the same'),
  ).toMatch(/12\$ is right.*that way works, too/s)
  expect(replyTo('0.6 x 0.7', '0.42. is it weird its smaller than both')).toMatch(/right.*takes only a part/s)
  expect(replyTo('5 x 9', '45. is that right')).not.toMatch(/can’t|way works/)
})

// Bug: it was asked for once more, though it stood one message before.
test('who says that something was not answered is answered now, or told that it is not known', () => {
  const CIRCLE = 'find the circumference of a circle with radius 5 cm'
  expect(
    replyTo(
      'mean of 4 7 9 12',
      '32',
      'is the mean the same as the median',
      'you never answered about the median',
    ),
  ).toMatch(/^Sorry, I passed over that.*two things/s)
  expect(replyTo(CIRCLE, '10. do i have to pay for the circle', 'u didnt answer my question')).toMatch(
    /passed over `do i have to pay for the circle`/,
  )
})

test('a question beside it confirms no answer that was not said', () => {
  const reply = replyTo('3/4 + 2/5', '15/20 and 8/20. can it be 5/9')
  expect(reply).toMatch(/`5\/9` isn’t it/)
  expect(reply).not.toMatch(/23/)
})

// Bug: `do 1 - 5/12` was cut out of its own question, and what stands before a new question was passed over.
test('a question is taken whole, and is answered beside a new one, too', () => {
  const BAG = 'a bag has 3 red 5 blue and 4 green marbles. probability of not blue?'
  expect(replyTo(BAG, '7/12. can i also do 1 - 5/12')).toMatch(/is right.*that way works, too/s)
  expect(
    replyTo(BAG, '7/12', 'but is 6/12 the same as half? and what if i take a blue one out and keep it'),
  ).toMatch(/same as half`: that’s true.*\?$/s)
})
