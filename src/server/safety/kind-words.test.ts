import { describe, expect, test } from 'vitest'
import { CONCERNS, tierOf } from '../shared/concerns.ts'
import { AT_HOME_TEXTS, KIND_TEXTS } from './care-texts.ts'
import { isHelpAtOnce } from './choose-kind.ts'
import type { Heard } from './heard.ts'
import { COUNTRIES } from './helplines.ts'
import { kindWords } from './kind-words.ts'
import { systemCountry } from './region.ts'

const heard = (concern: Heard['concern'], more: Partial<Heard> = {}): Heard => ({
  concern,
  tier: tierOf(concern),
  isAtHome: false,
  isGoingOn: false,
  isFlagged: true,
  ...more,
})
const child = { age: 9, country: COUNTRIES.GB, replies: [] }

describe('kind words', () => {
  test.each(CONCERNS.filter(concern => tierOf(concern) === 'urgent' && !isHelpAtOnce(concern)))(
    'for %s name a grown-up, a helpline and the emergency number',
    concern =>
      expect(kindWords(heard(concern), child)).toMatch(
        /grown-up|Who could you tell[\s\S]*0800 1111[\s\S]*999/,
      ),
  )

  test('in an emergency say first to fetch a grown-up and call the emergency number, and nothing else', () => {
    const words = kindWords(heard('emergency'), child)
    expect(words).toMatch(/^\*\*Fetch a grown-up now, and call 999\.\*\*/)
    expect(words).not.toMatch(/\n|fault|show this|Childline|\?/)
    const elsewhere = { ...child, country: undefined }
    expect(kindWords(heard('emergency'), elsewhere)).toContain('call 112')
    expect(kindWords(heard('emergency', { isGoingOn: true }), child)).toMatch(
      /^Is a grown-up with you now\?.*999/,
    )
  })

  test('after something taken say the same first, and that it was right to tell', () => {
    const words = kindWords(heard('self_harm_now'), child)
    expect(words).toMatch(
      /^\*\*Fetch a grown-up now, and call 999\.\*\*[\s\S]*even if you feel fine[\s\S]*glad you told me/,
    )
  })

  test('in an emergency made by somebody at home send the child outside, and say that it is kept from home', () => {
    const words = kindWords(heard('emergency', { isAtHome: true }), child)
    expect(words).toMatch(/^\*\*Call 999 now[\s\S]*outside your home[\s\S]*won’t show this to anyone at home/)
  })

  test.each(CONCERNS.filter(concern => tierOf(concern) === 'talk'))(
    'for %s ask one question and name a grown-up, for young and older ones',
    concern => {
      for (const texts of Object.values(KIND_TEXTS[concern])) {
        expect(texts.length).toBeGreaterThan(1)
        for (const text of texts) {
          expect(text.match(/\?/g)).toHaveLength(1)
          expect(text).toMatch(/grown-up|teacher|Someone you trust/)
        }
      }
    },
  )

  test('are not the same a second time, nor a third where there are three', () => {
    const replies: string[] = []
    for (let turn = 0; turn < 3; turn++) replies.push(kindWords(heard('bullied'), { ...child, replies }))
    expect(new Set(replies).size).toBe(3)
    expect(kindWords(heard('bullied'), { ...child, replies })).toBe(replies[0])
  })

  test('speak to an older child in another way', () => {
    expect(kindWords(heard('sad'), child)).not.toBe(kindWords(heard('sad'), { ...child, age: 14 }))
  })

  test('say of harm at home that nobody there is shown it, and name only grown-ups outside', () => {
    const words = kindWords(heard('abuse', { isAtHome: true }), child)
    expect(words).toMatch(/won’t show this to anyone at home[\s\S]*outside your home[\s\S]*0800 1111/)
    for (const text of AT_HOME_TEXTS.young) expect(text).not.toMatch(/someone in your family|your parents/)
  })

  test('where no country is known, name Child Helpline International in words, without a link', () => {
    const words = kindWords(heard('self_harm'), { ...child, country: undefined })
    expect(words).toContain('childhelplineinternational.org')
    expect(words).not.toMatch(/https?:|\]\(/)
  })
})

describe('helplines', () => {
  test('are of many countries, each with a source of its own address and a date', () => {
    expect(Object.keys(COUNTRIES).length).toBeGreaterThanOrEqual(30)
    for (const { lines } of Object.values(COUNTRIES)) {
      for (const { source, number } of lines) {
        expect(source).toMatch(/^https?:\/\//)
        expect(number).toMatch(/^[\d\s-]+$/)
      }
    }
  })
})

describe('the country of this computer', () => {
  const place = { environment: {}, locale: 'en-US', timeZone: 'UTC' }

  test.each([
    ['the language setting names it', { environment: { LANG: 'de_DE.UTF-8' } }, 'DE'],
    [
      'one variable counts over the other',
      { environment: { LC_ALL: 'fr_CH.UTF-8', LANG: 'de_DE.UTF-8' } },
      'CH',
    ],
    ['or the locale', { locale: 'en-GB' }, 'GB'],
    ['plain C says nothing', { environment: { LANG: 'C.UTF-8' } }, undefined],
    ['then the time zone does', { environment: { LANG: 'C' }, timeZone: 'Europe/Vienna' }, 'AT'],
    ['American English elsewhere', { timeZone: 'Europe/London' }, 'GB'],
    ['American English at home', { timeZone: 'America/Chicago' }, 'US'],
    ['a locale of another country stays', { locale: 'en-IE', timeZone: 'Europe/Paris' }, 'IE'],
    ['no region at all', { locale: 'und' }, undefined],
  ])('%s', (_, more, country) => expect(systemCountry({ ...place, ...more })).toBe(country))
})
