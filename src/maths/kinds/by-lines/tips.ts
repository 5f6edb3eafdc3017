/** Two hints for each topic, the plainer one second. They name no number of the question. */
export const tips: Record<string, readonly [string, string]> = {
  'Adding whole numbers': [
    'Which number is bigger? Start from it and count on in easy jumps.',
    'Split the smaller number into tens and ones. Add the tens first, then the ones.',
  ],
  'Adding with carrying': [
    'Write the numbers under each other so that ones stand under ones. Which column comes first?',
    'Add the ones. When they come to ten or more, write the ones digit and carry one ten to the next column.',
  ],
  'Subtracting whole numbers': [
    'You can count up from the smaller number to the bigger one. How far is it?',
    'Take away the tens first, then the ones.',
  ],
  'Subtracting with borrowing': [
    'Look at the ones: can you take the lower digit from the upper one? If not, where could you borrow?',
    'Swap one ten for ten ones – or one hundred for ten tens. Then take away column by column. Counting up from the smaller number works too.',
  ],
  'Times tables': [
    'Do you know a fact close to it? Start there and add or take away one group.',
    'Break one of the numbers into easy parts, such as five and the rest. Multiply each part, then put them together.',
  ],
  'Multiplying larger numbers': [
    'Split one number into its tens and its ones. What could you multiply first?',
    'Multiply by the tens, then by the ones, and add the two results.',
  ],
  'Dividing whole numbers': [
    'Turn it round: how many times does the second number fit into the first?',
    'Take away easy groups, such as ten at a time, and count how many groups you took.',
  ],
  'Dividing by zero': [
    'Think of sharing things among nobody. Does that make sense?',
    'Try to find a number that gives the first one when you multiply it by zero. Is there any?',
  ],
  'Adding fractions': [
    'Are the pieces the same size? Look at the bottom numbers.',
    'Change the fractions so that both have the same bottom number. Then only the tops are added.',
  ],
  'Subtracting fractions': [
    'Are the pieces the same size? Look at the bottom numbers.',
    'Change the fractions so that both have the same bottom number. Then only the tops are taken away.',
  ],
  'Multiplying fractions': [
    'Here the pieces need not be the same size. What do you do with the tops, and what with the bottoms?',
    'Multiply top by top and bottom by bottom, and make it simpler at the end.',
  ],
  'Dividing fractions': [
    'How often does the second fraction fit into the first?',
    'Turn the second fraction over, and multiply instead of dividing.',
  ],
  'Mixed numbers': [
    'How many pieces are in the whole numbers? Could you write everything in pieces?',
    'Write each mixed number as a top-heavy fraction first: whole times bottom, plus top.',
  ],
  'Simplifying fractions': [
    'Is there a number that goes into the top and into the bottom?',
    'Try two, three and five on both numbers. Divide both by the same number, and see whether it works again.',
  ],
  'Fractions of amounts': [
    'What does the bottom number tell you to do with the amount?',
    'Share the amount into as many equal parts as the bottom says. Then take as many parts as the top says.',
  ],
  'Adding and subtracting decimals': [
    'Write the numbers under each other. Where must the points stand?',
    'Point under point, and fill empty places with zeros. Then work column by column from the right.',
  ],
  'Multiplying decimals': [
    'Leave the points away for a moment. What would you multiply then?',
    'Multiply as whole numbers. Then count the digits behind both points together: so many stand behind the point of the result.',
  ],
  'Dividing decimals': [
    'Could you make the second number a whole number?',
    'Multiply both numbers by ten, or a hundred, until the second one is whole. The result stays the same.',
  ],
  'Comparing numbers': [
    'Could you write the numbers in the same way, so that they are easy to compare?',
    'Give fractions the same bottom number, or write decimals with the same number of digits. Then compare from the left.',
  ],
  'Multiplying and dividing by 10': [
    'Which way do the digits move: do they become worth more or less?',
    'Each zero moves every digit one place. Multiplying makes them worth more, dividing less.',
  ],
  'Percentages of amounts': [
    'Percent means out of a hundred. What are ten percent of the amount?',
    'Find ten percent or one percent first – that is easy – and build the rest from it.',
  ],
  'Fractions, decimals and percentages': [
    'What does the line in a fraction mean? It stands for a calculation.',
    'A percentage is a number of hundredths. A fraction becomes a decimal when you divide the top by the bottom.',
  ],
  'Order of operations': [
    'Which part comes first? Think of brackets, then powers, then times and divide, then plus and minus.',
    'Do only the part that comes first and write the line again with its result. Then look again.',
  ],
  Powers: [
    'What does the small number tell you?',
    'The small number says how often the big one stands in a multiplication. Write it out long.',
  ],
  'Adding and subtracting negative numbers': [
    'Draw a number line. Where do you start, and which way do you go?',
    'Adding goes to the right, taking away to the left. Taking away a negative turns you round.',
  ],
  'Multiplying and dividing negative numbers': [
    'Work out the size first, without the signs. What do the signs say?',
    'Two equal signs give plus, two different signs give minus.',
  ],
  'Solving equations': [
    'What has been done to the unknown? How could you undo it, on both sides?',
    'Undo the adding or taking away first, then the multiplying or dividing – always the same on both sides.',
  ],
  'Rounding numbers': [
    'Which place do you round to? Look at the digit right behind it.',
    'Five or more rounds up, four or less stays. Everything behind the place goes.',
  ],
}

/** Where nothing better is known. */
export const ANY_TIPS = [
  'What does the question ask for, and what do you know already?',
  'Do one small part of it first and write down what you get.',
] as const
