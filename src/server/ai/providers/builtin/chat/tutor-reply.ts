import { kindOf, saysAnswer } from '#maths/kinds/doors.ts'
import type { ChatQuestion } from '../../../conversation.ts'
import { hintFor, similarQuestion } from './hints.ts'
import { ASKING, type Lesson, readLesson } from './lesson.ts'
import { smallTalk } from './small-talk.ts'

const PRAISE = [
  'Good thinking – that step is right!',
  'Yes, that is right. You are working carefully!',
  'Well done, that works.',
]
const COURAGE = [
  'You are thinking about it – good! Let’s look a little closer.',
  'Good that you keep at it! Here is a bit more help.',
  'Tricky ones take a few tries. Let’s go one small step further.',
  'Let’s try it another way.',
]
const NOT_TELLING = 'I won’t just tell you – you can find this one yourself, and I’ll help.'
const DEMAND = /\b(?:tell|answer|say it|give (?:it|me)|do it|solve it|solution)\b/i
const WELCOME = 'Good question! Let’s find it out step by step.'
const MORE = /\b(?:yes|yeah|yep|ok(?:ay)?|sure|another|more|again|next one|please|go on)\b/i

/** What the builtin tutor says next. It guides, praises, checks what is typed, and never says the answer first. */
export function tutorReply({ messages, childName }: ChatQuestion): string {
  const lesson = readLesson(messages)
  const last = messages.at(-1)?.text ?? ''
  const talk = smallTalk(last, childName, lesson !== undefined && !lesson.isFound)
  if (!lesson) return talk
  if (lesson.isFoundNow) return praised(lesson)
  if (lesson.isFound) return MORE.test(last) && last.length < 60 ? anotherOne(lesson, messages.length) : talk
  if (talk !== '') return talk
  return guided(lesson)
}

function praised({ marked, said }: Lesson): string {
  const slip =
    marked.wrong && marked.verdict === 'right'
      ? ` One line has a slip, though: look at \`${quoted(marked.wrong.text)}\` again.`
      : ''
  if (marked.verdict === 'unfinished') {
    return `That has the right value – well done! One thing is left: look at what the form of the answer should be. Can it be made simpler, or written as the question asks?`
  }
  const answer = marked.solution.isImpossible
    ? 'you are right, it can’t be done'
    : `$${marked.solution.answer}$ is right`
  const effort = said.trim().length > 12 ? ' I like how you showed your working.' : ''
  return `Yes! ${answer}.${effort}${slip}\n\nHow did you find it? Or shall I give you another one like it?`
}

function anotherOne({ problem }: Lesson, seed: number): string {
  const next = similarQuestion(problem.question, seed)
  return next
    ? `Great! ${ASKING} **${next.text}**\n\nTell me your first step, or your answer when you have it.`
    : 'Great! Type a question from your book and we’ll look at it together.'
}

function guided(lesson: Lesson): string {
  const { marked, hasProgressed, stuck, said } = lesson
  const hint = hintFor(lesson)
  if (hasProgressed) return `${pick(PRAISE, said.length)} ${hint}`
  const wrong = correction(lesson)
  if (wrong !== undefined) return `${wrong}\n\n${hint}`
  if (marked.verdict === 'unclear')
    return `Which of these is your answer? Write just the one you mean.\n\n${hint}`
  if (stuck <= 1) return `${WELCOME} ${hint}`
  return `${DEMAND.test(said) ? NOT_TELLING : pick(COURAGE, stuck - 2)} ${hint}`
}

/** What to say to a wrong answer: thanks for trying, where to look, and why when one reason explains it. */
function correction({ marked, problem }: Lesson): string | undefined {
  const { verdict, wrong, finalText, explanations } = marked
  if (verdict === 'unfinished') {
    return 'You are on the way: that has the right value, but it is not worked out to the end yet.'
  }
  if (verdict !== 'wrong' && !wrong) return undefined
  const isPart = kindOf(problem.question).isOnTheWay?.(finalText ?? '', problem.question) === true
  if (!wrong && isPart) {
    return `\`${quoted(finalText ?? '')}\` is a useful part of it. You are on the way!`
  }
  const where = wrong
    ? `Look again at \`${quoted(wrong.text)}\`.`
    : `\`${quoted(finalText ?? '')}\` isn’t it yet.`
  const [only, ...others] = explanations
  const why =
    only && others.length === 0 && !saysAnswer(only.explanation, problem.question)
      ? ` ${only.explanation}`
      : ''
  return `Thank you for trying – that’s how we learn. ${where}${why}`
}

/** A child's own words as code, so that nothing in them is formatted. */
function quoted(text: string): string {
  return text.replace(/`/g, "'").replace(/\s+/g, ' ').trim().slice(0, 80)
}

function pick(words: readonly string[], at: number): string {
  return words[at % words.length] ?? ''
}
