import { describe, expect, test } from 'vitest'
import { hearChild } from './local-check.ts'

/** What is heard, such as `abuse home`; `calm` for nothing. */
const heard = (text: string) => {
  const finding = hearChild(text)
  return finding ? `${finding.concern}${finding.isAtHome ? ' home' : ''}` : 'calm'
}

describe('an emergency', () => {
  test.each([
    'i swallowed a battery',
    'my little brother drank bleach',
    'my sister is having a seizure',
    'the kitchen is on fire',
    'my baby cousin isnt breathing',
    'dad is unconscious on the floor',
    'my friend is choking on a grape',
    'my brother fell off the roof and isnt moving',
    'theres blood everywhere it wont stop bleeding',
    'i can smell gas in our house',
    'someone is breaking into our house',
    'my sister fell in the pool and cant get out',
    'she got stung and her throat is swelling',
    'my grandad has chest pains and hes sweating',
    'I NEED AN AMBULANCE',
  ])('is heard: %s', text => expect(heard(text)).toBe('emergency'))

  test.each([
    'what happens if you swallow a battery',
    'what would happen if someone drank bleach',
    'in the story the kitchen is on fire',
    'we learned about choking in first aid today',
    'how do firefighters put out a fire',
    'imagine the school is on fire, write three sentences',
    'my uncle had a heart attack two years ago',
    'in minecraft my house is on fire',
    'my phone battery is dead',
    'i swallowed my gum lol',
  ])('is none: %s', text => expect(heard(text)).toBe('calm'))

  test('where a grown-up at home does it, is kept from home', () => {
    expect(heard('my dad pushed my mum down the stairs and she isnt moving')).toBe('emergency home')
    expect(heard('my mum fell down the stairs and she isnt moving')).toBe('emergency')
  })
})

test.each(['i took all the pills', 'i took an overdose', 'i drank bleach because i want to die'])(
  'what one has done to oneself needs help for the body first: %s',
  text => expect(heard(text)).toBe('self_harm_now'),
)

describe('what is heard is of its own kind', () => {
  test.each([
    ['an older guy online wants me to be his girlfriend', 'grooming'],
    ['my coach texts me hearts at night and says delete them', 'grooming'],
    ['mum locks me in my room with no food', 'abuse home'],
    ['there is never any food at home', 'abuse home'],
    ['my stepmum ties me to the chair', 'abuse home'],
    ['my cousin touches me', 'abuse home'],
    ['my brother in law touches my leg', 'abuse home'],
    ['my teacher hits me', 'abuse'],
    ['i hide my food so mum doesnt know im not eating', 'eating'],
    ['i throw my lunch away so my parents dont find out', 'eating'],
    ['my mum drinks a lot of wine', 'scared'],
    ['my dad gets drunk and hits me', 'abuse home'],
    ['my dad hits me and i want to die', 'abuse home'],
    ['i cant stop vaping', 'substances'],
    ['i drink vodka before school so im not nervous', 'substances'],
    ['my mates keep pressuring me to smoke weed', 'substances'],
    ['i got called a faggot in the corridor', 'bullied'],
    ['im scared im pregnant and im 13', 'abuse'],
    ['they want to send me to marry a man i dont know', 'grooming home'],
    ['she broke up with me and i feel like i cant breathe', 'sad'],
    ['my brother is in hospital and im scared he will die', 'scared'],
  ])('%s: %s', (text, kind) => expect(heard(text)).toBe(kind))
})

test.each([
  ['i tried to overdose last summer', 'self_harm'],
  ['i took an overdose two years ago', 'self_harm'],
  ['i took an overdose', 'self_harm_now'],
  ['i just cut myself really badly', 'self_harm_now'],
])('what was done long ago needs no ambulance: %s', (text, kind) => expect(heard(text)).toBe(kind))

test.each([
  'my nan died and i cant stop thinking about it',
  'im scared my mum will die of cancer',
  'my uncle might be deported and im so scared',
  'a man online asked if im alone in the house',
])('nobody at home does harm in it: %s', text => expect(heard(text)).not.toMatch(/calm|home/))

describe('an ordinary day at home is none of it', () => {
  test.each([
    'my nan is coming to stay on saturday',
    'mum and dad are at work and my gran is looking after me',
    'my stepdad is teaching me to drive',
    'the baby kept crying all night',
    'my mums boyfriend makes the best pancakes',
    'my uncle is picking me up at four',
  ])('%s', text => expect(heard(text)).toBe('calm'))
})

describe('slang', () => {
  test.each([
    'sui thoughts',
    'sh relapse',
    'kms',
    'kms tonight fr',
    'im gonna kms',
    'i wanna unalive myself',
  ])('%s is urgent', text => expect(hearChild(text)).toMatchObject({ concern: 'self_harm', tier: 'urgent' }))

  test.each([
    'this homework kms lol',
    'ugh kms i have 3 tests tomorrow',
    'fractions 💀 kms',
    'maths kill me 😂',
    'im gonna kms if we get more homework lmao',
  ])('%s is a groan', text => expect(hearChild(text)?.tier).not.toBe('urgent'))

  test.each([
    'homework kms tonight fr',
    'kms lol nobody cares about me or my homework',
    'i want to kms after the test',
  ])('%s is meant, whatever it laughs about', text => expect(hearChild(text)?.tier).toBe('urgent'))
})
