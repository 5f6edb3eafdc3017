import type { Grade } from '#contract/grades.ts'
import { withPicturesInWords } from '#text/pictures/in-markdown.ts'
import type { Random } from '../domain/misconception.ts'
import type { Question } from '../domain/question.ts'
import { saysAnswer, topicOf } from '../kinds/doors.ts'
import { workedExampleOf } from './example.ts'
import type { Lesson } from './lesson.ts'

export interface LessonOptions {
  /** Up to grade 3, a child of about nine, it is told in the younger words; without one in the older. */
  grade?: Grade
  /** The questions that the child is working on and has not answered: none of their answers is said. */
  open?: readonly Question[]
  /** Seed it to get the same example again. */
  random?: Random
}

const LAST_YOUNG_GRADE = 3
const USUAL_GRADE = 5

/**
 * A lesson as a tutor tells it: what it is, a picture, an example that is worked out, and a question back. What would
 * give away the answer of an open question is left out, or told with other numbers.
 * @returns markdown with maths between dollar signs and a picture in a block of code (`src/text/pictures/`)
 */
export function tellLesson(lesson: Lesson, options: LessonOptions = {}): string {
  const { grade = USUAL_GRADE, open = [], random = Math.random } = options
  const isSafe = (text: string) =>
    !open.some(question => [text, withPicturesInWords(text)].some(each => saysAnswer(each, question)))
  const years = grade === 'K' ? 0 : grade
  const words = typeset(years <= LAST_YOUNG_GRADE ? lesson.younger : lesson.older)
  const shown = lesson.shown.map(
    ({ picture, words: seen }) => `\`\`\`picture\n${picture}\n\`\`\`\n\n${typeset(seen)}`,
  )
  const concept = conceptFor(lesson, open)
  const example = concept === undefined ? undefined : workedExampleOf(concept, { open, random, grade: years })
  const worked = example ? `Here is one that is worked out: **${example.question}**\n\n${example.steps}` : ''
  const title = `**${lesson.title}**`
  const next = typeset(lesson.next)
  const whole = joined([title, words, shown[0], worked, next])
  if (isSafe(whole)) return whole
  const told = safeSentences(words, isSafe)
  const parts = [
    title,
    told,
    shown.find(isSafe),
    worked,
    [next, 'What could your first step be?'].find(isSafe),
  ]
  // Parts that keep an answer each may say it together, as a quotient here and its remainder there.
  return parts.reduce<string>((text, part) => {
    const longer = joined([text, part])
    return isSafe(longer) ? longer : text
  }, '')
}

/** Of several topics the one that the child is working on. */
function conceptFor({ topics, exampleOf }: Lesson, open: readonly Question[]): string | undefined {
  const worked = open.map(question => topicOf(question).concept)
  return topics?.find(concept => worked.includes(concept)) ?? topics?.[0] ?? exampleOf
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

/** Sentences that go on from the one before them. */
const GOES_ON = /^(?:Or|So|That|This|Then|It|Its|They|These|Those|Now|But|And|Each|Both)\b/

/** What may be said, without the sentences that hang on what may not. */
function safeSentences(text: string, isSafe: (text: string) => boolean): string {
  let isCut = false
  return text
    .split(/(?<=[.!?:])\s+(?=[\p{Lu}“$])/u)
    .filter(sentence => {
      isCut = !isSafe(sentence) || (isCut && GOES_ON.test(sentence))
      return !isCut
    })
    .join(' ')
}

/** The plain maths between dollar signs, as `3/4 × 2`, in LaTeX. */
function typeset(text: string): string {
  return text.replace(/\$([^$]+)\$/g, (_, maths: string) => {
    const latex = maths
      .replace(/(\d+)\/(\d+)/g, '\\frac{$1}{$2}')
      .replace(/\s*×\s*/g, ' \\times ')
      .replace(/\s*÷\s*/g, ' \\div ')
      .replace(/%/g, '\\%')
    return `$${latex}$`
  })
}
