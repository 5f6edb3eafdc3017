import { expect, test } from 'vitest'
import { traced } from '../tutor-reply.ts'

/** What the tutor says to each message of a talk. */
function talk(...said: string[]): string[] {
  const messages: { role: 'child' | 'tutor'; text: string }[] = []
  return said.map(text => {
    messages.push({ role: 'child', text })
    const { reply } = traced({ messages, childName: 'Ann' })
    messages.push({ role: 'tutor', text: reply })
    return reply
  })
}

const NAGS = /Not used yet|The question tells|one more step|step is missing|Only you can see/

test('what the nets surely come to, too, is called right with its number alone', () => {
  const [first, done, again] = talk(
    'ok next. i had 18 stickers my gran gave me some more now i got 31. how many did she giv me',
    '31 - 18 = 13 so gran gave me 13 stickers',
    'is that right?',
  )
  expect(first).toMatch(/bigger or smaller than \*\*31\*\*\. Which sum/)
  expect(done).toMatch(/^Yes, \*\*13 stickers\*\*/)
  expect(done).not.toContain('gran gave')
  expect(again).toMatch(/^Yes/)
})

test('a number behind a proof is the answer, and not what the proof comes to', () => {
  const [, done, again, unit] = talk(
    'dad picked 28 plums he gives me a quarter. how many do i get',
    'oh 7 cuz 4 x 7 is 28',
    'is it 7?',
    'thanks',
  )
  expect(done).toMatch(/^Yes, \*\*7\*\*/)
  expect(again).toMatch(/^Yes, \*\*7\*\*/)
  expect(unit).not.toContain('How many do i get')
})

test('what is not needed is asked about once, and the word of the child is taken', () => {
  const replies = talk(
    'we counted birds. robins 14 crows 6 gulls 5 wrens 3. how many more robins than gulls and wrens together',
    '5 + 3 is 8',
    'so 14 - 8 = 6',
    'crows dont matter',
    'just tell me if 6 is right',
  )
  expect(replies.slice(1).join(' ')).not.toMatch(/\*\*crows 6\*\* (?:as well|yet)|Not used yet: \*\*crows/)
  expect(replies[3]).toMatch(/^Right, we leave out \*\*crows 6\*\*\./)
  expect(replies[4]).toMatch(/\*\*6\*\*/)
  expect(replies.slice(3).join(' ')).not.toMatch(NAGS)
})

test('what nobody else knows is settled by right sums once the child asks', () => {
  const replies = talk(
    'at 6 in the lab it was -5 degrees, then it rose 11 degrees and after lunch it sank 9. what temp was it then',
    '-5 + 11 = 6',
    '6 - 9 = -3',
    'is it -3 degrees?',
  )
  expect(replies[3]).toContain('**-3 degrees**')
  expect(replies[3]).not.toMatch(NAGS)
})

test('the unit of an area is told at once', () => {
  const replies = talk(
    'our patio is a L shape. the long bit is 7m by 4m and the short bit is 3m by 2m. whats the area',
    '28 and 6',
    'so 34',
    '34 what, m or m2',
  )
  expect(replies[3]).toMatch(/square units|m²/)
})

test('a part that is asked behind what is done is new', () => {
  const replies = talk(
    'our patio is a L shape. the long bit is 7m by 4m and the short bit is 3m by 2m. whats the area',
    '28 + 6 = 34',
    'b) how much fence do i need to go round the 7 by 4 bit',
    '7+4+7+4 = 22 m',
    'is it right yes or no',
  )
  expect(replies[2]).toMatch(/how much fence/i)
  expect(replies[4]).toContain('**22')
  expect(replies[4]).not.toContain('34')
})

test('parts of the whole are heard with what they come to', () => {
  const replies = talk(
    'Ben used 2/7 of his string for a kite and then 1/5 of the rest for a parcel. he has 8 metres left. how long was it at first',
    'there is 5/7 left after the kite',
    'half of 4/7 is 2/7 so 4/7 of it is 8',
    'so 1/7 is 2',
    '7/7 is all of it so 14 metres',
  )
  expect(replies[1]).toContain('1 - ')
  expect(replies[2]).toContain('`4/7` of it is `8`')
  expect(replies[3]).toContain('Yes, `1/7` of it is `2`')
  expect(replies[4]).toContain('Yes, `7/7` of it is `14`')
  expect(replies.join(' ')).not.toMatch(/rounded|again\. What does/)
})

test('a part that does not fit the others is asked back', () => {
  const replies = talk(
    'Ben used 2/7 of his string for a kite and then 1/5 of the rest for a parcel. he has 8 metres left. how long was it at first',
    'so 4/7 of it is 8',
    'then 1/7 is 3',
  )
  expect(replies[2]).toContain('Does `1/7` come to `3` then?')
})

test('what is asked is taken up in the words of the child', () => {
  const replies = talk(
    'we have homework: gran gave us £30. a shirt is £14.50 and a cap is £8.20 and a scarf is £6.40',
    'i want to know if my money will do for everything',
  )
  expect(replies[0]).toContain('what is asked in the end?')
  expect(replies[1]).toContain('“if my money will do for everything”')
  expect(replies.join(' ')).not.toContain('“what is asked”')
})

test('the profit in pounds is no answer where a percentage is asked', () => {
  const [, reply] = talk('a bike was £80 and i sold it for £100. whats the percentage profit', '100-80 = 20')
  expect(reply).not.toMatch(/^Yes, \*\*20|done|I get/)
})

test('a sharing with a rest is heard, and what the rest means is asked', () => {
  const [, rest, done] = talk(
    '31 people wait for the lift and 4 fit in each lift. how many lifts do they need',
    '31 divided by 4 is 7 remainder 3',
    'the 3 need one too so its 8',
  )
  expect(rest).toMatch(/^Yes, \*\*7\*\* with \*\*3\*\* left over\. .*\?$/)
  expect(done).toMatch(/^Yes, \*\*8\*\*|`8` is right/)
})

test('the first thing to find out is asked in the words of the story', () => {
  const [packs] = talk('mum bought 5 packs of buns there is 4 in a pack and we ate 7 how many are left')
  expect(packs).toContain('in all of the **5 packs**?')
  expect(packs).not.toContain('Find that number first')
})

test.each([
  ['no more steps, its 90 pounds', '**90 pounds**'],
  ['there isnt a next one?? its 90', '**90**'],
  ['nothing comes next', '**90**'],
])('the child’s word that it is done is taken: %s', (said, answer) => {
  const reply = talk(
    'A farmer has 240 m of fence and puts a post every 8 m along it. The posts cost £3 each. He also has 5 cows. How much do the posts cost?',
    '240 / 8 = 30',
    '30 x 3 = 90',
    said,
  ).at(-1)
  expect(reply).toContain(answer)
  expect(reply).not.toMatch(NAGS)
  expect(reply).not.toContain('I get')
})

test('what is said again to the question what comes next is taken, and not asked on for ever', () => {
  const replies = talk('Area of an L: 6 by 4 with a 2 by 2 square missing', '24 - 4 = 20', '20', 'its 20')
  expect(replies.at(-1)).toContain('**20** is your answer')
})

test('a number that may come from anywhere is asked for, and no sum is made up for it', () => {
  const MADE_UP = /comes to|\\times|\\div/
  const rows = 'Sat 3, Sun 7, Mon 4, Tue 6, Wed 5 people came. How many is that for each of the helpers?'
  expect(talk(rows, 'i got 25 and theres 5 days')[1]).not.toMatch(MADE_UP)
  expect(
    talk('a show runs 1 hour 50 minutes with 6 breaks. how much is it all?', '10 off so 1 hour 40')[1],
  ).not.toMatch(MADE_UP)
})

test('a year that something happens in is no amount', () => {
  const [opened] = talk(
    'In 2020 the tank held 120 litres and got 3 buckets of 15 litres. How many litres are in it now?',
  )
  expect(opened).not.toContain('2020')
})

test('a step that was done in the head and a fraction that is told belong to the work', () => {
  const [, plan, done] = talk(
    'a wall is 5 m by 3 m with a window of 2 m by 1 m. how much wall is left to paint',
    '15 - 2',
    '13 m squared. final answer',
  )
  expect(plan).toContain('$15 - 2$ come to')
  expect(done).toContain('**13 m squared**')
  const riddle = 'a number is multiplied by 4 then 6 is taken away and you get 30. what number'
  expect(talk(riddle, '36 / 4 = 9 so its 9')[1]).not.toMatch(/The question tells|9 = 9/)
  const [, eighth, three] = talk(
    'in our school 120 kids eat lunch, 3/8 bring a packed lunch and the rest buy. how many buy',
    '120 / 8 = 15',
    '3 x 15 = 45',
  )
  expect([eighth, three].join(' ')).not.toMatch(/3\/8 bring|I don’t see/)
})

// Bug: who was asked whether it is done and said so was asked again for ever, of the number of another thing at last.
test.each([
  ['its the answer. 40 seconds', '40 seconds'],
  ['yes thats it!! 40 secs for 200m. what other step', '40 secs'],
])('%s is taken on its word', (said, shown) => {
  const [, asked, done, again] = talk(
    'the pool clock says Mia, 600m, 120 secs on it. so her 200m is how many secs',
    '600 / 3 is 200 so 120 / 3 = 40',
    said,
    'yes! 40 secs for 200m',
  )
  expect(asked).toMatch(/one more step/)
  expect(done).toContain(`**${shown}**`)
  expect(again).not.toMatch(NAGS)
})

// Bug: `half of 3/4` was told to be made of the 1/8 as well, and taking away was explained as dividing.
test('a fraction in a sum is neither another number nor a division', () => {
  const [, half, plan, asked, why] = talk(
    'A recipe needs 3/4 cup of sugar. Jay makes half the recipe and his mom already put in 1/8 cup. How much more sugar does he need to put in?',
    'half of 3/4 is 3/8',
    'its less so 3/8 - 1/8',
    '2/8 so 1/4 of sugar. 1/4 cup',
    'why is that right',
  )
  expect(half).toContain('The question tells **1/8 cup**')
  expect(plan).toMatch(/come to/)
  expect(asked).toContain('**1/4**')
  expect(why).not.toMatch(/[Dd]ividing/)
})

test('an amount of money is shown as it was written', () => {
  const replies = talk(
    'A jacket costs $60. It is on sale for 25% off. Then there is 10% sales tax. whats the total price',
    '25% of 60 is 15',
    '60 - 15 = 45',
    '10% of 45 is 4.50',
    '45 + 4.50 = 49.50 so its $49.50',
    'why did you ask if theres one more step',
  )
  expect(replies[4]).toContain('**$49.50**')
  expect(replies[5]).toContain('nobody has told me')
})

// A choice was asked on though its numbers were compared, and the 45 of 30% of 150 was called strange.
test('which one it is is decided by two numbers that are compared', () => {
  const bikes =
    'Shop A sells a bike for £120 with 10% off. Shop B sells the same bike for £150 with 30% off. Which shop is cheaper?'
  const [, , second, chosen] = talk(bikes, '120 - 12 = 108', '150 - 45 = 105', 'so shop B, 105 < 108')
  expect(second).not.toMatch(/I don’t see/)
  expect(chosen).toContain('**105 < 108**')
  expect(chosen).not.toContain('?')
  expect(talk(bikes, '120 - 12 = 108', '150 - 45 = 105', 'shop A, 108 < 105').at(-1)).not.toContain(
    '**108 < 105**',
  )
})

// The numbers on the way of the counting were taken for results.
test.each([
  [
    'babys 6, big rabbits 2, and 2 carrots goes to every one of them. carrots?',
    '8 rabits and 2 evry rabit. 2 4 6 8 10 12 14 16. 16!',
    /`8 rabits`, `16`|\*\*16\*\*/,
  ],
  [
    '4 cats and 3 birds. each animal gets 2 treats. how many treats?',
    '7 animals and 2 each. 2 4 6 8 10 12 14. 14!',
    /\*\*14\*\*/,
  ],
])('what is counted up comes to its last number: %s', (asked, said, says) => {
  expect(talk(asked, said).at(-1)).toMatch(says)
})

test('who says that it is done and has used all that is told is not doubted', () => {
  const rabbits = 'babys 6, big rabbits 2, and 2 carrots goes to every one of them. carrots?'
  const reply = talk(rabbits, '6 + 2 = 8', '8 x 2 = 16', '16 carots is the answer').at(-1)
  expect(reply).toMatch(/\*\*16 carots\*\*/)
  expect(reply).not.toMatch(/All right, then|\?/)
})

test('what is worked out and planned in one breath is both heard', () => {
  const reply = talk(
    'A hall has 14 rows of 12 seats and one balcony with 3 rows of 9 seats, and 7 seats are broken. How many can be used?',
    '14 x 12 = 168 and then 3 x 9',
  ).at(-1)
  expect(reply).toMatch(/168/)
  expect(reply).toMatch(/3 \\times 9|balcony|3 rows/)
})
