import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect } from 'vitest'
import type { Endpoint, Endpoints } from '#contract/endpoint.ts'
import { addFamily } from './cheap-family.ts'
import { rowsOf } from './rows.ts'
import { evaluation } from './samples.ts'
import { startTestServer } from './test-server.ts'

/** Stand in everything of the first family's. */
export const WORDS = 'words-of-the-first-family'
/** The code of the first family's practice sheet. */
export const SHEET = 'BCDFGJ'
const CONTRACT = join(import.meta.dirname, '../../../src/contract')

/** Ends the second family's own session or account, so they come last. */
const LAST = ['/api/lock', '/api/parent/close', '/api/logout', '/api/me/delete']

/** Bodies with another family's ids, by path; a call that takes ids and is missing here fails the test. */
export const bodies: Record<string, (id: number) => unknown> = {
  '/api/evaluations': id => ({ ...evaluation, tryOf: id }),
  '/api/evaluations/:id': id => ({ score: 0, dropGaps: [id], reason: 'They look alike' }),
  '/api/chat/sessions': id => ({ about: { kind: 'evaluation', id } }),
  '/api/boosters/generate-mcqs': id => ({ gapId: id, count: 5 }),
  '/api/boosters/hint': id => ({ mcqId: id, level: 1 }),
  '/api/boosters/submit-answer': id => ({ mcqId: id, userAnswer: 'A' }),
  '/api/checkups/:id/answers': () => ({ number: 1, answer: '5', submissionId: crypto.randomUUID() }),
  '/api/voice-chat/messages': id => ({ userId: id, aiResponse: 'Hello!' }),
  '/api/voice-chat/messages/:id': () => ({ isBookmarked: true }),
  '/api/parent/children/:id': () => ({ name: 'Zed' }),
  '/api/parent/children/:id/limits': () => ({ monthlyAiCalls: 0 }),
  '/api/parent/children/:id/time': () => ({ minutesADay: 30 }),
  '/api/parent/children/:id/delete': () => ({ confirmation: 'delete everything' }),
  '/api/children/:id/start': () => ({}),
  // Forms they must be, not JSON.
  '/api/inbox': () => ({}),
  '/api/evaluate/image/reading': () => ({}),
  '/api/topic-practice/rounds': () => ({ grade: 5, answers: [] }),
  '/api/practice-sheets': id => ({ grade: 5, count: 3, topics: [], gaps: [id] }),
  '/api/practice-sheets/:code/answers': () => ({ answers: [{ number: 1, answer: '5' }] }),
  '/api/parent/inbox/:id/mark': () => ({ score: 1, totalScore: 2 }),
  '/api/parent/inbox/:id/answer-page': () => ({ expectedAnswer: WORDS }),
  '/api/login/family': id => ({ familyId: id, password: 'a guess' }),
}

/** Rows for tables that no call of this test fills; `:family` is the first family and `:user` its child. */
const rows = [
  `insert into dismissed_notices (family_id, noticed_at, message, dismissed_at) values (:family, '', '${WORDS}', '')`,
  `insert into mcqs (gap_id, set_number, question, option_a, option_b, option_c, option_d, correct_answer, explanation, created_at)
     select id, 1, '${WORDS}', '', '', '', '', 'A', '', '' from gaps where child_id = :user`,
  `insert into mcq_answers (mcq_id, user_answer, is_correct, consecutive_correct_answers, best_run, is_resolved, created_at)
     select mcqs.id, 'A', 1, 1, 1, 0, '' from mcqs join gaps on gaps.id = gap_id where child_id = :user`,
  `insert into gap_progress (gap_id) select id from gaps where child_id = :user`,
  `insert into remarks (evaluation_id, marker_name, reason, former_score, former_total_score, score, total_score, dropped_gaps, added_gaps, created_at)
     select id, '${WORDS}', '${WORDS}', 1, 3, 2, 3, '', '', '' from evaluations where child_id = :user`,
  `insert into concept_states (child_id, concept, due_at, last_review_at, stability, difficulty, state, learning_steps,
     scheduled_days, reps, lapses) values (:user, '${WORDS}', '', '', 1, 1, 2, 0, 1, 1, 0)`,
  `insert into reviews (child_id, concept, rating, source, is_return, day, due_at, created_at)
     values (:user, '${WORDS}', 3, 'practice', 0, '2025-03-05', '', '')`,
  `insert into checkups (child_id, grade, areas, concepts, started_at) values (:user, 5, '', '${WORDS}', '')`,
  `insert into checkup_questions (checkup_id, number, concept, question)
     select id, 1, '${WORDS}', 'What is 2 + 3?' from checkups where child_id = :user`,
  `insert into chat_sessions (child_id, title, created_at)
     select child_id, '${WORDS}', '' from evaluations where child_id = :user`,
  `insert into chat_messages (session_id, role, content, concern, created_at)
     select id, 'user', '${WORDS}', 'other', '' from chat_sessions where child_id = :user`,
  `insert into flagged_exchanges (child_id, tier, concern, source, about, said, reply, created_at, kept_until)
     values (:user, 'stop', 'hate', 'call', 'child', '${WORDS}', '${WORDS}', '', '2999-01-01T00:00:00.000Z')`,
  `insert into voice_messages (child_id, user_query, ai_response, query_concern, spoken_at, created_at)
     select child_id, '${WORDS}', '${WORDS}', 'other', '', '' from evaluations where child_id = :user`,
  `insert into inbox_answers (child_id, question, answer, grade, submission_id, created_at)
     values (:user, '${WORDS}', '${WORDS}', 5, '${WORDS}', '')`,
  `insert into inbox_photos (inbox_answer_id, side, type, bytes)
     select id, 'answer', 'image/png', x'00' from inbox_answers where child_id = :user`,
  `insert into practice_sheets (child_id, code, grade, created_at) values (:user, '${SHEET}', 5, '')`,
  `insert into practice_sheet_questions (practice_sheet_id, number, concept, question, solution, submission_id)
     select id, 1, '${WORDS}', '${WORDS}', '5', '' from practice_sheets where child_id = :user`,
  `insert into household_settings (family_id) values (:family)`,
  `insert into comforts (child_id, text_size, line_height, has_wide_text, has_calm_pictures, look, speed, voice)
     values (:user, 'large', 'wide', 1, 0, 'dark', 'slow', '${WORDS}')`,
  `insert into time_used (child_id, day, seconds, active_at) values (:user, '2025-03-05', 60, '')`,
  `insert into ai_use (family_id, child_id, day, service, calls, requests, bytes, voice_seconds)
     values (:family, :user, '2025-03-05', '${WORDS}', 1, 1, 1, 1)`,
  `insert into settings (family_id, name, value) values (:family, 'serving', '${WORDS}'),
     (:family, 'local.address', 'http://${WORDS}.local/v1'), (:family, 'model.local', '${WORDS}'),
     (:family, 'model.openai', '${WORDS}'), (:family, 'voice_model.openai', '${WORDS}'),
     (:family, 'consent.openai', '2025-03-05T00:00:00.000Z')`,
  `insert into lent_ai_use (family_id, day, service, calls, voice_seconds)
     values (:family, '2025-03-05', '${WORDS}', 1, 1)`,
]

/** Every endpoint of every contract file; those that end a family's own session or account come last. */
export async function everyEndpoint(): Promise<Endpoint[]> {
  const endpoints: Endpoint[] = []
  for (const name of readdirSync(CONTRACT).filter(file => file.endsWith('.ts') && !file.includes('.test.'))) {
    const module: Record<string, unknown> = await import(join(CONTRACT, name))
    for (const [key, value] of Object.entries(module)) {
      if (key.endsWith('Endpoints')) endpoints.push(...Object.values(value as Endpoints))
    }
  }
  const rank = ({ path }: Endpoint) => LAST.indexOf(path)
  return endpoints.sort((one, other) => rank(one) - rank(other))
}

/** A server with two families, of which the first has a row in every table. @returns its rows before, and as they are */
export async function startWithTwoFamilies() {
  const server = await startTestServer()
  const file = join(server.dataDir, 'stepwise.db')
  const first = addFamily(server, { childName: WORDS, isCornerOpen: true })
  for (let count = 0; count < 3; count++) {
    await first.browser.post('/api/evaluations', { ...evaluation, answer: WORDS })
  }
  const sqlite = new SQLite(file, { timeout: 5_000 })
  for (const row of rows) sqlite.prepare(row).run({ user: first.id, family: first.familyId })
  sqlite.close()
  const before = rowsOf(file, first.familyId)
  for (const [table, held] of Object.entries(before)) {
    expect(held, `add a row to ${table}, so that its ids can be tried`).not.toEqual([])
  }
  const second = addFamily(server, { email: 'second@example.org', isCornerOpen: true })
  return { file, first, second, before, now: () => rowsOf(file, first.familyId) }
}
