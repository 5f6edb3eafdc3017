import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'
import { tutorReply } from '../tutor-reply.ts'
import { claimSaid } from './claim-said.ts'

// A question or a doubt of the child was quoted whole as what is right.
test.each([
  ['13 take away 7 is 6 but where does the 1 come from', '13 take away 7 is 6'],
  ['7 tens. but how do i do the ones', '7 tens'],
  ['20% is 14 right?', '20% is 14'],
  ['3 groups i think? idk what now', '3 groups'],
  ['because 4 times 6 is 24', '4 times 6 is 24'],
  ['i multiplied it out and got 2x + 6 = 14, is this ok?', '2x + 6 = 14'],
  ['they are the same?? oh wait 1/4 is 3/12', '1/4 is 3/12'],
])('of %s only the claim is quoted', (line, claim) => {
  expect(claimSaid(line)).toBe(claim)
})

test.each(['how do i get 6 from 12', '8 + 8 = 16. and 26 - 16 = 10', 'why 5? i dont get the 5'])(
  'where no one clause can be cut, none is: %s',
  line => {
    expect(claimSaid(line)).toBeUndefined()
  },
)

test('what asks beside a claim that is right is not called right with it', () => {
  const reply = tutorReply({
    childName: 'Mina',
    messages: [
      { role: 'child', text: 'Share 40 in the ratio 3 : 5' },
      { role: 'tutor', text: 'Into how many equal parts is everything split altogether?' },
      { role: 'child', text: 'wait 8 parts. and how big is a part i dont get it' },
    ],
  })
  expect(reply).toMatch(/`8 parts`/)
})

// Bug: other words were cut in with a sum and quoted as a line, with an equals sign of their own.
test('a sum that is quoted out of a long line is quoted without the words before it', () => {
  expect(
    lastInGrade(7)('solve 3x + 7 = 22', 'times 3 then plus 7 so minus 7 first n get 3x = 15').reply,
  ).toMatch(/\$3x = 15\$/)
  expect(
    lastInGrade(5)('52 x 38', 'i do it different i did 52x40 = 2080 then take away 2 of the 52s').reply,
  ).not.toContain('different')
})
