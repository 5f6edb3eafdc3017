import type { Concept } from './concept.ts'

/** The four operations on whole numbers. */
export const ofCalculations = {
  'small sums': {
    name: 'adding and taking away up to twenty',
    words: /\bnumber (?:bonds?|houses?)\b|\bten frames?\b|\bcount(?:ing)? (?:on|back)\b/i,
    asks: ['How far is it to the next ten, and how much is then left to go?'],
    why: 'Adding goes on along the row of numbers, and taking away goes back. You may go in whatever jumps are easy for you; a ten is a good place to stop at, as it is easy to go on from.',
    whys: [
      [
        /\b(?:10|tens?|houses?|bonds?|frames?|split\w*)\b/i,
        'A ten is easy to go on from: a ten and some ones are said at once. So one number is split in two: what goes to the ten, and what is left.',
      ],
    ],
    check: 'Turn it round: go back from your answer by as much. Do you come to where you began?',
  },
  '+': {
    name: 'adding',
    words: /\bcarry\w*\b|\b(?:add|plus|adding|addition|altogether|in total|sum of)\b/i,
    asks: ['Which column comes first, and what do its digits make?'],
    why: 'Only ones go with ones and tens with tens. When there are ten ones, they make a ten of their own, which is carried to the tens.',
    whys: [
      [
        /\b(?:start|begin|first|right)\b/i,
        'When the ones make ten or more, one more ten goes to the tens. So the ones are done first: then you know how many tens there are before you count them.',
      ],
      [
        /\b(?:little|small|on top|carry\w*|1)\b/i,
        'Ten of the ones make one ten. It belongs to the tens, so it is written there as a small one and counted with them.',
      ],
    ],
    check: 'Turn it round: take one of the numbers away from your answer. Is the other one left?',
  },
  '-': {
    name: 'taking away',
    words: /\bborrow\w*\b|\bexchang\w+\b|\b(?:take away|subtract\w*|difference|fewer|left)\b/i,
    asks: ['Which column comes first, and is its upper digit big enough?'],
    why: 'Ones are taken from ones and tens from tens. When there are too few ones, one of the tens is changed into ten ones; then there is one ten less.',
    whys: [
      [
        /\b(?:start|begin|first|right)\b/i,
        'When there are too few ones, one of the tens is changed into ones, and then there are fewer tens. So the ones are done first.',
      ],
      [
        /\b(?:turn|swap|other way|can.?t|cannot|not)\b/i,
        'Something is taken from the upper number, so the lower digit goes off the upper one. The other way round you would take from the other number, and that asks something else.',
      ],
    ],
    check: 'Turn it round: add what you took away to your answer. Do you come back to where you began?',
  },
  '×': {
    name: 'multiplying',
    words: /\b(?:times|multipl\w+|lots of|groups of|each|tables?)\b/i,
    asks: ['How many equal groups are there, and how many are in each?'],
    why: 'Multiplying counts equal groups. You may split one number into parts, do each part by itself, and put them together: nothing is lost.',
    whys: [
      [
        /\b(?:order|same|swap|turn|other way)\b/i,
        'Think of rows of dots: turned on its side the picture has as many rows as it had columns, and the dots are the same. So the order makes no difference.',
      ],
      [
        /\b(?:one more|another|add|plus|not)\b/i,
        'One more group has as many in it as each of the groups before. So the size of a whole group is added, and not the number of groups.',
      ],
    ],
    check:
      'Turn it round: divide your answer by one of the numbers. Is it the other one? Or do it in another way, and compare.',
  },
  '÷': {
    name: 'dividing',
    words: /\b(?:divid\w+|shar(?:e|ed|ing)|goes into|split)\b/i,
    asks: ['What is shared, and into how many equal parts?'],
    why: 'Dividing asks how many groups of that size fit in. So you may take out groups that you know, bit by bit, and count them.',
    whys: [
      [
        /\.\d|remainder|left|decimal/i,
        'The remainder is what is too little for one more whole group. It is so many out of a group of that size, and not so many tenths, so it can’t just be written behind a point.',
      ],
    ],
    check: 'Turn it round: multiply your answer by what you divided by. Do you come back to where you began?',
    which:
      'If you know how much belongs to one and want many of them, multiply. If you want to know how many of one size fit into all, or how much each gets, divide.',
  },
} as const satisfies Record<string, Concept>
