import { expect, test } from 'vitest'
import { chooseVoice } from './voices.ts'

const voice = (voiceURI: string, lang: string, localService: boolean, isDefault = false) => ({
  name: voiceURI,
  voiceURI,
  lang,
  localService,
  default: isDefault,
})
const far = voice('far', 'en-GB', false, true)
const american = voice('american', 'en-US', true)
const british = voice('british', 'en-GB', true)

test('a voice of this computer reads rather than a company’s, and a British one rather than another', () => {
  expect(chooseVoice([far, american, british], null)).toBe(british)
  expect(chooseVoice([far, american], null)).toBe(american)
  expect(chooseVoice([far], null)).toBe(far)
  expect(chooseVoice([], null)).toBeUndefined()
})

test('the voice that was wished reads where it is there', () => {
  expect(chooseVoice([british, american], 'american')).toBe(american)
  expect(chooseVoice([british, american], 'of another computer')).toBe(british)
})
