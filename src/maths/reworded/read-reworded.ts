import type { Question } from '../domain/question.ts'
import { solve } from '../kinds/doors.ts'
import { skeletonOf } from '../nearest/skeleton.ts'
import { asEntered } from '../questions/as-entered.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { healed } from '../talk/heal.ts'
import { CALCULATES } from './calculation.ts'
import { NOTHING } from './embedding.ts'
import { learntReworder } from './learnt.ts'
import { textOf } from './pieces.ts'
import type { Wording } from './reword.ts'
import {
  compared,
  type Evidence,
  keepsNames,
  keepsNumbersTogether,
  keepsSigns,
  keepsWays,
  sureness,
} from './sureness.ts'
import { taskOf, tasksIn } from './tasks.ts'
import { wordingsOf } from './wordings-of.ts'

/** What a text is read as once it is said in a book's words. */
export interface RewordedReading {
  /** In a book's words, as they are read. */
  words: string
  question: Question
  /** As its solution says it. */
  answer: string
  /** How likely it is meant so, between 0 and 1. */
  sureness: number
}
type Read = Omit<RewordedReading, 'sureness'> & { written: readonly string[]; chance: number }

/**
 * The question that a text is: one net says it in a book's words, the readers read those, and what that net, another one
 * that knows tasks alone, and the numbers and meanings of both say tells how likely it is meant.
 * @returns undefined where no wording is read
 */
export function readReworded(typed: string): RewordedReading | undefined {
  const [best] = weighedReadings(typed)
    .map(({ evidence, ...read }) => ({ ...read, sureness: sureness(evidence) }))
    .toSorted((one, other) => other.sureness - one.sureness)
  return best
}

/** All that a text may be read as once it is said in a book's words, with what speaks for and against each. */
export function weighedReadings(
  typed: string,
): (Omit<RewordedReading, 'sureness'> & { evidence: Evidence })[] {
  const even = asEntered(typed)
  const { pieces, wordings } = wordingsOf(even)
  const readings = readingsOf(wordings).filter(
    ({ words, written }) =>
      keepsSigns(even, words) &&
      keepsWays(even, words) &&
      keepsNames(even, words) &&
      keepsNumbersTogether(pieces, written),
  )
  if (readings.length === 0) return []
  const nothing = wordings.find(({ pieces: [first] }) => first === NOTHING)?.chance ?? 0
  const tasks = tasksIn(learntReworder().tasks, pieces)
  const text = skeletonOf(healed(even)?.[0] ?? even)
  return readings.map(({ written, chance, ...read }, at) => ({
    ...read,
    evidence: {
      chance,
      rival: Math.max(0, ...readings.flatMap((other, i) => (i === at ? [] : other.chance))),
      nothing,
      task: tasks.get(taskOf(read.question)) ?? 0,
      ...compared(pieces, text, written, skeletonOf(read.words)),
    },
  }))
}

/** What is read of them, each meaning once, with the chances of all its wordings together; the likeliest first. */
function readingsOf(wordings: readonly Wording[]): Read[] {
  const readings = new Map<string, Read>()
  for (const wording of wordings) {
    const read = readingOf(wording)
    if (!read) continue
    const same = `${read.question.kind} ${read.answer}`
    const before = readings.get(same)
    readings.set(same, before ? { ...before, chance: before.chance + read.chance } : read)
  }
  return [...readings.values()]
}

function readingOf({ pieces: written, chance }: Wording): Read | undefined {
  if (written[0] === NOTHING || written[0] === CALCULATES) return undefined
  const words = inSentence(textOf(written))
  const [question, ...others] = readQuestions(words) ?? []
  if (!question || others.length > 0 || question.kind === 'story' || question.choices) return undefined
  try {
    return { words, question, answer: solve(question).answer, written, chance }
  } catch {
    return undefined
  }
}

/** A small letter at the beginning of a word becomes a great one. */
const inSentence = (text: string) => text.replace(/^\p{Ll}(?=\p{Ll})/u, letter => letter.toUpperCase())
