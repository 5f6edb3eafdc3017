/** What the tutor says in its hints, by what is meant by it in simpler words; the first that fits counts. */
export const OWN_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:come|comes|put) (?:\w+ )?together\b|\btogether\b/i,
    '“Together” means as one amount: look for numbers that belong to the same thing, and think what joins them.',
  ],
  [/\bwhat is asked\b/i, 'I meant: what does the question want to know in the end?'],
  [
    /\bturn (?:it|that|this) round\b/i,
    '“Turn it round” means to go backwards: from the end to the beginning, by what undoes it. Times undoes dividing, and plus undoes minus.',
  ],
  [
    /\b(?:fits?|goes?) (?:in|into)\b/i,
    '“Fits into” asks how many of one number make the other: 3 fits into 12 four times, as 3, 6, 9, 12.',
  ],
  [
    /\bsecond number\b|\bfirst number\b/i,
    'The first number is the one that stands first in the sum, and the second the one behind it: in 20 ÷ 4 the first is 20, the second 4.',
  ],
  [
    /\bon both sides\b|\bboth sides\b/i,
    'The two sides are what stands left and right of the “=”. They stay equal when you do the same to each of them.',
  ],
  [
    /\bundo\w*\b|\bundone\b/i,
    '“Undo” means to take a step back: what was added is taken away again, and what was multiplied is divided again.',
  ],
  [
    /\b(?:unknown)\b/i,
    'The unknown is the number that you look for. A letter or an empty box stands in its place: in □ + 2 = 5 it is 3.',
  ],
  [
    /\bsame size\b|\bpieces\b/i,
    'Think of a cake: halves are bigger pieces than thirds. Only pieces of one size can be counted together.',
  ],
  [
    /\b(?:in )?the same (?:way|form)\b/i,
    'I meant: write all of them as one kind of number, such as all as decimals, or all with one bottom number.',
  ],
  [
    /\bgroups?\b|\blots\b/i,
    'A group is so many things that belong together: 3 bags with 4 sweets in each are 3 groups of 4.',
  ],
  [
    /\bjumps?\b|\bcount(?:ing)? on\b/i,
    'Begin at the first one on a line and hop on to the next round one, then on to the end. The hops together are the way.',
  ],
  [
    /\bthe place\b|\bwhich place\b|\bplace you round\b/i,
    'A place is where a digit stands: in 47 the 4 stands in the place of the tens, and the 7 in that of the ones.',
  ],
  [/\bequally likely\b/i, '“Equally likely” means that each of them can happen just as easily as any other.'],
  [
    /\bequal parts\b|\bparts?\b/i,
    'The parts are pieces of one size that the whole is cut into. Count all of them, and those that are asked for.',
  ],
  [
    /\b(?:of what|the whole|percentage is always of)\b/i,
    'The whole is what you have before anything is taken or added: it is the 100 percent.',
  ],
  [
    /\bformula\b/i,
    'A formula says how something is worked out, such as: area of a rectangle = length × width.',
  ],
  [/\bin (?:your|its) own words\b/i, 'I meant: say it as you would tell it to a friend.'],
  [/\bcompare\w*\b/i, 'To compare is to see which one is bigger, and by how much.'],
  [
    /\b(?:your )?next step\b|\bfirst step\b|\bwhat comes next\b/i,
    'A step is one small thing to work out. Which one would you do now?',
  ],
  [
    /\bhow (?:do|can) you (?:tell|know)\b|\bhow did you (?:find|get)\b/i,
    'I meant: what did you do or think, so that you came to it?',
  ],
]
