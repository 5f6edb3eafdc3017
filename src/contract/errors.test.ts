import { expect, test } from 'vitest'
import { readErrorBody } from './errors.ts'

test('the body of a failed call is read with what it has', () => {
  const whole = { message: 'Taken', code: 'email_taken', fields: { email: 'Another, please' } }
  expect(readErrorBody({ ...whole, stack: 'left out' })).toEqual(whole)
  expect(readErrorBody({ message: 'No' })).toEqual({ message: 'No' })
})

test.for([undefined, null, 'No', [], {}, { message: 5 }, { message: 'No', code: 5 }])(
  'what no failed call answers is none: %j',
  body => expect(readErrorBody(body)).toBeUndefined(),
)

test.for([null, 'email', ['email'], { email: 5 }])('fields are words by name, not %j', fields =>
  expect(readErrorBody({ message: 'No', fields })).toBeUndefined(),
)
