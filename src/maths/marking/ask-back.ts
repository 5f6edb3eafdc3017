import type { MarkedQuestion } from '../domain/marked.ts'

/** So much of the child's own words is quoted. */
const LONGEST_QUOTE = 60

function quoted(answer: string): string {
  const line = answer.trim().replace(/\s+/g, ' ')
  return `“${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE - 1)}…` : line}”`
}

function wordsFor({ verdict, isRestated }: MarkedQuestion, answer: string): string {
  if (isRestated) return 'That is the question once more. What do you get when you work it out?'
  if (verdict === 'unclear')
    return `I can’t tell which answer you mean in ${quoted(answer)}. Write just your one answer on the last line.`
  return `I can’t read an answer in ${quoted(answer)} yet. Could you write it another way, for example with digits?`
}

/** Nothing was given for a part: it was left out, which is an answer of a kind. */
function isLeftOut(answer: string): boolean {
  return answer.trim() === ''
}

/**
 * An answer that nobody can read is no wrong answer: it is asked for again and not scored. What the child says not to
 * know is asked about apart.
 * @param answers the child's own part of the answer to each question
 * @returns what to ask, in words for the child; undefined when all that was answered can be scored
 */
export function askBack(marked: MarkedQuestion[], answers: string[]): string | undefined {
  if (answers.every(isLeftOut) && !marked.some(({ isUnknown }) => isUnknown)) {
    if (marked.length === 1) return 'I couldn’t find anything to mark yet. Please write your answer.'
    return 'I can’t tell which answer belongs to which question. Please begin each line with the letter or number of its question, such as “a)”.'
  }
  const asked = marked.flatMap((each, index) => {
    const answer = answers[index] ?? ''
    const isRead = each.verdict !== 'unclear' && (each.verdict !== 'unread' || each.earned.includes(true))
    if (isRead || each.isUnknown || isLeftOut(answer)) return []
    const words = wordsFor(each, answer)
    return [marked.length === 1 ? words : `Question ${each.question.label ?? index + 1}: ${words}`]
  })
  return asked.length === 0 ? undefined : asked.join('\n\n')
}
