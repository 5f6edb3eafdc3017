import { expect, test } from 'vitest'
import { talk } from '#support/talks.ts'
import { traced } from '../tutor-reply.ts'

const lastOf = (asked: string, text: string) =>
  traced({
    messages: [
      { role: 'child', text: asked },
      {
        role: 'tutor',
        text: traced({ messages: [{ role: 'child', text: asked }], childName: 'Mina' }).reply,
      },
      { role: 'child', text },
    ],
    childName: 'Mina',
    grade: 3,
  })

test.each([
  ['numbers jump about for me', /many people|finger under/],
  ['nubmers jump abuot for me', /many people|finger under/],
  ['the letters swap around when i read', /many people|finger under/],
  ['the words go all blurry when i read', /many people|finger under/],
  ['my brother is only 2 he cant count', /starts that small|little ones/],
  ['My English is not good and other children laugh', /not kind|Nobody laughs/],
  ['other kids laugh at me', /not kind|Nobody laughs/],
  ['my little brother is a baby he can’t do clocks', /starts that small|little ones/],
])('%s is met in its own terms, and the sum waits', (text, words) => {
  const said = lastOf('56 - 38', text)
  expect(said.reply).toMatch(words)
  expect(said.reply).toContain('56 - 38')
})

test('a riddle with its answer is a joke, and bye at its end a goodbye', () => {
  expect(lastOf('7 x 8', "What's the square root of a tree? Square roots. Bye.").reply).toMatch(
    /Ha.*bye|Ha.*soon/,
  )
  expect(lastOf('7 x 8', 'what do you call a number that cant sit still? a roamin numeral haha').act).toBe(
    'own life',
  )
})

test.each([
  'what is the area of a square? i dont know how',
  'what do you call a shape with six sides? a hexagon',
  'numbers go up by 5 each time',
  'they laugh because the joke is good',
  'my brother is 4 and i am 9, how old are we together',
  'i was just testing whether 5 works',
])('%s tells nothing of that', text => {
  expect(lastOf('7 x 8', text).act).not.toBe('own life')
})

test.each([
  ['8 + 7', 'can i do it on my fingers', /Keep the bigger number, \$8\$.*until \$7\$ are up/],
  ['7 x 8', 'can I use my hands', /until \$7\$ are up/],
  ['72 ÷ 9', 'could i use my fingers', /Count in \$9\$s, a finger for each/],
  ['56 - 38', 'is it ok to count up', /Begin at \$38\$ and count up to \$56\$/],
  ['6 x 9', 'is it cheating to count in 6s', /no cheating.*Count in \$6\$s, \$9\$ times/],
  ['6 x 9', 'can I draw it', /\$6\$ rows with \$9\$ dots/],
  ['15% of 60', 'can i draw that', /ten equal parts/],
  ['346 x 7', 'am i allowed a calculator', /^Yes, to check with/],
])('of %s it is told how: %s', (asked, text, how) => {
  expect(lastOf(asked, text).reply).toMatch(how)
})

// Bug: what hurts was hurried past, met as anger about maths, or not heard at all.
test.each([
  [['9 x 6', '54! my sister is better than me at everything tho'], /own speed/],
  [['15 - 7', '8. my friend said im stupid'], /not kind/],
  [
    ['hi', 'did you hear what i said about my brother. he is 11 and always says im dumb'],
    /not kind|they do that/,
  ],
  [['i dont like math, my friend josh said im dumb at it'], /not kind/],
  [['7 x 8', '56. will my hamster get better'], /can’t know/],
  [['solve 2x + y = 11 and x - y = 1', '3x = 12', 'thanks. do u think my dog will be ok'], /can’t know/],
])('meets in %j what hurts', (said, words) => {
  const reply = talk(...said).at(-1) ?? ''
  expect(reply).toMatch(words)
  expect(reply).not.toMatch(/\?(?<!break\?)$|waiting for us|how nice/)
})

test('news that weighs, behind a line, is said last and calls back to nothing', () => {
  const [, , reply = ''] = talk(
    'solve 2x + y = 11 and x - y = 1',
    '3x = 12',
    '4. wait can i tell u something, my cat is ill and i cant concentrate',
  )
  expect(reply).toMatch(/`4`.*so sorry.*can wait\.$/)
  expect(talk('hi', 'im not stuck. im sad about what he said').at(-1)).not.toMatch(/Type it|stuck/)
})

test('asks whether an answer will do are no worry about somebody', () => {
  expect(talk('15 - 8', '7. will it be ok if i write it in words').at(-1)).not.toMatch(/can’t know/)
})

// Bug: a child's own news with numbers was refused as another subject, or met with its sum left aside.
test('the numbers in what a child tells are a sum to ask about', () => {
  const told = talk(
    '8 + 5',
    '13',
    'no story. my rabbit had babys yestrday!! there are 6',
    'but you can do maths with my rabbits. 6 babys and 2 big ones and each eats 2 carots',
  )
  expect(told[2]).toMatch(/rabbit, how nice/)
  expect(told[3]).toMatch(/\*\*6 babys\*\*.*find out/)
  expect(talk('my hen layed 3 eggs today and 4 yesterday')[0]).not.toMatch(/sad/)
})
