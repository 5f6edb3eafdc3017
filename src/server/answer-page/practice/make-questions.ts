import type { Random } from '#maths/domain/misconception.ts'
import { shuffled } from '#maths/domain/random.ts'
import type { PracticeQuestion } from '#maths/practice/practice-question.ts'
import { asMarkdown } from '#text/as-markdown.ts'
import { isAboutSpelling } from '../about-spelling.ts'
import { itemsOf } from '../compare-lists.ts'
import { misspellings } from './misspell.ts'
import { type PageFact, wantsExample, wrongAnswers } from './wrong-answers.ts'

/** The same question in other words around it: each counts for itself on the way to mastery. */
const FRAMES = [
  '',
  'Do you still know it?',
  'Without looking it up:',
  'Think first, then choose.',
  'Quick check:',
  'Look away, count to ten, and then:',
  'Say it in your head before you choose.',
  'Imagine a friend asks you:',
  'Once more, so that it sticks:',
  'Close your eyes and remember.',
  'Take your time.',
  'A short look back:',
  'How sure are you?',
  'As in a quiz:',
  'Read it slowly.',
  'Tell it to somebody first.',
]
const LONGEST_OPTION = 150
const LONGEST_QUESTION = 700
const WORD = /\p{L}{4,}/gu

interface Options {
  /** What is asked besides the question itself. */
  asks?: string
  answer: string
  wrong: string[]
  explanation: string
}

const escaped = (text: string) => asMarkdown(text.trim().replace(/\s+/g, ' '))

function asksSpelling({ expected, answers }: PageFact, random: Random): Options[] {
  const answer = expected.trim()
  const own = answers.filter(
    each => /^\p{L}+$/u.test(each.trim()) && each.trim().toLowerCase() !== answer.toLowerCase(),
  )
  const wrong = [...new Set([...own.map(each => each.trim()), ...misspellings(answer, random)])].filter(
    each => each !== answer,
  )
  return [
    {
      asks: 'Which is spelt right?',
      answer,
      wrong,
      explanation: `It is spelt **${escaped(answer)}**. Look at it, cover it, write it, check it.`,
    },
  ]
}

function asksAnswer(fact: PageFact, others: readonly PageFact[], random: Random): Options[] {
  const answer = fact.expected.trim()
  const explanation = `The right answer is **${escaped(answer)}**.`
  return [{ answer, wrong: wrongAnswers(fact, others, random), explanation }]
}

/** A list with one of its items left out or said twice is not the whole list. */
function asksList({ expected, question }: PageFact, random: Random): Options[] {
  const items = itemsOf(expected)
  if (items.length < 3 || wantsExample(question)) return []
  const without = items.map((_, at) => items.filter((__, place) => place !== at).join(', '))
  const explanation = `All of them: **${escaped(items.join(', '))}**.`
  return [
    {
      asks: 'Which list is complete?',
      answer: items.join(', '),
      wrong: shuffled(without, random),
      explanation,
    },
  ]
}

/** A sentence with a word left out, and other words of the sentence beside the right one. */
function asksGaps({ expected }: PageFact, random: Random): Options[] {
  const words = [...new Set(expected.match(WORD) ?? [])]
  if (expected.trim().split(/\s+/).length < 5 || words.length < 4) return []
  return shuffled(words, random).map(word => ({
    asks: `Which word is missing? “${expected.trim().replace(word, '_____')}”`,
    answer: word,
    wrong: shuffled(
      words.filter(each => each.toLowerCase() !== word.toLowerCase()),
      random,
    ),
    explanation: `All of it: **${escaped(expected)}**`,
  }))
}

/**
 * Makes practice of what a family's answer page says: the right answer among others that could be thought right, how
 * it is spelt, what is missing in it.
 * @param others what else the family's answer pages say
 * @param earlier texts of questions that are not wanted again, oldest first
 * @returns undefined where no honest wrong answers can be made
 */
export function practiceOfPage(
  fact: PageFact,
  others: readonly PageFact[],
  { count, earlier }: { count: number; earlier: readonly string[] },
  random: Random = Math.random,
): PracticeQuestion[] | undefined {
  const kinds = isAboutSpelling(fact.question)
    ? asksSpelling(fact, random)
    : [...asksAnswer(fact, others, random), ...asksList(fact, random), ...asksGaps(fact, random)]
  const fits = (list: Options[]) =>
    list.filter(
      ({ answer, wrong }) =>
        wrong.length >= 3 && [answer, ...wrong].every(text => text.length <= LONGEST_OPTION),
    )
  // A name of which nothing like it is known is practised by its spelling.
  const usable = [
    fits(kinds),
    fits(isAboutSpelling(fact.question) || /\d/.test(fact.expected) ? [] : asksSpelling(fact, random)),
  ].find(list => list.length > 0)
  if (!usable) return undefined
  const made = FRAMES.flatMap(frame => usable.map(options => framed(fact, frame, options, random)))
  const used = new Map(earlier.map((text, at) => [text, at]))
  // Those that were never asked come first, then what was asked longest ago.
  const byUse = made.map((each, at) => ({ each, at, last: used.get(each.question) ?? -1 }))
  byUse.sort((a, b) => a.last - b.last || a.at - b.at)
  return byUse.slice(0, count).map(({ each }) => each)
}

function framed(
  { question }: PageFact,
  frame: string,
  { asks, answer, wrong, explanation }: Options,
  random: Random,
): PracticeQuestion {
  const asked = question.trim().slice(0, LONGEST_QUESTION)
  const text = [frame, asked, asks ?? ''].filter(part => part !== '').join('\n\n')
  // The first is what the child wrote, where it wrote something: it stays among them.
  const [first = '', ...rest] = wrong
  return { question: text, answer, wrongAnswers: [first, ...shuffled(rest, random).slice(0, 2)], explanation }
}
