import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const lastOf = lastInGrade(5)
const CHOIR = 'choir practice starts at 3:30 and ends at 4:50. how long is choir practice'

test.each([
  CHOIR,
  'Swim practice starts at 4:35 pm and ends at 6:10 pm. How long is practice? i hate clocks',
  'its band practice 2:50 to 4:15 how long',
])('a word for a wish beside times of the day wishes for no quiz: %s', asked => {
  expect(lastOf(asked).reply).toMatch(/Draw a line and mark the first time/)
})

test.each([
  [[CHOIR, '3:30 to 4:30 is 1 hour', 'then 20 more minutes to 4:50'], /Now you are there/],
  [[CHOIR, 'one hour to 4:30 then 20 more minutes to 4:50'], /Now you are there/],
  [[CHOIR, '3:30 to 4:30 is 1 hour', 'haha u r so silly. then 20 more to 4:50'], /^Sorry! .{0,20}right/],
])('a jump that comes to the end leaves nothing to go: %j', (said, expected) => {
  const { reply } = lastOf(...said)
  expect(reply).toMatch(expected)
  expect(reply).not.toMatch(/still to go/)
})

test.each([
  'the train leaves at 9:47 and arrives at 13:12. how long does it take? i did 13.12 - 9.47 = 3.65 so 3h 65 min??',
  'movie 18:20 to 20:05 how long. i did 20.05 - 18.20 = 1.85',
])('times that are taken off like plain numbers are no way from the end to the start: %s', asked => {
  const { reply } = lastOf(asked)
  expect(reply).toMatch(/subtracted like plain numbers\. Count on from the first time/)
})

test('a time of the day is no division, in work that nobody reads either', () => {
  const trip = 'The bus leaves at 8:55 and arrives at 11:20 and stops at 4 places. How long is the trip?'
  expect(lastOf(trip, '8:55 to 10:55 is 2 hours').reply).toMatch(/^`8:55 to 10:55 is 2 hours` is worked out/)
  expect(lastOf(trip, '8:55 to 10:55 is 3 hours').reply).toBe(
    'Count on from $8:55$: how many minutes is it to $10:55$?',
  )
})

// Bug: without its half of the day a right time was asked on, or taken for a film that begins then.
test.each([
  [
    'Movie starts at 6:30 p.m. It is 1 hour 50 minutes long. When does it end?',
    '6:30 to 7:30. then 50 min is 8:20',
    /8:20 pm\*\* is right/,
  ],
  [
    'A film starts at 4:50 pm and is 2 hours 25 minutes long. When does it end?',
    'its 7:15!!',
    /7:15 pm\*\* is right/,
  ],
  [
    'A lesson starts at 9:20 am and is 45 minutes long. When does it end?',
    '40 min to 10:00 and 5 left so 10:05',
    /10:05 am\*\* is right/,
  ],
  ['A party starts at 11:40 am and lasts 2 hours. When does it end?', '1:40', /1:40 pm\*\* is right/],
  [
    'The train left at 11:35 and took 2 h 40 min. when did it get there',
    '13:35 then 40 min is 14:15',
    /14:15\*\* is right/,
  ],
])('%s %s', (asked, said, right) => {
  expect(lastOf(asked, said).reply).toMatch(right)
})

test('the wrong half of the day stays wrong', () => {
  const asked = 'A film starts at 4:50 pm and is 2 hours 25 minutes long. When does it end?'
  expect(lastOf(asked, '7:15 am').reply).not.toMatch(/is right/)
})

// Bug: the hour of a spoken time was taken for a number, and `6 take away 10 is 6 oclock` called untrue.
test.each([
  [
    'What time is it 25 minutes before 10 past 6',
    '10 past 6 take away 10 is 6 oclock then 15 more so its quarter to 6',
  ],
  [
    'What time is it 35 minutes before 20 past 9',
    '20 past 9 minus 20 mins is 9 oclock then 15 so quarter to 9',
  ],
])('%s: what is taken off a spoken time is true: %s', (asked, said) => {
  expect(lastOf(asked, said).reply).toMatch(/is right/)
  expect(lastOf(asked, said).reply).not.toMatch(/look at/i)
})

// Bug: `1 hr 50` was read as one hour, so that the right time over midnight was called wrong, and `later` as a goodbye.
test.each([
  ['23:30 plus 1 hr 50', '01:20'],
  ['what time is it 2 hours 35 after 22:40', '1:15'],
])('%s: minutes may go without their word', (asked, said) => {
  expect(lastOf(asked, said).reply).toMatch(/is right/)
})

test('what is some hours later is no goodbye', () => {
  const asked = 'A film starts at 14:45 and lasts 1 hour 50 min. When does it finish?'
  expect(lastOf(asked, '16:35', 'and if its 23:30 and 1 hour 50 later').act).not.toBe('goodbye')
})

// Bug: `when do i leave home` was taken for when something is over, and 8:45 praised.
test('when one must leave lies before what begins', () => {
  const asked = 'School starts half past 8. i walk 15 minutes. when do i leave home'
  expect(lastOf(asked, '8:45').reply).toMatch(/before \$8:30\$ or after it/)
  expect(lastOf(asked, '8:15').reply).toMatch(/\*\*8:15\*\* is right/)
})

// Bug: a wrong time that stood alone was never called so.
test.each([
  ['A film starts at 8:30 and lasts 40 minutes. When does it end?', '9:00', /on the way/],
  ['A film starts at 8:30 and lasts 40 minutes. When does it end?', '8:00', /before \$8:30\$ or after it/],
  ['What time is it 50 minutes before 9:30?', 'its 10:20', /before \$9:30\$ or after it/],
  ['What time is it 50 minutes before 9:30?', '8:50', /how long is it from there to \$9:30\$/],
])('%s: %s', (asked, said, reply) => expect(lastOf(asked, said).reply).toMatch(reply))
