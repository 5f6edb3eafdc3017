import { typedFromSpeech } from '#text/typed-from-speech.ts'
import type { Question } from '../domain/question.ts'
import { solve } from '../kinds/doors.ts'
import { ANOTHER_TASK } from '../language/en/own-tries.ts'
import { asEntered } from '../questions/as-entered.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { healed, unabridged } from '../talk/heal.ts'
import { asksForMore } from '../talk/words-of-talk.ts'
import { filled, leadAlike, likeness, waysToFill } from './fill.ts'
import { isSum, likenessOfWords, mayBe, nearnessOf } from './nearness.ts'
import { besideTries } from './set-aside.ts'
import { type Skeleton, skeletonOf, sortsOf } from './skeleton.ts'
import { isInUnit, withUnits } from './units.ts'
import { type Known, skeletonOfKnown } from './wordings.ts'

/** A known wording with the numbers of a text, and the question that it is. */
export interface NearestReading {
  words: string
  question: Question
  /** As its solution says it. */
  answer: string
}
interface Scored extends NearestReading {
  score: number
}

const LONGEST = 600
/** Signs alone are near to nothing. */
const HAS_WORDS = /\p{L}{3}/u
const MOST_SLOTS = 7
/** Texts with slips put right in one way each. */
const MOST_TEXTS = 2
/** So many known wordings are filled for one text, and so many fillings are read in all. */
const MOST_TRIED = 8
const MOST_READ = 40
/** Less is not near. */
const LEAST = 2.5
/** So far another reading must stay behind. */
const CLEARLY = 1.5

/**
 * The question that a text is by the known wording which is nearest to it: the one that means the same and has places for
 * the same sorts of numbers.
 * @returns undefined where none is near, or two that come to different answers
 */
export function readNearest(typed: string, known: Known): NearestReading | undefined {
  if (!HAS_WORDS.test(typed) || typed.length > LONGEST || asksForMore(typed) || ANOTHER_TASK.test(typed))
    return undefined
  const even = asEntered(typed)
  const right = (healed(even) ?? [unabridged(even)]).slice(0, MOST_TEXTS)
  const texts = [...new Set([...right, ...right.map(typedFromSpeech)])].map(besideTries)
  const tried = new Set<string>()
  const budget = { left: MOST_READ }
  for (let way = 0; way < Math.max(...texts.map(({ length }) => length)); way++) {
    const found = texts.flatMap(ways => {
      const each = ways[way]
      if (!each || tried.has(each.text)) return []
      tried.add(each.text)
      const { concepts } = skeletonOf(each.talk)
      return withUnits(skeletonOf(each.text)).flatMap(text => readingsOf(text, concepts, known, budget))
    })
    const [best, ...others] = found.toSorted((one, other) => other.score - one.score)
    if (!best) continue
    const rival = others.find(({ answer }) => answer !== best.answer)
    if (rival && rival.score > best.score - CLEARLY) return undefined
    const { words, question, answer } = best
    return { words, question, answer }
  }
  return undefined
}

function readingsOf(
  text: Skeleton,
  talked: ReadonlySet<string>,
  { wordings, weightOf }: Known,
  budget: { left: number },
): Scored[] {
  if (text.slots.length === 0 || text.slots.length > MOST_SLOTS) return []
  const near = Object.entries(wordings[sortsOf(text)] ?? {}).flatMap(([meaning, alike]) => {
    const nearness = nearnessOf(text, talked, meaning === '' ? [] : meaning.split(' '), weightOf)
    return nearness === undefined
      ? []
      : alike
          .map(skeletonOfKnown)
          .filter(wording => mayBe(text, wording))
          .map(wording => ({ wording, score: nearness + likenessOfWords(text, wording, weightOf) }))
  })
  return near
    .filter(({ score }) => score >= LEAST || isSum(text))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_TRIED)
    .flatMap(({ wording, score }) => readAs(wording, text, budget).map(read => ({ ...read, score })))
}

/** What a wording is read as with the numbers of a text; none where they may be put in in two ways. */
function readAs(wording: Skeleton, text: Skeleton, budget: { left: number }): NearestReading[] {
  const ways = waysToFill(wording, text)
    .filter(way => leadAlike(wording, text, way))
    .map(way => ({ way, like: likeness(wording, text, way) }))
  const most = Math.max(...ways.map(({ like }) => like))
  const read = ways
    .filter(({ like }) => like === most)
    .map(({ way }) => (budget.left-- > 0 ? asQuestion(filled(wording, text, way), text.unit) : undefined))
  const [first] = read
  return first && read.every(each => each?.answer === first.answer) ? [first] : []
}

function asQuestion(words: string, unit: string | undefined): NearestReading | undefined {
  const [question, ...others] = readQuestions(words) ?? []
  if (!question || others.length > 0) return undefined
  const { answer } = solve(question)
  return isInUnit(answer, unit) ? { words, question, answer } : undefined
}
