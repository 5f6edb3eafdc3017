/** One reason of school maths, whatever is worked on. */
interface Reason {
  /** What a why must name, all of it. */
  names: readonly RegExp[]
  why: string
}

/** Whys that children ask at any time, about something else than what is on the table. */
export const REASONS: readonly Reason[] = [
  {
    names: [/\b(?:flip\w*|turn\w* (?:it |the \S+ (?:fraction )?)?(?:over|upside)|upside.down|reciprocal)\b/i],
    why: 'Dividing asks how often something fits in. A quarter fits into one whole four times, so dividing by a quarter is multiplying by four: the fraction that you divide by is turned over, and then you multiply.',
  },
  {
    names: [
      /\b(?:same|common|equal) (?:denominators?|bottoms?|bottom numbers?)\b|\bdenominators?\b.{0,25}\bthe same\b/i,
    ],
    why: 'The bottom number says how big the pieces are. Only pieces of one size can be counted together, so fractions get the same bottom before they are added.',
  },
  {
    names: [
      /\b(?:minus|negatives?)(?:es| numbers?)? (?:times|and|multiplied by|x|×|by) (?:an? |other )?(?:minus|negatives?)|\btwo (?:minus(?:es)?|negatives)/i,
      /\b(?:plus|positive)\b/i,
    ],
    why: 'A minus turns a number round to the other side of zero. Times a minus turns it round once more, and what is turned twice looks the same way as at the start.',
  },
  {
    names: [/\bdivid\w*\b/i, /\b(?:by|with) (?:zero|0)\b/i],
    why: 'Dividing asks which number times the one that you divide by makes the first. Anything times zero is zero, so no number can do it: that is why nobody divides by zero.',
  },
  {
    names: [/\b(?:power|exponent|\^) ?(?:of )?(?:zero|0)\b|\b(?:zero|0)(?:th)? power\b/i],
    why: 'Each power less divides by the number once more: go down from a square to the number itself, and one step further it is divided by itself, which makes one. Zero alone is left out, as it can’t be divided by.',
  },
  {
    names: [/\b(?:1|one)\b/i, /\bprimes?\b/i],
    why: 'A prime has just two factors, one and itself. One has only a single factor. And without it each number is made of primes in one way only, which is handy.',
  },
  {
    names: [/\b(?:2|two)\b/i, /\bprimes?\b/i],
    why: 'A prime has just two factors, one and itself, and so has two. It is the only even prime: all other even numbers have two as a factor, too.',
  },
  {
    names: [/\btriangles?\b/i, /\b(?:180|angles?)\b/i],
    why: 'Tear the three corners off any triangle and put them side by side: they make a straight line, and a straight line is a half turn, 180°.',
  },
  {
    names: [/\bquadrilaterals?\b|\bfour.sided\b|\b4.sided\b|\brectangles?\b/i, /\b360\b|\bangles\b/i],
    why: 'A line from corner to corner cuts it into two triangles, and the angles of each make a half turn, 180°. Together that is a full turn.',
  },
  {
    names: [/\btriangles?\b/i, /\barea\b|\bhal[fv]/i],
    why: 'Two such triangles, one of them turned round, make one whole parallelogram with that base and that height. So one of the two is half of it.',
  },
  {
    names: [/\bcircles?\b/i, /\barea\b|\br ?(?:squared|²|\^ ?2)/i],
    why: 'Cut a circle into many thin slices and lay them side by side, tips up and down in turn: they make nearly a rectangle. It is half the way round long, which is pi times the radius, and as high as the radius.',
  },
  {
    names: [/\bsquares?\b/i, /\brectangles?\b/i],
    why: 'A rectangle is a shape with four right angles, and a square has those. Its sides are all equal on top of that, so it is a special rectangle.',
  },
  {
    names: [/\bsquares?\b/i, /\bnumbers?\b/i, /\bcall\w*|\bname\w*/i],
    why: 'Because so many dots can be laid as a square: three rows of three make nine.',
  },
  {
    names: [/\bquadratics?\b/i, /\bcall\w*|\bname\w*/i],
    why: 'It comes from quadratum, the Latin word for a square, because the letter is squared in it.',
  },
  {
    names: [/\bquadratics?\b/i, /\b(?:two|2)\b/i],
    why: 'A number and its opposite have the same square, so what is squared can come from two numbers. On a graph the curve meets the line across in two places.',
  },
  {
    names: [
      /\b(?:put|add|write|have)\w*\b/i,
      /\b(?:zero|0|nought)\b/i,
      /\b(?:long )?multiplication\b|\bmultiply\w*\b|\btens?\b/i,
    ],
    why: 'In that row you multiply by tens, and a number of tens has no ones left over. The zero keeps the place of the ones, so that all digits stand in the right column.',
  },
  {
    names: [/\b(?:add|put|stick)\w* (?:a|the) (?:zero|0|nought)\b/i],
    why: 'Times ten makes each digit worth ten times as much, so each moves one place to the left, and a zero keeps the place of the ones. With decimals the digits move just so, but no zero is needed.',
  },
  {
    names: [/\bcarry\w*\b/i],
    why: 'One place holds one digit. Ten of the ones make one ten, so that ten goes to the tens and is counted there.',
  },
  {
    names: [/\bborrow\w*\b/i],
    why: 'When there are too few ones to take from, one of the tens is changed into ten ones. It is still as much altogether.',
  },
  {
    names: [/\b(?:line|lining|under)\b/i, /\b(?:dots?|points?|decimals?)\b/i],
    why: 'Only tenths go with tenths and ones with ones. When the points stand under each other, each column holds digits of one place.',
  },
  {
    names: [/(?<![\d.])(?:0?\.5|0,5)\b/, /\b(?:half|1\/2)\b/i],
    why: 'The first place behind the point counts tenths, so it is five tenths. Ten tenths make one whole, and five of them are half of that.',
  },
  {
    names: [/\b(?:order|which way)\b/i, /\b(?:times|multipl\w+)\b/i, /\bmatter|\bsame\b/i],
    why: 'Think of rows of dots: turned on its side the picture has as many rows as it had columns, and the dots are the same.',
  },
  {
    names: [/\b(?:times|multipl\w+)\b/i, /\b(?:before|first)\b/i, /\b(?:add\w*|plus)\b/i],
    why: 'Times counts equal groups, so each product stands for a whole pile. The piles are made first, and only then are they put together.',
  },
  {
    names: [
      /\b(?:flip|switch|turn|swap|change)\w*\b/i,
      /\b(?:inequality|sign|arrow)\b/i,
      /\bnegative|\bminus/i,
    ],
    why: 'Times a minus puts numbers on the other side of zero, in turned order: the bigger one lies further left then. So the sign turns round.',
  },
  {
    names: [/\b(?:10|ten) ?(?:%|per ?cent)/i, /\b(?:10|ten)\b/i, /\bdivid\w*\b/i],
    why: 'Percent means out of a hundred, and ten out of a hundred are one out of ten. So ten percent is a tenth.',
  },
  {
    names: [/\bpythagoras\b|\ba ?(?:\^2|²|squared) ?(?:\+|plus) ?b/i],
    why: 'Draw a square on each side of a right-angled triangle: the two small squares together cover just as much as the big one.',
  },
  {
    names: [/\bsame (?:thing )?(?:to|on|with) both sides\b|\bboth sides\b/i],
    why: 'An equation is like a scale: it stays level when you do the same to both sides.',
  },
  {
    names: [/\bmean\b|\baverage\b/i, /\bdivid\w*\b/i],
    why: 'The mean is what each would have if all were shared out evenly: all are put together, and then shared among as many as there are.',
  },
  {
    names: [/\bmedian\b/i, /\border\b/i],
    why: 'The median is the middle of the values by size. Only in order does the one in the middle have as many smaller as bigger ones.',
  },
]
