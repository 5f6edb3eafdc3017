import type { Resource } from '#contract/evaluations.ts'

const activity = (title: string, description: string): Resource => ({ title, description })

const columnPaper = activity(
  'Columns on squared paper',
  'Write one digit into each square, ones under ones. Do three sums a day, and say aloud what moves to the next column before you write it.',
)
const bundles = activity(
  'Bundles of ten',
  'Take a box of matches, straws or spaghetti and rubber bands. Build the first number out of bundles of ten and single sticks. When you run out of single sticks, open a bundle; when you have ten, tie one. Write down each move beside the sticks.',
)
const paperStrips = activity(
  'Same-sized pieces first',
  'Cut two paper strips of equal length. Fold one into as many pieces as the first bottom number says, the other by the second. Fold both again until the pieces match, then count the coloured ones together.',
)
const numberLine = activity(
  'Walk the number line',
  'Chalk or tape a line from -10 to 10 on the floor. Stand on the first number. Walk right to add and left to take away; for a negative number turn round and walk backwards. Say where you land before you walk.',
)
const priceTags = activity(
  'Shopping with the receipt covered',
  'Take a short supermarket receipt and cover the total. Write the prices under each other, point under point, and add them up. Then uncover the total: if it differs, find the column that slipped.',
)
const balance = activity(
  'The balance game',
  'Hide the same number of beans in each of two cups and put them on one side of a sheet with three loose beans; put as many loose beans as match them on the other. Take away or share out on both sides alike until you know what one cup holds. Then swap roles.',
)
const pizzaPaper = activity(
  'Paper pizza',
  'Draw a circle or a rectangle, shade the first fraction, then take the second fraction of the shaded part only. Count the double-shaded pieces and all pieces of the whole: that is the product.',
)
const shareOut = activity(
  'Share out the pasta',
  'Count a handful of dry pasta and deal it out onto plates, one for each person. Write down how many each gets and what is left over. Try the same handful with 2, 3, 4 and 5 plates.',
)

/** One or two things to do at home for each concept; paper, kitchen and floor are enough. */
export const activities: Record<string, Resource[]> = {
  'Adding whole numbers': [
    activity(
      'Dice race to 100',
      'Throw two dice, make a two-digit number out of them and add it to your total. Whoever comes closest to 100 without going over wins. The grown-up checks with a different method.',
    ),
  ],
  'Adding with carrying': [bundles, columnPaper],
  'Subtracting whole numbers': [
    activity(
      'Countdown from 200',
      'Start at 200. Throw two dice in turn, make a two-digit number and take it away. Say the new number before you write it. Whoever lands nearest to zero wins.',
    ),
  ],
  'Subtracting with borrowing': [bundles, columnPaper],
  'Times tables': [
    activity(
      'Stairs and tables',
      'Say one number of a times table on each stair: up with the fours, down backwards. The next day begin in the middle: what is 7 × 4, what comes just before and just after?',
    ),
    activity(
      'Egg-box rows',
      'Lay buttons in rows, such as 6 rows of 7. Count by rows, then take one row away and say the new fact, then add one. Write down the three facts as neighbours.',
    ),
  ],
  'Multiplying larger numbers': [
    activity(
      'Area in four rooms',
      'For 23 × 14 draw a rectangle and split it into 20 and 3 along the top, 10 and 4 down the side. Work out the four rooms, write each number into its room, and add them.',
    ),
  ],
  'Dividing whole numbers': [shareOut],
  'Dividing by zero': [
    activity(
      'How many zeros make twelve?',
      'Lay out twelve beans. Take away 3 at a time and count how often it works. Then take away 0 at a time: does the heap ever get empty? Explain to someone why there is no answer.',
    ),
  ],
  'Adding fractions': [paperStrips],
  'Subtracting fractions': [
    paperStrips,
    activity(
      'Measuring-cup differences',
      'Fill a measuring cup with half a cup of water and pour off a quarter; write what is left. Then try a half less a third: which marks on the cup do you need to tell exactly?',
    ),
  ],
  'Multiplying fractions': [pizzaPaper],
  'Dividing fractions': [
    activity(
      'How many scoops?',
      'Find out how many quarter cups fill one cup, then how many fill one and a half. Write each as a division. Then turn the fraction over and multiply: the numbers match.',
    ),
  ],
  'Mixed numbers': [
    activity(
      'Cut up the wholes',
      'Draw two and a third bars. Cut each whole bar into thirds and count all the thirds: that is the top-heavy fraction. Now start from 11 thirds and put them back together into wholes.',
    ),
  ],
  'Simplifying fractions': [
    activity(
      'Fraction families',
      'Write 1/2, 2/3 and 3/4 on three cards. Make ten more cards of equal fractions by multiplying top and bottom. Shuffle, then sort them back to their families by dividing.',
    ),
  ],
  'Fractions of amounts': [
    activity(
      'Three quarters of the raisins',
      'Count out 24 raisins. Share them into as many heaps as the bottom number says, then take as many heaps as the top says. Do it for 1/2, 2/3, 3/4 and 5/6 of the same 24.',
    ),
  ],
  'Adding and subtracting decimals': [priceTags],
  'Multiplying decimals': [
    activity(
      'Guess first, then place the point',
      'Before you work out 1.9 × 4.2, round both to whole numbers and guess. Multiply without points, then put the point where the answer comes near your guess. Do five with prices from a leaflet.',
    ),
  ],
  'Dividing decimals': [
    activity(
      'Split the bill',
      'Take three prices from a leaflet and share each among 2, 4 and 5 people to the penny. Check by multiplying back.',
    ),
  ],
  'Comparing numbers': [
    activity(
      'Tape-measure race',
      'Write 0.4 m, 0.35 m, 0.405 m and 0.5 m on slips. Guess the order, then mark each on a tape measure. Which digit decided?',
    ),
  ],
  'Multiplying and dividing by 10': [
    activity(
      'Sliding digits',
      'Write a decimal point on the middle of a long paper and the digits of a number on small cards. Slide all the cards one place for each zero: left for times, right for divided. Read the number aloud each time.',
    ),
  ],
  'Percentages of amounts': [
    activity(
      'Sale hunter',
      'Choose five things from a shop leaflet. Work out 10% of each price first, then build 5%, 20% and 15% out of it. Which of them saves the most?',
    ),
  ],
  'Fractions, decimals and percentages': [
    activity(
      'Hundred square',
      'Draw a square of ten by ten boxes. Shade 1/4, then write it as hundredths, as a decimal and as a percentage. Do the same with 3/5, 0.07 and 40%.',
    ),
  ],
  'Order of operations': [
    activity(
      'Make the target',
      'Write down four numbers and a target. Use each once with +, -, ×, ÷ and brackets to reach the target, and let someone else work out your line exactly as it stands. Where do brackets change it?',
    ),
  ],
  Powers: [
    activity(
      'Squares and cubes to touch',
      'Build 2², 3² and 4² with tiles or buttons as real squares, and 2³ with sugar cubes. Count them and compare 3² with 3 × 2: what is the difference?',
    ),
  ],
  'Adding and subtracting negative numbers': [numberLine],
  'Multiplying and dividing negative numbers': [
    activity(
      'Continue the pattern',
      'Write 3 × -2, 2 × -2, 1 × -2, 0 × -2 with their answers under each other, and go on with -1 × -2 and -2 × -2. Which way do the answers step? Explain the signs from the pattern.',
    ),
  ],
  'Solving equations': [
    balance,
    activity(
      'Think of a number',
      'One person thinks of a number, doubles it, adds 3 and says the result. The other undoes the steps backwards, last step first, and writes the equation. Then swap.',
    ),
  ],
  'Rounding numbers': [
    activity(
      'Nearest post',
      'Draw a line with posts at 3,400 and 3,500 and mark the half-way point. Put 3,487, 3,450 and 3,412 where they belong: which post is nearer? Choose new posts for tens and for thousands.',
    ),
  ],
}
