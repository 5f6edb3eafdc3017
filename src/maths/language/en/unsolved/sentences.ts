/** What is said of work that nobody has solved; the older register is in `registers.ts`. */

type Ways = readonly [string, ...string[]]

/** What is asked in the child's own words, or by a word where it is not known. */
const of = (asked: string): string => (asked === '' ? 'your question' : `“${asked}”`)

/** Its beginning: what is asked and told, in the child's own words. */
export const opened = (asked: string, known: string, nudge: string): Ways => [
  `Let’s take it apart. It asks: “${asked}” We know ${known}. ${nudge}`,
  `All right, on the table: it asks “${asked}” and tells us ${known}. ${nudge}`,
]

/** Behind what leads to a sum. */
export const WHICH_SUM = 'Which sum would you try first?'

/** What may happen first. */
export const FIRST = {
  '+': 'Which amounts come together here?',
  '−': 'Does something go away here, or are two amounts compared? Which two are they?',
  '×': 'Is an amount there several times? Which one, and how often?',
  '÷': 'Is something shared out, or put into equal parts? What, and how many parts are there?',
} as const

/** The child comes to what is very likely the answer. */
export const comeTo = (said: string): Ways => [
  `Yes, **${said}**: I get the same.`,
  `Yes, **${said}** is right: I get it, too.`,
]
/** It comes to what may well be the answer. */
export const comeToo = (said: string): string =>
  `I get **${said}**, too, so I think that is it! Read the question once more: does it fit?`
/** The same of the first of two questions. */
export const firstToo = (said: string): string => `I get **${said}**, too.`
export const firstStands = (said: string): string => `Your sums are right, so I think so: **${said}**.`
export const otherPart = (asked: string): string => `It asks one more thing: ${of(asked)}.`
/** Nobody here comes to anything; its sums are right. */
export const sumsStand = (said: string): Ways => [
  `I think so, yes: **${said}**. All your sums are right.`,
  `Your sums are right, so I think that is it: **${said}**.`,
]
/** The child says that it is done. */
export const onYourWord = (said: string): string =>
  `All right, then **${said}** is your answer, and your sums are worked out right.`
export const isWithout = (labels: string): string => `I just don’t see ${labels} in them.`
export const onward: Ways = ['Have you got another question?', 'What comes next?']
/** The same behind what was said to another part of the message. */
export const yesBehind = (isSure: boolean): string => (isSure ? 'Yes, it is right.' : 'I think so, yes.')
/** It is done, and something more is said of it. */
export const stillDone = (said: string): Ways => [
  `So **${said}** it is. Have you got another question?`,
  `Your answer is **${said}**, then. What would you like to do next?`,
]
export const nextQuestion: Ways = ['Well done! Have you got another question?', 'Good work! What comes next?']
/** The unit of what is asked. */
export const UNITS = {
  area: (unit: string): string => `An area counts squares, so it is **${unit}²** here.`,
  volume: (unit: string): string => `A volume counts cubes, so it is **${unit}³** here.`,
  plain: (unit: string): string => `It is told in **${unit}**, so your number is in **${unit}**, too.`,
}

/** Parts of one whole that do not fit together. */
export const wrongShare = (part: string, amount: string, other: string, known: string): string =>
  `You have ${other} of it as ${known}. Does \`${part}\` come to \`${amount}\` then? Look how many times the one part goes into the other.`
export const unitUnknown = (asked: string): string =>
  `Look at what is asked, ${of(asked)}: which unit does it ask for, and which do the numbers have?`

/** The same where nothing is asked yet. */
export const openedUnasked = (known: string): string =>
  `I have it on the table: ${known}. ${WHAT_IS_ASKED} Say it in your own words, then we find the first step.`
/** Asks for what is asked. */
export const WHAT_IS_ASKED = 'And what is asked in the end?'
/** The child has said it. */
export const askTaken = (asked: string, nudge: string): Ways => [
  `All right, so that is asked: “${asked}”. ${nudge}`,
  `Good, now we know it: “${asked}”. ${nudge}`,
]

/** On to another part of it. */
export const partOpened = (asked: string, known: string, nudge: string): Ways => [
  `On to that: ${of(asked)}.${known === '' ? '' : ` You have ${known}.`} ${nudge}`,
  `Now it asks: ${of(asked)}.${known === '' ? '' : ` You have ${known}.`} ${nudge}`,
]

/** What a sum was made of. */
export const madeOf = (labels: string): Ways => [`In it are ${labels}.`, `You used ${labels} for it.`]

/** What is still to be used, asked once. */
export const notUsed = (labels: string): Ways => [
  `Not used yet: ${labels}. Do you need that, and what for?`,
  `The question tells ${labels} as well. Do you need that here?`,
]
const ABOUT_UNUSED = /(?:Not used yet: |The question tells )((?:\*\*[^*]+\*\*(?:, | and )?)+)/g
/** The numbers, with what they count, that a reply has asked about. */
export const aboutUnused = (reply: string): string[] =>
  [...reply.matchAll(ABOUT_UNUSED)].flatMap(([, labels = '']) =>
    [...labels.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label),
  )
/** The child's word is taken for it. */
export const notNeeded = (labels: string): string => `Right, we leave out ${labels}.`
export const usedBefore = (labels: string): string => `Yes, you have used ${labels}.`

/** Something that was asked about is still there. */
export const nextStep = (asked: string): Ways => [
  `What comes next on the way to ${of(asked)}?`,
  'What would you do next?',
]

/** Much of it is still to be used. */
export const muchLeft = (asked: string): Ways => [
  `What does that tell you of ${of(asked)}? Give your number a name or a unit.`,
  'What is it a number of? And which of the numbers comes next?',
  'That is one step. Which numbers belong to the next one?',
]

/** Several things were found and not gone on with. */
export const looseEnds = (numbers: string, asked: string): Ways => [
  `You have ${numbers} now. Do they belong together for ${of(asked)}, and how?`,
  `What happens with ${numbers} on the way to ${of(asked)}?`,
]
export const rounded = (said: string, of: string): string =>
  `${said} is ${of} rounded. Is it rounded the right way for what is asked?`
/** An amount that is told as below zero. */
export const belowZero = (said: string, label: string): string =>
  `Yes, ${said} is a good way to write ${label}: the minus says which side of zero it is on.`
export const asPart = (said: string): string =>
  `${said}, a part over its whole: yes, those numbers are there.`
export const eachReached = (numbers: string): string =>
  `${numbers}: each one comes from those before it, worked out right.`
export const belongsHere = (said: string): Ways => [
  `${said} may be of use here. What makes it together, and which part of it do you know?`,
  `You know ${said}. Which of the told numbers go with it, and how?`,
]
/** Asked whether it is right, such a number is not confirmed: it may belong to something else. */
export const belongsSomewhere = (said: string): Ways => [
  `From ${said} alone I can’t tell whether it is right here. What is it a number of, and how do you come to it?`,
  `I can’t say yes to ${said} yet. Which of the told numbers lead to it?`,
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

/** Nothing is left to be used. */
export const allUsed = (last: string, asked: string): Ways => [
  `Is ${last} what ${asked === '' ? 'you want to find out' : `“${asked}” asks for`}, or is there one more step?`,
  `So you are at ${last}. Is that it, or is one more step needed?`,
]

/** What is left is asked for, and no sum took anything away. */
export const nothingTaken = (last: string, asked: string): Ways => [
  `You are at ${last}, and nothing was taken away yet. Is that what “${asked}” asks for, or is one more step needed?`,
  `“${asked}”: so what was there at first, and what goes away from it? Is ${last} what goes or what stays, and is one more step needed?`,
]

/** A number that is not whole, of things that are. */
export const inParts = (last: string, thing: string): Ways => [
  `You are at ${last}. Can there be a part of one when ${thing} are counted? Think of what really happens: is one more step needed?`,
]

/** The child doubts its own number. */
export const doubted =
  'You doubt it yourself, and that is a good check: what cannot be in the story was not meant so. Which of your steps would you do in another way?'
/** Whether a reply has asked so. */
export const asksIfAll = (reply: string): boolean => /\bone more step\b/.test(reply)
export const WHY_I_ASKED =
  'I asked because nobody has told me the answer to this one: I can only see that your sums are right. Whether it is done, you know best.'

export const planned = (sum: string): Ways => [
  `A sum to try: what does ${sum} come to, and what does that tell you?`,
  `All right. What does ${sum} come to, and of what is that a number?`,
]

export const toldAlready = (said: string, label: string): Ways => [
  `Right, ${said} stands in the question: ${label}. What do you do with it?`,
  `Yes, that is ${label} of the question. Which number goes with it?`,
]

/** Several told ones, in words that may conclude anything from them. */
export const allTold = (labels: string): string =>
  `${labels} stand in the question. Which numbers go with each of them, and what do you get?`
/** Ends what is said to a number that was reached before. */
export const WORKED_OUT = 'comes to, worked out right.'
export const reachedAlready = (said: string, sum: string): string =>
  `Yes, ${said} is what ${sum} ${WORKED_OUT}`
export const keptAlready = (said: string): string => `Right, ${said}, as you said before.`
export const reachedBySum = (said: string, sum: string): Ways => [
  `Yes, ${sum} comes to ${said}.`,
  `${said}: yes, that is what ${sum} comes to.`,
]

export const fromNowhere = (said: string): Ways => [
  `How did you come to ${said}? Write the sum, and I’ll check it.`,
  `I keep ${said} in mind as yours, but I can’t see yet where it comes from. Which numbers did you use for it, and what did you do with them?`,
  `Tell me the way to ${said}: from which number did you start?`,
]

/** What the tutor took down was read wrong. */
export const corrected = (said: string, asked: string): string =>
  `Sorry, I took that down wrong: ${said}, then. ${asked === '' ? '' : `It asks “${asked.replace(/[?\s]*$/, '?')}” `}What would you find out first with that?`

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
  `Say it in your own words first, or draw it: what do you know, and what is missing? ${asked === '' ? '' : `It asks “${asked}” `}${nudge}`,
]
export const belonging = (together: string, labels: string): Ways => [`${together} Here are ${labels}.`]
export const likeThis = (like: string): Ways => [
  `Let’s look at one of the same kind with small numbers. ${like} Now the same with yours: what is your first step?`,
]
export const choosing = (choice: string, labels: string): Ways => [
  `Let’s make that step together, with ${labels}. ${choice}`,
]
export const goingOn = (last: string, asked: string): Ways => [
  `You have ${last} already. What is that a number of? And what is missing for ${of(asked)}?`,
  `Go on from ${last}: does it get bigger or smaller on the way to ${of(asked)}?`,
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
  `You did ${sum}. ${why} Is that what happens here, on the way to ${of(asked)}?`,
  `Look at ${sum}. ${why} Which words of the question say so?`,
]
/** `why not the bottom?` */
export const whyNot = (asked: string): Ways => [
  `Ask it of the question: does that belong to ${of(asked)}, or is it hidden, or counted already? What do you think, and why?`,
]
export const whyAtAll = (asked: string, next: string): string =>
  `Each step should bring us nearer to ${of(asked)}. ${next}`

/** Its part of an invitation back. */
export const backTo = (asked: string): Ways => [
  `Shall we go on with ${of(asked)}?`,
  `We still have ${of(asked)} to do. Ready?`,
  `Back to ${of(asked)}, when you like?`,
]

export const nextOwn =
  'On to the next one: type your question as it stands. Or say “quiz me”, and you get one of mine.'
/** What the child has set up by itself is worked out. */
/** An equation of the child's own for it, and whether it comes to what the nets come to. */
export const ownEquation = (said: string, fits: boolean): string =>
  fits
    ? `Good, ${said} says what is told, with a letter.`
    : `An equation is a good idea! See that each part of ${said} stands for something that is told; then we solve it.`
export const subDone = (answer: string, asked: string): string =>
  `Right, so your equation says it is ${answer}. And back to ${of(asked)}: put it into what is told there. Does all of it fit?`
export const notUsedYet = (labels: string): string => `Not used yet: ${labels}.`
