import { SPELLINGS } from '#maths/language/en/spellings.ts'
import type { Subject } from '../intents/intent.ts'
import { plainWords } from '../intents/spelling.ts'
import { cannot } from '../replies/cannot.ts'
import { invitation, say, wasSaid } from '../replies/voice.ts'
import { type Act, onWish, RANK, type Talk } from './act.ts'

/** How each subject is learnt: an honest word, and then a first step; what to go on with after that. */
const WAYS: Readonly<Record<Subject, readonly [string, ...string[]]>> = {
  spelling: [
    'I only know maths well, and spelling not. This helps with any word: look, cover, write, check, and say it in pieces as you write. Which part of the word is the tricky one?',
    'Make up a funny sentence for the tricky part, and write the word three times without looking. Then let somebody at home test you.',
  ],
  writing: [
    'I only know maths well and this not, so I can’t write it for you. A plan I can give you: who or what is it about, what happens, and what do you think of it and why? One or two sentences each. What would your first sentence be?',
    'Good, that is a beginning! Write it down just so. What comes after that?',
    'And why do you think so? One sentence with “because” is worth a lot. Then read it aloud to somebody: what sounds odd is easily mended.',
  ],
  past: [
    'I only know maths well, and dates not, so I won’t guess. Where would you look: your book’s index, a library, a page for children? First say what you know already: about when was it, and who was in it?',
    'Good. Put what you find on a timeline, then say it back in your own words: that is how it stays.',
  ],
  science: [
    'I only know maths well, and science not, so I’d rather not guess. Your science book’s index has the word, or a grown-up and you look it up together.',
    'Write your own idea down first, then what the book says, and what is different. Say it back in your own words: then it is yours.',
  ],
  language: [
    'I only know maths well, and languages not, so I’d rather not guess. Look the word up in a dictionary, and say it aloud in a sentence of your own. Which words do you need?',
    'Make little cards: the word on one side, a picture on the other. Five at a time is enough.',
  ],
  world: [
    'I only know maths well and this not, so I won’t guess. An atlas or a globe shows it at once: which part of the world would you look in first?',
    'Find it on a map, and two things beside it: then it is easy to remember.',
  ],
  other: [
    'I only know maths well and this not, so I won’t guess. Look it up in a book, or ask a grown-up who knows about it.',
  ],
}

const NOTE =
  'Shall we keep the question for a grown-up? Write it on a note, and ask it when you are together.'

/** Said to a further question or a guess, and to what the child tells of it. */
const GUESSED = [
  'That is a thought worth keeping: write it down as your idea. Then see what a book or a grown-up says: were you right?',
  'It may well be so; I can’t tell for sure. What makes you think it? Put it on a list of things to look up.',
] as const
const ASKED_ON = [
  'Another good question, and I don’t know that one either. Write it under the first: with three questions you know just what to look for.',
  'I’d rather not guess there. Which word of it would you look up in a book, or ask a grown-up?',
] as const
const TOLD = [
  'Good that you know that! Write it down in one sentence of your own. What else do you know of it?',
  'That belongs in it. Say it once more with “because”: then it is yours.',
] as const

/** Asks why the tutor does not know it. */
const OF_TUTOR =
  /\byou(?:'re)?\b.*\b(?:know|do|help|good|useless|can't|don't|not|smart)\b|\bwhy (?:can't|don't|won't) you\b/
const HONEST = [
  'You are right: I was made for maths, and this I don’t know well. A book, your teacher or a grown-up does. With maths I am glad to help, any time.',
  'No, I really don’t, and I’d rather say so than tell you something wrong. Who could you ask?',
] as const
const READ_OVER = [
  'Read it aloud: does it say what you think, and why? If your reasons stand in it by name, it is a good one; then give each of them a part of its own.',
  'Begin with the part that you find easiest, and keep your main sentence beside you. What belongs into the next one?',
] as const

const ASKS_AGAIN = /^(?:and |but |so |ok )*(?:why|how|what|what's|who|where|when|which|can|could)\b/
const GUESSES =
  /\?\s*$|^(?:and |but |so |ok |then )*(?:is|are|was|were|do|does|did|isn't|maybe|perhaps)\b|\b(?:i think|i guess|because)\b/

/** What the child says on, while another subject is talked about. */
function goneOn(talk: Talk, plain: string, subject: Subject): string {
  if (OF_TUTOR.test(plain)) return say(talk, 'honest', HONEST)
  if (subject === 'writing' && (GUESSES.test(talk.last) || ASKS_AGAIN.test(plain)))
    return say(talk, 'read over', READ_OVER)
  if (ASKS_AGAIN.test(plain)) return say(talk, 'asked on', ASKED_ON)
  if (GUESSES.test(talk.last) || GUESSES.test(plain)) return say(talk, 'guessed', GUESSED)
  const [, ...ways] = WAYS[subject]
  return ways.find(each => !wasSaid(talk.told, each)) ?? say(talk, 'told', TOLD)
}

/** A word that a rule is known for, with the rule; an attempt at the one that was asked before is compared with it. */
function ofSpelling(talk: Talk, plain: string): string | undefined {
  const words = plain.split(/[^a-z-]+/).map(each => each.replaceAll('-', ''))
  const before = /\*\*([a-z]+)\*\*, /.exec(talk.told.at(-1) ?? '')?.[1]
  const tried =
    before && words.find(each => each.length > 2 && [...each].sort().join('') === [...before].sort().join(''))
  if (tried)
    return tried === before
      ? `Yes, that is how it is spelt. Now hide it, and write it once more by heart!`
      : `Nearly: all the letters are there, in another order. Think of the rule: ${SPELLINGS[before]}. Write it once more!`
  const isAsked =
    /\bhow\b.*\bspel|\bspel\w*(?: of)? (?:the word )?\w+ or\b|\bis it (?:spel\w+|\w+ or)\b|^(?:can you )?spell\b/.test(
      plain,
    )
  const word = isAsked ? words.find(each => SPELLINGS[each]) : undefined
  return (
    word &&
    `I only know maths well, but this word I know: **${word}**, ${SPELLINGS[word]}. Cover it, and write it once by heart!`
  )
}

/** Another subject: said honestly, and helped with how one learns it. */
export const SUBJECTS: Act = onWish('other subject', RANK.talk, (talk, { subject = 'other', isOn }) => {
  const plain = plainWords(talk.last)
  if (/\bwhy (?:(?:can't|don't|won't|do|are|aren't) )?you\b/.test(plain)) return say(talk, 'honest', HONEST)
  const rule = ofSpelling(talk, plain)
  if (rule) return `${rule}${invitation(talk)}`
  if (/\b(?:keep|note|save|remember) (?:it|that|the question)\b/.test(plain))
    return `Good idea. ${NOTE}${invitation(talk)}`
  if (isOn) return goneOn(talk, plain, subject)
  if (/\bhow many\b|\b(?:draw|sing|play|show|video)\b/.test(plain) && subject === 'other') return cannot(talk)
  const ways = WAYS[subject]
  const way = ways.find(each => !wasSaid(talk.told, each))
  return `${way ?? say(talk, 'other subject', [NOTE, 'Your teacher or a book knows more about that than I do. I am glad to help with maths.'])}${way === ways[0] ? back(talk) : invitation(talk)}`
})

/** Words with the open sum, where one waits. */
function back(talk: Talk): string {
  const waits = invitation(talk)
  return waits === ''
    ? ''
    : ` Or later:${waits.replace(/^ (?:Shall we|Back)/, found => (found === ' Back' ? ' back' : ' shall we'))}`
}
