import { inline, latex } from '#maths/arithmetic/show.ts'
import type { Concept } from '#maths/language/en/concepts/index.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { isAnswerLike } from '#maths/routes/answer-like.ts'
import { lettersOfPair } from '#maths/routes/letter-lines.ts'
import { sumByNumbers } from '../claims/by-numbers.ts'
import { confirmed, heardIn, workedOut } from '../claims/heard.ts'
import type { Dialogue } from '../state.ts'
import { stepAhead } from '../story-judged.ts'
import { latexOf, latexOfNumber, numberIn } from '../sums-behind.ts'
import { reachedIn, type Work } from '../work.ts'
import { hintFor } from './hints.ts'
import { conceptsMeant, textOnTable } from './reason-for.ts'
import { isSafe, nameOf, quoted, say, wasSaid } from './voice.ts'

/** The numbers of the question on the table. */
export function givenOnTable(dialogue: Dialogue): number[] {
  const text = `${textOnTable(dialogue) ?? ''} ${dialogue.story?.reached.map(each => each.valueOf()).join(' ') ?? ''}`
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map(each => Number(each.replaceAll(',', '')))
}

/** What belongs to the first of these concepts and was not said just now. */
function asks(concepts: readonly Concept[], dialogue: Dialogue): string | undefined {
  const all = concepts.slice(0, 1).flatMap(each => [...each.asks])
  return all.find(each => isSafe(each, dialogue) && !wasSaid(dialogue.told.slice(-3), each))
}

/** The one question that belongs to what is asked, for a question that no reader reads. */
export function askOf(dialogue: Dialogue): string {
  const { story } = dialogue
  const step = story && stepAhead(story.model, story.reached)
  if (step && step.ask !== '' && !wasSaid(dialogue.told.slice(-2), step.ask)) return step.ask
  const own = asks(conceptsMeant(dialogue), dialogue)
  if (own) return own
  const ways = [
    ...(story ? [`And what does the question ask for in the end: “${story.asked}”`] : []),
    'What do you do with it next, and why?',
    'Which of the numbers have you not used yet?',
  ]
  return ways.find(each => !wasSaid(dialogue.told.slice(-3), each)) ?? ways[0] ?? ''
}

const WONDERS_WHICH =
  /\b(?:do|should|shall|must|can) i (?:do|use|add|plus|minus|take|times|multiply|divide|share)\b|\b(?:times|multiply|divide|add|take)\b.{0,12}\bor\b/i

/**
 * What is said to statements where nothing is open: what is true in it is confirmed by its numbers,
 * what is false is named where it first goes wrong, and one question that belongs to what is asked leads on.
 */
export function onTable(dialogue: Dialogue): string | undefined {
  const { last } = dialogue
  const heard = heardIn(withLetters(last, dialogue.work), givenOnTable(dialogue))
  const isOnTable = dialogue.work !== undefined
  const yes = isOnTable ? workedOut(heard) : confirmed(heard)
  const safe = (text: string) => (isSafe(text, dialogue) ? text : undefined)
  if (heard.wrong) return safe([yes, heard.wrong].filter(Boolean).join(' '))
  const [concept] = conceptsMeant(dialogue)
  const which = concept?.which
  if (WONDERS_WHICH.test(last) && which && !wasSaid(dialogue.told.slice(-2), which))
    return safe([yes, which].filter(Boolean).join(' '))
  // What is done is done.
  const isDone = dialogue.work?.isFound === true
  if (isDone) return yes ? safe(`${yes} Shall we do another one?`) : undefined
  if (yes)
    return safe(`${yes} ${isOnTable || concept ? askOf(dialogue) : 'Have you got another one to check?'}`)
  if (heard.open)
    return safe(
      `What does ${inline(latex(heard.open))} come to, and what does that tell you? ${asks(conceptsMeant(dialogue), dialogue) ?? ''}`.trim(),
    )
  const number = isAnswerLike(last, 1) && /^\D*\d[\d.,:/]*\D*$/.test(last) && !/[a-z]\s*[=+]/i.test(last)
  if (number && concept && !wasSaid(dialogue.told.slice(-1), concept.check))
    return safe(`Put ${quoted(last.replace(/[?!.\s]+$/, ''))} to the test. ${concept.check}`)
  return undefined
}

/** `x - y = -0.5`, of a pair that was found, with the numbers in the places of its letters. */
function withLetters(last: string, work: Work | undefined): string {
  const letters = work?.isFound ? lettersOfPair(work.problem.question) : []
  const values = withoutLatex(work?.said?.marked.solution.answer ?? '').match(/-?\d[\d./]*/g) ?? []
  if (letters.length === 0 || values.length !== letters.length || !/=/.test(last)) return last
  return letters.reduce(
    (text, letter, at) =>
      text.replace(
        new RegExp(`(\\d?)(?<![a-z])${letter}(?![a-z])`, 'gi'),
        (_, front: string) =>
          `${front}${front ? ' × ' : ''}${numberIn(values[at] ?? '')?.valueOf() ?? letter}`,
      ),
    last,
  )
}

/** What is said to words about an open sum that are not understood as a whole: what is true in them, and what is next. */
export function toUnread(work: Work, dialogue: Dialogue): string {
  const { last, told } = dialogue
  const heard = heardIn(last, givenOnTable(dialogue))
  const hint = hintFor(work, told)
  const said = [confirmed(heard), heard.wrong ?? hint]
    .filter(each => each && isSafe(each, dialogue))
    .join(' ')
  if (heard.wrong ?? heard.right[0]) return said
  const sum = sumSaid(work, dialogue)
  if (sum !== undefined) return `${sum} ${hint}`
  return say(dialogue, 'unclear', [
    `Let’s stay with ${nameOf(work.problem.question)} for this step. ${hint}`,
    `I’m with you, one step at a time. ${hint}`,
    `Let’s go on together. ${hint}`,
  ])
}

/** That the numbers of what was said come to each other, whatever they are for. */
export function sumSaid(work: Work, dialogue: Dialogue): string | undefined {
  const known = [...givenOnTable(dialogue).flatMap(each => numberIn(String(each)) ?? []), ...reachedIn(work)]
  const sum = sumByNumbers(dialogue.last, known)
  const words = sum && `Yes, ${latexOf(sum)} is $${latexOfNumber(sum.value)}$.`
  return words && isSafe(words, dialogue) ? words : undefined
}
