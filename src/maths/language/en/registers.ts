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

/** @param from the column whose words are changed to the other one's */
function withWays(text: string, from: 0 | 1, ways: typeof WAYS): string {
  const change = (part: string) =>
    ways.reduce((said, way) => {
      const [old, other] = from === 0 ? way : [way[1], way[0]]
      return said.replaceAll(old, other)
    }, part)
  return text
    .split(KEPT)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('')
}

/** What the one column leaves out can't be put back. */
const BOTH_WAYS = WAYS.filter(([, older]) => older !== '')

/** A reply in the words of a register. */
export function inRegister(text: string, register: Register): string {
  // What is said in the younger way already is not to be said so twice.
  return register === 'older' ? withWays(text, 0, WAYS) : withWays(withWays(text, 0, BOTH_WAYS), 1, BOTH_WAYS)
}

/** A reply as it is whoever it is said to, so that two can be compared. */
export function inNoRegister(text: string): string {
  return WAYS.reduce((said, [younger, older]) => said.replaceAll(younger, older), text)
}
