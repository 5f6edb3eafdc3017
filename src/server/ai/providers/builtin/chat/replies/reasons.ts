import type { Operator } from '#maths/arithmetic/expression.ts'

/** Why something is done as it is, and how a child can check its answer by itself. */
export interface Reason {
  why: string
  check: string
}

/** By kind of question; nothing in it names a number of the question. */
export const REASONS: Readonly<Record<string, Reason>> = {
  solve: {
    why: 'An equation is like a scale: it stays level when you do the same to both sides. So you undo what was done to the letter, the last thing first, until it stands alone.',
    check: 'Put your number in the place of the letter, and work out both sides. Are they the same?',
  },
  averages: {
    why: 'The mean is what each one gets when everything is put together and shared out evenly. So first comes the total, and then it is divided by how many there are.',
    check: 'Multiply your mean by how many numbers there are: do you come back to what they make together?',
  },
  median: {
    why: 'The median stands in the middle, and only a list in order has a middle that means something: as many numbers are smaller as are bigger.',
    check:
      'Cross off one number from each end of the ordered list, again and again: what is left in the middle?',
  },
  ratio: {
    why: 'A ratio cuts the whole into equal parts. When you know how many parts there are altogether, dividing tells you how much is in one, and everybody gets so many of those.',
    check:
      'Add all the shares: do they come back to the whole amount? And can both be made smaller to the ratio of the question?',
  },
  expressions: {
    why: 'What stands before a bracket multiplies everything inside, and only terms with the same letters can be put together: three apples and two pears make no five of anything.',
    check:
      'Put a small number, such as two, in the place of the letter, at the beginning and in your answer: do both come to the same?',
  },
  pair: {
    why: 'Two letters need two equations. When one letter is gone, by adding, by taking away or by putting in, the other one can be found; and then it is put back.',
    check: 'Put both numbers into both equations, one after the other: is each of them true?',
  },
  factorise: {
    why: 'When two brackets are multiplied out, their two numbers multiply to the last one and add up to the one in the middle. So those are the two numbers to look for.',
    check: 'Multiply your brackets out again: do you come back to what you began with?',
  },
  percentage: {
    why: 'Percent means out of a hundred, so the whole is a hundred percent. Ten percent is a tenth, which is easy to find, and the others are built from it. What is taken off or put on comes last.',
    check:
      'Do it the other way: find ten percent and build the percentage from that. Do you come to the same?',
  },
  sequences: {
    why: 'A sequence goes on by one rule, the same from each number to the next. When you know the rule, you do it once more from the last number.',
    check: 'Look at the step from the last number to yours: is it the same as all the steps before?',
  },
  time: {
    why: 'An hour has sixty minutes, so you go on to the next full hour first, and only the rest is counted on from there.',
    check: 'Count back from your time by as much as it lasted: do you come to the beginning?',
  },
  angle: {
    why: 'Tear the corners off any triangle and put them side by side: they make a straight line. So what the others leave of that is the last one.',
    check: 'Add all of the angles: do they make what they must make together?',
  },
  probability: {
    why: 'Each thing is as likely to be picked as any other. So the chance is how many you want, out of all that there are.',
    check: 'A chance lies between zero and one, and all the chances together make one whole. Does yours fit?',
  },
  coordinates: {
    why: 'The slope says how far up it goes for one step across. So the way up is shared out over the steps across: it is divided by them.',
    check:
      'Swap the two points and do it once more: both changes turn their sign, so do you come to the same?',
  },
  remainder: {
    why: 'You take out as many whole groups as fit. What is too little for one more group stays over.',
    check: 'Multiply back and add what is left over: do you come to the number that was shared?',
  },
  round: {
    why: 'The digit behind the place says which of the two round numbers is nearer: from five on it is the upper one.',
    check: 'Which two round numbers does it lie between, and which of them is nearer?',
  },
  rate: {
    why: 'A speed says how far in one unit of time. So the whole way is shared out over the time.',
    check: 'Multiply the speed by the time: do you come back to the way?',
  },
  factors: {
    why: 'A factor goes in with nothing left over, so factors come in pairs that multiply to the number.',
    check: 'Divide by it: is nothing left over? And have you tried all the others?',
  },
  compare: {
    why: 'The biggest place counts first: one more ten is worth more than any number of ones beside it. Of fractions the pieces must have one size.',
    check: 'Where would both stand on a number line? The one further right is bigger.',
  },
  simplify: {
    why: 'When top and bottom are divided by the same number, it is still as much: there are fewer pieces, and each is as much bigger.',
    check: 'Multiply top and bottom by the same number again: do you come back?',
  },
  shape: {
    why: 'The area counts how many unit squares fit inside, so many in a row and so many rows; that is why it is in square units. The perimeter is the way once round.',
    check:
      'Draw it and guess first: about how many squares fit inside, or how long is the way round? Does yours come near?',
  },
  'half of two': {
    why: 'Take two of these shapes and turn one of them round: together they make a parallelogram, just as high and as long as the lengths that you put together. One of the two is half of that.',
    check: 'Draw it on squared paper and count the squares, halves put together in pairs. Do you come near?',
  },
  order: {
    why: 'Times counts equal groups, so each product stands for a whole pile. The piles are made first, and only then are they put together or taken away.',
    check: 'Draw it: a row of dots for each group, and the rest beside it. Do you count as many?',
  },
  fractions: {
    why: 'The bottom number says how big the pieces are. Only pieces of one size can be counted together, so both get the same bottom first, and then only the tops are counted.',
    check: 'Is it about as big as it must be? Compare it with a half and with one whole.',
  },
  'fraction of': {
    why: 'The bottom number says into how many equal parts it is shared; the top says how many of those you take.',
    check:
      'Share once more: is one part as big as you thought? Then put all the parts together: do you come to the whole?',
  },
  negatives: {
    why: 'On the number line adding goes to the right and taking away to the left. A minus before the number turns you round: taking away a debt leaves you with more.',
    check: 'Walk it on a number line: where do you start, which way do you go, and how far?',
  },
  substitution: {
    why: 'A number right before a letter multiplies it, and powers and products are worked out before anything is added or taken away.',
    check:
      'Put the number in once more, with brackets around it, and do the powers first: do you come to the same?',
  },
  'right triangle': {
    why: 'In a right-angled triangle the squares on the two short sides together are as big as the square on the longest side. So the sides are squared first, and the root comes last.',
    check: 'Square all three sides: do the two small squares together make the big one?',
  },
  conversion: {
    why: 'The smaller the unit, the more of them are needed. So you multiply to come to a smaller unit, and divide to come to a bigger one.',
    check: 'Change it back: do you come to what you began with? And is it more of the smaller unit?',
  },
  convert: {
    why: 'A fraction, a decimal and a percentage can say the same amount: the line of a fraction means “divided by”, a place behind the point means tenths, and percent means out of a hundred.',
    check: 'Change it back: do you come to what you began with?',
  },
  story: {
    why: 'The story says what happens to the amounts, and each sum follows one sentence of it. What it asks for comes last.',
    check: 'Put your number into the story and read it once more: does every sentence fit?',
  },
  money: {
    why: 'Pounds go with pounds and pence with pence, and a hundred pence make a pound.',
    check: 'Add it up once more the other way round, or count up from the price to what was paid.',
  },
  proportion: {
    why: 'Both amounts grow in step. So you find out what belongs to one, and then to as many as are asked for.',
    check: 'Divide your answer by how many there are: is it as much for one as before?',
  },
  'place value': {
    why: 'A digit is worth what its place says, and each place is worth ten times as much as the one to its right.',
    check: 'Write a zero in every other place: what does the digit stand for alone?',
  },
  ordering: {
    why: 'Numbers can be put in order once they are written in the same way. Then the biggest place is looked at first.',
    check: 'Look at each number and the one after it: is it always on the same side on a number line?',
  },
  scale: {
    why: 'Every length on the map or drawing stands for so many times as much outside, all in the same unit.',
    check: 'Go back with the scale: do you come to the length that you began with?',
  },
  'minus times minus': {
    why: 'A minus before a bracket turns the sign of everything inside. Taking away a plus gives a minus, and taking away a minus gives a plus: when somebody takes a debt away from you, you have more.',
    check:
      'Put a small number in the place of the letter, at the beginning and in your answer: do both come to the same?',
  },
  decimals: {
    why: 'Without the points you count in small pieces, such as tenths. The point comes back at the end, where the size says it must be.',
    check: 'Make the numbers round and guess: about how big must it be? Is the point in the right place?',
  },
}

/** Of calculations with whole numbers, by what is done. */
export const OF_OPERATORS: Readonly<Record<Operator, Reason>> = {
  '+': {
    why: 'Only ones go with ones and tens with tens. When there are ten ones, they make a ten of their own, which is carried to the tens.',
    check: 'Turn it round: take one of the numbers away from your answer. Is the other one left?',
  },
  '-': {
    why: 'Ones are taken from ones and tens from tens. When there are too few ones, one of the tens is changed into ten ones; then there is one ten less.',
    check: 'Turn it round: add what you took away to your answer. Do you come back to where you began?',
  },
  '×': {
    why: 'Multiplying counts equal groups. You may split one number into parts, do each part by itself, and put them together: nothing is lost. A digit in the tens stands for tens.',
    check:
      'Turn it round: divide your answer by one of the numbers. Is it the other one? Or do it in another way, and compare.',
  },
  '÷': {
    why: 'Dividing asks how many groups of that size fit in. So you may take out groups that you know, bit by bit, and count them.',
    check: 'Turn it round: multiply your answer by what you divided by. Do you come back to where you began?',
  },
  '^': {
    why: 'A power says how often a number is multiplied by itself.',
    check: 'Write it out as one long multiplication, and do it once more.',
  },
}
