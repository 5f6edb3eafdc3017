import { expect, test } from 'vitest'
import { tutorFailure } from '../shared/tutor-failure.ts'
import { openLog } from './log.ts'
import { problemsFor } from './terminal.ts'

function terminal() {
  let shown = ''
  const log = openLog(
    'debug',
    problemsFor(line => {
      shown += line
    }),
  )
  return { log, shown: () => shown }
}

test('an ordinary refusal is one line of words, without JSON and without a stack', () => {
  const { log, shown } = terminal()
  log.warn({ err: tutorFailure('ai_busy'), path: '/api/evaluate' }, 'request failed')
  expect(shown()).toBe('Stepwise: request failed (ai_busy)\n')
})

test('what is no problem is for the log file alone', () => {
  const { log, shown } = terminal()
  log.info({ step: 'database', ms: 12 }, 'start-up step done')
  log.debug('a request')
  expect(shown()).toBe('')
})

test('each problem has a line, with what is known of it', () => {
  const { log, shown } = terminal()
  log.error({ err: new TypeError('words of a child') }, 'a notice was not kept')
  log.warn({ reason: 'timeout' }, 'the keychain does not answer')
  log.fatal('closing failed')
  expect(shown()).toBe(
    'Stepwise: a notice was not kept (TypeError)\nStepwise: the keychain does not answer (timeout)\nStepwise: closing failed\n',
  )
})
