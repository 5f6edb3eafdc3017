import { withoutReport } from '#maths/language/en/own-report.ts'
import { readReworded } from '#maths/reworded/read-reworded.ts'
import type { StoryQuestion } from '#maths/stories/story-question.ts'
import { likelyValues } from '#maths/typed/read-together.ts'
import { remembering } from '#text/remembering.ts'
import { spelt } from '../child-wording.ts'
import { asksWhichAverage } from '../facts/which-average.ts'
import { ownWay } from '../own-way.ts'
import { hasUnheardPart } from '../spoken-hours.ts'
import { storyTold } from '../story.ts'
import { doubtfulStory } from '../story-found.ts'
import { wantsOf } from '../wants/wants-of.ts'
import { withProblem } from './problems.ts'
import type { Heard, Reading } from './reading.ts'
import { standsAlone } from './stands-alone.ts'
import { withStory } from './story-lines.ts'

/** So sure it is taken up without asking; the reply shows what was read. */
const SURE = 0.93

/** `i got 8 out of 25 in my test today` tells of a day, and asks nothing. */
const TELLS_SCORE =
  /\b(?:got|had|scored|getting)\b[^.?!]{0,20}\d+ ?(?:out of|\/) ?\d+[^.?!]{0,40}\b(?:test|quiz|exam|paper|spelling|mock)s?\b/i

const rewordedOf = remembering(
  (text: string) => readReworded(text),
  text => text,
)

/** What states, tells of a day or shows a way of one's own brings no question. */
function asksNothing({ before, dialogue }: Heard): boolean {
  const [likeliest] = wantsOf(dialogue.last, before.turns > 0 ? 'open' : 'none')
  // `so -3 is smaller than -1?` states something, and asks for nothing.
  if (before.turns > 0 && likeliest && ['line', 'claim'].includes(likeliest.want)) return true
  return TELLS_SCORE.test(dialogue.last) || ownWay(dialogue.last, dialogue) !== undefined
}

/** A question that no reader reads as it is typed, and that is read once it is said in a book's words. */
export const readRewordedProblem: Reading = heard => {
  const { last } = heard.dialogue
  // A choice and its reason are asked for, and no average.
  if (asksNothing(heard) || asksWhichAverage(last)) return undefined
  const read = rewordedOf(last)
  const isHeard = read?.question.kind !== 'time' || !hasUnheardPart(spelt(last))
  return read && isHeard && read.sureness >= SURE && saysAllAmounts(read.words, last)
    ? withProblem(heard, { question: read.question, text: read.words, isLikely: true })
    : undefined
}

/** So likely what all readers together think a story comes to is talked through: nothing is called wrong by it. */
const LIKELY = 0.85

/** A word problem of which no reader alone is sure. */
export const readLikelyStory: Reading = heard => {
  const { before, dialogue } = heard
  if (!standsAlone(dialogue.last, before) || asksNothing(heard)) return undefined
  const told = storyTold(dialogue.last)
  if (!told || told.model) return undefined
  // Of fractions alone what is known of their tops and bottoms says more.
  if (told.known.every(({ number }) => number.includes('/'))) return undefined
  const [best] = likelyValues(withoutReport(told.text))
  // What is said in a book's words must be surer.
  return best && best.sureness >= LIKELY && best.words === undefined
    ? withStory(heard, { ...told, model: doubtfulStory((best.question as StoryQuestion).reading) })
    : undefined
}

const AMOUNT = /[£$€] ?(\d+(?:\.\d+)?)|(?<![\d.])(\d+) ?p\b/gi

/** `3 pens at 45p each and a ruler for 80p`: what leaves one of the amounts of money out is another question. */
function saysAllAmounts(words: string, asked: string): boolean {
  const amounts = (text: string) => [...text.matchAll(AMOUNT)].map(([, big, small]) => big ?? small)
  const said = amounts(words)
  return amounts(asked).every(each => said.includes(each))
}
