import type { Lesson } from '../lesson.ts'

export const stories: readonly Lesson[] = [
  {
    title: 'Story problems',
    asks: ['story problem', 'word problem', 'maths story', 'problem in words'],
    topics: ['Stories in several steps'],
    younger:
      'A story tells what somebody has and what happens. Read it twice. Say in your own words what happens: does it get more, does it get fewer, is it shared, or are there groups of the same size? Then say what is asked, and write the sum.',
    older:
      'Read the story once for what happens and once for its numbers. Write down what each number counts, and what is asked. Then choose: put together or take away, groups of the same size, or shared out. Where one sum doesn’t lead there, find what you need first. At the end put the answer back into the story: can it be true?',
    shown: [
      {
        picture: 'chain n > × 2 > + 5',
        words: 'What happens in a story comes one after the other: begin with what is there at the start.',
      },
      {
        picture: 'balance x + 4 = 9',
        words: 'What isn’t known can stand as a letter: so much and so much more is as much as there is now.',
      },
    ],
    next: 'Say it in your own words: what is there at the start, what happens, and what is asked?',
  },
  {
    title: 'Adding and taking away in stories',
    asks: ['adding story', 'taking away story', 'add or take away', 'more or fewer', 'plus or minus'],
    topics: ['Stories with adding and taking away'],
    younger:
      'Tell the story with things that you can move. When somebody gets more, put some more down. When somebody gives some away, take them off. At the end, is there more than at the start, or less?',
    older:
      'Ask what happens to the amount at the start: does it grow, or does it shrink? Two parts that make a whole are added. What is left of a whole, and how much more one is than the other, is found by taking away.',
    shown: [
      {
        picture: 'line 0 to 10: 4 > 9\nline 0 to 10: 9 > 4',
        words:
          'Who gets some more goes on along the line: $4 + 5 = 9$. Who gives some away goes back: $9 - 5 = 4$.',
      },
      {
        picture: 'line 0 to 12: 3 > 10\nline 0 to 12: 10 > 3',
        words:
          'Who gets some more goes on along the line: $3 + 7 = 10$. Who gives some away goes back: $10 - 7 = 3$.',
      },
      {
        picture: 'line 0 to 16: 6 > 14\nline 0 to 16: 14 > 6',
        words:
          'Who gets some more goes on along the line: $6 + 8 = 14$. Who gives some away goes back: $14 - 8 = 6$.',
      },
    ],
    next: 'What is there at the start of your story, and does it get more or fewer?',
  },
  {
    title: 'Equal groups in stories',
    asks: ['equal groups', 'times story', 'sharing story', 'times or divide', 'multiply or divide'],
    topics: ['Stories with equal groups'],
    younger:
      'Draw the groups of your story: bags, rows or plates, with the same in each. Is it asked how many there are in all? Or do you know that already, and share?',
    older:
      'Find three things: how many groups there are, how many are in each, and how many there are in all. All together is found by multiplying; the number of groups, or what is in each, by dividing.',
    shown: [
      {
        picture: 'dots 3 by 4',
        words:
          'Three groups with four in each: $3 × 4 = 12$ in all. Shared by three again, the other way round: $12 ÷ 3 = 4$ for each.',
      },
      {
        picture: 'dots 2 by 7',
        words:
          'Two groups with seven in each: $2 × 7 = 14$ in all. Shared by two again, the other way round: $14 ÷ 2 = 7$ for each.',
      },
      {
        picture: 'dots 5 by 6',
        words:
          'Five groups with six in each: $5 × 6 = 30$ in all. Shared by five again, the other way round: $30 ÷ 5 = 6$ for each.',
      },
    ],
    next: 'What are the groups in your story, and what is in each of them?',
  },
]
