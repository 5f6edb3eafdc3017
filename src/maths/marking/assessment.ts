import { inline } from '../arithmetic/show.ts'
import type { MarkedQuestion } from './marked.ts'
import { marksText, questionHeading } from './scheme.ts'
import { NOT_KNOWN } from './unknown.ts'

/** A child's own words inside markdown: as code, so that nothing in it is formatted. */
function quoted(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 79)}…` : text
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

function why({ explanations }: MarkedQuestion): string {
  const [only, ...others] = explanations
  return only && others.length === 0 ? ` ${only.explanation}` : ''
}

function wrongStep(marked: MarkedQuestion): string {
  const { wrong, finalText, earned, solution, slip } = marked
  if (slip && wrong?.asks) {
    const rest = slip.isAtEnd ? 'The way you chose is right' : 'The other lines are right'
    return `${rest}. The slip is in ${quoted(wrong.text)}: what is ${inline(wrong.asks)}?${why(marked)}`
  }
  if (wrong && wrong.text !== finalText)
    return `The first line to look at again is ${quoted(wrong.text)}.${why(marked)}`
  const proven = earned.lastIndexOf(true)
  const next = solution.steps[proven + 1]
  if (why(marked) !== '') return `It isn’t quite right yet.${why(marked)}`
  if (proven >= 0 && next)
    return 'Your steps start well, and then something slips. The steps below show where to look.'
  return 'It isn’t quite right yet. Go through the steps one at a time and see where yours turns off.'
}

function unfinished({ missing, finalText }: MarkedQuestion): string {
  const said = finalText === undefined ? 'Your answer' : quoted(finalText)
  return `${said} has the right value, well done. ${missing?.words ?? 'One thing is left: work it out to one number.'}`
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
