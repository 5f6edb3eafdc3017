import { expect, test } from 'vitest'
import { profileSchema, registrationSchema } from './accounts.ts'
import { evaluationEndpoints } from './evaluations.ts'
import { liveChatEndpoints } from './live-chat.ts'
import { isBlank, shortText } from './text.ts'

const NOTHING_TO_SEE = {
  blanks: '   ',
  'zero-width spaces': '\u200b\u200b\u200b',
  'joiners and a mark of direction': '\u200d\u200c\u200e\u061c',
  'Hangul fillers': '\u3164\u3164\u115f\u1160\uffa0',
  'an empty Braille pattern': '\u2800\u2800\u2800',
  'accents on nothing': '\u0301\u0308\u20dd',
  'control characters': '\u0000\u0007\u0085\u009f',
  'soft hyphens and byte order marks': '\u00ad\ufeff\u00ad',
  'wide and narrow blanks': '\u3000\u2003\u00a0\u202f\u205f\u1680',
  'tags and variation selectors': '\u{e0041}\u{e0042}\ufe0f\u{e0100}',
  'a Khmer vowel that shows nothing': '\u17b4\u17b5',
  'a Mongolian separator and selectors': '\u180e\u180b\u180f',
  'invisible operators': '\u2061\u2062\u2063\u2064',
  'an object that is not there': '\ufffc\ufffc',
  'the null notehead': '\u{1d159}\u{1d159}',
  'characters that nobody has defined': '\u0378\u{e0fff}',
  'halves of pairs': '\ud800\ud800',
  'line ends': '\n\u2028\u2029',
}

test.each(Object.entries(NOTHING_TO_SEE))('%s are blank and no name, title or message', (_, text) => {
  expect(isBlank(text)).toBe(true)
  const wordsOf = (
    schema: { safeParse(input: unknown): { error?: { issues: { message: string }[] } } },
    input: unknown,
  ) => schema.safeParse(input).error?.issues[0]?.message
  expect(wordsOf(registrationSchema.shape.parentName, text)).toBe('Name is too short')
  expect(wordsOf(registrationSchema.shape.childName, text)).toBe('Name is too short')
  expect(wordsOf(profileSchema.shape.assistantName, text)).toBe('Assistant name is required')
  expect(wordsOf(liveChatEndpoints.renameSession.body, { title: text })).toBe('Please enter a title')
  expect(wordsOf(liveChatEndpoints.send.body, { content: text })).toBe('Please type a message first')
})

test('what can be seen counts, and what can not does not', () => {
  const name = shortText(2, 'Name is too short')
  for (const text of [
    'A\u200b',
    '\u3164A',
    'A\u2800\u2800',
    '\u0000A\u202e',
    'A',
    'A ',
    '\u200bA\u200b\u200b',
  ]) {
    expect(name.safeParse(text).success, JSON.stringify(text)).toBe(false)
  }
  for (const text of [
    'Bo',
    '李龙',
    'نور',
    'می\u200cخواهم',
    'क्ष',
    'Zo\u00eb',
    '👩\u200d👧',
    'O’',
    '김별',
    '12',
  ]) {
    expect(name.parse(text), JSON.stringify(text)).toBe(text)
  }
})

test.each([
  ['question', 5_000],
  ['answer', 5_000],
  ['expectedAnswer', 2_000],
] as const)('%s may have %d characters, and no more', (name, most) => {
  const body = { question: 'q', answer: 'a', expectedAnswer: 'e', grade: '5' }
  const { shape } = evaluationEndpoints.findGaps.body
  expect(shape[name].safeParse(body[name].repeat(most)).success).toBe(true)
  const issue = shape[name].safeParse(body[name].repeat(most + 1)).error?.issues[0]
  expect(issue?.message).toContain(`${most.toLocaleString('en')} characters are the most`)
})
