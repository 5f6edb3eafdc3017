import { type Mark, OTHER } from './read-sums.ts'
import type { ReadCharacter } from './recognise.ts'
import { DIGIT_FOR } from './sense-of-numbers.ts'
import { isKnownWord } from './sense-of-words.ts'

/** What one reading lacks of the other, and what stands in both but is not the same, beside what is the same. */
const COST = { missed: 0.8, changed: 1 }
/** What stands further apart, in heights of the line, is not the same place. */
const APART = 0.6
/** What a reader didn't think of is not quite impossible; the recogniser, which is of print, is wrong more often. */
const UNTHOUGHT = { recogniser: 0.02, sums: 0.002 }
/** What both tell is sure where the reading of sums by itself is so likely, or it nearly and the recogniser as well. */
const SURE = 0.97
const NEARLY = { sums: 0.9, recogniser: 0.95 }
/** From here the recogniser is believed that a letter is one. */
const LETTER = 0.9
/** What both tell and is not sure is no surer than this. */
const NOT_QUITE = 0.8
/** Less likely ones are named no more. */
const LEAST = 0.02
/** No surer than this where the readings differ. */
const DISPUTED = 0.6
/** A mark so likely is put in where the recogniser read nothing, to be looked at. */
const PUT_IN = 0.5
const NOT_SURE = 0.3
/** What the recogniser read less surely, and the other reading has not, is dirt or a bit of the paper's lines. */
const DIRT = 0.9
/** A line of so many marks without any other character is a calculation, and so is a sign by itself. */
const FEWEST = 2

const isDigit = (text: string) => /^\d$/.test(text)
/** A speck beside a digit looks the same: two must see it. */
const isPoint = (text: string) => /^[.,]$/.test(text)
const isSign = (text: string) => /^[+\-=÷]$/.test(text)
/** What hardly ever stands in words. */
const isOfSum = (text: string) => /^[\d+×÷=]$/.test(text)
const isMark = (text: string) => /^[\d+\-×÷=.,/()%:£$]$/.test(text)
/** A cross is the sign or the letter: the sense of the line tells. */
const plain = (text: string) => (/^[xX]$/.test(text) ? '×' : text)

/**
 * Puts both readings of a line together, that of the recogniser and that of who knows how people write sums: where they
 * agree it is sure, where they differ the one with more behind it is taken, to be looked at.
 * @param heights how many of its heights the line is long
 */
export function bothReadings(
  characters: readonly ReadCharacter[],
  marks: readonly Mark[],
  heights: number,
): ReadCharacter[] {
  // Words alone, or something crossed out as a whole.
  if (!marks.some(({ text }) => text !== OTHER))
    return characters.map(each => (marks.length > 0 && isOfSum(each.text) ? disputed(each) : each))
  const isCalculation = looksCalculated(characters, marks)
  const pairs = pairsOf(
    characters.filter(({ text }) => text !== ' '),
    marks,
    heights,
  )
  const result: ReadCharacter[] = []
  let isDoubted = false
  const add = (character: ReadCharacter) => {
    result.push(isDoubted ? { ...character, isBesideUnread: true } : character)
    isDoubted = false
  }
  /** What can't be told stands before the next character, or behind the last one. */
  const doubt = () => {
    isDoubted = true
  }
  for (const [character, mark] of pairs) {
    if (character && mark && !mark.isFaint) add(together(character, mark, isCalculation))
    else if (character) {
      const isUnsure = !isDigit(character.text) && character.likelihood < DIRT
      const isDirt = isCalculation && (isUnsure || isPoint(character.text))
      if (isDirt || (isCalculation && isMark(character.text))) doubt()
      if (!isDirt) add(isOfSum(character.text) ? disputed(character) : character)
    } else if (mark) {
      const isPutIn = !mark.isFaint && likelihoodOf(mark) > PUT_IN
      const isKnown = isDigit(mark.text) || (isCalculation && mark.text !== OTHER && !isPoint(mark.text))
      if (isPutIn && isKnown) add(putIn(mark))
      else if (isCalculation) doubt()
    }
  }
  const last = result.at(-1)
  if (isDoubted && last) result[result.length - 1] = { ...last, isBesideUnread: true }
  return [...result, ...characters.filter(({ text }) => text === ' ')].sort(
    (one, other) => one.from - other.from,
  )
}

const disputed = (character: ReadCharacter): ReadCharacter => ({
  ...character,
  likelihood: Math.min(character.likelihood, DISPUTED),
})

const likelihoodOf = ({ text, likelihoods }: Mark) => likelihoods[text] ?? 0

/** Whether a line is a calculation and nothing else, as both see it. */
function looksCalculated(characters: readonly ReadCharacter[], marks: readonly Mark[]): boolean {
  const solid = marks.filter(({ isFaint }) => !isFaint)
  const words =
    characters
      .map(({ text }) => text)
      .join('')
      .match(/(?<![^ ])[A-Za-z]+(?![^ ])|[A-Za-z]{4,}/g) ?? []
  const isWord = words.some(word => word.length > 3 || (word.length > 1 && isKnownWord(word)))
  const isEnough = solid.length >= FEWEST || solid.some(({ text }) => /^[+\-×÷=]$/.test(text))
  return !isWord && isEnough && !solid.some(({ text }) => text === OTHER)
}

/** What is told of one place by both. */
function together(character: ReadCharacter, mark: Mark, isCalculation: boolean): ReadCharacter {
  const seen = seenIn(mark)
  // Among words what is no digit may be a letter; what it could be is told by what stands beside it.
  if (!isCalculation && !isDigit(character.text)) return { ...character, seen }
  // A line of the paper makes an equals sign of a minus for who looks at sums alone, and a letter may be one of algebra.
  const isOther =
    (isSign(character.text) && isSign(mark.text) && character.text !== mark.text) ||
    (/^[a-wyz]$/.test(character.text) &&
      character.likelihood >= LETTER &&
      DIGIT_FOR[character.text] !== mark.text)
  if (mark.text === OTHER || isOther || (!isCalculation && !isDigit(mark.text)))
    return { ...disputed(character), seen }
  const read = [{ text: character.text, likelihood: character.likelihood }, ...character.others]
  const couldBe = (other: string, text: string) =>
    plain(other) === text || (isCalculation && DIGIT_FOR[other] === text)
  const worth = Object.entries(mark.likelihoods)
    .map(([text, likelihood]) => {
      const thought = read.reduce(
        (most, other) => (couldBe(other.text, text) ? Math.max(most, other.likelihood) : most),
        UNTHOUGHT.recogniser,
      )
      return { text, worth: thought * (likelihood + UNTHOUGHT.sums) }
    })
    .sort((one, other) => other.worth - one.worth)
  const all = worth.reduce((sum, each) => sum + each.worth, 0)
  const best = worth[0] ?? { text: mark.text, worth: 0 }
  const isAgreed = couldBe(character.text, best.text) && best.text === mark.text
  const text = best.text === plain(character.text) ? character.text : best.text
  const thoughtOf = Object.entries(mark.likelihoods).map(([other, likelihood]) => ({
    text: other,
    likelihood,
  }))
  const others = [...thoughtOf, ...read]
    .filter(other => other.text !== text && other.text !== OTHER && other.likelihood >= LEAST)
    .sort((one, other) => other.likelihood - one.likelihood)
    .filter((other, at, list) => list.findIndex(each => each.text === other.text) === at)
  const own = likelihoodOf(mark)
  const isSure = own >= SURE || (own >= NEARLY.sums && character.likelihood >= NEARLY.recogniser)
  const most = isAgreed ? (isSure ? 1 : NOT_QUITE) : DISPUTED
  const likelihood = Math.min(best.worth / all, most)
  return { ...character, text, likelihood, others, seen }
}

/** How likely a mark is each of the ten digits, and none of them. */
function seenIn({ likelihoods }: Mark): number[] {
  const digits = Array.from({ length: 10 }, (_, digit) => likelihoods[digit] ?? 0)
  return [...digits, Math.max(0, 1 - digits.reduce((sum, each) => sum + each, 0))]
}

function putIn(mark: Mark): ReadCharacter {
  const { text, from, to } = mark
  return {
    text,
    likelihood: NOT_SURE,
    others: [],
    from,
    to,
    gap: 0,
    seen: seenIn(mark),
    isBesideUnread: true,
  }
}

type Pair = readonly [ReadCharacter | undefined, Mark | undefined]

/** Which character and which mark are the same place: as few as can be are changed, missed or put in. */
function pairsOf(characters: readonly ReadCharacter[], marks: readonly Mark[], heights: number): Pair[] {
  const middle = ({ from, to }: { from: number; to: number }) => ((from + to) / 2) * heights
  const costOf = (character: ReadCharacter, mark: Mark) => {
    const apart = Math.abs(middle(character) - middle(mark))
    if (apart > APART) return Infinity
    return apart + (plain(character.text) === mark.text ? 0 : COST.changed)
  }
  const costs = Array.from({ length: characters.length + 1 }, () => new Float64Array(marks.length + 1))
  const at = (i: number, j: number) => costs[i]?.[j] ?? Infinity
  for (let i = characters.length; i >= 0; i--) {
    for (let j = marks.length; j >= 0; j--) {
      if (i === characters.length && j === marks.length) continue
      const [character, mark] = [characters[i], marks[j]]
      const both = character && mark ? at(i + 1, j + 1) + costOf(character, mark) : Infinity
      const one = Math.min(at(i + 1, j), at(i, j + 1)) + COST.missed
      ;(costs[i] as Float64Array)[j] = Math.min(both, one)
    }
  }
  const pairs: Pair[] = []
  for (let i = 0, j = 0; i < characters.length || j < marks.length; ) {
    const [character, mark] = [characters[i], marks[j]]
    if (character && mark && at(i, j) >= at(i + 1, j + 1) + costOf(character, mark) - 1e-9) {
      pairs.push([character, mark])
      i++
      j++
    } else if (character && at(i, j) >= at(i + 1, j) + COST.missed - 1e-9) {
      pairs.push([character, undefined])
      i++
    } else {
      pairs.push([undefined, mark])
      j++
    }
  }
  return pairs
}
