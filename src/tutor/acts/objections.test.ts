import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const replyTo = (...said: string[]) => lastInGrade(5)(...said).reply

// Bug: the number of pence was called right in pounds, and the doubt a goodbye.
test('a number in the wrong coins is doubted with the child', () => {
  const PEN = ['i buy a pen for 85p and a ruler for £1.20 i pay with £5 how much change', '500 - 205 is 295']
  expect(replyTo(...PEN, 'is it 295 pounds?? thats more than i paid')).toMatch(
    /Look at the unit.*a hundred times as much/,
  )
  expect(replyTo(...PEN, 'is it 295 pounds?? thats more than i paid')).not.toMatch(/See you/)
  expect(replyTo(...PEN, 'no 2.95 pounds')).toMatch(/`2.95 pounds` is right/)
})

// Bug: a sum of times as decimals was praised beside the answer that it contradicts.
test('times that were taken for decimals are no other right answer', () => {
  const TRAIN = ['a train leaves at 10:45 and gets there at 1:20. how long does it take', '2 h 35']
  const reply = replyTo(...TRAIN, 'but i thought its the same as 13.20 - 10.45 and i got 2.75')
  expect(reply).toMatch(/not the same/)
  expect(replyTo(...TRAIN, 'your wrong. an hour isnt 100 minutes')).toMatch(/You are right there/)
  expect(replyTo(...TRAIN, 'your wrong. an hour isnt 60 minutes')).not.toMatch(/right there/)
})

// Bug: it was asked once more what the child had just said, or where its own correction comes from.
test('what was said and what is put right is taken as it is said', () => {
  const PAINT =
    'i need 2 tins of red and 3 of blue for one wall. how much of each for my 4 walls if a tin is half used'
  expect(replyTo(PAINT, 'its not blue 2 its red 2 and blue 3')).toMatch(
    /^Sorry, I took that down wrong: `red 2 and blue 3`/,
  )
  const MARBLES = 'red to blue is 2:3 there are 40 marbles how many red'
  expect(replyTo(MARBLES, 'its not blue 2 its red 2 and blue 3')).toMatch(/just as the ratio says/)
  expect(replyTo(MARBLES, 'its not red 2 its blue 2 and red 3')).toMatch(/mind the order/)
  const LITRES = ['how many ml in 350 litres', '0.35 litres so my coke is 0.35']
  expect(replyTo(...LITRES, 'am i right or not')).toMatch(/`0.35 litres`/)
  expect(replyTo(...LITRES, 'i already said 0.35 litres')).toMatch(/you said `0.35 litres`/)
  expect(replyTo('3/4 + 2/5', '15/20 and 8/20. is that right?')).not.toMatch(/so far|what have you got/i)
})

// Bug: who the tutor is was told.
test('whether the tutor agrees is answered by what can be checked', () => {
  const DONE = ['7 x 8', '56']
  expect(replyTo(...DONE, '3/4 is bigger than 2/3 dont you agree?')).toMatch(/^Yes, I agree: `3\/4 is bigger/)
  expect(replyTo(...DONE, '3/4 is bigger than 4/5 do u agree')).not.toMatch(/^Yes/)
})

// Bugs: what a task should have been was heard as a hint that is wanted; not too hard was taken for harder.
test('a wish that was not fulfilled is read once more', () => {
  const TASK = ['3x + 5 = 20 find x', '5', 'another one']
  expect(replyTo(...TASK, 'that doesnt make sense i wanted an equation like 5x + 2 = 3x + 10')).toMatch(
    /^Sorry.*on both sides/,
  )
  expect(replyTo('52 x 38', '1976', 'i asked for another problem w 3 digits')).toMatch(/Try this one/)
  expect(replyTo('52 - 27', '25', 'another one pls but not to hard')).not.toMatch(/harder/)
})

// Bug: `Sorry that you feel sad` to `nobody said zero`, and the coins went on.
test('what only the tutor has brought up is owned up to, and left out', () => {
  const BAG = ['a bag has 3 red 5 blue and 2 green marbles. whats the chance of blue', '1/2']
  const CHANGED = [...BAG, 'what if i take a blue one out and keep it', '4/9']
  expect(
    replyTo(...CHANGED, 'why isnt it the same as before tho', 'i dont have coins i have marbles'),
  ).toMatch(/^You are right, `coins` came only from me/)
  expect(replyTo('45 + 38', 'nobody said columns. 45 and 30 is 75')).toMatch(/only from me.*45 and 30 is 75/s)
  expect(replyTo(...BAG, 'nobody said zero')).not.toMatch(/sad/)
  // What stands in the question, or was said by the child first, is not the tutor's.
  expect(replyTo(...BAG, 'i dont have marbles')).not.toMatch(/only from me/)
  expect(replyTo('1/4 + 1/2', 'i dont have pieces of one size')).not.toMatch(/only from me/)
  const WISH = ['45 + 38', '83', 'yes but easier pls']
  expect(replyTo(...WISH, 'thats not easier. 24 and 60 is 84 and 7 is 91')).toMatch(
    /not what you had wished for/,
  )
})

// Bug: the unit of the answer was asked, and all that a rhombus is was told.
test('which unit it is, and a unit that is said with its reason, are told by what was found', () => {
  const LAWN = ['perimeter of a rectangle 8 cm long and 5cm wide', '26']
  expect(replyTo(...LAWN, 'is that cm or cm squard')).toMatch(/plain units/)
  expect(replyTo(...LAWN, 'its cm bcoz you walk round and its not a filld in thing. am i rite')).toMatch(
    /^Yes, that is its unit/,
  )
  expect(replyTo(...LAWN, 'so its cm squared right')).not.toMatch(/^Yes/)
})

// Bug: `not every answer is a whole number`, and `Which sum is it about?` of the one that was just found.
test('who asks whether its own way is all right hears what it has come to', () => {
  const CHANGE = ['I have a 5 dollar note, I buy a sausage for 2.70, what change do I get?', '2.30']
  expect(replyTo(...CHANGE, 'my teacher says to take away but i like adding up is that ok')).toMatch(
    /^Your way has brought you to \$2\.30.{0,20}, and that is right|^Yes, the difference is the gap/,
  )
  expect(
    replyTo('45 + 38', '83', 'is it ok to do the tens before the ones? mrs walsh says ones first'),
  ).toMatch(/^Your way has brought you to \$83\$|^Yes, in your head either order is fine/)
  // A right answer makes no right rule.
  expect(replyTo('3 + 4 x 5', '23', 'i did the plus before the times is that ok')).not.toMatch(/fine/)
})

// Bug: `Yes, yours is fine too` to a number that nobody had looked at.
test('a number that is asked about is right where a sum of the child came to it, and else is not said to be', () => {
  const BAG = ['a bag has 3 red 5 blue and 4 green marbles. probability of not blue?', '7/12']
  expect(replyTo(...BAG, '1 - 42/132 = 90/132 = 15/22', 'is 15/22 right, it seems too big')).toMatch(
    /15\}\{22\}\$ is worked out right/,
  )
  expect(
    replyTo('find the gradient of the line through (2,3) and (6,11)', '2', 'i got y=3x-1. is it right'),
  ).toMatch(/^My yes was for \$2\$, and I can’t say it for `y=3x-1`/)
})

// Bug: `So you are at 20%. Is that it?`, behind the sum that put it right, and 20% was asked about again.
test('a result that the child takes back is left, and what it doubts with a sum is a line', () => {
  const YAMS = [
    'A trader in Kano bought 40 tubers of yam for ₦24,000 and sold each at ₦750. find her percentage profit',
    '24000 / 40 = 600 for each one. 750-600 is 150. so 150/750 = 20%',
    'hmm should it be out of 600 because thats what she paid? 150/600 = 25%',
  ]
  expect(replyTo(...YAMS)).toMatch(/25\\%\$ is worked out right.*\*\*25%\*\*/)
  expect(replyTo(...YAMS, 'NO its 25% because profit is out of cost price. 20% was my mistake')).not.toMatch(
    /\b20%/,
  )
})

// Bug: `Yes, that is 2 of the question`, and `from which number did you start?` to a proof.
test('a question about shapes and a proof are no numbers of the work that is open', () => {
  const LINE = 'Find x if 3x and 2x+30 are on a straight line'
  expect(replyTo(LINE, 'can a triangle have 2 right angles then')).not.toMatch(/of the question/)
  expect(
    replyTo(LINE, 'angles in a triangle add to 180, two right angles is already 180 so no. agree?'),
  ).toMatch(/^Yes, that is so/)
  expect(replyTo(LINE, 'angles in a triangle add to 360. agree?')).not.toMatch(/^Yes/)
})
