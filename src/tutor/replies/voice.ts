import { equationLatex, inline, latex } from '#maths/arithmetic/show.ts'
import { isArithmetic } from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import { saysAnswer, solve } from '#maths/kinds/doors.ts'
import { inNoRegister } from '#maths/language/en/registers.ts'
import { backTo } from '#maths/language/en/unsolved/sentences.ts'
import type { Dialogue } from '../state.ts'
import type { Story } from '../story.ts'
import { askOf, isWaiting } from '../unsolved/unsolved.ts'
import type { Work } from '../work.ts'

/** One of several ways to say a thing: another one each time that the child has wanted it, none that was just said. */
export function say(
  { wanted, turns, told }: Dialogue,
  about: string,
  words: readonly [string, ...string[]],
): string {
  const from = Math.max(0, (wanted.get(about) ?? turns) - 1)
  const recent = told.slice(-3)
  const inTurn = words.map((_, at) => words[(from + at) % words.length] ?? words[0])
  return inTurn.find(text => !wasSaid(recent, text)) ?? inTurn[0] ?? words[0]
}

/** Whether one of these replies has a sentence in it, in whatever register it was said. */
export function wasSaid(told: readonly string[], text: string): boolean {
  const words = inNoRegister(text)
  return told.some(each => inNoRegister(each).includes(words))
}

/** Words before a line that say nothing of it. */
const HESITATION =
  /^(?:(?:oh|o|ah|oops|whoops|um+|er+m?|hm+|ok|okay|so|well|wait|but|and|then|no|yes|yeah|right|now|lol|like)\b[\s,.!]*)+(?=\S)/i

const LONGEST_QUOTE = 120

/** A child's own words as code, so that nothing in them is formatted; whole unless they are very long. */
export function quoted(text: string): string {
  const line = text.replace(/`/g, "'").replace(/\s+/g, ' ').trim().replace(HESITATION, '')
  return `\`${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE - 1)}…` : line}\``
}

const LONGEST_NAME = 70

/** How a sum is called in a sentence: by its maths, or by its words where they are few. */
export function nameOf(question: Question): string {
  if (isArithmetic(question) && question.kind === 'calculate') return inline(latex(question.expression))
  if (isArithmetic(question) && question.kind === 'solve') return inline(equationLatex(question))
  const words = question.text.replace(/\s+/g, ' ').replace(/[?.!\s]+$/, '')
  return words.length <= LONGEST_NAME && !saysAnswer(words, question)
    ? `“${words.replace(/[*_`]/g, '')}”`
    : 'your question'
}

/** The sums whose answers must not be said: those that the child has not answered, where it is not the same number. */
export function openQuestions({ work, waiting }: Dialogue): Question[] {
  const found = work?.isFound ? solve(work.problem.question).answer : undefined
  return [work, waiting].flatMap(each =>
    each && !each.isFound && solve(each.problem.question).answer !== found ? [each.problem.question] : [],
  )
}

export function isSafe(text: string, dialogue: Dialogue): boolean {
  return !openQuestions(dialogue).some(question => saysAnswer(text, question))
}

/** The sum that waits while something else is talked about. */
export function openWork({ work, waiting }: Dialogue): Work | undefined {
  return work && !work.isFound ? work : waiting
}

/** An invitation back to the sum that waits; empty where none does. */
export function invitation(dialogue: Dialogue): string {
  const work = openWork(dialogue)
  if (!work) return dialogue.story ? storyInvited(dialogue.story) : unsolvedInvited(dialogue)
  const name = nameOf(work.problem.question)
  const ways = [
    `Shall we go on with ${name}?`,
    `${name.charAt(0).toUpperCase()}${name.slice(1)} is still waiting for us. Ready?`,
    `Back to ${name}, when you like?`,
  ] as const
  return ` ${ways[dialogue.turns % ways.length]}`
}

const storyInvited = ({ isWorked }: Story) => (isWorked ? '' : ' Shall we go on with your story question?')

/** What nobody has solved waits as well, until the child goes on to something else. */
function unsolvedInvited({ unsolved, turns }: Dialogue): string {
  if (!isWaiting(unsolved) || unsolved.asked.length === 0) return ''
  const ways = backTo(askOf(unsolved))
  return ` ${ways[turns % ways.length]}`
}
