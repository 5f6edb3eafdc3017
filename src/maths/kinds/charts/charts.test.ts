import { expect, test } from 'vitest'
import { testKind } from '#support/maths/kind-kit.ts'
import { verdictAs } from '#support/maths/verdict-as.ts'
import { markAnswer } from '../../marking/mark-answer.ts'
import { charts } from './index.ts'

/** Lays everybody out one by one and counts, or goes round the turn degree by degree. */
function oracle(question: string): string | undefined {
  const plain = question.replaceAll('$', '')
  const [first = 0, second = 0, third = 0, fourth = 0] = (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  if (/angle/.test(plain)) return (360 * second) % first === 0 ? `${(360 * second) / first}` : undefined
  if (/pictogram/.test(plain)) return `${first * second}`
  if (/more dogs/.test(plain)) return `${first - second}`
  if (/common/.test(plain)) return 'cats'
  const members = Array.from({ length: first }, (_, at) => ({
    tennis: at < second,
    golf: at >= second - fourth && at < second - fourth + third,
  }))
  const isWanted = /neither/.test(plain)
    ? (each: (typeof members)[number]) => !each.tennis && !each.golf
    : (each: (typeof members)[number]) => each.golf && !each.tennis
  return `${members.filter(isWanted).length}`
}

testKind(charts, { oracle })

test.each([
  [
    'A bar chart shows favourite fruits: apples 14, bananas 9, grapes 11. How many more children chose apples than bananas?',
    '5',
  ],
  ['A bar chart shows pets: 12 dogs, 9 cats and 5 fish. How many fewer fish are there than cats?', '4 fish'],
  [
    'A bar graph shows the rainfall in mm: May 30, June 22, July 17. How much more rain fell in May than in July?',
    '13 mm',
  ],
  [
    'A tally chart shows vehicles passing a school: cars 25, vans 12, buses 8. How many vehicles passed altogether?',
    '45',
  ],
  [
    'A bar chart shows the sports of Class 4: football 11, tennis 4, swimming 8. Which sport is the most popular?',
    'football',
  ],
  [
    'A pictogram uses one star to stand for 10 votes. Red has 3 and a half stars. How many votes did red get?',
    '35 votes',
  ],
  [
    'In a pictogram one circle stands for 4 cakes. On Monday there are 3 circles and on Tuesday there are 5 circles. How many more cakes were sold on Tuesday than on Monday?',
    '8',
  ],
  ['In a pictogram, one circle stands for 20 people. How many circles are needed to show 70 people?', '3.5'],
  ['In a survey of 60 people, 15 chose tea. What angle would represent tea on a pie chart?', '90 degrees'],
  ['25% of people in a survey chose rugby. What angle should be used for rugby on a pie chart?', '90°'],
  [
    'The sports of 40 pupils are football 20, tennis 12 and golf 8. Work out the angle for tennis in a pie chart.',
    '108°',
  ],
  [
    'A pie chart represents 72 pupils. The angle of the sector for bus is 100°. How many pupils come by bus?',
    '20 pupils',
  ],
  ['Here is a list of pets: dog, cat, dog, rabbit, dog, cat. Write down the modal pet.', 'dog'],
  [
    'Of 50 tourists, 28 visited the museum, 20 visited the castle and 9 visited both. How many visited neither place?',
    '11',
  ],
  [
    'There are 32 students in a class. 18 play a sport and 12 play an instrument. 5 do both. How many students do neither?',
    '7',
  ],
  [
    'In a class of 28, 15 pupils own a bike, 12 own a scooter and 5 own neither. How many own both?',
    '4 pupils',
  ],
  [
    'In a survey of 50 people, 30 own a car, 18 own a bike and 8 own both. Find the probability that a person chosen at random owns neither.',
    '1/5',
  ],
])('%s', (question, answer) => expect(verdictAs('charts', question, answer)).toBe('right'))

test.each([
  // Numbers that are none of the chart, or something else than it shows.
  'A bar chart shows fruits: apples 14, bananas 9. 3 children change from apples to bananas. How many more chose apples than bananas?',
  'A bar chart shows cars: red 14, blue 9. How many more green cars are there than blue cars?',
  'A bar chart shows cookies sold: Monday 15, Tuesday 22, Wednesday 9. How many cookies were left on Tuesday?',
  'A bar chart shows pets: dogs 12, cats 9, fish 5. How many legs are there altogether?',
  'A bar chart shows the number of children: boys 12, girls 15. Each child pays 2 dollars. How much is paid altogether?',
  'A bar chart shows cars: red 8, blue 12, white 15. A blue car leaves. How many more white cars than blue cars are there?',
  'In a pictogram each circle stands for 6 cakes. How many circles are needed to show 2 dozen cakes?',
  'In a pictogram each circle stands for 4 cakes. Ann has 3 circles. Ben has 5 circles. How many more circles does Ben have than Ann?',
  'Of 30 pupils in a pie chart, 10 walk to school in summer and 15 in winter. What is the angle for walking?',
  'List: cat, dog, cat, cow, dog, cat. What is the mode of the number of letters?',
  'A table costs 40 dollars, a chair 25. How many more dollars is the table than the chair?',
  'In a pictogram, each star stands for 4 books. Tuesday has 3 stars. How many books were read on Monday?',
  'In a pictogram each star stands for 4 books and each moon stands for 2 books. On Tuesday there are 3 stars and 1 moon. How many books were read on Tuesday?',
  // Two parts are no part and whole.
  'A pie chart shows 10 red cars and 20 blue cars. Work out the angle for red.',
  'A pie chart shows 60 tourists. 20 like tea, 25 like coffee. What is the angle for coffee?',
  'A pie chart is drawn for 90 pupils. 25 of them chose football. What is the angle for the pupils who did not choose football?',
  'In a pie chart, the angle for blue is 120°. 30 people chose blue. How many people were asked?',
  'Red, blue, green, red, blue, yellow. What is the mode?',
  // Under a condition, of two people, or of three sets.
  'In a class of 30 pupils, 18 study French, 15 study Spanish and 7 study both. A pupil who studies French is picked at random. What is the probability that the pupil studies both?',
  'In a class of 30 pupils, 18 study French, 15 study Spanish and 7 study both. Two pupils are picked at random. What is the probability that both study French?',
  'In a class of 30 pupils, 18 study only French, 5 study only Spanish and 4 study both. How many study neither?',
  'In a class of 30 pupils, 18 study French, 15 study Spanish, 12 study German and 7 study both. How many study neither?',
])('not: %s', question => expect(verdictAs('charts', question, '5')).toBeUndefined())

test('says how often a word comes up where the word is asked for', () => {
  const [marked] = markAnswer('Find the mode of: cat, dog, cat, fish, cat, dog', '3')?.marked ?? []
  expect(marked?.explanations.map(({ id }) => id)).toEqual(['chart-how-many-for-which'])
})
