import { describe, expect, it } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const lastOf = lastInGrade(6)
const RUN = 'Tom ran 400m in 80 seconds. How many seconds for 100m?'
const ANGLES =
  'Two angles are supplementary. One is 3 times as big as the other plus 20 degrees. Find both angles'

describe('what is asked of the talk is answered from what was said in it', () => {
  // A proof, or the idea behind the sum, was told instead.
  it.each([
    [['what is 9 x 7', '63', 'why did u say yes'], /^Because `63` is what/],
    [['how many minutes in 3 hours', '160', 'why did you say that'], /^Because `160` is not what/],
    [['what is 35% of 80', '28', 'why are you asking me again'], /nothing more to do: `28` is right/],
    [[RUN, '80 / 4 = 20', 'why did you ask if theres one more step'], /nobody has told me/i],
    [[RUN, '80 / 4 = 20', 'why did you say that'], /^(?!Because `).*$/s],
  ])('%s', (said, reply) => {
    expect(lastOf(...said).reply).toMatch(reply)
  })

  // `Sorry, I said that already.`
  it('owns up to nothing that it has not said, and stands by what is right', () => {
    expect(lastOf('what is 9 x 7', '63', 'you told me it was 64').reply).toMatch(
      /can’t find where I said `64`.*`63` is right/,
    )
    expect(lastOf('what is 9 x 7', '63', 'u said it was wrong').reply).toMatch(/sorry: `63` is right/)
    expect(
      lastOf('find the mean of 6, 9, 4, 11, 5', '35', '35 / 5 = 7. but you told me it was 12??').reply,
    ).toMatch(/7\$ is right.*said `12`/)
  })

  it('confirms no answer by it', () => {
    expect(lastOf('solve 3x + 5 = 20', '3x = 15', 'you said it was 5').reply).not.toMatch(/right|yes/i)
  })

  it('judges what is asked with yes or no', () => {
    expect(lastOf('what is 9 x 7', 'is it 64 yes or no').reply).toMatch(/`64` isn’t it/)
    expect(lastOf('what is 9 x 7', 'yes or no: is it 63').reply).toMatch(/63\$ is right/)
    expect(lastOf('expand (2x - 3)(x + 5)', 'is 2x² + 7x - 15 right yes or no').act).toBe('praise')
  })

  // `90 is good to have here`, of angles that make 180.
  it('confirms no number that is only known from elsewhere, and owns up to having taken it down', () => {
    const asked = lastOf(ANGLES, 'supplementary means they add up to 90 right?')
    expect(asked.reply).toMatch(/can’t|how many degrees is that\?/)
    const { reply } = lastOf(ANGLES, 'they make 360', 'my teacher says 180. why did you say 360 is good')
    expect(reply).toMatch(/your `360`.*not checked/)
  })

  it('hears that a question was not answered, and answers it', () => {
    const { reply } = lastOf(
      'find the equation of the line through (1, 3) and (3, 7)',
      'thats not what i asked. i asked if b and c are the same',
    )
    expect(reply).toMatch(/^Sorry.*they mean the same/)
  })
})
