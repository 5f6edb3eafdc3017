import { join } from 'node:path'
import Database from 'better-sqlite3'

/** A week's work of a child of the first family: two answers with a gap each, practice, a chat, a talk, a flag, time and AI use. */
export function addWork(dataDir: string, childId: number, topic: { concept: string; description: string }) {
  const db = new Database(join(dataDir, 'stepwise.db'))
  const now = new Date().toISOString()
  const day = new Date().toLocaleDateString('sv-SE')
  const run = (sql: string) => db.prepare(sql).run({ id: childId, now, day, ...topic })
  for (const score of [1, 2]) {
    run(`insert into evaluations (child_id, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at)
      values (:id, 'What is 1/2 + 1/3?', '2/5', 5, '', 'Not yet.', ${score}, 3, :now)`)
    run(`insert into gaps (child_id, evaluation_id, concept, description, created_at)
      select child_id, id, :concept, :description, :now from evaluations where child_id = :id order by id desc limit 1`)
  }
  for (let count = 0; count < 4; count++) {
    run(`insert into reviews (child_id, concept, rating, source, is_return, day, due_at, created_at)
      values (:id, :concept, 3, 'practice', 0, :day, :now, :now)`)
  }
  run(`insert into time_used (child_id, day, seconds, active_at) values (:id, :day, 1500, :now)
    on conflict do update set seconds = 1500`)
  run(`insert into chat_sessions (child_id, title, created_at) values (:id, :concept, :now)`)
  run(`insert into chat_messages (session_id, role, content, created_at)
    select id, 'user', 'Can you help me with ' || :concept || '?', :now from chat_sessions where child_id = :id order by id desc limit 1`)
  run(`insert into voice_messages (child_id, user_query, ai_response, spoken_at, created_at)
    values (:id, 'What is ' || :concept || '?', 'Let us look at it together.', :now, :now)`)
  run(`insert into flagged_exchanges (child_id, tier, concern, source, about, said, reply, created_at, kept_until)
    values (:id, 'talk', 'lonely', 'text_chat', 'child', 'nobody plays with me at break',
      'I am sorry that it feels like this. **You did nothing wrong.**

- Tell somebody whom you trust.
- Ask one child whether you may join in.', :now, '2999-01-01T00:00:00.000Z')`)
  run(`insert into ai_use (family_id, child_id, day, service, calls, requests, bytes, voice_seconds)
    values (1, :id, :day, 'openai', 7, 9, 12000, 90)`)
  db.close()
}
