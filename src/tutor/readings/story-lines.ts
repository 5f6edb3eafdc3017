import { reportIn, withoutRemark } from '#maths/language/en/own-report.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import { givenIn } from '#maths/routes/landmarks.ts'
import { coveringIn } from '../everyday/covering.ts'
import { goesOn } from '../everyday/going-on.ts'
import type { Intent } from '../intents/intent.ts'
import { STRONG } from '../is-line.ts'
import type { Dialogue } from '../state.ts'
import { readStory, type Story } from '../story.ts'
import { storyAgain } from '../story-again.ts'
import { judgeDone } from '../story-done.ts'
import { goOnWithStory, type StoryStep, storyStep } from '../story-step.ts'
import { numberIn } from '../sums-behind.ts'
import { problemsOf } from '../work.ts'
import { counted, type Heard, type Reading, waitingOf } from './reading.ts'
import { standsAlone } from './stands-alone.ts'

const ASKS_WHAT = /\b(?:what|wat|how|explain|mean)\b/i

/** The answer of a story that is done, once more. */
export const readToldStory: Reading = ({ dialogue, text }) => {
  const { toldStory } = dialogue
  const judged = dialogue.work || !toldStory ? undefined : judgeDone(toldStory, text)
  if (!judged) return undefined
  const again: StoryStep = { claims: [], strange: [], judged }
  return counted({ ...dialogue, turn: { is: 'story line', step: again } }, 'story line')
}

/** A line about the story that is open. */
export const readStoryLine: Reading = ({ dialogue, text, intent }) => {
  const { story } = dialogue
  const step = story && storyStep(story, text)
  if (!story || !step || /\b(?:yo)?u (?:just )?(?:said|told)\b/i.test(text) || isOther(story, text))
    return undefined
  const isOfLetters = step.judged?.is === 'letters'
  if (
    !isOfLetters &&
    isCommand(intent) &&
    !(step.operation && intent.wants === 'explain' && !ASKS_WHAT.test(text))
  )
    return undefined
  return counted(afterStoryLine(dialogue, goOnWithStory(story, step), step), 'story line')
}

/** A sum that has no number of the story in it is one of its own. */
function isOther(story: Story, text: string): boolean {
  const [problem] = problemsOf(text)
  // A sum that is worked out is a step of what is on the table.
  if (claimsIn(text).some(({ sides, truth }) => sides.length > 1 && truth !== undefined)) return false
  if (!problem || !/\d\s*[-+×x*÷/]\s*\d/.test(problem.text)) return false
  const own = [...story.known.flatMap(({ number }) => numberIn(number) ?? []), ...story.reached]
  const wayOn = story.model?.steps.map(({ value }) => value) ?? []
  return givenIn(problem.question).every(({ value }) => ![...own, ...wayOn].some(each => each.equals(value)))
}

/** A story that is answered is no longer open. */
function afterStoryLine(dialogue: Dialogue, story: Story, step: StoryStep): Dialogue {
  const isDone = step.judged?.is === 'done' || step.bare?.isLast === true
  return {
    ...dialogue,
    story: isDone ? undefined : story,
    toldStory: isDone ? story : undefined,
    turn: { is: 'story line', step },
  }
}

/** Said of a story it is no line about it. */
function isCommand({ wants }: Intent): boolean {
  return STRONG.has(wants) || wants === 'tell' || wants === 'hint'
}

/** What it costs to cover, or to go round, the shape of the question before. */
function ofShapeBefore(text: string, { work }: Dialogue): Story | undefined {
  const question = work?.problem.question
  if (question?.kind !== 'shape' || text.length > 160 || !/\b(?:m|cm|met\w+|centimet\w+)\b/i.test(text))
    return undefined
  const shape = question.text.replace(/^what is the (?:perimeter|area) of /i, 'There is ').replace(/\?$/, '.')
  return coveringIn(`${shape} ${text}`) ? readStory(`${shape} ${text}`) : undefined
}

/** `10 x 6 = 60` */
const WORKED = /\d\s*[-+−x×*÷/]\s*\(?\d[\d.\s)]*=/i

/** What goes on from what was found: `then 4 come back`. */
function goneOn(text: string, { work, quiz, toldStory }: Dialogue): Story | undefined {
  const [answer, ...others] = toldStory?.model.answer ?? []
  const isFound = work?.isFound && !quiz
  const on = toldStory
    ? others.length === 0
      ? goesOn(text, answer, toldStory.text, true)
      : undefined
    : isFound
      ? goesOn(text, wayTo(work.problem.question).answer, work.problem.text, false)
      : undefined
  const story = on && readStory(on.asked)
  return story && { ...story, goesOnWith: on.happens }
}

/** A new story, or the same with another number. */
export const readNewStory: Reading = heard => {
  const { before, dialogue, text } = heard
  const { toldStory } = dialogue
  const next = goneOn(text, dialogue)
  const own = standsAlone(dialogue.last, before) ? readStory(text) : undefined
  const told = storyAgain(text, dialogue.story ?? toldStory) ?? next ?? ofShapeBefore(text, dialogue) ?? own
  return told && withStory(heard, told, told.isAgain || next !== undefined)
}

/**
 * How the talk stands once a story is on the table, and what the message says of it at once.
 * @param goesOn it goes on from another one, so that the message reports nothing
 */
export function withStory({ dialogue, text }: Heard, told: Story, goesOn = false): Dialogue {
  const begun: Dialogue = {
    ...dialogue,
    story: told,
    toldStory: undefined,
    bonds: undefined,
    work: undefined,
    waiting: waitingOf(dialogue),
    quiz: undefined,
    turn: { is: 'story' },
  }
  // What the child has worked out with it at once.
  const [sum] = WORKED.test(text) ? claimsIn(text).filter(({ sides }) => sides.length > 1) : []
  const report = goesOn ? undefined : reportIn(text)
  const reported = report === undefined ? undefined : storyStep(told, withoutRemark(report))
  const step = sum ? storyStep(told, sum.text) : reported?.judged && reported
  const shown =
    reported?.judged && report !== undefined && !sum ? { ...begun, last: withoutRemark(report) } : begun
  return counted(step ? afterStoryLine(shown, goOnWithStory(told, step), step) : begun, 'story')
}
