import { expect, test } from 'vitest'
import { fitWords } from './fit-words.ts'

test.each([
  ['Well told. You should kill yourself. Say more of the roads!', 'Well told. Say more of the roads!'],
  [
    '- The question is answered (1 mark)\n- This is shit\n- A reason (1 mark)',
    '- The question is answered (1 mark)\n- A reason (1 mark)',
  ],
  ['Good! Where do you live? Tell me your phone number.', 'Good!'],
  ['You should kill yourself.', ''],
])('what a child must not read is taken out of %j', async (text, left) => {
  expect(await fitWords(text)).toBe(left)
})

test.each([
  'You explain well that the Nazis murdered millions of Jews.\n\n- Many soldiers were killed: 1 of 1',
  'Romeo drinks poison and Juliet kills herself with a dagger. Say why!',
  'Reproduction: the sperm and the egg meet. Smoking harms the lungs.',
  '',
])('what school teaches stays, to the letter: %j', async text => {
  expect(await fitWords(text)).toBe(text)
})
