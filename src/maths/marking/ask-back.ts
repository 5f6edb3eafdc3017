import type { MarkedQuestion } from './marked.ts'

/** Says only that nothing is known, in the ways in which children say it. */
const GIVES_UP =
  /^[\s.?!…*"'(]*(?:i\s+)?(?:idk|id[ck]|dk|dunn?o|don['’]?t know|do not know|dont no|don['’]?t no|have no (?:idea|clue)|no (?:idea|clue)|not sure|no answer|can['’]?t do (?:it|this)|don['’]?t get it|don['’]?t understand|didn['’]?t get it|forgot|forget|pass|skip|nothing|none|n\/?a|help|give up|\?+|-+|\.+)(?:\s+(?:it|this|how|at all|sorry|yet|please|tbh|lol|the answer|what to do))*[\s.?!…*"':()]*$/i
/** So much of the child's own words is quoted. */
const LONGEST_QUOTE = 60

/** Whether somebody says no more than not to know. */
export function givesUp(answer: string): boolean {
  return GIVES_UP.test(answer)
}

export const TRY_A_STEP =
  'It’s fine not to know yet. What is the first small thing that you could try? Write that down, even if you aren’t sure: a first step counts too.'

function quoted(answer: string): string {
  const line = answer.trim().replace(/\s+/g, ' ')
  return `“${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE - 1)}…` : line}”`
}

function wordsFor({ verdict, isRestated }: MarkedQuestion, answer: string): string {
  if (givesUp(answer)) return TRY_A_STEP
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
 * An answer that nobody can read is no wrong answer: it is asked for again and not scored.
 * @param answers the child's own part of the answer to each question
 * @returns what to ask, in words for the child; undefined when all that was answered can be scored
 */
export function askBack(marked: MarkedQuestion[], answers: string[]): string | undefined {
  if (answers.every(isLeftOut)) {
    if (marked.length === 1) return 'I couldn’t find anything to mark yet. Please write your answer.'
    return 'I can’t tell which answer belongs to which question. Please begin each line with the letter or number of its question, such as “a)”.'
  }
  const asked = marked.flatMap((each, index) => {
    const answer = answers[index] ?? ''
    const isRead = each.verdict !== 'unclear' && (each.verdict !== 'unread' || each.earned.includes(true))
    if (isRead || isLeftOut(answer)) return []
    const words = wordsFor(each, answer)
    return [marked.length === 1 ? words : `Question ${each.question.label ?? index + 1}: ${words}`]
  })
  return asked.length === 0 ? undefined : asked.join('\n\n')
}
