import { join } from 'node:path'
import Database from 'better-sqlite3'

/** What a household has done in years; all of it is shared out among the children in turn. */
export interface Household {
  children: number
  evaluations: number
  /** For each evaluation; not a whole number where only some have one. */
  gapsEach: number
  resourcesEach: number
  masteriesEach: number
  chats: number
  messagesEach: number
  /** Sentences of an evaluation's question, answer, marking scheme and assessment. */
  sentences: readonly [question: number, answer: number, scheme: number, assessment: number]
}

const SENTENCE = 'You added the tops and the bottoms. Make pieces of the same size first. '
/** Names for gaps and masteries come again after so many. */
const CONCEPTS = 300
const HOUR = 3_600_000

/** Writes years of the first family's work straight into its file, of which the last was done in the last hour. */
export function fillHousehold(dataDir: string, household: Household): void {
  const { children, evaluations, chats, messagesEach, sentences } = household
  const db = new Database(join(dataDir, 'stepwise.db'), { timeout: 5_000 })
  const add = (table: string, columns: string) =>
    db.prepare(`insert into ${table} (${columns}) values (${columns.replace(/\w+/g, '?')})`)
  const child = add('children', 'family_id, name, birth_year, created_at')
  const evaluation = add(
    'evaluations',
    'child_id, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at',
  )
  const gap = add('gaps', 'child_id, evaluation_id, concept, description, created_at')
  const resource = add('evaluation_resources', 'evaluation_id, title, description')
  const mastery = add('masteries', 'child_id, evaluation_id, source_type, concept, description, created_at')
  const chat = add('chat_sessions', 'child_id, title, created_at')
  const message = add('chat_messages', 'session_id, role, content, created_at')

  const now = Date.now()
  const at = (hoursAgo: number) => new Date(now - hoursAgo * HOUR).toISOString()
  const [question, answer, scheme, assessment] = sentences.map(count => SENTENCE.repeat(count))
  /** How often something that comes `each` times is due with the one of this number. */
  const due = (number: number, each: number) => Math.floor((number + 1) * each) - Math.floor(number * each)
  db.transaction(() => {
    for (let more = 2; more <= children; more++) child.run(1, `Child ${more}`, 2015, at(0))
    const made = { gaps: 0, masteries: 0 }
    const named = (what: string, number: number) => `${what} ${number % CONCEPTS}`
    for (let number = 0; number < evaluations; number++) {
      const whose = 1 + (number % children)
      const when = at(evaluations - number)
      const asked = `What is 1/2 + 1/${(number % 90) + 3}? ${question}`
      const { lastInsertRowid: id } = evaluation.run(whose, asked, answer, 5, scheme, assessment, 1, 3, when)
      for (let left = due(number, household.gapsEach); left > 0; left--)
        gap.run(whose, id, named('Adding fractions', made.gaps++), SENTENCE.repeat(2), when)
      for (let left = due(number, household.resourcesEach); left > 0; left--)
        resource.run(id, 'A game', SENTENCE.repeat(2))
      for (let left = due(number, household.masteriesEach); left > 0; left--)
        mastery.run(whose, id, 'evaluation', named('Skill', made.masteries++), SENTENCE, when)
    }
    for (let number = 0; number < chats; number++) {
      const { lastInsertRowid: session } = chat.run(1 + (number % children), 'Fractions', at(number))
      for (let each = 0; each < messagesEach; each++)
        message.run(session, each % 2 === 0 ? 'user' : 'assistant', SENTENCE.repeat(2), at(number))
    }
  })()
  db.close()
}
