import type { Random } from '../../domain/misconception.ts'
import type { MadeStory } from '../../language/en/stories/made.ts'
import { retellStory } from '../../stories/retell-story.ts'
import type { StoryQuestion } from '../../stories/story-question.ts'
import { makeOwnStory, OWN_STORIES } from './make.ts'

/** So many stories of our own are made for one with numbers as large as the child's. */
const TRIES = 40
/** Of so many practice stories one is the child's own with other people and things, where ours can be built like it. */
const OWN_OF = 4
/** School grades whose numbers a story may have. */
const GRADES = [1, 3, 5]

const NUMBER = /\d+(?:\.\d+)?/g
/** What a story asks for beside its calculation: what is left is another story than how many more. */
const ASKED = /\b(?:left|more|fewer|altogether|now|change|need|each)\b/

/** How a story is built: its calculations without their numbers, and what it asks for. */
export function structureOf({ reading: { steps }, text }: StoryQuestion): string {
  const asks = text.split(/(?<=[.?!])\s+/).findLast(sentence => sentence.includes('?')) ?? ''
  return [waysOf(steps), ASKED.exec(asks)?.[0] ?? ''].join('; ')
}

/** What an earlier one comes to keeps its place: nobody gives away 8 of the 6 that there are. */
const waysOf = (steps: StoryQuestion['reading']['steps']): string =>
  steps
    .map(({ calculation }, at) =>
      calculation.replace(NUMBER, number =>
        steps.slice(0, at).some(({ value }) => value.equals(number)) ? 'r' : '#',
      ),
    )
    .join('; ')

/** The words of a story that is built like another one, of other people and things, with numbers of as many digits. */
export function retell(question: StoryQuestion, random: Random): string | undefined {
  const ours = random() * OWN_OF >= 1 ? builtAlike(question, random) : undefined
  if (ours !== undefined) return ours
  const text = retellStory(question.text, random)
  return text === question.text ? builtAlike(question, random) : text
}

const ways = new Map<MadeStory, string>()

/** The calculations of a story of our own, whatever its numbers. */
function waysOfOwn(which: MadeStory): string {
  const known = ways.get(which) ?? waysOf(makeOwnStory(which, () => 0.5, 4).reading.steps)
  ways.set(which, known)
  return known
}

function builtAlike(question: StoryQuestion, random: Random): string | undefined {
  const own = waysOf(question.reading.steps)
  const alike = OWN_STORIES.filter(which => waysOfOwn(which) === own)
  if (alike.length === 0) return undefined
  const [structure, sizes] = [structureOf(question), sizesIn(question.text)]
  for (let count = 0; count < TRIES; count++) {
    const which = alike[Math.floor(random() * alike.length)]
    const made = which && makeOwnStory(which, random, GRADES[count % GRADES.length] ?? 3)
    if (made && structureOf(made) === structure && sizesIn(made.text) === sizes) return made.text
  }
  return undefined
}

const sizesIn = (text: string) => (text.match(NUMBER) ?? []).map(number => number.length).join(' ')
