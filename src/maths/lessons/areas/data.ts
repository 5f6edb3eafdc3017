import type { Lesson } from '../lesson.ts'

export const data: readonly Lesson[] = [
  {
    title: 'Mean',
    asks: [
      'mean',
      'average',
      'mean average',
      'mean number',
      'mean median',
      'mean median mode',
      'difference mean median mode',
      'mean median mode range',
    ],
    topics: ['Mean of numbers'],
    younger:
      'The mean is what everybody gets when all is put together and shared fairly. Add up all the numbers, then share by how many numbers there are. The median is the one in the middle, the mode is what comes up most.',
    older:
      'The mean is the sum of all values divided by how many there are: the fair share. It is one of three averages. The median is the middle value when they are in order, the mode the value that comes up most often. A zero counts as a value, too.',
    shown: [
      {
        picture: 'chart Ann 2, Ben 7, Cem 3',
        words: 'Put all together and share: $2 + 7 + 3 = 12$ and $12 ÷ 3 = 4$ for each.',
      },
      {
        picture: 'chart Ann 9, Ben 3, Cem 5, Dee 7',
        words: 'Put all together and share: $9 + 3 + 5 + 7 = 24$ and $24 ÷ 4 = 6$ for each.',
      },
    ],
    next: 'What do your numbers make all together? How many are there?',
  },
  {
    title: 'Median',
    asks: ['median', 'middle number|value', 'median number'],
    topics: ['Median of numbers'],
    younger:
      'The median is the one in the middle. First put all the numbers in order from small to big. Then cross out one from each end until you come to the middle. If two are left, take the number halfway between them.',
    older:
      'The median is the middle value once all values are in order. With an even number of values it is halfway between the two in the middle: their mean. One very big or very small value hardly moves it.',
    shown: [
      {
        picture: 'line 0 to 12: 2, 5, 6, 9, 11',
        words:
          'In order. Two stand before the middle one and two behind it: it is the third, $2 + 1 + 2 = 5$ numbers in all.',
      },
      {
        picture: 'line 0 to 16: 3, 5, 8, 15',
        words: 'Four numbers in order: the middle lies between two, halfway, at $(5 + 8) ÷ 2 = 6.5$.',
      },
    ],
    next: 'What are your numbers in order, from the smallest?',
  },
  {
    title: 'Mode and range',
    asks: ['mode', 'range', 'mode range', 'modal', 'most common|often', 'range number'],
    topics: ['Mode and range'],
    younger:
      'The mode is what comes up most often. The range says how far the numbers are spread: the biggest take away the smallest.',
    older:
      'The mode is the value that comes up most often; there may be several, or none. The range is the biggest value minus the smallest: it is no average but says how spread out the values are.',
    shown: [
      {
        picture: 'chart cats 4, dogs 7, fish 2',
        words:
          'The highest bar is the mode: most children have this pet. The range of the counts is $7 - 2 = 5$.',
      },
      {
        picture: 'chart red 3, blue 9, green 8',
        words:
          'The highest bar is the mode: this colour comes up most. The range of the counts is $9 - 3 = 6$.',
      },
    ],
    next: 'Which is your biggest number and which the smallest? Does any come up twice?',
  },
  {
    title: 'Charts',
    asks: ['bar chart|graph', 'pictogram', 'pictograph', 'pie chart', 'tally chart', 'chart'],
    topics: ['Charts of data'],
    younger:
      'A chart shows how many there are of each thing. For bars, look how far each one goes. In a pictogram the key says how many one symbol stands for. To compare two things find both, then take the smaller from the bigger.',
    older:
      'Bars show counts, symbols stand for as many as the key says, and in a pie chart all share the full turn of $4 × 90 = 360$ degrees: each sector gets the part of the turn that it is of all.',
    shown: [
      {
        picture: 'chart tea 8, milk 5, juice 2',
        words: 'Two bars are compared by taking one from the other: $8 - 5 = 3$ more for tea than for milk.',
      },
      {
        picture: 'circle 1/4',
        words: 'A quarter of all gets a quarter of the full turn: $360 ÷ 4 = 90$ degrees.',
      },
    ],
    next: 'What does the chart say about each of the things in your question?',
  },
  {
    title: 'Venn diagrams',
    asks: ['venn', 'venn diagram', 'overlap circle', 'set both|neither'],
    topics: ['Venn diagrams'],
    younger:
      'Draw two circles that overlap. Who has both goes where they overlap. Then fill the rest of each circle, and write outside who has neither.',
    older:
      'Begin with the overlap: those in both are in each of the two counts. Take them off each circle for those who are in one alone. Together the circles hold both counts, less the overlap once; the rest of everybody is outside.',
    shown: [
      {
        picture: 'strip only tea 5, both 3, only milk 4',
        words: 'Tea has $5 + 3 = 8$ and milk $3 + 4 = 7$; together they have $8 + 7 - 3 = 12$.',
      },
      {
        picture: 'strip only cats 2, both 1, only dogs 6, neither 3',
        words:
          'Cats have $2 + 1 = 3$ and dogs $1 + 6 = 7$; together $3 + 7 - 1 = 9$, and of twelve $12 - 9 = 3$ have neither.',
      },
    ],
    next: 'How many are in both? Where do they belong?',
  },
  {
    title: 'Probability',
    asks: [
      'probability',
      'chance',
      'likely',
      'probability event',
      'outcome',
      'dice|die|coin probability',
      'likelihood',
    ],
    topics: ['Probability of an event', 'Expected frequency', 'Relative frequency'],
    younger:
      'Probability says how likely something is. Count all the things that could happen. Then count those that you want. Write it as a fraction: wanted over all.',
    older:
      'If all outcomes are equally likely, the probability is the number of outcomes that you want over the number of all outcomes. It lies between zero, which is impossible, and one, which is certain. The chance that it does not happen is one minus the chance that it does.',
    shown: [
      {
        picture: 'strip red 3, blue 2',
        words:
          'Five beads, three of them red: the chance of red is three out of five, and of blue $1 - 3/5 = 2/5$.',
      },
      {
        picture: 'strip win 1, lose 3',
        words: 'Four fields, one of them wins: the chance is one out of four, and of losing $1 - 1/4 = 3/4$.',
      },
    ],
    next: 'How many things could happen in all? How many of them do you want?',
  },
  {
    title: 'Probability of several events',
    asks: [
      'probability several|two event',
      'tree diagram',
      'independent',
      'without replacement',
      'replacement',
      'combined event|probability',
      'probability and|both',
      'conditional',
      'multiply probability',
    ],
    topics: ['Probability of several events'],
    younger:
      'Look at one turn after the other. Each has its own chance. For both to happen you multiply the two chances: a part of a part.',
    older:
      'For one event and then another multiply their probabilities; for one or the other, which can’t both happen, add them. Without replacement there is one fewer to choose from the second time, so both numbers of the fraction may change. A tree diagram keeps track: multiply along the branches.',
    shown: [
      { picture: 'area 1/2 by 1/6', words: 'Heads and then a six: a sixth of a half, $1/2 × 1/6 = 1/12$.' },
      {
        picture: 'tree toss (H (HH, HT), T (TH, TT))',
        words: 'Two tosses of a coin: four ends, all equally likely. Each has $1/2 × 1/2 = 1/4$.',
      },
    ],
    next: 'What is the chance of the first event? Has anything changed when the second one comes?',
  },
  {
    title: 'Arrangements and choices',
    asks: [
      'arrangement',
      'permutation',
      'combination',
      'factorial',
      'how many way',
      'choose order',
      'counting principle',
    ],
    topics: ['Arrangements and choices'],
    younger:
      'Fill one place after the other. How many things can come first? Then there is one less for the next place. Multiply the choices of all places.',
    older:
      'Multiply the choices for each place; all things in a row give a factorial, such as $4 × 3 × 2 × 1 = 24$. Where the order does not count, each group was counted once for each of its own orders: divide by their number. Things that look alike are divided out in the same way.',
    shown: [
      {
        picture: 'tree start (A (AB, AC), B (BA, BC), C (CA, CB))',
        words:
          'Two places for three letters: three come first, and for each of them two come next, $3 × 2 = 6$.',
      },
      {
        picture: 'tree meal (soup (rice, pasta), salad (rice, pasta))',
        words: 'One of each sort: for each starter there are all the mains, $2 × 2 = 4$.',
      },
    ],
    next: 'How many choices are there for the first place, and how many are left for the second? Does the order count?',
  },
  {
    title: 'Spread of data',
    asks: ['quartile', 'interquartile', 'mean absolute', 'spread data', 'iqr'],
    topics: ['Spread of data'],
    younger:
      'Two lists can have the same middle, yet one is close together and the other far apart. Spread tells how far apart. Put the numbers in order and cut the list into halves: how far is the middle of one half from the middle of the other?',
    older:
      'The quartiles are the middles of the lower and the upper half of the ordered list; the interquartile range goes from one to the other, so a single odd number hardly changes it. The mean absolute deviation is the mean of how far each number is from the mean.',
    shown: [
      {
        picture: 'line 0 to 10: 1, 2, 4, 7, 8, 9, 10',
        words: 'The middles of the halves are two and nine, so the interquartile range is $9 - 2 = 7$.',
      },
      {
        picture: 'line 0 to 10: 3, 5, 10',
        words:
          'The mean is six. The distances from it are three, one and four, together $3 + 1 + 4 = 8$, and $8 ÷ 3 = 8/3$ is their mean.',
      },
    ],
    next: 'Are your numbers in order already? Where is the middle of them?',
  },
  {
    title: 'Ratio',
    asks: ['ratio', 'simplify ratio', 'ratio simplest', 'colon'],
    topics: ['Simplifying ratios'],
    younger:
      'A ratio compares amounts, part by part: two spoons of squash for five of water. You may make both parts bigger or smaller by the same times, and it tastes the same.',
    older:
      'A ratio compares parts with each other, such as two to three; a fraction compares a part with the whole. To simplify a ratio divide all its parts by their highest common factor. Put them into the same unit first.',
    shown: [
      {
        picture: 'strip squash 2, water 4',
        words: 'Two to four is the same mix as one to two: divide both by two, $2 ÷ 2 = 1$ and $4 ÷ 2 = 2$.',
      },
      {
        picture: 'strip red 6, blue 9',
        words: 'Six to nine is the same as two to three: divide both by three, $6 ÷ 3 = 2$ and $9 ÷ 3 = 3$.',
      },
    ],
    next: 'Which number goes into all parts of your ratio?',
  },
  {
    title: 'Equivalent ratios',
    asks: ['equivalent ratio', 'proportion', 'scale up|down', 'unitary method', 'recipe', 'scale factor'],
    topics: ['Equivalent ratios', 'Scales of maps and drawings'],
    younger:
      'If you make twice as many pancakes, you need twice as much of everything. What you do to one part, do to the other parts, too: times the same number.',
    older:
      'Ratios are equivalent when one comes from the other by multiplying all parts by the same number. Find what the known part was multiplied by, and do the same to the others; or find what belongs to one, then multiply.',
    shown: [
      {
        picture: 'strip eggs 2, flour 3\nstrip eggs 4, flour 6',
        words: 'Both parts are doubled: $2 × 2 = 4$ and $3 × 2 = 6$.',
      },
      {
        picture: 'strip red 1, blue 4\nstrip red 3, blue 12',
        words: 'Both parts are three times as many: $1 × 3 = 3$ and $4 × 3 = 12$.',
      },
    ],
    next: 'Which part do you know in both ratios? What was it multiplied by?',
  },
  {
    title: 'Sharing in a ratio',
    asks: ['share ratio', 'divide ratio', 'split ratio', 'ratio share|amount', 'ratio part'],
    topics: ['Sharing in a ratio'],
    younger:
      'Add up the parts of the ratio: so many equal shares there are. Share the whole by that to get one part. Then give each person as many parts as the ratio says.',
    older:
      'Add the parts of the ratio; divide the amount by their sum to get one part; multiply by each number of the ratio. Check that all shares together make the whole amount.',
    shown: [
      {
        picture: 'strip Ann 2, Ben 3',
        words:
          'Five parts for thirty sweets: $30 ÷ 5 = 6$ in a part. Ann gets $2 × 6 = 12$ and Ben $3 × 6 = 18$.',
      },
      {
        picture: 'strip Ann 1, Ben 3',
        words:
          'Four parts for twenty-eight sweets: $28 ÷ 4 = 7$ in a part. Ann gets $1 × 7 = 7$ and Ben $3 × 7 = 21$.',
      },
    ],
    next: 'How many equal parts are there in all? How much is one of them?',
  },
]
