import { inline } from '../arithmetic/show.ts'
import type { MarkedQuestion } from '../domain/marked.ts'
import { saysAnswer } from '../kinds/doors.ts'
import { withIdea } from '../lessons/idea-in-picture.ts'
import { knownOf } from './near-the-answer.ts'
import { openStep } from './open-step.ts'
import { marksText, questionHeading } from './scheme.ts'
import { NOT_KNOWN } from './unknown.ts'

/** A child's own words inside markdown: as code, so that nothing in it is formatted, its lines told apart. */
function quoted(text: string): string {
  const lines = text
    .trim()
    .split(/\s{0,30}\n\s{0,30}/)
    .join('; ')
  const short = lines.length > 80 ? `${lines.slice(0, 79)}…` : lines
  return `\`${short.replace(/`/g, "'").replace(/\s+/g, ' ')}\``
}

function praise({ verdict, finalText, solution, wrong }: MarkedQuestion): string {
  const answer = inline(solution.answer)
  const said = finalText === undefined ? 'Your answer' : quoted(finalText)
  if (verdict === 'rounded') {
    return `Well done! ${said} is right to the digits you wrote. The digits go on for ever, so the exact answer is ${answer}.`
  }
  const slip = wrong ? ` One line has a slip, though: look at ${quoted(wrong.text)} again.` : ''
  return solution.isImpossible
    ? 'Well done! Nothing can be divided by zero, so there is no answer.'
    : `Well done! ${said} is right.${slip}`
}

/** What leads to such an answer, where one slip does, or one of two. */
function why({ explanations }: MarkedQuestion): string {
  const [one, two, ...more] = explanations
  if (!one || more.length > 0) return ''
  return two
    ? ` One of two slips leads to it. ${one.explanation} Or: ${two.explanation}`
    : ` ${one.explanation}`
}

/** The step that is to be done now, with what it comes to left open; where it would say the answer, a tip of the topic. */
function nextStep({ solution, question, topic, earned }: MarkedQuestion): string {
  const at = earned.lastIndexOf(true) + 1
  const next = solution.steps.findIndex((step, index) => index >= at && step.isChoice !== true)
  const step = solution.steps[next]
  const open = step && openStep(step.plan)
  if (open === undefined || /^State the answer/.test(open) || saysAnswer(open, question)) return topic.tips[1]
  const isFirst = solution.steps.slice(0, next).every(({ isChoice }) => isChoice === true)
  const lead = isFirst ? 'The first step' : 'The next step'
  return `${lead}: ${lowerFirst(open)}`
}

/** `Put them in order` behind a colon; `A`, `CP` and the like stay as they are. */
function lowerFirst(text: string): string {
  return /^(?:A |[A-Z][a-z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** What is right already where the slip is not known: what was chosen, or the steps that were shown. */
function rightSoFar({ solution, earned }: MarkedQuestion): string | undefined {
  const at = earned.lastIndexOf(true)
  const step = solution.steps[at]
  if (!step) return undefined
  if (step.isChoice) return 'You chose the right thing to do; the slip is in working it out.'
  return at === 0 ? 'Your first step is right.' : `Your first ${at + 1} steps are right.`
}

function wrongStep(marked: MarkedQuestion): string {
  const { wrong, finalText, slip } = marked
  if (slip && wrong?.asks) {
    const rest = slip.isAtEnd ? 'The way you chose is right' : 'The other lines are right'
    return `${rest}. The slip is in ${quoted(wrong.text)}: what is ${inline(wrong.asks)}?${why(marked)}`
  }
  if (wrong && wrong.text !== finalText)
    return `The first line to look at again is ${quoted(wrong.text)}.${why(marked)}`
  if (why(marked) !== '') return `It isn’t quite right yet.${why(marked)}`
  const known = [rightSoFar(marked), knownOf(marked)?.words, nextStep(marked)]
  return ['It isn’t quite right yet.', ...known.filter(each => each !== undefined)].join(' ')
}

function unfinished({ missing, finalText }: MarkedQuestion): string {
  const said = finalText === undefined ? 'Your answer' : quoted(finalText)
  const words = missing?.words ?? 'One thing is left: work it out to one number.'
  return missing?.isPart
    ? `${said} is on the way. ${words}`
    : `${said} has the right value, well done. ${words}`
}

function paragraph(marked: MarkedQuestion): string {
  const { verdict, finalText, earned, isUnknown } = marked
  if (isUnknown) return NOT_KNOWN
  switch (verdict) {
    case 'right':
    case 'rounded':
      return praise(marked)
    case 'unfinished':
      return unfinished(marked)
    case 'unclear':
      return 'I can’t tell which answer you mean. Write just your one answer on the last line.'
    case 'unread':
      return earned.some(Boolean)
        ? 'You have made a start. I could not find your answer, so write it on the last line.'
        : 'I could not find an answer to mark here. That’s all right: have a go, even a first step earns marks.'
    case 'wrong': {
      const start = earned.some(Boolean) ? 'Good start! ' : 'Thank you for trying this one. '
      return `${start}You wrote ${quoted(finalText ?? '')}. ${wrongStep(marked)}`
    }
  }
}

/**
 * One hint for the next try, where one question alone is asked: what is known of the slip, else the next step; the idea
 * below it in a picture.
 * @returns markdown that never says the answer; undefined where nothing is to be found any more, or nothing was read
 */
export function hintFor(marked: MarkedQuestion[]): string | undefined {
  const [only, ...others] = marked
  if (!only || others.length > 0 || only.isUnknown) return undefined
  if (only.verdict !== 'wrong') return only.verdict === 'unfinished' ? unfinished(only) : undefined
  const hint = wrongStep(only)
  const words = saysAnswer(hint, only.question) ? `It isn’t quite right yet. ${only.topic.tips[1]}` : hint
  return withIdea(words, only.question)
}

function taskList({ solution, earned, carried }: MarkedQuestion): string {
  return solution.steps
    .map(({ done, plan }, at) => {
      const isEarned = earned[at] === true
      // A step that follows from a slip has other numbers than the solution; its result is left out.
      if (carried[at])
        return `- [x] ${done.replace(/: \$[^$]*\$$/, '')} (follows from your own number) \`${marksText(1)}\``
      return `- [${isEarned ? 'x' : ' '}] ${isEarned ? done : plan} \`${marksText(isEarned ? 1 : 0)}\``
    })
    .join('\n')
}

/** What a child reads about the answer: a kind paragraph, then each step with its mark; markdown. */
export function describe(marked: MarkedQuestion[]): string {
  return marked
    .map((each, index) => {
      const heading = marked.length > 1 ? [questionHeading(each.question, index)] : []
      const hasList = !each.isUnknown && (each.solution.steps.length > 1 || marked.length > 1)
      const list = hasList ? [taskList(each)] : []
      return [...heading, paragraph(each), ...list].join('\n\n')
    })
    .join('\n\n')
}
