import { tellsManyFromOne } from './about-form.ts'
import { isOneSlip } from './one-slip.ts'
import { plainWords } from './plain-words.ts'

/** What words come to beside those of the answer page; they are never wrong, only not told. */
export interface ComparedWords {
  isRight: boolean
  /** How it is spelt, where one letter slipped. */
  spelling?: string
}

/** So much of a question tells which words of an answer only repeat it. */
const LONGEST_QUESTION = 600

const words = (list: string) => new Set(list.split(' '))

/** Lead to an answer and say nothing themselves. */
const LEADING = words(
  'it is its thi that thats they are theyre there were was wa be i we you think believe guess reckon know say said must should would could answer an ans called call name named because cos would im sure maybe probably so he she ha has have got my our your their them him her do do did get by ad year come came live lived wrote written happen happened took',
)
const FOREIGN = words('le la les un une der die das ein eine el los las il lo')
const PLACES = words('in on at from to of by for with near around round')
/** Where a reason begins; why it is so changes nothing of what it is. */
const REASON = /(?<![\s,])[\s,]+(?:because|cause|cos|bc)\s(?=.)/gs
/** Says what a name is the name of: `River Nile`, `President Washington`. */
const GENERIC = words(
  'river city town country planet ocean sea king queen president lake mountain mount island continent state sir mr mrs dr street language galaxy force number page gas colour animal',
)
const DENIES = words('not no never isnt arent wasnt dont doesnt neither nor without except cannot cant')
const OFFERS = words('or either maybe and but')
const SAYS_ERA = words('bc bce')

const has = (list: readonly string[], set: ReadonlySet<string>) => list.some(word => set.has(word))

/** What the words come to without those that only lead to it, and without those of the question. */
function essence(own: readonly string[], other: readonly string[], question: readonly string[]): string[] {
  const keepsPlaces = has(other, PLACES)
  const keepsForeign = has(other, FOREIGN)
  const isSpare = (word: string) =>
    !other.includes(word) &&
    !/\d/.test(word) &&
    (LEADING.has(word) ||
      question.includes(word) ||
      GENERIC.has(word) ||
      (PLACES.has(word) && !keepsPlaces) ||
      (FOREIGN.has(word) && !keepsForeign))
  const left = own.filter(word => !isSpare(word))
  return left.length > 0 ? left : [...own]
}

/** `Henry 8` is the eighth. */
const isSameWord = (one: string, other: string) =>
  one === other || (/^\d+(?:th)?$/.test(one) && one.replace('th', '') === other.replace('th', ''))

/** `the First World War` with its number behind, as in `World War I`. */
const withNumberBehind = (own: readonly string[]) =>
  own.length > 1 && /^\dth$/.test(own[0] ?? '') ? [...own.slice(1), own[0] ?? ''] : [...own]

function sameOrSlip(wanted: readonly string[], given: readonly string[]): ComparedWords {
  if (wanted.length !== given.length) {
    const [one, two] = [wanted.join(''), given.join('')]
    if (one === '' || /\d/.test(one)) return { isRight: false }
    if (one === two) return { isRight: true }
    // "photo sinthesis": one word in two pieces, and a slip besides, is left to a grown-up.
    return { isRight: false }
  }
  const slips = wanted.flatMap((word, at) => (isSameWord(word, given[at] ?? '') ? [] : [at]))
  const [only, ...others] = slips
  if (only === undefined) return { isRight: wanted.length > 0 }
  const isSlip = others.length === 0 && isOneSlip(wanted[only] ?? '', given[only] ?? '')
  return isSlip ? { isRight: true, spelling: '' } : { isRight: false }
}

/** What words leave out and numbers turn on: `x > 3`, `-2`. */
const SIGNS = /[<>≤≥≠±√]|(?<![\p{L}\p{N}]\s?)[-−](?=\d)/gu

const signsIn = (text: string) =>
  (text.replace(/>=/g, '≥').replace(/<=/g, '≤').match(SIGNS) ?? []).join('').replaceAll('−', '-')

/** `Danke Schoen` for `danke schön`. */
const spelledOut = (text: string) => text.replace(/[äöüÄÖÜ]/g, letter => `${letter}e`)

/** `The sun is bigger than the moon`, where the question is which of the two is bigger. */
function withoutComparison(question: string, answer: string): string {
  const [all = '', word = ''] =
    /\s+(?:is|are|was)\s+(?:the\s+)?(\p{L}+)(?:\s+than\s[^.!?]{1,80})?[\s.!]*$/iu.exec(answer) ?? []
  const isAsked = /\bor\b/i.test(question) && word !== '' && plainWords(question).includes(word.toLowerCase())
  return isAsked ? answer.slice(0, -all.length) : answer
}

function withoutReason(text: string): string {
  const starts = [...text.matchAll(REASON)].map(({ index }) => text.slice(0, index))
  return starts.find(before => /\p{L}/u.test(before)) ?? text
}

/**
 * Compares one answer with one right answer in words: letter case, accents, punctuation, articles, number words and
 * plural don't matter, nor what only leads to the answer or says the question again.
 */
export function compareWords(question: string, expected: string, answer: string): ComparedWords {
  const bare = withoutComparison(question, answer)
  const wordsOf = (text: string) => plainWords(text, tellsManyFromOne(question))
  const wanted = withNumberBehind(wordsOf(expected))
  const given = withNumberBehind(wordsOf(withoutReason(expected) === expected ? withoutReason(bare) : bare))
  if (wanted.length === 0 || given.length === 0) return { isRight: false }
  if (signsIn(expected) !== signsIn(answer)) return { isRight: false }
  const plain = sameOrSlip(wanted, given)
  if (plain.isRight) return shown(plain, expected)
  if (spelledOut(expected) !== expected && sameOrSlip(wordsOf(spelledOut(expected)), given).isRight) {
    return { isRight: true }
  }
  const isOtherSense = [DENIES, OFFERS, SAYS_ERA].some(set => has(given, set) !== has(wanted, set))
  if (isOtherSense) return { isRight: false }
  const asked = wordsOf(question.slice(0, LONGEST_QUESTION))
  // A question that names its answers tells nothing apart by its own words.
  const spare = asked.includes('or') ? [] : asked
  return shown(sameOrSlip(essence(wanted, given, spare), essence(given, wanted, spare)), expected)
}

function shown({ isRight, spelling }: ComparedWords, expected: string): ComparedWords {
  return spelling === undefined ? { isRight } : { isRight, spelling: expected.trim() }
}
