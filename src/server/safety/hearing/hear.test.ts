import { expect, test } from 'vitest'
import { hearChild } from '../local-check.ts'

const isAtHome = (text: string, earlier: string[] = []) => hearChild(text, { earlier })?.isAtHome

test.each([
  ['he hits me', ['my stepdad is home again']],
  [
    'he comes in my room at night',
    ['mum is at work', 'im alone with her boyfriend', 'i mean my mums boyfriend'],
  ],
  ['she locks me in', ['mum is angry', 'what is 3 x 4']],
  ['they hit me when i get it wrong', ['my parents are strict']],
])('%s, after %j, is harm at home', (text, earlier) => expect(isAtHome(text, earlier)).toBe(true))

test.each([
  ['he hits me', ['there is a boy in my class', 'what is 3 x 4']],
  ['he touches me', ['my coach drives me home']],
  ['she locks me in', ['i dont like my teacher mrs bell']],
])('%s, after %j, is not', (text, earlier) => expect(isAtHome(text, earlier)).toBe(false))

test.each(['my dad hits me and i want to die', 'i cut myself last night. also my mum beats me'])(
  'one harm at home keeps the whole message from home: %s',
  text => {
    expect(hearChild(text)?.tier).toBe('urgent')
    expect(isAtHome(text)).toBe(true)
  },
)

test.each([
  'my brother hits me every day',
  'my teacher hit me',
  'my friends dad hits her',
  'my dads friend touches me',
])('harm by others is not at home: %s', text => expect(isAtHome(text)).toBe(false))
