/** What is said of work that nobody has solved; the older register is in `registers.ts`. */

type Ways = readonly [string, ...string[]]

/** Its beginning: what is asked and told, in the child's own words. */
export const opened = (asked: string, known: string, nudge: string): Ways => [
  `Let’s take it apart. It asks: “${asked}” We know ${known}. ${nudge} Which sum would you try first?`,
  `All right, on the table: it asks “${asked}” and tells us ${known}. ${nudge} Which sum would you try first?`,
]

/** What may happen first. */
export const FIRST = {
  '+': 'Which amounts come together here?',
  '−': 'Does something go away here, or are two amounts compared? Which two are they?',
  '×': 'Is an amount there several times? Which one, and how often?',
  '÷': 'Is something shared out, or put into equal parts? What, and how many parts are there?',
} as const

/** The child comes to what may well be the answer. */
export const comeToo = (said: string): string =>
  `I come to ${said}, too. Only you can see whether I’ve read the question as it is meant: if so, you are done! What comes next?`

/** The same where nothing is asked yet. */
export const openedUnasked = (known: string): string =>
  `I have it on the table: ${known}. And what is asked in the end? Say it in your own words, then we find the first step.`

/** On to another part of it. */
export const partOpened = (asked: string, known: string, nudge: string): Ways => [
  `On to that: “${asked}?” From before you have ${known}. ${nudge}`,
  `Now it asks: “${asked}?” You have ${known}. ${nudge} Which sum would you try first?`,
]

/** What a sum was made of. */
export const madeOf = (labels: string): Ways => [`In it are ${labels}.`, `You used ${labels} for it.`]

/** What is still to be used. */
export const notUsed = (labels: string): Ways => [
  `Not used yet: ${labels}. What happens with that?`,
  `The question tells ${labels} as well. Where does that come in?`,
  `And what about ${labels}: is it needed for what is asked?`,
]

/** Much of it is still to be used. */
export const muchLeft = (asked: string): Ways => [
  `What does that tell you of “${asked}”? Give your number a name or a unit.`,
  'What is it a number of? And which of the numbers comes next?',
  'That is one step. Which numbers belong to the next one?',
]

/** Several things were found and not gone on with. */
export const looseEnds = (numbers: string, asked: string): Ways => [
  `You have ${numbers} now. Do they belong together for “${asked}”, and how?`,
  `What happens with ${numbers} on the way to “${asked}”?`,
]
export const rounded = (said: string, of: string): string =>
  `${said} is ${of} rounded. Is it rounded the right way for what is asked?`
export const asPart = (said: string): string =>
  `${said}, a part over its whole: yes, those numbers are there.`
export const eachReached = (numbers: string): string =>
  `${numbers}: each one comes from those before it, worked out right.`
export const belongsHere = (said: string): Ways => [
  `Yes, ${said} is a number that belongs here. What makes it together, and which part of it do you know?`,
  `${said} is good to have here. Which of the told numbers go with it, and how?`,
]
/** The child has tried it out itself. */
export const settled: Ways = [
  'Good, you have tried it out yourself, and each of your sums is right. Write it down as a whole sentence. What comes next?',
  'Fine, then it stands on its own: right sums, and you have read the question once more. Have you got another one?',
]
export const stepMissing = (together: string): Ways => [
  `Then a step is missing. ${together}`,
  `All right, so we are not there yet. ${together}`,
]
/** Two people come to two numbers. */
export const twoAnswers = (said: string, last: string): Ways => [
  `${said} and your ${last} are not the same. Go through both ways, step by step: where do they part, and which step fits the question?`,
]

/** Every number has been used. */
export const allUsed = (last: string, asked: string): Ways => [
  `Now all the numbers are used. Read once more, “${asked}”: does ${last} answer it, or is there one more step?`,
  `So ${last} is where you are. Is it what “${asked}” asks for? Say it as a whole sentence with its unit.`,
  `Is ${last} big enough, or too big, for “${asked}”? Try it backwards and see whether everything fits.`,
]

export const planned = (sum: string): Ways => [
  `A sum to try: what does ${sum} come to, and what does that tell you?`,
  `All right. What does ${sum} come to, and of what is that a number?`,
]

export const toldAlready = (said: string, label: string): Ways => [
  `Right, ${said} stands in the question: ${label}. What do you do with it?`,
  `Yes, that is ${label} of the question. Which number goes with it?`,
]

export const reachedAlready = (said: string, sum: string): string =>
  `Yes, ${said} is what ${sum} comes to, worked out right.`
export const keptAlready = (said: string): string => `Right, ${said}, as you said before.`
export const reachedBySum = (said: string, sum: string): Ways => [
  `${said}: I think of ${sum}, which comes to that. Tell me if you did another sum.`,
  `${said}: I see that ${sum} comes to that, if it is what you did.`,
]

export const fromNowhere = (said: string): Ways => [
  `How did you come to ${said}? Write the sum, and I’ll check it.`,
  `I keep ${said} in mind as yours, but I can’t see yet where it comes from. Which numbers did you use for it, and what did you do with them?`,
  `Tell me the way to ${said}: from which number did you start?`,
]

export const strange = (number: string): string =>
  `I don’t see the ${number} in the question: where does it come from?`

export const operationNamed = (does: string, labels: string): Ways => [
  `You could ${does}: which two of the numbers, and what would that tell you? We have ${labels}.`,
  `Try it: which numbers would you ${does}? Write the sum, and what it comes to.`,
]

export const withLetters = (term: string): Ways => [
  `A letter is a good idea, that makes ${term} a rule to test. Put a number that you know in the place of the letter: does it come out as it is told?`,
  `Test ${term} once more: which number stands for the letter, and what do you get for it?`,
]

export const thought = (next: string): Ways => [
  `Good that you think about it. ${next}`,
  `I see how you think of it. ${next}`,
  `Let’s go on with it. ${next}`,
]

/** Nobody here knows it, and that is said. */
export const wonderedAt = (next: string): Ways => [
  `That I can’t say for sure from here, so let’s find out. ${next}`,
  `A good question. I haven’t solved this one, so let’s think together. ${next}`,
]

/** The hints, a bigger one each time. */
export const inOwnWords = (asked: string, nudge: string): Ways => [
  `Say it in your own words first, or draw it: what do you know, and what is missing? It asks “${asked}” ${nudge}`,
]
export const belonging = (together: string, labels: string): Ways => [`${together} Here are ${labels}.`]
export const likeThis = (like: string): Ways => [
  `Let’s look at one of the same kind with small numbers. ${like} Now the same with yours: what is your first step?`,
]
export const choosing = (choice: string, labels: string): Ways => [
  `Let’s make that step together, with ${labels}. ${choice}`,
]
export const goingOn = (last: string, asked: string): Ways => [
  `You have ${last} already. What is that a number of? And what is missing for “${asked}”?`,
  `Go on from ${last}: does it get bigger or smaller on the way to “${asked}”?`,
]

/** Whether it is right. */
export const sumsRight = (sums: string): Ways => [
  `Your sums are right: ${sums}.`,
  `Every sum that you showed is right: ${sums}.`,
]
export const notKnown = 'Whether that is all that is asked you can see yourself.'
export const nothingToCheck =
  'I haven’t seen a sum of yours yet, so I can’t say. Write what you worked out, and I’ll check each step.'
export const goBack = (back: string): string => `Go back: what is ${back}? Do you come to where you started?`

/** Why it is done. */
export const WHY_SUM = {
  '+': 'Adding puts amounts of the same kind together.',
  '−': 'Taking away finds what is left when a part goes, or how far two amounts are apart.',
  '×': 'Multiplying counts equal groups: the same amount again and again.',
  '÷': 'Dividing shares into equal parts, or finds how many times one amount goes into the other.',
  '^': 'A square is a number times itself, as with the sides of a square.',
} as const

export const becauseOf = (sum: string, why: string, asked: string): Ways => [
  `You did ${sum}. ${why} Is that what happens here, on the way to “${asked}”?`,
  `Look at ${sum}. ${why} Which words of the question say so?`,
]
/** `why not the bottom?` */
export const whyNot = (asked: string): Ways => [
  `Ask it of the question: does that belong to “${asked}”, or is it hidden, or counted already? What do you think, and why?`,
]
export const whyAtAll = (asked: string, next: string): string =>
  `Each step should bring us nearer to “${asked}”. ${next}`

/** Its part of an invitation back. */
export const backTo = (asked: string): Ways => [
  `Shall we go on with “${asked}”?`,
  `“${asked}” is still waiting for us. Ready?`,
  `Back to “${asked}”, when you like?`,
]

export const nextOwn =
  'On to the next one: type your question as it stands. Or say “quiz me”, and you get one of mine.'
export const subDone = (asked: string): string =>
  `And back to your question: what does that tell you of “${asked}”?`
export const notUsedYet = (labels: string): string => `Not used yet: ${labels}.`
