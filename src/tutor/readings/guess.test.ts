import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const replyTo = (...said: string[]) => lastInGrade(6)(...said).reply

// Bug: whether a number is it was answered with a hint or another example.
test.each([
  ['what is 82 - 47', 'i dont get it. is it 45?', /`45` isn’t/],
  ['what is 6 x 8', 'im stuck is it 46', /`46` isn’t/],
  ['what is 3/4 of 20', 'i dont understand. is it 12?', /`12` isn’t/],
  [
    'Tom has 50p. He buys a bun for 28p. how much change does he get',
    'im confused. is it 24p',
    /`24p` isn’t/,
  ],
  ['what is 6 x 8', 'im stuck. is it 48?', /48\$ is right/],
])('%s: %s is answered by no or yes', (asked, said, reply) => expect(replyTo(asked, said)).toMatch(reply))

// Bug: both shares were said behind the way to them, and asked for once more.
test.each([
  ['share £45 in the ratio 2:3', '2 + 3 = 5 so 45 / 5 = 9. one gets 18 and other gets 27', /is right/],
  ['share 35 sweets in the ratio 2:5', '35/7 = 5 so the first one gets 10 and second gets 25', /is right/],
  [
    'share 35 sweets in the ratio 2:5',
    '35/7 = 5. first one gets 25 and the second gets 10',
    /^(?!.*is right)/,
  ],
  ['share 35 sweets in the ratio 2:5', '35/7 = 5. one gets 15 and other gets 25', /^(?!.*is right)/],
])('%s: %s', (asked, said, reply) => expect(replyTo(asked, said)).toMatch(reply))

// Bug: the very number that was asked for was doubted.
test('what it is for one is credited where just that was asked', () => {
  const asked = 'A recipe for 4 people uses 300g of flour and 2 eggs. how much flour for 10 people'
  expect(replyTo(asked, '75g')).toMatch(/^Yes, `75g` is for just one.*How do you get there from one\?$/)
  expect(replyTo(asked, '150g')).not.toMatch(/^Yes/)
})
