import { expect, it } from 'vitest'
import { failureWords } from './failure-words.ts'

it('removes the prefix up to the first colon only', () => {
  expect(failureWords('Login failed: Invalid email or password', 'x')).toBe('Invalid email or password')
  expect(failureWords('400: wait: 15 minutes', 'x')).toBe('wait: 15 minutes')
  expect(failureWords('No colon here', 'x')).toBe('No colon here')
})

it('never shows markup', () => {
  expect(failureWords('502: <!DOCTYPE html><html>', 'x')).toBe(
    'An unexpected error occurred. Please try again.',
  )
  expect(failureWords('', 'x', '<html><h1>502 Bad Gateway</h1></html>')).toBe(
    'An unexpected error occurred. Please try again.',
  )
  expect(failureWords('Failed: use < 8 letters', 'x')).toBe('use < 8 letters')
})

it('says the usual words when the server said nothing', () => {
  expect(failureWords('', 'Please try again later')).toBe('Please try again later')
  expect(failureWords('Login failed: ', 'Invalid email or password')).toBe('Invalid email or password')
})
