/**
 * Texts that somebody might write to keep a reader busy: what has once done so, and whatever can be repeated. Each is a
 * beginning, what is repeated, and an end.
 */
const TEXTS: [begin: string, again: string, end: string][] = [
  // These have stopped a server, or slowed it down for everybody.
  ['i am', ' a bit', ' x'],
  ['number bonds to 10 um', ' its um', ' d'],
  ['Here are ', '1', ' dogs. Which of these numbers is prime?'],
  ['How many integers satisfy 1 < x < 1', '0', '?'],
  ['Which of these numbers is irrational,.', '.), ', 's'],
  ['prime because 1 or', ' 1* 1 or', ' s'],
  ['What is 3 + 4', '?', 'x'],
  ['3 + 4 ', '.', 'x'],
  ['3 + 4', ' ', 'x'],
  ['7', '\t', 'x'],
  ['7', '\u200b', 'x'],
  ['', '1⁄2 ', ''],
  ['', '１２', ''],
  ['What comes next: 1, 2, 3 ', '_', 'x'],
  ['Write 523 as ', 'ten millions, and ', 'x'],
  ['Is a triangle with sides', ' of lengths', ' 3, 4, 5x right angled?'],
  ['Write 3:30 pm in 24 hour', ' clock time', 'x'],
  ['A ', '6-sided ', 'x die is rolled. What is the probability of a 6?'],
  ['The rule is ', 'rule is ', 'x'],
  ['give me ', 'one more ', 'x'],
  ['my', ' my mum says', ' d'],
  ['how do you know', ' that it was right', ' d'],
  // What any reader may stumble over.
  ['', 'a', '!'],
  ['', 'ha', 'x'],
  ['', 'a b ', '?'],
  ['', 'word-', '3'],
  ['', '(', '3'],
  ['', '3)', ''],
  ['', '-', '4'],
  ['3 ', '+ 4 ', '= ?'],
  ['', '3 = ', 'x'],
  ['', '1/', '2'],
  ['', '2^', '3'],
  ['x', '+2x', ' = 5'],
  ['Order ', '3, ', 'x'],
  ['Which is larger, ', '1 or ', 'x?'],
  ['', '1.', ''],
  ['', '£1 and ', 'x'],
  ['', '3:30 ', 'pm'],
  ['', '5 cm ', '3'],
  ['', '20% of ', '50'],
  ['', 'Tom has 3 apples and ', 'how many are left?'],
  ['', 'buys 3 packs of ', 'x'],
  ['', '\\frac{1}{', '2'],
  ['', '$', '3$'],
  ['', '\n', '3'],
  ['', '1)\n', '3'],
  ['', 'a) 3\n', ''],
  ['', 'My pin is 1234 ', 'x'],
  ['', '[a](', ')'],
  ['', '| 3 ', '|'],
  ['', 'é̂', 'x'],
  ['', '😀', '3'],
  ['', '"', '3'],
  ['', 'Mark ', '?'],
  ['', '<<< X 0123456789abcdef\n', 'x'],
  ['x', '\u0334', '?'],
  ['', '((((3+', '4'],
  ['', '\\sqrt{', ''],
  ['2', '^(2', ''],
  ['what is ', 'one hundred and ', ' dogs'],
  ['', 'half of a quarter of ', '12'],
  ['', 'why is it always 24 hours ', 'x'],
  ['', 'can i make it 8ab ', 'x?'],
  ['', 'right triangle sides 3 and 4 ', 'x'],
  ['', '10% off £3 price ', 'x'],
  ['', 'chance not getting picking for ', 'x'],
  ['', '3 kg of apples cost £2 and ', 'x'],
  ['', 'Mina is 3 years older than ', 'Tom'],
  ['', '=+-*/', '3'],
]

/** A hostile text by name. */
export interface HostileText {
  name: string
  repeated(times: number): string
  /** How often it is repeated where it has at most so many characters; once at the least. */
  timesIn(characters: number): number
}

export const hostileTexts: readonly HostileText[] = TEXTS.map(([begin, again, end]) => ({
  name: JSON.stringify(`${begin}${again}…${end}`),
  repeated: times => begin + again.repeat(times) + end,
  timesIn: characters => Math.max(1, Math.floor((characters - begin.length - end.length) / again.length)),
}))
