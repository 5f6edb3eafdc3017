import { NOT_KNOWN } from '#maths/marking/unknown.ts'
import type { WorkingRead } from '#maths/working/working-lines.ts'
import type { PageMark, PartMark } from './page-mark.ts'

const LONGEST_QUOTE = 80

/** A child's own words inside markdown: as code, so that nothing in it is formatted. */
function quoted(text: string): string {
  const line = text.trim().replace(/`/g, "'").replace(/\s+/g, ' ')
  return `\`${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE - 1)}…` : line}\``
}

function sentence(part: PartMark): string {
  const said = part.answer.trim() === '' ? 'This part' : quoted(part.answer)
  if (part.isUnknown) return NOT_KNOWN
  if (part.answer.trim() === '') return `${said} is still empty. Have a go at it.`
  if (part.verdict === 'undecided') {
    return `${said} is in other words than the answer page. A grown-up can say whether it is right.`
  }
  if (part.verdict === 'right') {
    const spelt = part.spelling === undefined ? '' : ` It is spelt: **${part.spelling}**.`
    return `Well done! ${said} is right.${spelt}`
  }
  if (part.isPartly) return `${said} is on the way: a part of it is right.`
  return `${said} isn’t quite right yet.`
}

/** What a child reads about the answer, markdown; it never says what the answer page says. */
export function assessmentWords({ parts, working }: PageMark): string {
  const sentences = parts.map(part =>
    part.label === undefined ? sentence(part) : `**${part.label})** ${sentence(part)}`,
  )
  const slip = working.firstSlip === undefined ? undefined : working.lines[working.firstSlip]
  const line = slip
    ? [`The first line to look at again is ${quoted(slip.text)}.${slip.note ? ` ${slip.note}` : ''}`]
    : []
  return [...sentences, ...line].join('\n\n')
}

/** What was good, in one sentence; undefined where nothing can be said honestly. */
export function goodWords({ parts, working }: PageMark): string | undefined {
  const right = parts.filter(({ verdict }) => verdict === 'right').length
  if (right === parts.length) return undefined
  if (right > 0) return `${right} of ${parts.length} parts are right already.`
  return goodOfWorking(working)
}

/** What was good about lines that compute. */
export function goodOfWorking(working: WorkingRead): string | undefined {
  const fitting = working.lines.find(({ isRight, isFromQuestion }) => isRight && isFromQuestion)
  if (fitting) return `You took numbers from the question, and ${quoted(fitting.text)} is worked out right.`
  return working.lines.some(({ isRight }) => isRight)
    ? 'You wrote your working down, and some of it is right.'
    : undefined
}

/** A hint to the first line that slips; undefined where none does. */
export function hintOfSlip({ firstSlip, lines }: WorkingRead): string | undefined {
  const slip = firstSlip === undefined ? undefined : lines[firstSlip]
  return slip && `Work out ${quoted(slip.text)} once more, slowly. What do you get?`
}

/** One hint that gives nothing away. */
export function hintWords({ parts, working }: PageMark): string {
  const ofSlip = hintOfSlip(working)
  if (ofSlip !== undefined) return ofSlip
  if (parts.some(({ isUnknown }) => isUnknown))
    return 'Open the steps below one by one. Where could you go on by yourself?'
  const empty = parts.find(({ answer }) => answer.trim() === '')
  if (empty) return `Part ${empty.label ?? ''} is still empty. Even a guess is a start.`
  if (parts.some(({ isExact }) => isExact)) {
    return working.lines.length > 0
      ? 'Your sums are fine. Read the question again: what does it want to know in the end?'
      : 'Write down which numbers the question gives, and what to do with them.'
  }
  return 'Read the question once more. Where could you look it up?'
}
