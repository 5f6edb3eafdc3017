import { describe, expect, it } from 'vitest'
import { rejectedIn } from '#maths/language/en/rejected.ts'
import { lastInGrade } from '#support/talks.ts'

const lastOf = lastInGrade(6)

const TRIP =
  'we cycled 24 miles. first 10 miles at 10mph then the other 14 miles at 7 mph. work out the average speed of the whole trip'

describe('a new question is on the table at once', () => {
  it('leaves unread work for it, and does not come back to that', () => {
    expect(lastOf(TRIP, '10/10 is 1', 'im stuck. new q: whats 15% of 80').reply).not.toMatch(/miles|mph/)
    const { reply } = lastOf(TRIP, 'new q: whats 15% of 80', '12')
    expect(reply).toMatch(/12\$ is right/)
    expect(reply).not.toMatch(/average speed/i)
  })

  it('asks no question of its own beside the one that the child brings', () => {
    const clock = 'what time is it when the big hand is on the 6 and the little hand is between 4 and 5'
    const { reply } = lastOf(clock, 'half past 4', 'yes. next one big hand on 3 little hand just past 8')
    expect(reply).not.toContain('Try this one')
    expect(
      lastOf('expand 3(x + 2)', '3x + 6', 'one more. i have my own: factorise 4x + 10').reply,
    ).not.toContain('Try this one')
  })

  it('leaves an open sum for a question that is told in full', () => {
    const zoo = 'Lea buys 4 tickets for £3.50 each and pays with a £20 note. What change does she get?'
    expect(lastOf('what is 30% of 250', zoo, '6').reply).not.toMatch(/isn’t it|percent/)
    const cards =
      'wait i have a new one. lea has 4 times as many cards as ben. ben has 12. how many do they have together'
    expect(lastOf('7 x 8', cards).act).not.toContain('goodbye')
  })

  it('keeps the numbers for the next part of the same sheet', () => {
    const yard =
      'my yard is a L shape. the wide part is 9m by 4m and the small part is 2m by 3m. whats the area'
    const { reply } = lastOf(yard, 'b) how much fence do i need to go round the 9 by 4 part')
    expect(reply).toMatch(/how much fence.*\*\*9/is)
  })

  // It was read as a line about the old work.
  it.each([
    ['i dont want this one. whats 3/5 as a percentage', '60'],
    ['whatever, round 56.78 to 1 decimal place', '56.8'],
    ['i mean a new question. 0.4 or 0.38 which is bigger', '0.4'],
  ])('leaves unread work for what is asked outright: “%s”', (said, answer) => {
    const { reply, act } = lastOf(TRIP, '10/10 is 1', said, answer)
    expect(act).toBe('praise')
    expect(reply).not.toMatch(/miles|mph/)
  })

  // It was taken for a line, or the thanks for all of it.
  it.each([
    ['45% of 60. 10% is 6 so 40% is 24', /\$10\\%\$ and \$40\\%\$/],
    ['thank you sir. A number increased by 25% becomes 80. is it 60?', /60` isn’t/],
    ['thank you sir. A number increased by 25% becomes 80. is it 64?', /64\$ is right/],
  ])('hears it with what the child makes of it at once: “%s”', (said, reply) => {
    const talk = lastOf('what is 9 x 6', '54', said)
    expect(talk.reply).toMatch(reply)
    expect(talk.reply).not.toMatch(/welcome|pleasure/i)
  })

  it('takes the open question in another spelling for no new one', () => {
    const { act } = lastOf('what is 847 ÷ 6', '141 r 1', 'what? i said 141 r 1. whats 847/6')
    expect(act).toBe('praise')
  })

  // The mean was asked for again and again.
  it.each([
    'lets just do median',
    'no i said MEDIAN not mean',
    'median first',
    'ur confusing me. can we do the median',
  ])('takes up another measure of the list: “%s”', said => {
    const list = 'find the mean, the median and the range of 8, 3, 12, 3, 9'
    expect(lastOf(list, '35', said, '3 3 8 9 12 so 8').reply).toMatch(/8\$ is right/)
  })

  it('keeps to the mean where the child only names it', () => {
    const list = 'find the mean, the median and the range of 8, 3, 12, 3, 9'
    expect(lastOf(list, 'what is the median for', '35 / 5 = 7').reply).toMatch(/7\$ is right/)
  })

  // `35% is 10%+10%+10%+5%` began another question, or was called of no help.
  it.each(['35% is 10%+10%+10%+5%', '35% = 30% + 5%', '35 is 20 + 10 + 5'])(
    'takes a percentage that is taken apart for a step: “%s”',
    said => {
      const { reply } = lastOf('what is 35% of 80', said)
      expect(reply).toMatch(/that’s right/)
      expect(reply).not.toMatch(/You have \$|all the parts/)
    },
  )

  it('takes up what varies the question', () => {
    const bag =
      'bag has 4 red 5 blue n 1 green pens. u pick one, put it back and pick another. whats the chance both r red'
    expect(
      lastOf(bag, '4/10 x 4/10 = 16/100', 'ok. next q what if u dont put the first one back').act,
    ).toMatch(/^(?:begin|part of unsolved)$/)
  })

  it('does not wait for a question that is given up, nor for a sum that is worked out', () => {
    expect(lastOf('346 x 27', 'forget that. 3/4 of 20', '15').reply).not.toContain('346')
    expect(lastOf('4 x 6 is 24', 'next question: 3/4 of 20', '15').reply).not.toContain('4 \\times 6')
  })

  it('reads no ratio beside an amount as a division', () => {
    const paint =
      'Blue and white paint in ratio 3 : 4. There is 12 litres of blue paint. How many litres of white paint?'
    expect(lastOf(paint, '16').reply).not.toMatch(/isn’t it|div/)
  })
})

describe('a reading that the child rejects is dropped', () => {
  const ANGLES = 'its about angles. in a triangle one angle is x, another is 3x and the last is 40. find x'
  it.each([['no thats not my question'], ['thats not what i asked'], ['u got my question wrong']])(
    '“%s”',
    said => {
      const { reply } = lastOf(ANGLES, '180', said)
      expect(reply).toMatch(/^Sorry/)
      expect(lastOf(ANGLES, '180', said, 'x + 3x + 40 = 180', '4x = 140', 'x = 35').reply).toMatch(
        /x = 35\$ is right(?!.*“Find x”)/s,
      )
    },
  )

  it('keeps a sum that was read as it stands, and says it', () => {
    const { reply } = lastOf('-5 - (-8)', 'what 8-15? thats not my question')
    expect(reply).toMatch(/^Sorry.*-5 - \(-8\)/s)
  })

  it('takes up what the child says the question is', () => {
    expect(lastOf('what is 6 + 80', 'thats not what i asked. whats 6 x 80', '480').reply).toMatch(
      /480\$ is right/,
    )
  })

  it.each([
    'its not even its odd',
    'that is not right',
    'no its 15',
    'forget it im tired',
    'is that my question?',
    '4 + 5 is 9',
    'my question is how many are left',
  ])('hears nothing of it in “%s”', said => {
    expect(lastOf('what is 6 x 7', said).reply).not.toMatch(/^Sorry, I (?:read|took)/)
  })

  it('hears which sum is none of its own', () => {
    expect(rejectedIn('3 + 50 isnt anything')?.isOfSum).toBe(true)
    expect(rejectedIn('its not a pattern its an average')).toMatchObject({
      taken: 'pattern',
      meant: 'average',
    })
  })
})

describe('an answer and a question in one message', () => {
  it('judges the one and takes up the other', () => {
    const sweets = 'i have 4 bags of 12 sweets and we ate 13 how many left'
    const { reply } = lastOf(
      sweets,
      '4 x 12 is 48',
      'oh wait 35. also how many each if 5 kids share whats left',
    )
    expect(reply).toMatch(/35(?:\$|`) is right.*35 \\div 5/s)
    expect(lastOf('3/4 + 1/8', '7/8', 'its 7/8. now 1.5 x 0.4').reply).toMatch(/right.*1\.5 \\times 0\.4/s)
  })

  it('takes a film that begins and lasts for the question when it ends', () => {
    const { reply } = lastOf(
      'What time is 25 minutes before 9:45?',
      '9:20. but mine is my film starts at 10 past 3 and lasts 1 hour 50',
    )
    expect(reply).toMatch(/9:20\*\* is right/)
    expect(reply).not.toMatch(/only know maths/)
  })

  it('asks nothing of a quiz where the child brings its own sum', () => {
    const messages = ['quiz me on my 6 times table']
    const { reply } = lastOf(...messages)
    const [, one, other] = /(\d+) × (\d+)/.exec(reply) ?? []
    const after = lastOf(...messages, `${Number(one) * Number(other)}. thats too easy do 6x13`).reply
    expect(after).toContain('6 \\times 13')
    expect(after).not.toContain('Try this one')
  })

  it('goes on with what is told of the letter only', () => {
    expect(
      lastOf('the angles in a triangle are x, 2x and 3x. find x', 'x = 30, so they are 30, 60, 90').reply,
    ).not.toMatch(/isn’t it yet/)
  })
})

it('tells what was found where the child wants to be told', () => {
  const class28 = 'the ratio of boys to girls in my club is 2:5 and theres 28 kids how many girls'
  expect(lastOf(class28, '20', 'just tell me how many girls').reply).toMatch(/\$20\$/)
})
