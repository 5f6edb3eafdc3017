import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { markQuestion } from '#maths/kinds/doors.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'

/** What an answer should earn: all marks, some but not all or a value not yet in its form, or none. */
const score = z.enum(['right', 'partly', 'wrong'])

const entrySchema = z.strictObject({
  question: z.string(),
  /** Answers by what they should earn; several for each are welcome. */
  right: z.array(z.string()).min(1),
  partly: z.array(z.string()).optional(),
  wrong: z.array(z.string()).optional(),
  /** Right answers that are not understood yet, each a known failure: they are asked for again, never scored. */
  askedAgain: z.array(z.string()).optional(),
})
const fileSchema = z.strictObject({
  questions: z.array(entrySchema),
  /** Stories and questions that mean two things: they must not be read. */
  unread: z.array(z.string()).optional(),
})

export type Score = z.infer<typeof score>
export type Entry = z.infer<typeof entrySchema> & { area: string }

const FOLDER = import.meta.dirname

const areas = readdirSync(FOLDER)
  .filter(name => name.endsWith('.json'))
  .map(name => {
    const { data, error } = fileSchema.safeParse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))
    if (error) throw new Error(`${name}: ${error.message}`)
    return { area: name.replace('.json', ''), ...data }
  })

/** Every question of the corpus, each file an area. */
export const entries: readonly Entry[] = areas.flatMap(({ area, questions }) =>
  questions.map(each => ({ ...each, area })),
)

/** What must be left alone. */
export const unread: readonly string[] = areas.flatMap(each => each.unread ?? [])

/** @returns undefined where the question is not read, or the answer is not */
export function scoreOf(question: string, answer: string): Score | undefined {
  const [read, ...others] = readQuestions(question) ?? []
  if (!read || others.length > 0) return undefined
  const { verdict, earned } = markQuestion(read, answer)
  if (verdict === 'right' || verdict === 'rounded') return 'right'
  if (verdict === 'unfinished' || earned.includes(true)) return 'partly'
  return verdict === 'wrong' ? 'wrong' : undefined
}

export interface Misjudged {
  question: string
  answer: string
  expected: Score
  given: Score | undefined
}

/** Every answer that is not judged as it should be, of the questions that are read. */
export function misjudged(entry: Entry): Misjudged[] {
  const { question } = entry
  return score.options.flatMap(expected =>
    (entry[expected] ?? []).flatMap(answer => {
      const given = scoreOf(question, answer)
      return given === expected ? [] : [{ question, answer, expected, given }]
    }),
  )
}
