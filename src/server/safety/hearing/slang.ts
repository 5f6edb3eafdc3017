import { plain } from '../../shared/normalise.ts'

/** Short for killing oneself; said of homework with a laugh it is a groan. */
const SHORT_FOR_DYING = /\b(?:kms|kmsing|ctb|unalive (?:me|myself)|kill me|kill myself|end me)\b/gi
/** What a groan is about. */
const OF_WORK =
  /\b(?:home ?works?|hw|maths?|sums?|fractions?|algebra|equations?|decimals?|geometry|division|multiplication|times tables?|worksheet|essay|tests?|exams?|quiz|revision|questions?|problems?|spelling|science|history|french|spanish|class|lesson|game|level|wifi|lag|monday|alarm)\b/
const LAUGHS = /\b(?:l+o+l+|lmf?ao+|rofl|(?:a?ha){2,}h?|he(?:he)+|jk|joking|xd|😭+)\b|[😂🤣💀😹😆😅]/u
/** Whoever means it says when, how or how long, or says that it is no joke. */
const MEANT =
  /\b(?:tonight|2nite|tonite|tomorrow|tmrw|soon|forever|fr|frfr|serious(?:ly)?|not (?:a joke|joking|kidding)|no joke|for real|i mean it|plan|pills?|tablets?|rope|knife|razor|blade|bridge|train|roof|note|goodbye|bye|nobody|no ?one|alone|anymore|every ?day|cut(?:ting)?|hurt|sh|want to|wanna|might)\b/

/** When the work itself is due says nothing of the child: "tests tomorrow". */
const DUE = new RegExp(
  `(${OF_WORK.source}) (?:(?:is|are|due|for|on|by) )*(?:tomorrow|tmrw|tonight|soon)\\b`,
  'g',
)

/** A message without what is said of dying in fun: "this homework kms lol" is a groan, "kms tonight fr" is none. */
export function withoutJokes(text: string): string {
  const known = plain(text)
  if (known.search(SHORT_FOR_DYING) < 0) return text
  if (!OF_WORK.test(known) || MEANT.test(known.replace(DUE, '$1'))) return text
  // A word for work right beside it is enough for "kms"; words in full ask for a laugh.
  const isShort = /\bkms(?:ing)?\b/.test(known) && !/\bkill (?:me|myself)\b/.test(known)
  if (!isShort && !LAUGHS.test(known)) return text
  return known.replace(SHORT_FOR_DYING, 'argh')
}
