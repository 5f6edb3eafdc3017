import type { Concept } from './concept.ts'

/** Whole numbers, fractions, decimals and percentages. */
export const ofNumbers = {
  lcm: {
    name: 'the lowest common multiple',
    words:
      /\bl\.?c\.?m\b|lowest common multiple|least common multiple|\b(?:bells?|buses|lights?|alarms?|trams?|lamps?|ferr(?:y|ies))\b.*\b(?:every|again|together)\b|\bevery \d+.*\bevery \d+.*\b(?:together|again|same time)\b|\btogether again\b/i,
    asks: [
      'Write the multiples of each number in a row: which is the first that stands in both rows?',
      'Is there a smaller number in both rows, too?',
    ],
    why: 'What happens again and again happens at the multiples of its own number. Both happen together at a number that is a multiple of both, and the first such number is the lowest.',
    whys: [
      [
        /\btwo\b|\bthree\b|\btimes\b|\bhow many\b|\bboth\b|prime/i,
        'Take each prime as often as the number needs it that has it most often: those already hold what the other number needs. With one more it is still a common multiple, and no longer the lowest.',
      ],
    ],
    check: 'Divide it by each number: is nothing left over? And is no smaller number in both rows?',
    which:
      'Write down when each of them happens, one after the other. Those are multiples, so it is the LCM. An HCF is for cutting or sharing into equal pieces that are as big as can be.',
  },
  hcf: {
    name: 'the highest common factor',
    words: /\bh\.?c\.?f\b|\bg\.?c\.?[fd]\b|highest common factor|greatest common/i,
    asks: [
      'Which numbers go into both? Write the factors of each.',
      'Is there a bigger one that goes into both?',
    ],
    why: 'A factor goes in with nothing left over. When all that the two have in common is taken out, what is left has no factor in common but one.',
    check:
      'Divide both numbers by it: is nothing left over? Then look at the two results: if a number still goes into both, yours can be made bigger by it; if only one does, you are done.',
  },
  factors: {
    name: 'factors and multiples',
    words: /\bfactors?\b|\bmultiples?\b|\bprimes?\b|\bdivisible\b/i,
    asks: ['Which numbers go in with nothing left over?'],
    why: 'A factor goes in with nothing left over, so factors come in pairs that multiply to the number.',
    check: 'Divide by it: is nothing left over? And have you tried all the others?',
  },
  base: {
    name: 'number bases',
    words: /\bbase (?:two|2|\d|five|eight)\b|\bbinary\b/i,
    asks: ['Which digits are allowed in this base, and what is each place worth?'],
    why: 'In a base each place is worth so many times the place to its right as the base says, and only digits below the base are allowed.',
    whys: [
      [
        /\b(?:down|bottom|up|backwards?|revers\w+|last|order|read)\b/i,
        'The first division leaves over what is left for the ones, so the first remainder is the last digit. Each further division goes one place to the left, so the last remainder is the first digit.',
      ],
      [
        /\b(?:carry|two|2|one|digit)\b/i,
        'Only 0 and 1 are digits in base two. When a column comes to two, that is one of the next place: you write 0 there and carry 1 to the column on its left.',
      ],
    ],
    check:
      'Write what each place is worth above the digits, from the right: in base two 1, 2, 4, 8, 16 and so on. Add those that have a 1 below them: do you come back to the number?',
  },
  'place value': {
    name: 'place value',
    words: /\bplace value\b|\bvalue of the \d|\b(?:hundreds?|tens|thousands?) (?:place|column|digit)\b/i,
    asks: ['Which place does the digit stand in?'],
    why: 'A digit is worth what its place says, and each place is worth ten times as much as the one to its right. One place holds one digit, so ten of them move on to the next place as one.',
    check: 'Write a zero in every other place: what does the digit stand for alone?',
  },
  fractions: {
    name: 'adding fractions',
    words:
      /\d+\/\d+\s*[-+−]\s*\d+\/\d+|\bwhat fraction\b|(?<![\d/])\d\/\d{1,2}(?![\d/])[^%×x*]{1,60}(?<![\d/])\d\/\d{1,2}(?![\d/])|\b(?:common )?denominators?\b|\b(?:add|subtract)\w* fractions?\b/i,
    asks: ['Are the pieces the same size? Which bottom number can both have?'],
    why: 'The bottom number says how big the pieces are. Only pieces of one size can be counted together, so both get the same bottom first, and then only the tops are counted.',
    check:
      'Turn it round: take one of the fractions from your answer, and see whether the other one is left. And is it about as big as it must be, beside a half and one whole?',
  },
  simplify: {
    name: 'lowest terms',
    words:
      /\b(?:lowest|simplest) (?:terms|form)\b|\bsimplif\w+ (?:the |this |a )?(?:fraction|ratio)\b|\bequivalent\b/i,
    asks: ['Which number goes into both the top and the bottom?'],
    why: 'When top and bottom are divided by the same number, it is still as much: there are fewer pieces, and each is as much bigger. Small numbers are easier to read and to compare.',
    check: 'Multiply top and bottom by the same number again: do you come back?',
    picture: 'bar 6/8\nbar 3/4',
  },
  'fraction of': {
    name: 'a fraction of an amount',
    words: /\b(?:\d+\/\d+|half|thirds?|quarters?|fifths?|eighths?|tenths?) of\b/i,
    asks: ['Into how many equal parts is the whole shared, and how many of them are taken?'],
    why: 'The bottom number says into how many equal parts it is shared; the top says how many of those you take.',
    check: 'Put all the parts together again: do you come to the whole?',
    which:
      'The bottom number shares, so divide by it for one part; the top takes so many parts, so multiply by it.',
  },
  'dividing fractions': {
    name: 'dividing by a fraction',
    words: /\bflip\w*|\breciprocals?\b|\bupside down\b|\d\/\d+ ?÷/i,
    asks: ['How often does the second fraction fit into the first?'],
    why: 'Dividing asks how often something fits in. A quarter fits into one whole four times, so dividing by a quarter is multiplying by four: the fraction that you divide by is turned over, and then you multiply.',
    check: 'Multiply your answer by the fraction that you divided by: do you come back to the first one?',
  },
  interest: {
    name: 'interest',
    words: /\binterest\b|\bcompound\w*\b|\bp\.?a\.?\b|\bper annum\b|\bC\.?I\.?\b|\bS\.?I\.?\b/,
    asks: [
      'How much is the interest of the first year, and how much is there at its end?',
      'What is the next year’s interest taken of?',
    ],
    why: 'With compound interest each year’s interest is put to the amount, and the next year’s interest is taken of that bigger amount. With simple interest it is the same each year.',
    whys: [
      [
        /half.?yearly|twice|hal[fv]/i,
        'Half-yearly means that interest is added twice a year: so the rate of a year is halved, and there are twice as many steps.',
      ],
    ],
    check:
      'Go year by year: write the amount at the end of each year. The interest is the last amount less what was put in.',
  },
  percentage: {
    name: 'percentages',
    words:
      /%|\bper ?cent\w*|\bdiscounts?\b|\bgst\b|\bvat\b|\bsales? tax\b|\bmark(?:ed|up)\b|\bs\.?p\.?\b(?= |$)|\bprofit\b/i,
    asks: [
      'Of which amount is the percentage taken, and how much is ten percent of that?',
      'Does the part go off, or come on top?',
    ],
    why: 'Percent means out of a hundred, so the whole is a hundred percent. Ten percent is a tenth, which is easy to find, and the others are built from it.',
    whys: [
      [
        /\b(?:100|hundred)\b(?! ?(?:%|per ?cent|[-−+]))/i,
        '“Per cent” means “of every hundred”. With one and the same whole for all of them parts are easy to compare, and a hundred fits our tens: its parts are hundredths, the two places behind the point.',
      ],
      [
        /\b(?:can.?t|cannot|not|don.?t|instead)\b.*(?:\d ?(?:[-−+]|minus|plus|take away) ?\d|\b(?:take|minus|subtract|add) \d)/i,
        'A percentage is no amount of its own: percent means so many out of each hundred. So how much it comes to depends on what it is taken of, and that has to be found first.',
      ],
      [
        /\b(?:10|ten) ?(?:%|per ?cent)|\bhal(?:f|v\w+)\b/i,
        'Ten percent is easy to find, because percent means out of a hundred and ten of a hundred are a tenth. Half of the percentage is half of the amount, so the others are built from it.',
      ],
      [
        /\b(?:same|different|combine|add|together|both|order)\b|\b(?:not|isn.?t|just)\b.*(?:%|per ?cent)/i,
        'Two percentages of two different amounts can’t simply be added or taken from each other: the second is taken of what the first has left. Taken one after the other they multiply, so their order makes no difference.',
      ],
    ],
    check:
      'Do it another way: build it from ten percent and five percent, or multiply by the percentage over a hundred. Do you come to the same?',
    which:
      'A discount goes off and a tax comes on top, and a tax is taken of the price that is really paid, after the discount.',
  },
  decimals: {
    name: 'decimals',
    words: /\bdecimals?\b|\btenths\b|\bhundredths\b/i,
    asks: ['Do the points stand under each other, and what is each place worth?'],
    why: 'Without the points you count in small pieces, such as tenths. The point comes back at the end, where the size says it must be.',
    whys: [
      [
        /small|less|bigger|times/i,
        'Multiplying by a number below one takes only a part of it: 0.2 of something is two tenths of it, and a part is smaller than the whole. Dividing by a number below one makes more.',
      ],
    ],
    check: 'Make the numbers round and guess: about how big must it be? Is the point in the right place?',
  },
  ratio: {
    name: 'ratio',
    words: /\bratios?\b|\b\d+ ?: ?\d+\b(?!\d| ?(?:am|pm|o))|\bin the ratio\b/i,
    asks: ['How many equal parts are there altogether, and how much is in one part?'],
    why: 'A ratio cuts the whole into equal parts. When you know how many parts there are altogether, dividing tells you how much is in one, and everybody gets so many of those.',
    whys: [
      [
        /small|simpl|lowest|whole/i,
        'Both say the same, as both sides are multiplied by the same number. The smallest whole numbers are easiest to read, to compare and to scale up.',
      ],
    ],
    check:
      'Add all the shares: do they come back to the whole amount? And can both be made smaller to the ratio of the question?',
  },
  proportion: {
    name: 'what one of them costs or takes',
    words:
      /\b\d+ [a-z]+ (?:for|cost\w*|weigh\w*|takes?|makes?|needs?|at) .0,30\bhow (?:much|many|long)\b.0,25\d|\bunitary\b|\bproportion\w*\b|\brecipe\b|\bfor \d+ (?:people|servings?)\b/i,
    asks: ['What belongs to just one of them?', 'And how many of them are asked for?'],
    why: 'Both amounts grow in step. So you find out what belongs to one, and then to as many as are asked for.',
    check: 'Divide your answer by how many there are: is it as much for one as before?',
    which:
      'To come to one, the amount is shared over how many it is for: so divide the amount by the number of things. To come from one to many, multiply.',
  },
  remainder: {
    name: 'what is left over',
    words:
      /\bremainders?\b|\bleft over\b|\bhow many (?:full |whole )?(?:boxes|bags|buses|coaches|packs|trips|teams)\b/i,
    asks: [
      'How many whole groups fit, and what is left over?',
      'What happens in the question to what is left over?',
    ],
    why: 'You take out as many whole groups as fit. What is too little for one more group stays over as the remainder, and the question says whether it needs a place.',
    check: 'Multiply back and add what is left over: do you come to the number that was shared?',
  },
  surd: {
    name: 'roots',
    words: /√|\bsurds?\b|\bsquare roots?\b/i,
    asks: ['Is there a square number that goes into the number under the root?'],
    why: 'A root of a product is the product of the roots. So a square number comes out of the root as a number in front, which multiplies what is left under it.',
    whys: [
      [
        /hal[fv]|\bdivid/i,
        'A square root asks which number times itself makes this. That is not half of it.',
      ],
      [
        /simplif|fully|finish|done|when/i,
        'It is fully simplified when no square number but 1 goes into the number under the root.',
      ],
      [
        /decimal|\d\.\d|calculator/i,
        'A decimal is rounded, and a surd is exact. Where a surd is asked for, the root stays in the answer.',
      ],
    ],
    check: 'Square your answer: do you come back to the number that you took the root of?',
  },
  '^': {
    name: 'powers and roots',
    words:
      /\bpowers?\b|\bexponents?\b|\bindices\b|\bsquared?\b(?! (?:m|cm|km|met|cent|unit|foot|feet))|\bcubed?\b|√|\bsquare root\b/i,
    asks: ['What does the small number tell you? Write it out as a long product.'],
    why: 'A power says how often a number is multiplied by itself; it belongs only to what stands right before it, and a bracket makes it belong to all inside.',
    whys: [
      [/root|√|hal[fv]/i, 'A square root asks which number times itself makes this. That is not half of it.'],
    ],
    check: 'Write it out as one long multiplication, and do it once more.',
  },
} as const satisfies Record<string, Concept>
