import type { AskedFor } from './kind.ts'

const CORNER =
  'For the first step: do you draw it and write the lengths on it, or put the numbers together at once?'

const ANGLES: AskedFor = {
  asks: /\bangles?\b|\bdegrees\b/i,
  tells: /\b(?:parallel|triangle|quadrilateral|polygon|angles?)\b.*\bangles?\b|°/i,
  nudge: 'What do the angles make together: a straight line, a full turn, or those of the shape?',
  together: 'Draw it, and write each angle in. Which angles lie beside each other, and which are equal?',
  like: '**Two angles lie on a straight line, one is 50. How big is the other?** A straight line is 180: $180 - 50 = 130$.',
  choice: 'For the first step: are the two angles equal, or do they make something known together?',
  check:
    'Put all the angles together: do they make what they must? And does yours look right: smaller or bigger than a right angle?',
  known: [180, 360, 90],
}

/** Two angles with a name for what they make together, whatever the clause is that asks. */
const PAIRS: readonly AskedFor[] = [
  {
    ...ANGLES,
    asks: /(?:)/,
    only: /\bsupplementary\b|\blinear pair\b/i,
    tells: undefined,
    nudge:
      'Supplementary angles make a straight line together: how many degrees is that? And how is the one told by the other?',
    known: [180],
    mixedUp: {
      value: 90,
      says: 'That is a right angle, and two angles that fill one are called complementary. Supplementary ones make a straight line: how many degrees is that?',
    },
  },
  {
    ...ANGLES,
    asks: /(?:)/,
    only: /\bcomplementary\b/i,
    tells: undefined,
    nudge:
      'Complementary angles fill a right angle together: how many degrees is that? And how is the one told by the other?',
    known: [90],
    mixedUp: {
      value: 180,
      says: 'That is a straight line, and two angles that make one are called supplementary. Complementary ones fill a right angle: how many degrees is that?',
    },
  },
]

/** What is asked of shapes, ways and times: what is special first. */
export const ofMeasures: readonly AskedFor[] = [
  ...PAIRS,
  {
    asks: /\bsurface\b/i,
    nudge:
      'Which faces does it have? Draw or unfold it, and take one after the other. Which ones can be seen from outside?',
    together: 'Each face has its own two lengths. Which numbers belong to the first face?',
    like: '**A box is 2 by 3 by 4. What is its surface?** Three pairs of faces: $2 \\times 3 = 6$, $2 \\times 4 = 8$, $3 \\times 4 = 12$. Together 26, and twice that is 52.',
    choice: 'For the first step: do you list the faces, or is a length missing that must be found before?',
    check: 'Count the faces once more: is each one there, and none that is hidden? The unit is a square one.',
    known: [2, Math.PI],
  },
  {
    asks: /\bvolume\b|\bhow much (?:water|sand|space)\b|\bcapacity\b|\blit(?:re|er)s?\b/i,
    nudge: 'How big is one layer, and how many layers lie on each other?',
    together: 'Two lengths make the base, the third one is how high it goes. Are all in one unit?',
    like: '**A box is 2 by 3 by 4. What is its volume?** One layer: $2 \\times 3 = 6$. Four layers: $6 \\times 4 = 24$.',
    choice: 'For the first step: do you find the base, or change a unit?',
    check: 'Divide your number by the height: is it the base again? The unit is a cubic one.',
    known: [1000, Math.PI],
  },
  {
    asks: /\bperimeter\b|\bfence\b|\b(?:all the way )?(?:a)?round (?:it|the)\b|\bcircumference\b|\bborder\b/i,
    nudge: 'Go round it in your mind: which lengths do you pass, one after the other?',
    together: 'Which lengths does the shape have twice? Are all of them told?',
    like: '**A garden is 4 m by 3 m. How long is the fence?** Round it: $4 + 3 + 4 + 3 = 14$.',
    choice: 'For the first step: do you put the sides together, or is a side still missing?',
    check: 'Draw it and write your lengths at every side: do they come to your number?',
    known: [2, Math.PI],
  },
  {
    asks: /\barea\b|\bhow (?:much|many) (?:\p{L}+ )?(?:tiles?|carpet|paint|grass|squares?)\b|\bsquare (?:met|cent|cm|m)/iu,
    tells: /\barea\b/i,
    nudge: 'Which shape is it, or into which easy shapes can it be cut?',
    together: 'Two lengths at a right angle make an area. Which two are they here?',
    like: '**A room is 4 m by 3 m. What is its area?** 3 rows of 4 squares: $3 \\times 4 = 12$ square metres.',
    choice: 'For the first step: do you multiply two lengths, or is one length still to be found?',
    check: 'Divide your area by one of the lengths: is it the other one? The unit is a square one.',
    known: [2, Math.PI],
  },
  {
    asks: /\bwhat size\b|\bdimensions?\b|\bhow (?:long|wide) (?:and|is)(?: \p{L}+)? (?:wide|long|each|the (?:sides?|rectangle))|\bhow big\b/iu,
    nudge: 'Draw it, and call the shortest length by a letter or a box. How many of these go all the way?',
    together: 'Which number is a length of one side, and which belongs to the whole shape?',
    like: '**The way round a rectangle is 18, and it is twice as long as wide.** Round it go 6 widths: $18 \\div 6 = 3$. So 3 wide and 6 long.',
    choice: 'For the first step: do you count how many widths go round it, or guess one and try?',
    check: 'Put your lengths into the question: does each thing that it tells come out?',
    known: [2],
  },
  ANGLES,
  {
    asks: /\bhow (?:high|tall|deep)\b|\b(?:third|3rd|other|missing|longest) side\b|\bdiagonal\b|\bhow far (?:is )?(?:the foot|from the wall|up)\b|\bhypotenuse\b|\bslant\b/i,
    tells: /\bladder\b|\btri(?:angle)?\b|\bslant\b/i,
    nudge: 'Draw it and write the lengths on it. Is there a right angle, and which side lies opposite it?',
    together: 'Which two of the lengths meet in the corner, and which one lies opposite?',
    like: '**The two short sides are 3 and 4. How long is the longest?** Squares: $9 + 16 = 25$, so it is 5.',
    choice: CORNER,
    check:
      'Put your length back in: do the squares fit? And the side opposite the biggest angle must be the longest.',
    known: [2],
  },
  {
    asks: /\bwhere\b.*\bmeet\b|\bmeet\b|\bhow (?:fast|far)\b|\bspeed\b|\bdistance\b|\bcatch(?:es)? up\b|\bkm\/h\b|\bmph\b/i,
    tells: /\bkm ?\/ ?h\b|\bmph\b|\bkm an hour\b/i,
    nudge: 'How far does it go in one hour, and how far is it in all?',
    together: 'A speed belongs to a time: speed times time is the way. Which two do you have of these three?',
    like: '**A bus goes 30 km in half an hour. How far does it go in 2 hours?** In one hour it goes 60 km, in two $2 \\times 60 = 120$.',
    choice: 'For the first step: do you find what happens in one hour, or the whole way?',
    check: 'Speed times time: do you come to the way? Are all of them in one unit?',
    known: [60],
  },
  {
    asks: /\bhow long\b|\bwhat time\b|^\W*(?:and )?when\b(?!.*\b(?:cheap|better|best|same|more))|\bhow many (?:hours|minutes|days|weeks|seconds)\b|\bhow (?:much|many) time\b/i,
    only: /\b(?:hours?|hrs?|mins?|minutes?|days?|weeks?|months?|years?|seconds?|o'?clock|[ap]m)\b|\d(?:h|s|min)\b|\b\d{1,2}:\d\d(?!\d)/i,
    nudge: 'What happens in one hour or one day, or how far is it from one time to the other?',
    together: 'Which number is a time, and which belongs to a part of it? Are both in one unit?',
    like: '**A film starts at 6:40 and lasts 90 minutes. When is it over?** 20 minutes to 7:00, then 70 are left: it is over at 8:10.',
    choice: 'For the first step: do you find what happens in one of them, or jump on from the start?',
    check: 'Begin at your time and go back: do you come to what the question tells?',
    known: [60, 24, 7],
  },
  {
    asks: /\bin (?:cm|m|mm|km|g|kg|ml|l|minutes|hours|seconds)\b/i,
    nudge: 'How many of the small unit make one of the big one?',
    together: 'Which unit do you have, and which one is asked for: is it smaller or bigger?',
    like: '**How many cm are 2.5 m?** One metre is 100 cm: $2.5 \\times 100 = 250$.',
    choice: 'For the first step: do you need more of the new unit, or fewer?',
    check: 'Of a smaller unit you need more: does your number fit?',
    known: [10, 60, 100, 1000],
  },
  {
    asks: /\b(?:how long|side|edge|length|width|height|radius|diameter|long|wide)\b/i,
    nudge: 'Draw it and write on it what is told. What fits together with what is missing?',
    together: 'Which of the numbers belong to the same shape or the same line?',
    like: '**A rectangle has an area of 12 and is 3 wide. How long is it?** Length times 3 is 12, so it is $12 \\div 3 = 4$.',
    choice: CORNER,
    check: 'Put your length back in: does each thing that the question tells come out?',
    known: [2, 180],
  },
]
