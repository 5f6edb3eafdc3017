import type { Choices, Question } from '../domain/question.ts'
import { markQuestion } from '../kinds/doors.ts'
import { takeLabel } from '../notation/labels.ts'

const LETTERED = /(?:^|[\s,;?.:])\(?([A-Fa-f])(?:\)|\.(?=\s)|:(?=\s))\s*/g
const FEWEST = 2
const LONGEST_OPTION = 80
const LONGEST_TEXT = 600
const CHOOSE =
  /(?:[\s.,:?]|^)(?:please )?(?:choose|circle|tick|select|pick|mark|underline)(?: the| one| your| of)*(?: (?:correct|right|best))?(?: (?:answer|option|letter|choice|one))?(?: (?:below|from the (?:list|options)|from))?[\s:.]*$/i
/** In "(c) a" the letter may be a number of the question or one of the options. */
const LONE_LETTER = /^[a-f]$/i
const NONE = /^none of (?:these|the above|them)\.?$/i
const SUM = /\d\s*[+×÷*]\s*\d|\d\s+[-−]\s*\d/

interface Given {
  stem: string
  list: Choices['list']
}

/** The text before the options, and the options by their letters; undefined where there are none. */
function optionsIn(text: string): Given | undefined {
  const labels = [...text.matchAll(LETTERED)]
  const from = labels.findLastIndex(([, letter]) => letter?.toLowerCase() === 'a')
  const own = from < 0 ? [] : labels.slice(from)
  const isInOrder = own.every(([, letter], at) => letter?.toLowerCase() === 'abcdef'.charAt(at))
  const first = own[0]
  if (!first || own.length < FEWEST || !isInOrder) return undefined
  const list = own.map((label, at) => ({
    letter: 'abcdef'.charAt(at),
    text: text
      .slice(label.index + label[0].length, own[at + 1]?.index ?? text.length)
      .replace(/[\s,;]+$/, '')
      .replace(/\.$/, '')
      .trim(),
  }))
  const isFit = list.every(
    each =>
      each.text !== '' &&
      each.text.length <= LONGEST_OPTION &&
      !SUM.test(each.text) &&
      !LONE_LETTER.test(each.text),
  )
  const stem = text.slice(0, first.index + (/^[?.:]/.test(first[0]) ? 1 : 0)).trim()
  return isFit && stem !== '' ? { stem, list } : undefined
}

/** The only option that is right, where all others are sure to be not. */
function rightOf(question: Question, list: Choices['list']): string | undefined {
  const verdicts = list.map(({ text }) => (NONE.test(text) ? 'wrong' : markQuestion(question, text).verdict))
  if (verdicts.some(verdict => verdict === 'unread' || verdict === 'unclear')) return undefined
  for (const wanted of ['right', 'rounded']) {
    const [own, ...others] = list.filter((_, at) => verdicts[at] === wanted)
    if (own) return others.length === 0 ? own.letter : undefined
  }
  return undefined
}

const FIRST_OPTION = /(?:^|[\s(,;?.:])[aA][).:]/

function readOne(text: string, readStem: (stem: string) => Question[] | undefined): Question | undefined {
  const { label, text: bare } = takeLabel(text.trim())
  const given = optionsIn(bare)
  // Options before the options are another question; there would be ever more ways to read it.
  if (!given || FIRST_OPTION.test(given.stem)) return undefined
  const { list } = given
  const stem = given.stem.replace(CHOOSE, match => (/^[.?]/.test(match) ? match.charAt(0) : ''))
  const listed = `${stem.replace(/[?:.\s]+$/, '')}: ${list.map(each => each.text).join(', ')}`
  for (const asked of [stem, listed]) {
    const [question, ...others] = readStem(asked) ?? []
    const right = question && others.length === 0 ? rightOf(question, list) : undefined
    if (question && right)
      return { ...question, text, choices: { list, right }, ...(label === undefined ? {} : { label }) }
  }
  return undefined
}

/**
 * Questions with answers to choose from: `What is 7 + 5? A) 11 B) 12 C) 13`, also several that are numbered.
 * @param readStem reads what stands before the options
 * @returns undefined where no option, or more than one, is right
 */
export function readWithOptions(
  text: string,
  readStem: (stem: string) => Question[] | undefined,
): Question[] | undefined {
  if (!FIRST_OPTION.test(text)) return undefined
  const chunks = text.split(/\n(?=\s*(?:q(?:uestion)?\s*)?\d{1,2}\s*[.):])/i)
  const questions = chunks.flatMap(chunk => (chunk.length <= LONGEST_TEXT && readOne(chunk, readStem)) || [])
  return questions.length === chunks.length ? questions : undefined
}
