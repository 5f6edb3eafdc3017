import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { partOf, someOf } from '#support/how-much.ts'
import { FOLDER, harmless } from '../../../../tests/corpus/safety/corpus.ts'
import { LANGUAGES, type Language } from '../../shared/concerns.ts'
import { COUNTRIES } from '../helplines.ts'
import { kindWords } from '../kind-words.ts'
import { listen } from '../listen.ts'
import { hearChild } from '../local-check.ts'
import { careWordsIn, hearInLanguages } from './index.ts'

/** Lines such as `abuse home | …`; `calm` for what is no danger. */
const messagesIn = (language: Language) =>
  readFileSync(join(FOLDER, 'languages', `${language}.txt`), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.split(' | '))
    .map(([label = '', text = '']) => ({ label, text }))

const child = { age: 9, country: COUNTRIES.GB, replies: [] }
const answered = (text: string, replies: string[] = [], earlier: string[] = []) => {
  const heard = listen(text, earlier)
  if (!heard) throw new Error(`Nothing was heard in "${text}"`)
  return kindWords(heard, { ...child, replies })
}

describe.each(LANGUAGES)('in %s', language => {
  const messages = partOf(messagesIn(language), ({ label }) => label)

  test('each message is heard as what it is, and homework as nothing', () => {
    const heard = messages.map(({ text }) => {
      const finding = hearChild(text)
      const label = finding ? `${finding.concern}${finding.isAtHome ? ' home' : ''}` : 'calm'
      return `${label} | ${text}`
    })
    expect(heard).toEqual(messages.map(({ label, text }) => `${label} | ${text}`))
  })

  test('danger is answered in it, with the helpline of the country and its emergency number', () => {
    const { kinds, atHome } = careWordsIn(language)
    for (const { label, text } of messages.filter(each => each.label !== 'calm')) {
      const finding = hearInLanguages(text)
      expect([text, finding?.language]).toEqual([text, language])
      const [concern = '', home] = label.split(' ')
      const first = home ? atHome : (Object.entries(kinds).find(([name]) => name === concern)?.[1] ?? '')
      const words = answered(text)
      expect(words.startsWith(first.replaceAll('{emergency}', '999'))).toBe(true)
      const isUrgent = finding?.tier === 'urgent'
      expect([text, words.includes('999')]).toEqual([text, isUrgent])
    }
  })

  test('an emergency names the emergency number and nothing else', () => {
    for (const { text } of messages.filter(({ label }) => label === 'emergency')) {
      expect(answered(text)).toBe(careWordsIn(language).kinds.emergency.replaceAll('{emergency}', '999'))
    }
  })

  test('who goes on is answered in it too', () => {
    const told = messages.find(({ label }) => label === 'self_harm')?.text ?? ''
    const first = answered(told)
    expect(answered('…', [first], [told])).toContain(careWordsIn(language).goOn)
  })
})

test('every kind of every language has words of its own, and no number is left out', () => {
  for (const language of LANGUAGES) {
    const { kinds } = careWordsIn(language)
    expect(new Set(Object.values(kinds)).size).toBe(Object.keys(kinds).length)
    for (const [concern, words] of Object.entries(kinds)) {
      const isAtOnce = concern === 'emergency' || concern === 'self_harm_now'
      expect([language, concern, words.includes('{emergency}')]).toEqual([language, concern, isAtOnce])
    }
  }
})

test('no harmless English message is taken for danger in another language', () => {
  expect(
    someOf(harmless, 500)
      .filter(({ text }) => hearInLanguages(text))
      .map(({ text }) => text),
  ).toEqual([])
})

test('accents, capitals and spelling do not matter', () => {
  for (const text of [
    'MI PAPÁ ME PEGA',
    'mi papa me pega',
    'mein vater schlägt mich',
    'mein vater schlaegt mich',
    'tata mnie bije',
    'Babam beni dövüyor',
    'babam beni dovuyor',
    'أبي يضربني',
    'ابى يضربنى',
    '媽媽打我',
  ]) {
    expect([text, hearChild(text)?.isAtHome]).toEqual([text, true])
  }
})

test('a sentence that is to be translated is a lesson', () => {
  for (const text of [
    'translate: ich will sterben',
    "what does 'je veux mourir' mean",
    'my spanish sentence: me quiero morir',
  ]) {
    expect([text, hearInLanguages(text)]).toEqual([text, undefined])
  }
})
