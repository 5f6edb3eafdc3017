import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { migrations } from './index.ts'

/** A database as an earlier version left it, in memory. */
function databaseBefore(name: string): SQLite.Database {
  const sqlite = new SQLite(':memory:')
  for (const migration of migrations) {
    if (migration.name === name) return sqlite
    sqlite.exec(migration.sql)
  }
  throw new Error(`There is no migration ${name}`)
}

function update(sqlite: SQLite.Database, name: string): void {
  sqlite.exec(migrations.find(migration => migration.name === name)?.sql ?? '')
}

const family = `
insert into users (id, parent_name, child_name, child_birth_year, email, password_hash, created_at)
  values (1, 'Ada', 'Bo', 2015, 'a@example.org', 'x', '2025-01-01T00:00:00Z');
insert into evaluations (id, user_id, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at)
  values (1, 1, 'q', 'a', 5, 's', 'o', 1, 2, '2025-01-01T00:00:00Z');
insert into gaps (id, user_id, evaluation_id, concept, description, created_at)
  values (1, 1, 1, 'Multiplying larger numbers', 'Drops the zeros.', '2025-01-01T00:00:00Z');
`

test('the note about a wrong choice leaves the explanations of older questions', () => {
  const sqlite = databaseBefore('practice-notes')
  sqlite.exec(family)
  const add = sqlite.prepare(
    `insert into mcqs (gap_id, set_number, question, option_a, option_b, option_c, option_d, correct_answer, explanation, created_at)
      values (1, 1, 'q', ?, ?, ?, ?, 'A', ?, '2025-01-01T00:00:00Z')`,
  )
  add.run(
    '$640$',
    '$72$',
    '$64$',
    '$6400$',
    '1. Steps\n\n**The answer is $640$.**\n\nIf you chose $64$: Zeros count.',
  )
  add.run('75%', '7%', '3.4%', '34%', 'Why.\n\nIf you chose 3.4%: It is no point.')
  add.run('1', '2', '3', '4', 'An explanation of an AI.')
  add.run('1', '2', '3', '4', 'Why.\n\nIf you chose 9: Not among them.')
  update(sqlite, 'practice-notes')
  expect(sqlite.prepare('select explanation, note, note_option from mcqs order by id').all()).toEqual([
    { explanation: '1. Steps\n\n**The answer is $640$.**', note: 'Zeros count.', note_option: 'C' },
    { explanation: 'Why.', note: 'It is no point.', note_option: 'C' },
    { explanation: 'An explanation of an AI.', note: null, note_option: null },
    { explanation: 'Why.', note: null, note_option: null },
  ])
})

test('masteries that came of gaps no longer name the mistake', () => {
  const sqlite = databaseBefore('mastery-words')
  sqlite.exec(family)
  const add = sqlite.prepare(
    `insert into masteries (user_id, evaluation_id, source_type, concept, description, created_at)
      values (1, 1, ?, ?, ?, '2025-01-01T00:00:00Z')`,
  )
  add.run('resolved_gap', 'Adding fractions', 'Adds denominators instead of finding a common one.')
  add.run('resolved_gap', 'Times tables', 'Needs more practice with times tables.')
  add.run('resolved_gap', 'Roman trade', 'Confuses exports with imports.')
  add.run('evaluation', 'Adding fractions', 'Adds fractions.')
  update(sqlite, 'mastery-words')
  expect(sqlite.prepare('select description from masteries order by id').pluck().all()).toEqual([
    'Adds fractions.',
    'Knows times-table facts.',
    'Has mastered Roman trade.',
    'Adds fractions.',
  ])
})

test('what was flagged is kept apart from the chats, and harm at home is shown to nobody there', () => {
  const sqlite = databaseBefore('flags')
  sqlite.exec(`${family}
    insert into chat_sessions (id, user_id, title, created_at) values (1, 1, 'Sums', '2025-01-01T00:00:00Z');
    insert into chat_messages (session_id, role, content, concern, created_at) values
      (1, 'user', 'i want to die', 'self_harm', '2025-01-01T00:00:00Z'),
      (1, 'assistant', 'I am glad you told me.', 'self_harm', '2025-01-01T00:00:01Z'),
      (1, 'user', 'my Dad hits me', 'abuse', '2025-01-01T00:00:02Z'),
      (1, 'assistant', 'That is not okay.', 'abuse', '2025-01-01T00:00:03Z'),
      (1, 'user', 'hello', null, '2025-01-01T00:00:04Z'),
      (1, 'assistant', 'Let me stop there.', 'violence', '2025-01-01T00:00:05Z');
    insert into voice_messages (user_id, user_query, ai_response, query_concern, spoken_at, created_at) values
      (1, 'oh shit', 'Hm?', 'swearing', '2025-01-01T00:00:06Z', '2025-01-01T00:00:06Z'),
      (1, 'my mum hits me', 'Oh.', 'abuse', '2025-01-01T00:00:07Z', '2025-01-01T00:00:07Z');
  `)
  update(sqlite, 'flags')
  const kept = sqlite.prepare(
    'select tier, source, about, said, reply, chat_title from flagged_exchanges order by id',
  )
  expect(kept.raw().all()).toEqual([
    ['urgent', 'live_chat', 'child', 'i want to die', 'I am glad you told me.', 'Sums'],
    ['stop', 'live_chat', 'reply', 'hello', 'Let me stop there.', 'Sums'],
    ['stop', 'call', 'child', 'oh shit', 'Hm?', null],
  ])
  expect(sqlite.prepare('select count(*) from chat_messages').pluck().get()).toBe(4)
  expect(sqlite.prepare('select count(*) from voice_messages').pluck().get()).toBe(1)
  const soon = new Date(Date.now() + 89 * 86_400_000).toISOString()
  expect(
    sqlite.prepare('select count(*) from flagged_exchanges where kept_until > ?').pluck().get(soon),
  ).toBe(3)
})

test('practice of before goes on: a mastered gap stays mastered, and nothing is remembered of its concept yet', () => {
  const sqlite = databaseBefore('practice-that-returns')
  sqlite.exec(`${family}
    insert into gap_progress (gap_id, consecutive_correct_answers, best_run, resolved_at)
      values (1, 5, 5, '2025-01-02T00:00:00Z');
    insert into mcqs (id, gap_id, set_number, question, option_a, option_b, option_c, option_d, correct_answer, explanation, created_at)
      values (1, 1, 1, 'q', '1', '2', '3', '4', 'A', 'e', '2025-01-01T00:00:00Z');
    insert into mcq_answers (mcq_id, user_answer, is_correct, consecutive_correct_answers, best_run, is_resolved, created_at)
      values (1, 'A', 1, 5, 5, 1, '2025-01-02T00:00:00Z');`)
  update(sqlite, 'practice-that-returns')
  update(sqlite, 'checkups')
  expect(sqlite.prepare('select resolved_at, reopened_at from gap_progress').all()).toEqual([
    { resolved_at: '2025-01-02T00:00:00Z', reopened_at: null },
  ])
  expect(sqlite.prepare('select hints_used, look, hints_shown from mcq_answers, mcqs').all()).toEqual([
    { hints_used: 0, look: null, hints_shown: 0 },
  ])
  expect(sqlite.prepare('select checkup_id from evaluations').all()).toEqual([{ checkup_id: null }])
  expect(sqlite.prepare('select count(*) from concept_states').pluck().get()).toBe(0)
  // One check-up at a time is under way.
  const start =
    "insert into checkups (user_id, grade, areas, concepts, started_at) values (1, 5, '', 'Area', '')"
  sqlite.exec(start)
  expect(() => sqlite.exec(start)).toThrow('UNIQUE')
})
