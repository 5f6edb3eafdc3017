import { expect, test } from 'vitest'
import { allExamples, hashOf } from '../../../tests/corpus/chat/wants/corpus.ts'
import { isSurelyTalk } from '../intents/meant.ts'
import { WANTS } from './wants.ts'
import { wantsOf } from './wants-of.ts'
import learnt from './weights.json' with { type: 'json' }

test('the net has learnt from the messages as they are: after a change run `npm run learn-to-understand`', () => {
  expect(learnt.corpus).toBe(hashOf(allExamples()))
  expect(learnt.words).toEqual([...WANTS])
})

test.each([
  ['another', false, 'cud we hav one mor of those ones plz'],
  ['picture', true, 'can u sketch it for me so i can look at it'],
  ['repeat', true, 'sorry what did u say? say it agen but slow'],
  ['check', true, 'have i done it right up to here?'],
  ['why', true, 'but why do u have to flip it tho'],
  ['line', true, 'i think its 14 left over'],
  ['goodbye', false, 'gotta run, cya tomorow'],
])('%s is heard in words that nobody has listed', (want, isOpen, text) => {
  expect(wantsOf(text, isOpen ? 'open' : 'none')[0]).toMatchObject({ want })
})

test('the chances of all wants come to one, also of nothing that is known', () => {
  for (const text of ['', '🙂', 'ζωή', 'x'.repeat(5000)]) {
    const chances = wantsOf(text, 'none').map(({ chance }) => chance)
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
  }
})

test('a greeting does not hide the question behind it', () => {
  const asked =
    'Good evening. I am the guardian of Emil, 11. He must convert 3.2 litres into millilitres. Do I type it here?'
  expect(isSurelyTalk(asked, 'none')).toBe(false)
  expect(isSurelyTalk('hello there i am 9 and my dog is 3 today', 'none')).toBe(true)
})
