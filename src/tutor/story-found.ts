import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { withoutReport } from '#maths/language/en/own-report.ts'
import type { Read } from '#maths/stories/join-readings.ts'
import type { StoryModel, StoryStep } from '#maths/stories/model.ts'
import { oneByOne } from '#maths/stories/one-by-one.ts'
import { readAlone, readStory } from '#maths/stories/read-story.ts'
import { modelOf } from '#maths/stories/story-model.ts'
import { remembering } from '#text/remembering.ts'
import { coveringIn } from './everyday/covering.ts'
import type { DrawnStory, StorySlip } from './everyday/drawn-story.ts'
import { headsAndLegsIn } from './everyday/heads-and-legs.ts'
import { chartIn, scaleIn } from './everyday/scales.ts'
import { shopIn } from './everyday/shop.ts'
import { twoRectanglesIn } from './everyday/two-rectangles.ts'

/** A step with the sum that is done in it, where the readers tell it. */
export interface StepFound extends StoryStep {
  calculation?: string
}

/** What a story comes to, for the tutor to talk it through. */
export interface StoryFound extends StoryModel {
  steps: readonly StepFound[]
  /** Numbers that wrong ways lead to; only where there is no doubt about the right one. */
  slips: readonly StorySlip[]
  /** One reader alone has read it, or several with doubts: what comes to the same is right, and nothing is called wrong. */
  isDoubtful: boolean
  /** Readers of all stories have read it, or a net has written its calculation, and no model that draws it. */
  isRead: boolean
}

/** A story that is known with all of its steps, as a drawing would show them. */
export const drawnStory = remembering(
  (text: string): DrawnStory | undefined =>
    chartIn(text) ??
    scaleIn(text) ??
    modelOf(text) ??
    shopIn(text) ??
    coveringIn(text) ??
    twoRectanglesIn(text) ??
    headsAndLegsIn(text),
  text => text,
)

/** So sure a story must be meant as it is read, to be talked about with a doubt: nothing is called wrong by it. */
const LIKELY = 0.7

/**
 * What a story comes to; undefined where nobody reads it.
 * @param isAlone nothing may stand around it
 */
export function storyFound(typed: string, isAlone = false): StoryFound | undefined {
  const readAs = isAlone ? readAlone : readStory
  const text = withoutReport(typed)
  const model = drawnStory(text)
  if (model) {
    const other = readStory(text)
    const isSame = other.tier === 'marked' && model.answer.some(each => each.equals(other.reading.value))
    return {
      ...model,
      slips: model.slips ?? (isSame && other.tier === 'marked' ? other.reading.slips : []),
      // Where the readers come to something else, nothing is called wrong.
      isDoubtful: other.tier === 'marked' && !isSame,
      isRead: false,
    }
  }
  const alone = withoutLead(text)
  const changed = inOneUnit(alone)
  // What changes a unit is the first step of the way.
  for (const [told, first] of [
    ...(changed.steps.length > 0 ? [[changed.text, changed.steps] as const] : []),
    [text, []] as const,
    [changed.text, changed.steps] as const,
  ]) {
    const read = readAs(told, LIKELY)
    if (read.tier !== 'none')
      return withWhole(asModel(read.reading, read.tier === 'asked', first), read.reading, told)
  }
  return undefined
}

/** A text that talks of nothing but its story: its readers have read the whole of it. */
export const isWhollyStory = remembering(
  (text: string): boolean => text.length >= SHORTEST && storyFound(text, true)?.isRead === true,
  text => text,
)
const SHORTEST = 40

/** What is only likely to be meant by a story: nothing is called wrong by it. */
export const doubtfulStory = (read: Read): StoryFound => asModel(read, true, [])

function asModel(
  { value, unit, steps, slips }: Read,
  isDoubtful: boolean,
  first: readonly StoryStep[],
): StoryFound {
  // Amounts of a story are in pounds, whatever it is asked in.
  const inWholes = (amount: Rational) => (/^[p¢]$/.test(unit ?? '') ? amount.div(100) : amount)
  const onTheWay = steps.flatMap(oneByOne).map(
    (step): StepFound => ({
      calculation: step.calculation,
      value: inWholes(step.value),
      is: step.is.replace(/ that is$/, ' that makes'),
      ask: `Can you find out ${step.is}?`,
    }),
  )
  return {
    answer: [inWholes(value)],
    steps: [...first, ...onTheWay],
    besides: [],
    owners: [],
    check: checkOf(steps.at(-1)?.calculation ?? ''),
    isMoney: /^[£$€p¢]$/.test(unit ?? ''),
    slips: isDoubtful ? [] : slips.map(slip => ({ ...slip, value: inWholes(slip.value) })),
    isDoubtful,
    isRead: true,
  }
}

const ASKS_BOTH = /\bhow many\b.{0,80}\b(?:how many|and)\b.{0,40}\b(?:left|over|remain\w*|spare)\b/is

/** `how many bags can she fill and how many are left over` asks for both. */
function withWhole(model: StoryFound, { steps, value }: Read, text: string): StoryFound {
  const [, all = 0, size = 0] = /^(\d+) ÷ (\d+)$/.exec(steps.at(-1)?.calculation ?? '')?.map(Number) ?? []
  if (steps.length > 1 || size === 0 || !ASKS_BOTH.test(text)) return model
  const whole = Math.floor(all / size)
  return value.equals(all - whole * size) ? { ...model, answer: [rational(whole), value] } : model
}

/** How the answer is put back, by the sign of the last sum. */
function checkOf(calculation: string): string {
  if (/[√^]/.test(calculation)) return 'Do the last step backwards: do you come to what there was before?'
  if (/[−-]/.test(calculation)) return 'Put back what was taken away: do you come to what there was before?'
  if (/÷/.test(calculation)) return 'Put all the groups together again: do you come to the whole?'
  if (/×/.test(calculation)) return 'Share it out into the groups again: is there as much in each as it says?'
  return 'Take one part away again: is the other one left?'
}

/** `Typing for Mia:` before the story itself. */
function withoutLead(text: string): string {
  return text.replace(/^[^.?!:\d]{0,40}:\s+/, '')
}

/** From big to small: how many of the next one, and of the one after it, make one. */
const UNITS: readonly Readonly<Record<string, number>>[] = [
  { km: 1_000_000, m: 1_000, cm: 10, mm: 1 },
  { kg: 1_000, g: 1 },
  { l: 1_000, litres: 1_000, litre: 1_000, ml: 1 },
]

/** `2 m … 65 cm` with all of it in the smaller unit, and how it is changed; itself where there is one unit only. */
function inOneUnit(text: string): { text: string; steps: StoryStep[] } {
  for (const family of UNITS) {
    const pattern = new RegExp(`\\b(\\d+(?:\\.\\d+)?) ?(${Object.keys(family).join('|')})\\b`, 'g')
    const used = [...text.matchAll(pattern)].map(([, , unit = '']) => unit)
    const smallest = used.toSorted((a, b) => (family[a] ?? 0) - (family[b] ?? 0))[0]
    if (!smallest || used.every(unit => family[unit] === family[smallest])) continue
    const steps: StoryStep[] = []
    const changed = text.replace(pattern, (own, number: string, unit: string) => {
      const size =
        Math.round((Number(number) * (family[unit] ?? 1) * 1_000) / (family[smallest] ?? 1)) / 1_000
      if (unit !== smallest)
        steps.push({
          value: rational(BigInt(Math.round(size * 1_000)), 1_000n),
          is: `${own} in ${smallest}`,
          ask: `There are two units here. How many ${smallest} are ${own}?`,
        })
      return `${size} ${smallest}`
    })
    return { text: changed, steps }
  }
  return { text, steps: [] }
}

/** The slip that leads to a number; undefined for none. */
export function slipAt({ slips }: StoryFound, value: Rational): StorySlip['why'] | undefined {
  return slips.find(each => each.value.equals(value))?.why
}
