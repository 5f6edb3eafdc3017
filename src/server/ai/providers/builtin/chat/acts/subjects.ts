import { SPELLINGS } from '#maths/language/en/spellings.ts'
import type { Subject } from '../intents/intent.ts'
import { plainWords } from '../intents/spelling.ts'
import { cannot } from '../replies/cannot.ts'
import { invitation, say } from '../replies/voice.ts'
import { type Act, onWish, RANK, type Talk } from './act.ts'

/** How each subject is learnt: an honest word, and then a first step; what to go on with after that. */
const WAYS: Readonly<Record<Exclude<Subject, 'other'>, readonly [string, ...string[]]>> = {
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
    'A good question, and an honest answer: I only know maths well and this not. What do you think yourself, and what have you seen? Then look it up in a book or with a grown-up and compare.',
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
}

const NOTE =
  'Shall we keep the question for a grown-up? Write it on a note, and ask it when you are together.'

const ASKED_WORD =
  /\b(?:spell|spelling of|spelled|spelt)(?: the word)? ([a-z]{3,15})\b(?! (?:test|homework|list|words))/

/** The rule for a word whose spelling is asked; undefined where it has none. */
function ruleFor(plain: string): string | undefined {
  const word = ASKED_WORD.exec(plain)?.[1]
  const rule = word && SPELLINGS[word]
  return (
    rule &&
    `I only know maths well, but this word I know: **${word}**, ${rule}. Cover it, and write it once by heart!`
  )
}

/** Another subject: said honestly, and helped with how one learns it. */
export const SUBJECTS: Act = onWish('other subject', RANK.talk, (talk, { subject }) => {
  const plain = plainWords(talk.last)
  const rule = ruleFor(plain)
  if (rule) return `${rule}${invitation(talk)}`
  if (/\b(?:keep|note|save|remember) (?:it|that|the question)\b/.test(plain))
    return `Good idea. ${NOTE}${invitation(talk)}`
  if (!subject || subject === 'other') return cannot(talk)
  const ways = WAYS[subject]
  const told = ways.filter(way => talk.told.includes(way) || talk.told.some(each => each.startsWith(way)))
  const way = ways.find(each => !told.includes(each))
  return `${way ?? say(talk, 'other subject', [NOTE, 'Your teacher or a book knows more about that than I do. I am glad to help with maths.'])}${way === ways[0] ? back(talk) : invitation(talk)}`
})

/** Words with the open sum, where one waits. */
function back(talk: Talk): string {
  const waits = invitation(talk)
  return waits === ''
    ? ''
    : ` Or later:${waits.replace(/^ (?:Shall we|Back)/, found => (found === ' Back' ? ' back' : ' shall we'))}`
}
