import { expect, test } from 'vitest'
import { solve } from '../kinds/doors.ts'
import { readAlone } from './read-alone.ts'
import { roleFrame } from './role-frame.ts'

test.each([
  ['regular hexagon 1 inside angle = how many degrees', '120^\\circ'],
  ['interior angle sum octagon', '1080^\\circ'],
  ['regular shape each inside angle is 140 how many sides', '9'],
  ['bag 3 red 5 blue chance of red', '\\frac{3}{8}'],
  ['bag with 3 red, 4 green and 5 blue balls probability of not red', '\\frac{3}{4}'],
  ['normal dise 6 sides, probibility of geting mor than 4', '\\frac{1}{3}'],
  ['P(rain)=.35 so P(no rain)=', '\\frac{13}{20}'],
  ['share 40 in 3:5 who gets what', '15,\\ 25'],
  ['$64 split 3:5 smaler share', '24\\text{ dollars}'],
  ['share $40 between ada and bola in the ratio 3:2 how much will bola get', '16\\text{ dollars}'],
  ['ratio 3 to 7 smaller one is 12 find the bigger one', '28'],
  ['£80 coat 20% off how much is it now', '£64'],
  ['a coat is £36 now after 20% off what was it before', '£45'],
  ['paid with £5 cost £3.20 how much change', '£1.80'],
  ['simple interest £400 3 years 5%', '£60'],
  ['3.5km how many meters', '3500\\text{ m}'],
  ['GCF. 45, 150, not lcm', '15'],
  ['first number in the 4 times table and the 6 times table', '12'],
  ['neerest hunderd 2850', '2900'],
  ['38492 3sf', '38{,}500'],
  ['12, 3, 20, 15, 8 range', '17'],
  ['4, 7, 10, 13 goes up in 3s i need the 10th one', '31'],
  ['3.9 3.19 3.09 smallest first', '3.09,\\ 3.19,\\ 3.9'],
  ['y inversely prop to x. y=6 when x=2. y when x=4', '3'],
  // Tries of the child's own.
  ['lcm of 6 and 15 someone in my class said 90 i dont beleive them', '30'],
  ['median 4 9 8 5. i got 8 but the book says no', '6.5'],
])('the roles of its words make a question of %s', (text, answer) => {
  expect(readAlone(text)?.map(question => solve(question).answer)).toEqual([answer])
})

test.each([
  ['another condition', 'bag 3 red 5 blue two picks chance of red'],
  ['one is put back', 'bag 3 red 5 blue chance of red if i put 2 more in'],
  ['not that one', 'bag 3 red 5 blue what is not the chance of red'],
  ['the price before', 'a coat was £36 with 20% off how much is it'],
  ['a second part', '£80 coat 20% off then 10% off how much is it now'],
  ['half of it', 'half of the range of 12, 3, 20'],
  ['two are asked', 'mean and median of 4 9 8 5'],
  ['supposed', 'hcf of 12 and 18 what would it be if it was doubled'],
  ['a number is left', 'share 40 in 3:5 for 3 people who gets what'],
  ['a bound', '8.00 to 2 dp lower bound'],
  ['no regular one', 'hexagon each inside angle'],
  ['what all come to', 'simple interest £400 3 years 5% total'],
])('a word or a number of weight is left: %s', (_, text) => {
  expect(roleFrame(text)).toBeUndefined()
})

test.each([
  ['more is to be done', 'median of 4 9 8 5 i got 12 and then i have to square it'],
  ['a number is another one', 'hcf of 12 and 18 but my teacher said use 7 for the first number'],
  ['a number is set aside', 'share 40 in 3:5 who gets what. she keeps 3 back first'],
  ['another question', 'hcf of 12 and 18 i know its 6 what is the next one'],
  ['another task', 'factors of 24 we have to round it to the nearest ten after'],
  ['one share of several', 'share $40 in the ratio 3:2 how much will Bola get'],
])('what is told beside a question may change it: %s', (_, text) => {
  expect(readAlone(text)).toBeUndefined()
})
