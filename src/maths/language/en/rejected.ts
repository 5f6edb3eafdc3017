/** How a child says that its question was read as another one. */
const IT =
  "(?:that|this|it|these|those)(?:(?:'?s| is| was| were| are)(?: not|n'?t)|(?: isn'?t| wasn'?t| ain'?t| not|s no?t))(?: even| really| at all)?"
const THE = '(?:my|the|our|his|her|their)'
const QUESTION = '(?:question|problem|sum|qu?|task|homework|one i (?:asked|typed|mean\\w*|wrote))'

const REJECTS = new RegExp(
  [
    `\\b${IT} ${THE} ${QUESTION}\\b`,
    `\\b${IT} what (?:i|it|they|he|she|${THE} ${QUESTION})(?:'?s| is| was)? ?(?:ask\\w*|meant?|said|says|wrote|typed|want\\w*)\\b`,
    `\\bnot ${THE} ${QUESTION}\\b`,
    `^\\W*no+\\b\\W*(?:but )?(?:it|that|this|${THE} ${QUESTION})(?:'?s| is|s)? (?:asking|asks|wants|is about) (?:for |about |to know )?(?:the |a )?(?:\\p{L}+ ?){1,3}`,
    `\\bwrong ${QUESTION}\\b`,
    `\\b(?:yo)?u(?:'?ve| have| r| are|'?re)? (?:do(?:ing)? |got |read(?:ing)? |mis(?:read|understood|understanding) |(?:did )?(?:not|n'?t) (?:read|get|understood|understand) |didn'?t (?:read|get|understand) |don'?t (?:read|get|understand) )${THE} ${QUESTION}(?: wrong(?:ly)?)?`,
    `\\b(?:yo)?u(?:'?ve| have)? (?:read|got) (?:it|that|this) wrong\\b`,
    "^\\W*no+\\b\\W*i'?(?:m| am) not (?:divid|multiply|add|subtract|tak|shar)\\w*(?: \\p{L}+){0,2}",
    `^\\W*no\\b\\W*(?:but )?${THE} ${QUESTION}(?:'?s| is| was| are)\\b(?: about)?`,
    `\\b${THE} ${QUESTION}(?:'?s| is| was) (?:not )?about\\b(?: \\p{L}+){1,3}`,
  ].join('|'),
  'iu',
)
/** `its not a pattern its an average`: what it was taken for, and what it is. */
const INSTEAD =
  /\b(?:it|this|that)(?:'?s| is)(?: not|n'?t) (?:an? |about |the )?(\p{L}{4,})[\s,.;:!]+(?:(?:but|no|cos) )?(?:it|this|that)(?:'?s| is) (?:an? |about |the )?(\p{L}{4,})\b/iu
const FORGET =
  /\b(?:forget|stop|leave|enough) (?:about |with )?(?:the|this|that|your) (?!(?:step|part|line|hint|idea|answer|last|first)\b)(\p{L}{4,})s?\b/iu
/** `2 + 60 isnt anything`, `where does the 9 - 15 come from`: a sum that the child has not asked for. */
const NOT_MINE =
  /\b\d[\d.]* ?[-+−×x*÷/] ?\d[\d.]*\s*\??\s*(?:(?:it|that|thats|that's) )?(?:(?:is|has|does|makes)(?: not|n'?t)|makes? no|has no(?:thing)?)\b[^.?!]*[.?!]*/iu

/** What a child says of how its question was read. */
export interface Rejected {
  /** The words that say so. */
  words: string
  /** What it was taken for, where that is named. */
  taken?: string | undefined
  /** What it is instead. */
  meant?: string | undefined
  /** Only a sum on the way is rejected. */
  isOfSum?: true
}

/** Hears that a question was read as another one; undefined where nothing says so. */
export function rejectedIn(text: string): Rejected | undefined {
  const [words] = REJECTS.exec(text) ?? []
  if (words !== undefined) return { words }
  const instead = INSTEAD.exec(text)
  if (instead) return { words: instead[0], taken: instead[1], meant: instead[2] }
  const forget = FORGET.exec(text)
  if (forget) return { words: forget[0], taken: forget[1] }
  const [sum] = NOT_MINE.exec(text) ?? []
  return sum === undefined ? undefined : { words: sum, isOfSum: true }
}

/** Said in a few words before what is taken up instead. */
export const SORRY = ['Sorry, I read that wrong.', 'Sorry, I took it for another question.'] as const
