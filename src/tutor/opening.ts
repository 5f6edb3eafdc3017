import type { MarkedQuestion } from '#maths/domain/marked.ts'
import { markQuestion, saysAnswer } from '#maths/kinds/doors.ts'
import { findMisconception } from '#maths/kinds/misconceptions.ts'
import { splitAnswers } from '#maths/marking/split-answers.ts'
import { readAlone } from '#maths/typed/read-alone.ts'
import { ASKING } from './dialogue.ts'
import { quoted } from './replies/voice.ts'

/** What a conversation is opened about. */
export interface Matter {
  question: string
  /** The child's own. */
  answer?: string | undefined
  /** The gap that it is about, as it is saved. */
  gap?: { concept: string; description: string } | undefined
}

const LONGEST_SHOWN = 600

/**
 * The tutor's first words about a question of the child's: the question, what the child wrote, and the first slip; never
 * the answer. Markdown.
 */
export function openingFor({ question, answer = '', gap }: Matter): string {
  const questions = readAlone(question) ?? []
  const answers = splitAnswers(questions, answer)
  const marked = questions.map((each, at) => ({
    said: answers[at] ?? '',
    marked: markQuestion(each, answers[at] ?? ''),
  }))
  const open = marked.filter(({ marked: { verdict } }) => verdict !== 'right' && verdict !== 'rounded')
  const known = gap && findMisconception(gap.concept, gap.description)
  const about =
    open.find(each => known && each.marked.explanations.includes(known)) ??
    open.find(each => each.marked.topic.concept === gap?.concept) ??
    open[0]
  if (!about) return unread(question, answer)
  const { text } = about.marked.question
  const slip = slipOf(about.marked, known?.explanation)
  const wrote = about.said.trim() === '' ? '' : `\n\nYou wrote ${quoted(about.said)}.${slip}`
  const opening = `Let’s look at this one together. ${ASKING} **${text}**${wrote}\n\nHow did you begin, or what would you try now?`
  return saysAnswer(opening, about.marked.question)
    ? `Let’s look at this one together. ${ASKING} **${text}**\n\nWhat would you try first?`
    : opening
}

function slipOf({ explanations, wrong, question }: MarkedQuestion, known: string | undefined): string {
  const [only, ...others] = explanations
  const why = known ?? (only && others.length === 0 ? only.explanation : undefined)
  const where = wrong ? ` The first line to look at again is ${quoted(wrong.text)}.` : ''
  return [where, why ? ` ${why}` : ''].filter(part => !saysAnswer(part, question)).join('')
}

/** For questions that can't be read, and for answers that were right. */
function unread(question: string, answer: string): string {
  const shown = (text: string) =>
    text
      .trim()
      .slice(0, LONGEST_SHOWN)
      .split('\n')
      .map(line => `> ${line.replace(/([*_`])/g, '\\$1')}`)
      .join('\n')
  const wrote = answer.trim() === '' ? '' : `\n\nYou wrote:\n\n${shown(answer)}`
  return `Let’s talk about this one:\n\n${shown(question)}${wrote}\n\nWhat would you like to know about it?`
}
