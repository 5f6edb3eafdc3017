import { expect, test } from 'vitest'
import { talk } from '#support/talks.ts'

test('a greeting is answered warmly', () => {
  expect(talk('Hello! I am Mina.')[0]).toMatch(/^Hello Mina!/)
})

test('hints grow: a question, the way, a part, one step done, then an example with other numbers', () => {
  const replies = talk('how do I do 1/2 + 1/3', 'idk', 'no idea', 'I still don’t know', 'idk')
  const [first, second, third, fourth, fifth] = replies
  expect(first).toContain('Are the pieces the same size?')
  expect(second).toContain('the same bottom number')
  expect(third).toContain('Just this part')
  expect(fourth).toContain('\\frac{1}{2} = \\frac{3}{6}')
  expect(fifth).toMatch(/other numbers: \*\*.*\*\*[\s\S]*1\. [\s\S]*Now do the same with yours/)
  expect(fifth).not.toContain('1/2 + 1/3')
})

test('the child’s own working is followed line by line', () => {
  const [, wrongLine, rightLine, answer] = talk('solve 2x + 3 = 11', '2x = 14', '2x = 8', 'x = 4')
  expect(wrongLine).toContain('Look at `2x = 14` again')
  expect(wrongLine).toContain('undone by taking it away from both sides')
  expect(rightLine).toMatch(/right[\s\S]*What do you do to both sides to get \$x\$ alone\?/)
  expect(answer).toContain('$x = 4$ is right')
})

test('a known mistake is explained without the answer', () => {
  const [, reply] = talk('407 - 158', '351')
  expect(reply).toMatch(/`351` isn’t it yet[\s\S]*borrow/)
  expect(reply).not.toContain('249')
})

test('an answer typed with the question is checked at once', () => {
  expect(talk('is 7 x 8 = 56?')[0]).toContain('$56$ is right')
  expect(talk('I think 3/4+1/8 = 4/12')[0]).toContain('added the tops and added the bottoms')
})

test('a part of the way is not called wrong', () => {
  const [, reply] = talk('1/2 + 1/3', '3/6')
  expect(reply).toMatch(
    /Good, `3\/6` comes up on the way[\s\S]*\$\\frac\{1\}\{3\}\$ with \$6\$ at the bottom/,
  )
})

test('after the answer there is another one like it, which is a lesson of its own', () => {
  const [, , another, hint] = talk('1/2 + 1/3', '5/6', 'yes another please', 'idk')
  expect(another).toMatch(/Try this one: \*\*.*\d+\/\d+.*\*\*/)
  expect(hint).toContain('bottom number')
})

test('a new question in the middle begins a new lesson', () => {
  const [, reply] = talk('1/2 + 1/3', 'what is 12 × 15?')
  expect(reply).toContain('tens and its ones')
})

test('what it can not do it says kindly, with the way out', () => {
  const [second, first, third] = talk(
    'sing me a song',
    'What is photosynthesis?',
    'how do you spell necessary',
  )
  expect(first).toMatch(/only know maths well, and science not[\s\S]*look it up/)
  expect(second).toMatch(
    /only know maths[\s\S]*A parent can connect an AI in Settings[\s\S]*I can explain maths/,
  )
  expect(third).toMatch(/\*\*necessary\*\*, one collar and two sleeves/)
})

test('a sad child is comforted before the sum goes on', () => {
  const [, reply] = talk('1/2 + 1/3', 'i am so stupid')
  expect(reply).toMatch(/says nothing about how clever you are/)
})

test('a right step is credited, and the next hint starts from there', () => {
  const [, tens, all] = talk('12 x 13', '10 x 13 = 130', 'and 2 x 13 = 26')
  expect(tens).toMatch(/right: `10 x 13 = 130`\. You have \$10\$ lots of \$13\$/)
  expect(all).toContain('Now you have all the parts')
})

test('a step named in words is one', () => {
  expect(talk('2x + 3 = 11', 'subtract 3')[1]).toContain('taking 3 from both sides')
})

test('what is true but leads nowhere is called true, and no answer', () => {
  const [, reply] = talk('2(x+1)=12', '5+5=10')
  expect(reply).toMatch(/^That is worked out right\. How does it help you here/)
})

test('a child’s words are quoted whole', () => {
  expect(talk('345 + 278', 'i did 345 + 278 and got 513')[1]).toContain('345 + 278 and got 513`')
})

test('“just this part” is a part, not the question again', () => {
  const replies = talk('7 x 8', ...Array.from({ length: 8 }, () => 'idk'))
  for (const reply of replies) expect(reply).not.toMatch(/7 \\times 8 = \\;\?/)
})

test('the sum waits while something else is talked about', () => {
  const [, hello, again] = talk('12 x 13', 'hi', 'ok yes')
  expect(hello).toMatch(/Hello!.*\$12 \\times 13\$/)
  expect(again).toContain('$12 \\times 13$')
})

test('a quiz asks one question after the other and counts', () => {
  const replies = talk('quiz me', 'skip', 'stop')
  expect(replies[0]).toContain('Try this one: **')
  expect(replies[1]).toMatch(/Question 2\. Try this one/)
  expect(replies[2]).toMatch(/no more quiz/)
})

test('a story is taken apart and never worked out', () => {
  const story = 'Tom has 24 apples. He gives 9 to Sam. How many does he have left?'
  const replies = talk(story, 'just tell me', 'hint', '24 - 9', '15')
  expect(replies[0]).toMatch(/It asks: “How many does he have left\?”.*\*\*24 apples\*\*.*Which sum/)
  for (const reply of replies.slice(0, 4)) expect(reply).not.toMatch(/\b15\b/)
  expect(replies[4]).toContain('`15` is right, that answers the story')
})

test('what it can’t do is not said twice in the same words', () => {
  const [first, second] = talk('What is photosynthesis?', 'what is the capital of france')
  expect(second).not.toBe(first)
})

test('a guess is no step, even where it is a number on the way', () => {
  const [, guess] = talk('17 + 28', 'is it 35?')
  expect(guess).toMatch(/^`35` isn’t the answer yet\..*carr|moves over/)
  expect(talk('45 x 12', '450')[1]).toContain('$10$ lots of $45$')
})

test('what was worked with is not what was found', () => {
  expect(talk('solve 3x + 5 = 20', 'i took away 5')[1]).toContain('taking 5 from both sides')
})

test('what the tutor asks for is judged first', () => {
  const replies = talk('12 x 13', '10 x 13', '120', '130')
  expect(replies[2]).toContain('Is `120` what $10 \\times 13$ comes to?')
  expect(replies[3]).toContain('You have $10$ lots of $13$')
})

test('the answer of the sum that waits is heard while another one is open', () => {
  const [, , , answer] = talk('30% of 90', 'what is 8 x 7', 'what is a fraction', '27')
  expect(answer).toContain('$27$ is right')
})

test('a line that was wrong is put right by the number alone', () => {
  const [, slip, right] = talk('12 x 13', '12 x 3 = 32', '36')
  expect(slip).toContain('`12 x 3 = 32`')
  expect(right).toMatch(/right: `36`/)
})

test('a list may be said bit by bit', () => {
  expect(talk('solve x^2 = 49', '7', '-7')[2]).toContain('is right')
})

test('the same is asked about another number, or in another form', () => {
  expect(talk('what is 3/10 as a decimal', '0.3', 'and 3/100', '0.03')[3]).toContain('$0.03$ is right')
  expect(talk('write 3/4 as a decimal', '0.75', 'and as a percent', '75%')[3]).toContain('is right')
})

test('a story whose sum can’t be is looked at again, and never called done', () => {
  const [, reply] = talk('Tom has 24 sweets. He gives 9 to Sam. How many does he have left?', '24 + 9 = 33')
  expect(reply).toContain('can there be more left than there was at the start?')
})

test('a worry is heard for longer than one message', () => {
  const [, reply] = talk('my dog died today', 'he was called rex')
  expect(reply).toMatch(/telling me|listening/)
  expect(reply).not.toContain('interesting')
})

test('a box for the unknown is read', () => {
  expect(talk('8 + ? = 15', 'is it 7')[1]).toContain('is right')
})

test.each([
  'How much change do you get from $5 for items costing $3.60 and 70 cents?',
  'What is the total value of 3 50 cent coins, 2 20 cent coins and 2 5 cent coins?',
])('what %s says itself is taken for no answer', question => {
  expect(talk(question)[0]).not.toMatch(/is right/)
})

test('of a division with the wrong rest what is right is said, and the rest asked for', () => {
  expect(talk('1000 ÷ 24', '41 remainder 14')[1]).toMatch(
    /^`41` is how many times it fits\. But look at what is left/,
  )
  expect(talk('1000 ÷ 24', '40 remainder 16')[1]).toMatch(/^Not quite yet/)
})
