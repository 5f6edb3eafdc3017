import { expect, test } from 'vitest'
import { readDialogue } from './dialogue.ts'

// Bug: a question of letters and signs alone was taken for another subject once talk stood around it.
test.each([
  ['hi can you help me with this one? Write p × p × p as simply as you can', 'expressions'],
  ['pls help: simplify a × a × b', 'expressions'],
  ['my homework says make t the subject of v = u + at pls help', 'rearranging'],
  ['can u help with make t the subject of v = u + at', 'rearranging'],
  ['ok next one. write this number in words: 4,020', 'place value'],
  ['hey im stuck on this: write 340000 in standard form', 'standard form'],
])('%s is a question of %s', (text, kind) => {
  expect(readDialogue({ messages: [{ role: 'child', text }] }).work?.problem.question.kind).toBe(kind)
})

test.each(['my homework is so long today', 'my brother says i am a baby'])('%s is none', text => {
  expect(readDialogue({ messages: [{ role: 'child', text }] }).work).toBeUndefined()
})
