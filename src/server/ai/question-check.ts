import type { PracticeQuestion } from '#maths/practice/practice-question.ts'
import { problemByValue } from '#maths/practice/problem-by-value.ts'

const WRONG_ANSWERS = 3
const LONGEST = { question: 1_000, option: 200, explanation: 4_000 }
/** Options are shuffled: one that points to the others loses its sense, and so does a letter. */
const POINTS_TO_OTHERS = /\b(?:all|none|both|neither|any|each) of (?:the|these|them|those)\b|\bthe above\b/i
const NAMES_LETTER = /\b(?:[Oo]ptions?|[Aa]nswers?|[Cc]hoices?)\s+\(?[A-D]\b|\([A-D]\)/

export interface CheckedQuestions {
  good: PracticeQuestion[]
  /** What is wrong with each of the others, in words for whoever made them. */
  problems: string[]
}

/**
 * Lets only questions through that can be practised: four different options, one of them right, none of the others
 * equal to it in value, an explanation, no repetition; where the question is arithmetic, the right answer must be
 * right and the wrong ones wrong.
 * @param earlier the texts of questions that are not wanted again
 */
export function checkQuestions(questions: PracticeQuestion[], earlier: string[] = []): CheckedQuestions {
  const known = new Set(earlier.map(bare))
  const good: PracticeQuestion[] = []
  const problems: string[] = []
  for (const [index, question] of questions.entries()) {
    const problem = problemOfWords(question) ?? repetition(question, known) ?? problemByValue(question)
    if (problem === undefined) good.push(question)
    else problems.push(`Question ${index + 1}: ${problem}`)
    known.add(bare(question.question))
  }
  return { good, problems }
}

function problemOfWords({
  question,
  answer,
  wrongAnswers,
  explanation,
}: PracticeQuestion): string | undefined {
  const options = [answer, ...wrongAnswers]
  if (question.trim() === '') return 'it has no text.'
  if (explanation.trim() === '') return 'it has no explanation.'
  if (question.length > LONGEST.question || explanation.length > LONGEST.explanation) return 'it is too long.'
  if (wrongAnswers.length !== WRONG_ANSWERS) return `it must have exactly ${WRONG_ANSWERS} wrong answers.`
  if (options.some(option => option.trim() === '')) return 'an answer is empty.'
  if (options.some(option => option.length > LONGEST.option)) return 'an answer is too long.'
  if (new Set(options.map(bareOption)).size < options.length) return 'two of its answers are the same.'
  if (options.some(option => POINTS_TO_OTHERS.test(option))) return 'an answer points to the other answers.'
  if (NAMES_LETTER.test(explanation)) return 'the explanation names an option by a letter.'
  return undefined
}

function repetition({ question }: PracticeQuestion, known: Set<string>): string | undefined {
  return known.has(bare(question)) ? 'it repeats an earlier question.' : undefined
}

/** A text without what does not make it another one: blanks, capitals, dollar signs, marks between words. */
function bare(text: string): string {
  return bareOption(text)
    .toLowerCase()
    .replace(/[?!:;"“”]|[.,](?!\d)/g, '')
}

/** Capitals count in an option: they may be what is asked for. */
function bareOption(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s$*_`]+|\\(?:left|right|,|;|!)/g, '')
    .replace(/\.$/, '')
}
