import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { HttpError } from '../shared/http-error.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import { StartError } from '../start-error.ts'
import { guardedLog, openLog } from './log.ts'

const MARK = 'kumquat'

function lines(open = openLog) {
  const written: string[] = []
  return { log: open('trace', { write: line => written.push(line) }), written: () => written.join('') }
}

const inLines = new Error(`first\n    at ${MARK} (/home/${MARK}/x.js:1:1)\nlast ${MARK}`)

class Service extends Error {
  status = 400
  code = MARK.toUpperCase()
  error = { message: MARK }
}

function constraint(): unknown {
  const sqlite = new SQLite(':memory:')
  try {
    sqlite.exec(
      `create table t (${MARK} text unique); insert into t values ('a'); insert into t values ('a')`,
    )
  } catch (error) {
    return error
  } finally {
    sqlite.close()
  }
}

test.each<[string, unknown]>([
  ['an error', new Error(MARK)],
  ['an error whose message looks like a stack', inLines],
  ['an error whose message was changed', Object.assign(new Error(MARK), { message: 'other' })],
  [
    'an error whose name and code are foreign',
    Object.assign(new Error('a'), { name: `a ${MARK}`, code: MARK }),
  ],
  ['an error of a service', new Service(MARK)],
  ['a cause', new Error('a', { cause: new TypeError(MARK, { cause: MARK }) })],
  ['several causes', new AggregateError([new Error(MARK)], MARK)],
  ['an error of ours with what it was about', new HttpError(400, 'bad_request', MARK, { detail: MARK })],
  ['a failure of an AI', tutorFailure('ai_busy', MARK, { error: { message: MARK, code: MARK } })],
  ['JSON that is none', tried(() => JSON.parse(MARK))],
  ['what a schema refuses', z.strictObject({ a: z.enum(['b']) }).safeParse({ a: MARK, [MARK]: 1 }).error],
  ['a constraint', constraint()],
  ['words', MARK],
  ['an object with foreign names', { [`${MARK} `]: 1, deep: { list: [MARK, { text: MARK }] } }],
  ['bytes', Buffer.from(MARK)],
  ['thrown words', tried(() => decodeURIComponent(`%${MARK}`))],
])('%s leaves no words in the log', (_, thrown) => {
  for (const { log, written } of [lines(), lines((level, stream) => guardedLog(pino({ level }, stream)))]) {
    log.error({ err: thrown, error: thrown, anything: { detail: thrown } }, 'it failed')
    expect(written().toLowerCase()).not.toContain(MARK)
    expect(written()).toContain('it failed')
  }
})

test('a bare error and words put into a line are no way around it', () => {
  const { log, written } = lines()
  log.error(new Error(MARK))
  log.error({ err: new Error(MARK) })
  log.info('a line of %s and %o', MARK, { a: MARK })
  expect(written()).not.toContain(MARK)
  expect(written().trim().split('\n')).toHaveLength(3)
})

test('codes, sizes, where it happened and our own words are there', () => {
  const { log, written } = lines()
  const refused = tutorFailure('ai_busy', 'busy', {
    service: 'gemini',
    reasons: ['ETIMEDOUT'],
    characters: 12,
  })
  log.warn(
    { err: refused, path: '/api/chat/sessions/:id', file: '/home/ada/stepwise.db', said: 'abc' },
    'failed',
  )
  expect(JSON.parse(written())).toMatchObject({
    err: {
      name: 'HttpError',
      code: 'ai_busy',
      status: 503,
      detail: { service: 'gemini', reasons: ['ETIMEDOUT'], characters: 12 },
      stack: expect.arrayContaining([
        expect.stringMatching(/^at tutorFailure \(src\/server\/shared\/tutor-failure\.ts:\d+:\d+\)$/),
      ]),
    },
    path: '/api/chat/sessions/:id',
    file: 'stepwise.db',
    said: '3 characters',
    msg: 'failed',
  })
  log.warn({ err: new StartError('Close the other program.', { obstacle: 'in-use' }) }, 'failed')
  expect(written()).toContain('Close the other program.')
  log.warn({ err: constraint() }, 'failed')
  expect(written()).toContain('SQLITE_CONSTRAINT_UNIQUE')
})

function tried(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
