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
