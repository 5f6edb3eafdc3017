import { expect, test } from 'vitest'
import { solve } from '#maths/kinds/doors.ts'
import type { Message } from './conversation.ts'
import { workedExample } from './replies/hints.ts'
import { stepInWords } from './replies/step-in-words.ts'
import { tutorReply } from './tutor-reply.ts'
import { problemsOf } from './work.ts'

/** What the tutor says to the last of these messages. */
function lastOf(...said: string[]): string {
  const messages: Message[] = []
  for (const text of said) {
    messages.push({ role: 'child', text })
    messages.push({ role: 'tutor', text: tutorReply({ childName: 'Mia', messages, grade: 4 }) })
  }
  return messages.at(-1)?.text ?? ''
}

const STORY =
  'Tom has 3 boxes of pencils. Each box has 8 pencils. He gives 5 pencils to a friend. How many pencils does he have left?'
const TRAIN = 'A train leaves at 10:40 and arrives at 13:15. How long is the journey?'

test.each([
  [['96 ÷ 4', 'idk how many times 4 goes in 96 thats the whole question!!']],
  [['Round 6482 to the nearest 1000', '6000', 'what other one?? is it 6500 or 6000 just tell me']],
  [[TRAIN, '2 h 35', 'how did my sister get 3 hours 25?? she has 25 and i have 35']],
  [[STORY, '24', 'so how can she give 9 away if there are only 4']],
])('a complaint, an objection or a question about what was said is no new story: %j', said => {
  expect(lastOf(...said)).not.toMatch(/A story!|take it apart|It asks:|what is asked\? What do you want/)
})

test.each([
  [['12 + 5', '17', 'Leo has 27 marbles and loses 9. how many are left'], /Some go away|left then/],
  [[TRAIN, 'a shop had 80 apples and 15 pears, it sold 22. how many are there now'], /80/],
])('a story that stands by itself is still taken up: %j', (said, taken) => {
  expect(lastOf(...said)).toMatch(taken)
})

test('a question of the clock is one, behind something else and with its half of the day behind it', () => {
  const asked = 'lets do something different now, whats quarter past 8 in 24 hour clock if its in the evening'
  expect(lastOf('What is 3/4 of 36?', '27', `i did 9 times 3. ${asked}`)).toMatch(/after noon/)
  expect(lastOf('What is 3/4 of 36?', '27', asked, 'so 20:15?')).toContain('20:15** is right')
})

test('an example with other numbers gives no more away than there is', () => {
  for (const gives of [1, 2, 4, 5, 6, 7, 9]) {
    const [problem] = problemsOf(
      `Mia has 4 bags of marbles. Each bag has 6 marbles. She gives ${gives} marbles to her brother. How many marbles does she have left?`,
    )
    const example = problem && workedExample(problem.question)
    const [, given] = /gives (\d+)/.exec(example ?? '') ?? []
    const [, found] = /= (\d+)\$/.exec(example ?? '') ?? []
    expect(Number(given ?? 0), example).toBeLessThanOrEqual(Number(found ?? 0))
  }
})

test('who has shown the way is not asked how it was found', () => {
  expect(lastOf('52 - 27', '12 - 7 = 5 and 4 - 2 = 2 so 25')).not.toMatch(/how did you/i)
  expect(lastOf('What is 3/5 of 40?', '40 divided by 5 is 8', '24')).not.toMatch(/how did you/i)
  expect(lastOf('23 + 48', '71')).toMatch(/how did you find it/i)
})

test.each([
  [[STORY, '24', 'thats too much to read. 24 - 5 = 19. im so dumb']],
  [['what is 20% of 45', '4.5 is ten percent', 'ugh i already told you that!! i dont know. 9']],
  [['Solve 4x - 3 = 21', 'i hate this. x = 6']],
])('beside the answer stand no old hint, no apology and no long comfort: %j', said => {
  expect(lastOf(...said)).toMatch(
    /^(?:You see, you can do it! )?(?:Yes!|That’s it:|Correct|.{0,20} is right)/,
  )
})

test('what is complained of and not understood gets more than a bare sorry', () => {
  const reply = lastOf(
    'Put these in order: 0.4, 3/5, 55%, 0.08',
    '0.4 is the smallest',
    'i already did that!! is 0.08 smaller bc it has 8 in the hundredths',
  )
  expect(reply).not.toMatch(/^Sorry!\s*$/)
  expect(reply).toContain('?')
})

test('who does not understand and has a thought is answered by a step and no page', () => {
  const thought = 'i dont understand. he gave them away so maybe its minus'
  expect(lastOf(STORY.replace('Tom', 'Mia'), '24', '24 + 5 = 29', thought).length).toBeLessThan(300)
  expect(lastOf('6 x 14', 'i dont get it', 'hmm no', 'i still dont understand this').length).toBeLessThan(300)
})

test.each([
  [['A jumper costs £60. In the sale it is reduced by 15%. What is the sale price?', '9'], /60 - 9/],
  [['what is 3/8 of 56', '56 : 8 = 7'], /3 \\times 7/],
])('the next calculation is asked for in words first: %j', (said, given) => {
  expect(lastOf(...said)).not.toMatch(given)
  expect(lastOf(...said)).toContain('?')
})

test('of a calculation of several parts the first one is asked for', () => {
  const [problem] = problemsOf('a rectangle has a perimeter of 26 cm and its length is 8 cm. whats the width')
  const plan = problem && solve(problem.question).steps.at(-1)?.plan
  const asked = problem && plan && stepInWords(plan, problem.question)
  expect(asked).toMatch(/half of \$26\$.*\?$/)
  expect(asked).not.toMatch(/8/)
})

test('how an answer was found is no new question that waits', () => {
  const talk = [
    'A coat costs £50 and is reduced by 20%. What is the new price?',
    '40',
    'cuz 50 - 10',
    '36 ÷ 4',
    '9',
  ]
  expect(lastOf(...talk.slice(0, 3))).toContain('thank you for showing how')
  expect(lastOf(...talk)).not.toContain('go back')
})

test('the reason behind an answer asks for no lesson', () => {
  expect(lastOf('Simplify 5a + 2b - a', '4a + 2b because -a is minus one a')).not.toContain('Subtracting')
})

test('why minus times minus is plus is told by its pattern, then by turning, and then no more is claimed', () => {
  const talk = [
    '-3 × -7',
    'why is minus times minus plus',
    'that doesnt explain it. why is it not -21',
    'but WHY',
  ]
  const replies = talk.map((_, at) => lastOf(...talk.slice(0, at + 1)))
  expect(replies[1]).toMatch(/the pattern:/)
  expect(replies[2]).toContain('turns a number round')
  expect(replies[3]).toContain('the puzzling one')
  expect(lastOf(...talk.slice(0, 1), '21', 'why is it +21 and not -21')).toContain('See the pattern')
})

test.each([
  [['What is 30% of 60?', '18', 'why is it always out of 100 and not 50'], /of every hundred/],
  [
    ['A book costs £20. It is reduced by 30%. What is the new price?', '14', 'why cant i just take 30 off'],
    /no amount of its own|of the old price/,
  ],
  [['3.2 + 4.75', '7.95', 'ugh this is so boring why do we do decimals'], /A fair question!/],
  [['3/4 ÷ 2/5', 'why do you flip the second one'], /how often it fits in/],
  [['46 + 27', '73', 'why does the little 1 go on top'], /Ten of the ones make one ten/],
  [['46 + 27', 'why do you start with the ones'], /carry goes to the column on the left|ones make ten/],
  [['43 - 17', 'why cant i do 7 - 3'], /taken from the upper number/],
  [['Solve 2x + 3 = 11', '2x = 8', 'x = 4', 'why not divide first'], /undone first/],
  [['find the mean of 4, 9, 5', '18', '6', 'why divide by 3 when theres only 2 plus signs'], /gaps/],
  [['15, 20, __, 30', '25', 'why do they even make us do this'], /A fair question!/],
  [['-20 ÷ 4', 'why does it get negative'], /other side of zero/],
])('a why is answered by what it names: %j', (said, why) => {
  expect(lastOf(...said)).toMatch(why)
})

test('who was told yes too early hears a sorry, and no sentence of the tutor’s once more', () => {
  const talk = ['What is 0.3 × 0.2?', '0.6?', 'but you said it was right!!']
  expect(lastOf(...talk)).toMatch(/^Sorry if I said yes too early/)
})

test('the second half of a task is not lost', () => {
  const task = 'Round 2871 to the nearest 10 and the nearest 100'
  expect(lastOf(task, '2870')).toMatch(/Now on to .*nearest 100/)
  expect(lastOf(task, '2870', '2900')).toContain('2900$ is right')
})

test.each([
  [['whats 3/8 as a decimal and as a percent', '0.375'], /Now on to .*percent/],
  [
    ['area of a triangle with base 10 cm and height 6 cm', '30', 'now the same with height 8', '40'],
    /40.* is right/,
  ],
  [['Factorise x^2 + 7x + 12', '(x+3)(x+4)', 'harder one please with a number in front'], /Factorise \d+x²/],
  [['round 482 to the nearest 10', '480', 'and the nearest 100 is 500'], /500\$ is right/],
  [['round 482 to the nearest 10', '480', 'i did it bc 2 is small. now nearest 100 is 400?'], /isn’t it yet/],
  [['round 3.456 to 2 decimal places', '3.46', 'ok now to 1 decimal place'], /place/],
])('what is asked on goes on from it: %j', (said, taken) => {
  expect(lastOf(...said)).toMatch(taken)
})

test.each([
  [
    [
      'Mon 3, Tue 7, Wed 4, Thu 6, Fri 5. Find the mean.',
      '25 / 5 = 5',
      '5 goals. ok next one, the range. 3 7 4 6 5 so 4?',
    ],
  ],
  [
    [
      'The sum of two numbers is 37. Their difference is 5. What are the numbers?',
      '21 and 16',
      'next: probability to get an odd number with a dice?',
    ],
  ],
  [['Solve 3x = 12', '4', 'can you give me another one with fractions', 'harder one. solve x/2 + x/3 = 10']],
])('a new task is taken up whatever was on the table: %j', said => {
  expect(lastOf(...said)).toMatch(/\$4\$ is right|it is \$4\$|could happen|undo|altogether/)
  expect(lastOf(...said)).not.toMatch(/Which numbers belong|Test it|again\./)
})

test.each([
  [['Solve 3x = 12', '4', 'Another one please, but with fractions in it'], /Solve x\/\d/],
  [['Solve 2x + 5 = 17', '6', 'one with decimals please'], /Solve \d\.\dx/],
  [['solve 2x^2 + 3x - 2 = 0', 'x = 1/2 and -2', 'yes a harder one'], /Solve \d+x² /],
  [
    [
      'A recipe for 4 people needs 300 g of flour. How much flour for 10 people?',
      '750',
      'yes one more but harder',
    ],
    /A recipe for \d+ people/,
  ],
])('another one is of the topic that was worked on, and a harder one is no easier: %j', (said, asked) => {
  expect(lastOf(...said)).toMatch(asked)
})

test.each([
  [['12 x 5', '60', 'if i drive 3 hours at 80 and then 2 hours at 60 how far'], /3 hours/],
  [
    [
      'triangle with angles 47° and 68°. whats the third',
      '65. ok next: a rectangle has perimeter 36 and is twice as long as wide. how wide',
    ],
    /\$65.*How wide/i,
  ],
])('a task that is told in full is no answer and no idea of the one before: %j', (said, taken) => {
  expect(lastOf(...said)).toMatch(taken)
})

test('of rows with things in each the rows are the groups', () => {
  expect(
    lastOf(
      '15, 20, __, 30',
      '25',
      'ok next one. there are 6 rows of seats with 8 seats in each row how many seats',
    ),
  ).toContain('**6 rows**')
})

test.each([
  [['7 + 8', 'you always ask me 5 questions before i can do 1'], /^Sorry/],
  [['7 + 8', '15', 'bye u dont listen'], /^I’m sorry.*Come back/],
])('a complaint is no wish for a quiz, and who goes is let go: %j', (said, reply) => {
  expect(lastOf(...said)).toMatch(reply)
})
