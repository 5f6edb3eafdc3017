import { MATHS_WORDS } from '#maths/language/en/maths-words.ts'
import { plainWords } from '../intents/spelling.ts'
import { invitation, isSafe } from '../replies/voice.ts'
import { type Act, RANK, type Talk } from './act.ts'

/** Words that mean the same, each group with what that is. */
const ALIKE: readonly [readonly string[], string][] = [
  [['sum', 'total', 'add', 'plus', 'altogether'], 'to put numbers together'],
  [
    ['minus', 'subtract', 'take away', 'difference'],
    'how far one number is from another, found by taking away',
  ],
  [['times', 'multiply', 'product', 'lots of'], 'to count so many equal groups'],
  [['divide', 'share', 'quotient'], 'to make equal parts'],
  [['mean', 'average'], 'mostly the fair share: all put together, shared by how many there are'],
  [['nought', 'zero', 'nothing', 'nil'], 'the number 0'],
  [
    ['comma', 'point'],
    'where the whole ends and the tenths begin. Countries write it in two ways: 3,7 is 3.7. Write it here as your teacher does',
  ],
  [['cancel', 'simplify'], 'to write it with smaller numbers, worth the same'],
  [['percent', 'percentage'], 'a part said out of a hundred'],
  [['gradient', 'slope'], 'how steep a line is'],
  [['perimeter', 'circumference'], 'the way once round; of a circle it has a name of its own'],
  [['factor', 'divisor'], 'a number that goes into another with nothing left over'],
  [['equivalent', 'equal'], 'worth the same'],
  [['oblong', 'rectangle'], 'a shape with four right angles'],
]
/** Letters that books choose differently for the same number of a line. */
const LETTERS_OF_LINE: readonly [string, string][] = [
  ['bc', 'where the line crosses the y-axis: some books write y = mx + b, others y = mx + c'],
  ['amk', 'how steep the line is, the number before x'],
]
const OF_LINE = /\bline\b|\bslope|gradient|intercept|y ?= ?(?:[amk]x|\d*x)/i

/** `is c the same as b?`, of a line. */
function lettersAlike({ last, told, work }: Talk): string | undefined {
  const letters =
    last.toLowerCase().match(/(?<![\p{L}'’=+ ] ?)[abckm](?![\p{L}'’])|(?<= )[bckm](?![\p{L}'’])/gu) ?? []
  const named = [...new Set(letters)]
  const group = LETTERS_OF_LINE.find(([each]) => named.filter(letter => each.includes(letter)).length > 1)
  const around = [last, work?.problem.question.text ?? '', ...told.slice(-4)].join(' ')
  return group && OF_LINE.test(around) ? `Yes, they mean the same: ${group[1]}.` : undefined
}

const SAME = /\b(?:same|alike|equal|synonyms?|different|differs?)\b/
/** Asks about numbers, and not about words. */
const OF_NUMBERS = /\b(?:will|would|here|always|can|could|be|if|answers?|numbers?|stays?|get|come)\b/
const ASKS = /\b(?:is|are|do|does|mean|means|meaning|like)\b/

/** `is total and sum the same meaning?`, `here teacher wants a point, we write comma, is the same?` */
export const SAME_WORDS: Act = {
  name: 'same words',
  rank: RANK.wish + 2,
  when: talk => {
    const { turn, last } = talk
    const plain = plainWords(last)
    return (
      turn.is === 'talk' &&
      last.length < 110 &&
      !/\d/.test(last) &&
      SAME.test(plain) &&
      ASKS.test(plain) &&
      (lettersAlike(talk) !== undefined || !(OF_NUMBERS.test(plain) && !/\bpoint\b/.test(plain)))
    )
  },
  says: talk => {
    // `what does estimate mean` asks for one word, and not for the mean.
    const plain = ` ${plainWords(talk.last)} `.replace(
      /\b(do|does|did|would)((?: \p{L}+){1,3}) mean\b|\bi mean\b/gu,
      '$2',
    )
    const named = (words: readonly string[]) =>
      words.filter(word => new RegExp(`\\b${word}(?:s|ing)?\\b`).test(plain))
    const group = ALIKE.find(([words]) => named(words).length > 1)
    const said =
      lettersAlike(talk) ??
      (group
        ? `“${named(group[0]).join('” and “')}” belong to the same thing: ${group[1]}.`
        : apart(named(Object.keys(MATHS_WORDS))))
    return said && isSafe(said, talk) ? `${said}${invitation(talk) || ' Shall we go on?'}` : undefined
  },
}

function apart([one, other, ...more]: readonly string[]): string | undefined {
  return one && other && more.length === 0
    ? `Those are two things. **${one}**: ${MATHS_WORDS[one]}. **${other}**: ${MATHS_WORDS[other]}.`
    : undefined
}
