import type { Lesson } from '../lesson.ts'

export const stories: readonly Lesson[] = [
  {
    title: 'Story problems',
    asks: ['story problem', 'word problem', 'maths story', 'problem in words'],
    topics: ['Stories with adding and taking away', 'Stories with equal groups', 'Stories in several steps'],
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
]
