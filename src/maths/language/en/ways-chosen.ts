/** Ways of school maths that a child may choose or be asked to take, by the words that name them. */
export const WAYS = {
  'long division':
    /\b(?:long|short|column|written|bus ?(?:-| )?stop|standard)(?: method)? division\b|\bbus ?(?:-| )?stop\b|\b(?:long|short) way of divid|\bbring(?:ing)? (?:it )?down\b/i,
  columns:
    /\b(?:long|short|column|written|stack\w*|standard|vertical)(?: method| way)? multiplication\b|\bstack(?:ing|ed)?\b|\b(?:in|with|using|by) (?:the )?columns?\b|\bcolumn (?:method|way)\b/i,
  grid: /\b(?:grid|box|area) (?:method|way|model)\b|\bwith (?:a |the )?(?:grid|box(?:es)?)\b|\bpartition\w*/i,
  substitution:
    /\bsubstitut\w*|\bplug(?:ging)? (?:it |that |one )?in(?:to)?\b|\bput(?:ting)? (?:it|one|that) in(?:to)? the other\b/i,
  'completing the square': /\bcomplet\w* the square\b/i,
  'quadratic formula': /\b(?:quadratic|abc|pq|midnight) formula\b/i,
  'one percent':
    /\b1 ?(?:%|per ?cent) first\b|\bone per ?cent(?: first)?\b|\b(?:find|finding|do|doing|through|via|using|with) 1 ?%/i,
} as const
export type WayName = keyof typeof WAYS

/** Said against a way, which is not chosen by that. */
export const REFUSES_WAY =
  /\b(?:without|not|don['’]?t (?:like|want|know|get|understand)|dont (?:like|want|know|get|understand)|instead of|what(?:'?s| is)|hate)\b/i

/** What leads on by each way; numbers and terms come in as they stand in the question. */
export const ON_WAY = {
  pointsRow: (at: string, by: string) =>
    `Go digit by digit, from the left. How often does ${by} fit into ${at}?`,
  rowsOnes: (first: string, digit: string) =>
    `Write the two numbers under each other. The lower one begins with its ones: what is ${first} times ${digit}?`,
  rowsTens: 'Then its next digit, which counts tens: so put a zero first. What does that row come to?',
  grid: (ones: string, others: string) =>
    `Draw a box and write ${ones} along the top and ${others} down the side. What goes into the first of its fields?`,
  known: (letter: string, term: string) =>
    `One of your equations tells what ${letter} is: ${term}. Put that in brackets in the place of ${letter} in the other one: what does it say then?`,
  alone:
    'For that one letter must stand alone in one of the equations. In which one is that quickest, and what do you get?',
  aloneNext:
    'Look for a letter without a number in front of it, and bring all else in its equation to the other side. What is that letter then?',
  square: (letter: string, half: string, bracket: string) =>
    `Half of the number before ${letter} is ${half}. Multiply out ${bracket}: how far is that from what you have?`,
  formula: 'Write down a, b and c first, each with its sign: which numbers are they?',
  percent: (whole: string) => `One percent is a hundredth. How much is 1% of ${whole}?`,
} as const
