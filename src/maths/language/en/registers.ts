/** Which words a child is talked to in: up to nine years of age, or from ten on. */
export type Register = 'younger' | 'older'

/** The same said to both, the younger way first; what is in neither column is for both. */
const WAYS: readonly (readonly [younger: string, older: string])[] = [
  ['Good question! Let’s find it out step by step.', 'Let’s work through it.'],
  ['Good try! ', ''],
  ['Have another go.', 'Check that step once more.'],
  [' You found the way yourself, step by step.', ' You found the way yourself.'],
  [
    'How did you find it? Or shall I give you another one like it?',
    'Another one like it, or how did you get there?',
  ],
  ['A story! Let’s take it apart. It asks:', 'Let’s take it apart. It asks:'],
  [
    'Is something put together, taken away, shared, or in equal groups? Which sum would you do?',
    'What happens to the amounts, and which calculation would you try first?',
  ],
  [
    'Can you draw it, with a bar or a box for each? Which sum would you try first?',
    'Draw a bar for each: which calculation would you try first?',
  ],
  [
    'that answers the story. You worked it out yourself. Shall I tell you another story?',
    'that answers it. You worked it out yourself. Shall I give you another problem?',
  ],
  ['Say it in your own words first, or draw it:', 'Put it in your own words, or sketch it:'],
  ['Give your number a name or a unit.', 'State it with its unit.'],
  ['Let’s make that step together', 'Let’s take that step together'],
  ['Now all the numbers are used.', 'Every number is used now.'],
  ['does it get bigger or smaller', 'does it increase or decrease'],
  [
    'Let’s look at one of the same kind with small numbers.',
    'Here is one of the same kind with small numbers.',
  ],
  ['Taking away finds', 'Subtracting finds'],
  ['three apples and two pears make no five of anything', '3x and 2y are no 5 of anything'],
  ['bottom numbers', 'denominators'],
  ['bottom number', 'denominator'],
  ['top numbers', 'numerators'],
  ['top number', 'numerator'],
  ['take away', 'subtract'],
  ['taken away', 'subtracted'],
  ['taking away', 'subtracting'],
  ['Which sum', 'Which calculation'],
  ['which sum', 'which calculation'],
]

/** Maths, questions, pictures and the child's own words stay as they are. */
const KEPT = /(```[\s\S]*?```|\*\*[\s\S]+?\*\*|`[^`]*`|\$[^$]*\$|“[^”]*”)/

/** Finds one way of saying it, whole words only, also at the beginning of a sentence. */
interface Change {
  find: RegExp
  by: string
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** @param from the column whose words are changed to the other one's */
function changesFrom(from: 0 | 1): readonly Change[] {
  return WAYS.filter(way => way[from] !== '').flatMap(way => {
    const [old, other] = from === 0 ? way : [way[1], way[0]]
    const forms =
      old === capital(old)
        ? [[old, other]]
        : [
            [old, other],
            [capital(old), capital(other)],
          ]
    return forms.map(([words = '', by = '']) => ({
      find: new RegExp(
        `${/^\p{L}/u.test(words) ? '(?<!\\p{L})' : ''}${words.replace(/[.?*+^$()[\]{}|\\]/g, '\\$&')}${/\p{L}$/u.test(words) ? '(?!\\p{L})' : ''}`,
        'gu',
      ),
      by,
    }))
  })
}

const TO_OLDER = changesFrom(0)
/** What the older way leaves out can't be put back, and is not taken away before. */
const THERE = TO_OLDER.filter(({ by }) => by !== '')
const BACK = changesFrom(1)

const changed = (text: string, changes: readonly Change[]) =>
  changes.reduce((said, { find, by }) => said.replace(find, () => by), text)

/** A reply in the words of a register. */
export function inRegister(text: string, register: Register): string {
  return text
    .split(KEPT)
    .map((part, at) => {
      if (at % 2 === 1) return part
      // What is said in the younger way already is not to be said so twice.
      return register === 'older' ? changed(part, TO_OLDER) : changed(changed(part, THERE), BACK)
    })
    .join('')
}

/** A reply as it is whoever it is said to, so that two can be compared. */
export function inNoRegister(text: string): string {
  return changed(text, TO_OLDER)
}
