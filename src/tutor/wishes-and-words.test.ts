import { describe, expect, it } from 'vitest'
import { lastInGrade } from '#support/talks.ts'
import { askedIn } from './dialogue.ts'
import { isHarder, weightOf } from './make-question.ts'

const lastOf = lastInGrade(5)

it('tells of what a child wishes for, worked out as the one before', () => {
  const { reply } = lastOf(
    '5 bags with 8 sweets each, 12 get eaten, how many left',
    '28',
    'one more but with marshmallows',
  )
  expect(reply).toMatch(/bags\. Each bag has \d+ marshmallows\. .*left\?\*\*/)
  const film = lastOf(
    'how long is it from 3:20 to 5:05',
    '1 hour 45 minutes',
    'another one but about sharks pls',
  )
  expect(film.reply).toMatch(/film about sharks starts at/)
})

it('leaves out what a child does not wish for, also when it has to say so twice', () => {
  const wish = ['work out 96 ÷ 8', '12', 'something harder but no dividing please'] as const
  const asked = askedIn(lastOf(...wish).reply)
  expect(asked?.text).not.toMatch(/÷|divi|shar/i)
  const again = lastOf(...wish, 'i said no dividing')
  expect(again.reply).toMatch(/^Sorry.*Try this one/s)
  expect(askedIn(again.reply)?.text).not.toMatch(/÷|divi|shar/i)
})

it('sets one of the kind, the way and the size that is named', () => {
  expect(lastOf('expand 3(x + 4)', '3x + 12', 'now one where you factorise').reply).toMatch(/\*\*Factorise/)
  expect(
    lastOf('what time is 25 minutes before 6:10', '5:45', 'can we do one that goes forwards').reply,
  ).not.toMatch(/before|earlier/)
  expect(
    lastOf('round 4.683 to one decimal place', '4.7', 'can you give me one to two decimal places').reply,
  ).toContain('2 decimal places')
})

it('makes a harder one harder', () => {
  const first = askedIn('Try this one: **Put these numbers in order, smallest first: 0.6, 0.56, 0.065, 5/8**')
  const { reply } = lastOf(
    'put in order smallest first 0.6, 0.56, 0.065, 5/8',
    '0.065, 0.56, 0.6, 5/8',
    'a harder one pls',
  )
  const next = askedIn(reply)
  expect(next && first && weightOf(next.question) >= weightOf(first.question)).toBe(true)
})

it('sets one task at a time, and the child’s own first', () => {
  const tasks = (text: string) => text.split('Try this one:').length - 1
  expect(tasks(lastOf('quiz me on my 7 times table', '999 gimme a hard one').reply)).toBeLessThan(2)
  const own = lastOf('factorise 4x + 12', '4(x + 3)', 'ok one more. i have my own: factorise 10x + 15')
  expect(tasks(own.reply)).toBe(0)
  expect(own.reply).toContain('every term')
})

it('says what a word means in a sentence, and no page', () => {
  const { reply, act } = lastOf('5 x ? = 45', 'what is the unknown')
  expect(act).toBe('word')
  expect(reply.length).toBeLessThan(200)
  expect(lastOf('6 x 7', '42', 'whats a decimal').reply).toMatch(/0\.5/)
  expect(lastOf('put in order smallest first 0.3, 0.25, 0.4', 'what does descending mean').reply).toContain(
    'biggest first',
  )
})

it('says its own words in simpler ones, and no mean of numbers', () => {
  const { reply } = lastOf('what is 1/2 + 1/3', 'what do u mean the same size')
  expect(reply).toContain('cake')
  expect(lastOf('6 x 7', '42', 'whats the mean of 3 5 8 8').reply).not.toContain('In other words')
})

it('says how an answer may be written', () => {
  expect(lastOf('2/3 + 3/4', '17/12. do i have to write it as a mixed number').reply).toMatch(
    /17.*right.*same amount/s,
  )
  const powers = 'write (4 x 10^3) x (6 x 10^5) in standard form'
  expect(lastOf(powers, '24 x 10^8', 'is 24 x 10^8 allowed').reply).toMatch(/right value.*less than 10/s)
})

it('says why from the step at hand', () => {
  const ratio = 'the ratio of cats to dogs is 2:5 and there are 21 animals. how many cats'
  expect(lastOf(ratio, 'why do you add 2 + 5').reply).toContain('parts')
  expect(
    lastOf(
      '4 friends share 3 pizzas equally. what fraction does each get',
      '3/4',
      'why is 3 divided by 4 the same as 3/4',
    ).reply,
  ).toContain('4 equal parts')
})

it('is sorry for what is complained of, and takes no complaint for praise', () => {
  const { reply, act } = lastOf('solve 2x + 3 = 11', '2x = 8', 'ur making no sense')
  expect(act).toBe('complaint')
  expect(reply).not.toContain('kind')
  expect(lastOf('6 x 7', '42', 'i just know my 6s. why is the moon white').reply).not.toContain('Sorry')
})

it('meets what is said beside the work', () => {
  expect(lastOf('hi im Rosa', '6 x 7', '42', 'bye').reply).toContain('Goodbye, Rosa')
  expect(lastOf('6 x 7', 'who is mina').reply).toContain('name in this app')
  expect(lastOf('6 x 7', '42', 'howd i do').reply).toMatch(/well/i)
  expect(lastOf('6 + 7', 'im 12 not 4').reply).not.toMatch(/isn’t it|12/)
  expect(lastOf('6 x 7', '42', 'my sister says i cant do division but i can').reply).toContain('You can')
  expect(lastOf('6 x 7', '42', 'im having a dinosaur cake').reply).not.toMatch(/science|Tell me when/)
})

it('tells a grown-up how to show it to a child', () => {
  const ducks =
    'Hi, I am writing for my son. There are 15 ducks on a pond. 6 fly away and 4 come. How many are there now? How should I explain it to him?'
  expect(lastOf(ducks).reply).toContain('counters')
})

it('takes another subject behind a finished sum for one', () => {
  expect(lastOf('12 x 4', '48', 'i used tens. ok now spelling. is it freind or friend').reply).toContain(
    '**friend**',
  )
})

it.each(['yes but an easy one im tired', 'ok an easy one, my head hurts'])(
  'gives the easy one beside: %s',
  said => {
    expect(lastOf('what is 45 + 27', '72', said).reply).toContain('Try this one:')
  },
)

it('sets a list in plain signs', () => {
  expect(lastOf('Find the median of 3, 8, 1', '3', 'harder one').reply).not.toContain('\\')
})

// After 3.4 × 0.6 came 3.4 × 7.
it.each([
  ['What is 3.4 x 0.6', '2.04'],
  ['What is 2.5 x 0.3', '0.75'],
  ['What is 6 x 7', '42'],
  ['Solve 3x + 4 = 19', 'x = 5'],
  ['What is 15% of 60', '9'],
  ['Simplify 6/8', '3/4'],
])('sets a harder one that is easier in nothing, behind %s', (ask, answer) => {
  const [before, made] = [
    askedIn(`Try this one: **${ask}**`),
    askedIn(lastOf(ask, answer, 'harder one pls').reply),
  ]
  if (!before || !made) throw new Error('Nothing is asked')
  expect(isHarder(made.question, before.question)).toBe(true)
})

it('goes a step up where the last one was no harder, and to two draws behind one', () => {
  expect(lastOf('What is 6 x 7', '42', 'harder', 'that wasnt harder').act).toBe('harder')
  expect(lastOf('Simplify 6/8', '3/4', 'harder please', 'thats easier than before').act).toBe('harder')
  const bag =
    'A bag has 3 red and 5 blue marbles. One is taken at random. What is the probability that it is red?'
  expect(lastOf(bag, '3/8', 'harder one pls').reply).toMatch(/two/i)
})

it.each([
  ['yes pleas. but my cat is on my book haha', 'yes'],
  ['sure haha my sister is singing', 'yes'],
  ['thanks bye, i will practice. give me one more sum', 'another'],
  ['thanks. i will call her. can u give me another question', 'another'],
])('sets the task that is wished for beside other talk: %s', (said, act) => {
  const spoken = lastOf('What is 34 + 57', '91', said)
  expect(spoken.act).toBe(act)
  expect(askedIn(spoken.reply)).toBeDefined()
})

it('never offers again what the child says is done', () => {
  const said = ['Solve 3x + 4 = 19', 'what is 4 x 3?', '12', 'no its done. next: what is 5 x 12', '60']
  expect(lastOf(...said).reply).not.toContain('go back')
})

it('changes in a what-if the number that counts the same, and none for what only comes to it', () => {
  const [rows, vans] = [
    'A cinema has 8 rows with 12 seats each. How many seats?',
    'There are 130 kids. Each van holds 12 kids. How many vans are needed?',
  ]
  expect(lastOf(rows, '96', 'what if there were 10 rows', '120').reply).toContain('is right')
  expect(lastOf(vans, '11', 'what if 2 teachers come in every van').reply).not.toContain('holds 2')
})

describe('a wish that names more', () => {
  const sumDone = ['34 + 28', '62']

  // `14 take cards` were told of, and added.
  it('takes what is done with numbers for no thing to tell of', () => {
    for (const wish of [
      'one with take away',
      'a harder one with take away pls',
      'um i said harder. one with taking away',
    ])
      expect(lastOf(...sumDone, wish).reply).toMatch(/\d - \d|take away/)
  })

  // A menu was shown.
  it('hears a harder one that is not to be too hard', () => {
    const { act, reply } = lastOf(...sumDone, 'a harder one pls but not too hard')
    expect(act).toBe('harder')
    expect(reply).not.toContain('You are right')
  })

  it('shares among three, and keeps an equation an equation', () => {
    const ratio = ['share €60 in the ratio 2:3', '24 and 36']
    for (const wish of ['can i have a harder one with 3 people', 'give me one with three parts'])
      expect(lastOf(...ratio, wish).reply).toMatch(/\d : \d+ : \d/)
    expect(lastOf('solve 3x + 5 = 20', 'x = 5', 'harder one with brackets').reply).toMatch(/Solve \d+\(x/)
  })

  // It was asked what is different now, and not gone on with.
  it('goes on with what is supposed', () => {
    const trip = '46 children go on a trip. Each bus takes 15 children. How many buses do they need?'
    const said = [trip, '4', 'what if there are 3 teachers on every bus?']
    expect(lastOf(...said).reply).toMatch(/How many buses.*3 teachers/)
    expect(lastOf(...said, '15 - 3 = 12').reply).toMatch(/15 - 3 = 12\$ is worked out right/)
  })
})

describe('a feeling beside right maths', () => {
  const SLOPE = 'ok do y = 2x + 3, which is the slope and which is the y-intercept'

  // Somebody who had gone on was listened to for the rest of the talk.
  it('is met, and does not stay', () => {
    const sad = 'no thanks. im kinda sad today, my best friend moved to Calgary'
    expect(lastOf('solve 3x = 15', 'x = 5', sad, SLOPE, 'slope is 2 and y intercept is 3').act).toBe('praise')
    expect(lastOf('my dog died yesterday', 'my number is 7 and hers is 9').act).not.toBe('listen')
  })

  it('puts nothing off that is done', () => {
    const price =
      'A hoodie costs $45. It is on sale for 20% off. Then there is 8% sales tax. whats the total price'
    const { reply } = lastOf(price, '45 - 9 = 36', 'im sad today', 'im still sad. 36 + 2.88 = 38.88')
    expect(reply).toMatch(/worked out right/)
    expect(reply).not.toMatch(/can wait|rest\?/)
  })

  it('is no denial of a sum', () => {
    const { reply } = lastOf('what is 15% of 32', '4.80', 'no im not dividing anything. 32 + 4.80 = 36.80')
    expect(reply).not.toMatch(/feeling|clever/)
  })
})

describe('what is said of the work rejects no reading of it', () => {
  const BAND = '3 vans carry 8 boxes each and 5 more come later, but 7 are broken. how many good boxes'

  it.each(['forget about this step', 'thats not how my teacher does it'])('“%s”', said => {
    const { reply } = lastOf(BAND, '3 x 8 = 24', said)
    expect(reply).not.toMatch(/^Sorry, I (?:read|took)|Tell me the sum/)
  })

  // `24/5` of the tutor's was taken for a division.
  it('hears an answer of the tutor’s quoted back', () => {
    expect(lastOf('what is 15% of 32', '4.80', '24/5?? i said 4.80 dollars').reply).not.toMatch(
      /how many times|fit/,
    )
  })
})
