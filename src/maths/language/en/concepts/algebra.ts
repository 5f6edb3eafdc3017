import type { Concept } from './concept.ts'

/** Letters, equations, lines and sequences. */
export const ofAlgebra = {
  zero: {
    name: 'a product that is zero',
    words: /\bquadratics?\b|[a-z](?:²|\^2).*=|\bbrackets?\b.*\b(?:0|zero)\b|\)\s*\([^)]*\)\s*=|\broots\b/i,
    asks: ['Bring everything to one side, so that zero stands on the other. Which brackets multiply to it?'],
    why: 'A product is zero only where one of its factors is zero: two numbers that are not zero never multiply to zero, 7 × 2 is 14. So each bracket is set to zero by itself. With another number than zero on the right that does not work, as many pairs multiply to it.',
    whys: [
      [
        /\bformula\b|\b(?:can.?t|cannot|don.?t|do not|could not|couldn.?t) (?:\w+ )?(?:find|see|get)\b|\bno (?:\w+ )?numbers\b|\bfactor\w* (?:not|fails)|n.?t factor/i,
        'The formula always works. Factorising is quicker where whole numbers fit, and both lead to the same solutions.',
      ],
    ],
    check:
      'Put each of your numbers into the equation, one after the other: does the left side come to the right side?',
  },
  factorise: {
    name: 'factorising',
    words: /\bfactori[sz]\w*\b|\bfactor (?:it|this|the)?\b/i,
    asks: ['Which two numbers multiply to the last number and add up to the one in the middle?'],
    why: 'When two brackets are multiplied out, their two numbers multiply to the last one and add up to the one in the middle. So those are the two numbers to look for, with their signs.',
    check: 'Multiply your brackets out again: do you come back to what you began with?',
  },
  expressions: {
    name: 'multiplying out',
    words: /[a-z](?:\^|²|³)\d?.{0,8}(?:times|×|\*)|\bexpand\b|\bmultiply out\b|\blike terms\b|\bsimplify\b/i,
    asks: ['What multiplies what here, and which terms are alike?'],
    why: 'What stands before a bracket multiplies everything inside, and only terms with the same letters can be put together: three apples and two pears make no five of anything.',
    whys: [
      [
        /\([^()]{1,20}\) ?(?:²|\^ ?2)|\bsquare (?:both|each|every)\b|\bmiddle (?:term|one)\b/i,
        'A sum is no product, so its square has more in it: each term of the first bracket goes with each one of the second. Try it with numbers: (10 − 3)² is 49, and 10² + 3² is 109.',
      ],
      [
        /^(?!.*\b(?:powers?|exponents?|ind(?:ex|ices))\b).*\b(?:can.?t|cannot|don.?t|do not)\b.{0,30}\b(?:add|put|join|combine|plus)\b|\bdifferent letters\b/i,
        'Different letters stand for different numbers, so they can’t be counted together: three apples and two pears make no five of either. Only terms with the very same letters can be put together.',
      ],
      [
        /minus|plus|sign|negative|positive/i,
        'A minus before a bracket turns the sign of everything inside. Taking away a plus gives a minus, and taking away a minus gives a plus: when somebody takes a debt away from you, you have more.',
      ],
      [
        /power|add|times|exponent/i,
        'A power counts how often the letter is multiplied. Write both out as long products in one row, one behind the other: so the powers are added.',
      ],
    ],
    check:
      'Put a small number, such as 2, in the place of the letter, at the beginning and in your answer: do both come to the same?',
  },
  inequality: {
    name: 'inequalities',
    words: /[<>≤≥]|\binequalit\w+\b/i,
    asks: ['What is done to the letter, and what undoes it? Mind what dividing by a negative number does.'],
    why: 'It is solved like an equation, but multiplying or dividing by a negative number turns the sign: 2 is less than 4, and −2 is more than −4.',
    whys: [
      [
        /open|closed|circle|shade/i,
        'The circle is filled where the number itself makes it true, and empty where it does not. Put it in and see; the shading goes to the numbers that make it true.',
      ],
    ],
    check:
      'Try a number from your answer in the inequality, and one from the other side: is the first true, and the second not?',
  },
  pair: {
    name: 'two equations with two letters',
    words: /\bsimultaneous\b|\bpair of equations\b/i,
    asks: ['Which letter can be made to go, by adding, taking away or putting in?'],
    why: 'Two letters need two equations. When one letter is gone, by adding, by taking away or by putting in, the other one can be found; and then it is put back.',
    whys: [
      [
        /\bnever (?:cross|meet|touch)\w*|\bparallel\b|\bno solution|\bnot (?:cross|meet)/i,
        'Each equation is a straight line, and the solution is where both of them cross. Parallel lines never cross, so no pair of numbers fits both: there is no solution then.',
      ],
      [
        /\bgraphs?\b|\bdraw\w*|\bplot\b|\bpicture\b|\blines?\b|\bcross\w*/i,
        'Each equation is a straight line. Draw both of them: the point where they cross has the two numbers that fit both.',
      ],
    ],
    check: 'Put both numbers into both equations, one after the other: is each of them true?',
  },
  line: {
    name: 'the equation of a line',
    words:
      /\bequation of (?:the|a) line\b|\by ?= ?m?x ?\+|\by ?= ?-?\d*x|\by.?intercept\b|\bslope.intercept\b/i,
    asks: [
      'How steep is it, and where does it meet the upright axis?',
      'Put the numbers of one point in the place of x and y: what must be added to make it true?',
    ],
    why: 'The number before x is how far up it goes for one step to the right; the number alone is the height at x = 0. The height of some other point is not that number.',
    whys: [
      [
        /parallel/i,
        'Parallel lines are equally steep, so they have the same number before x; only where they meet the axis is different.',
      ],
    ],
    check: 'Put the x of each point in: does the y of that point come out?',
  },
  coordinates: {
    name: 'the slope',
    words: /\bslopes?\b|\bgradients?\b|\brise over run\b/i,
    asks: ['How far up does it go, and how far across? The way up stands on top.'],
    why: 'The slope says how far up it goes for one step across. So the way up is shared out over the steps across: it is divided by them.',
    whys: [
      [
        /first|order|matter|which point|swap/i,
        'It makes no difference, as long as the same point comes first on the top and on the bottom: with the points swapped both changes turn their sign, and the slope stays the same.',
      ],
    ],
    check:
      'Swap the two points and do it once more: both changes turn their sign, so do you come to the same?',
  },
  sequences: {
    name: 'sequences',
    words:
      /\bsequences?\b|\bnth term\b|\bpattern\b|\bterm\b|\bnext (?:two |three |\d )?(?:numbers?|terms?)\b/i,
    asks: ['How far is it from each number to the next?'],
    why: 'A sequence goes on by one rule, the same from each number to the next. When you know the rule, you do it once more from the last number.',
    check: 'Put 1, 2 and 3 into your rule, or look at the steps: do the numbers of the question come out?',
  },
  solve: {
    name: 'equations',
    words: /\bequations?\b|\bsolve\b|\b\d*[a-z] ?[-+−=/] ?\d|\bboth sides\b/i,
    asks: ['What was done to the letter last, and what undoes that?'],
    why: 'An equation is like a scale: it stays level when you do the same to both sides. So you undo what was done to the letter, the last thing first, until it stands alone.',
    whys: [
      [
        /\b(?:first|before|order)\b/i,
        'What was done to the letter last is undone first, as with shoes and socks. Dividing first is allowed, too, but then every part has to be divided, and that is harder.',
      ],
      [
        /\badd\b|\bplus\b|\bminus\b|\bsubtract|\btake/i,
        'Adding and taking away undo each other: a number that is taken away is gone once the same number is added, because the two make zero. And it is added on both sides, so that they stay equal.',
      ],
      [
        /\bdivid|\btimes\b|\bmultipl/i,
        'Multiplying and dividing undo each other, so what the letter is divided by is undone by multiplying with it. It is done to every part on both sides.',
      ],
      [
        /\bluck|\bother number|\banother (?:number|answer|solution)|\bmore than one|\bonly one/i,
        'No, it is no luck: each step can be undone, so every number that fits must come to this one. An equation with the letter once, and not squared, has just one such number.',
      ],
    ],
    check: 'Put your number in the place of the letter, and work out both sides. Are they the same?',
  },
  substitution: {
    name: 'putting a number in',
    words: /\bsubstitut\w+\b|\bwhen [a-z] ?=|\bif [a-z] ?= ?-?\d/i,
    asks: ['What stands in the place of the letter, and what is worked out first?'],
    why: 'A number right before a letter multiplies it, and powers and products are worked out before anything is added or taken away.',
    check:
      'Put the number in once more, with brackets around it, and do the powers first: do you come to the same?',
  },
  convert: {
    name: 'fractions, decimals and percentages',
    words: /\bas a (?:decimal|percentage|fraction)\b/i,
    asks: ['What does the line of a fraction mean, and what does percent mean?'],
    why: 'A fraction, a decimal and a percentage can say the same amount: the line of a fraction means “divided by”, a place behind the point means tenths, and percent means out of a hundred.',
    check: 'Change it back: do you come to what you began with?',
  },
  story: {
    name: 'the question',
    words: /(?!)/,
    asks: ['What happens to the amounts: put together, taken away, shared, or equal groups?'],
    why: 'Each sum follows one sentence of the question, and what it asks for comes last.',
    check: 'Put your number into the question and read it once more: does every sentence fit?',
  },
} as const satisfies Record<string, Concept>
