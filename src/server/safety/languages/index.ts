import {
  CONCERNS,
  type Concern,
  type Finding,
  LANGUAGES,
  type Language,
  tierOf,
} from '../../shared/concerns.ts'
import { plain } from '../../shared/normalise.ts'
import { arabic } from './ar.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import type { CareWords, LanguageOfDanger } from './language.ts'
import { createEar, type Ear } from './phrases.ts'
import { polish } from './pl.ts'
import { turkish } from './tr.ts'
import { ukrainian } from './uk.ts'
import { chinese } from './zh.ts'

const ALL: Readonly<Record<Language, LanguageOfDanger>> = {
  es: spanish,
  fr: french,
  de: german,
  pl: polish,
  tr: turkish,
  ar: arabic,
  uk: ukrainian,
  zh: chinese,
}
/** A child's message isn't longer; what is gains nothing by being looked through in eight languages. */
const LONGEST = 4_000
/** Harm that somebody does, so that it matters who. */
const DONE_BY_SOMEBODY: ReadonlySet<Concern> = new Set(['abuse', 'grooming', 'threat', 'blackmail'])
/** An everyday word in so many is enough to know a text's language by. */
const EVERYDAY_SHARE = 0.3
const FEWEST_EVERYDAY = 2
/**
 * English words of the same kind, also those that are a word elsewhere; who writes more of them than of another
 * language's writes English.
 */
const ENGLISH = new Set(
  'the a an and or but is are was were i you he she it we they my your his her our their of to in on at for with not do does did have has had what how why when where which this that there then if so can could would will me him them be been as by from im no mi die war am son des les ma pour tu ja za two m s t d l n c x e'.split(
    ' ',
  ),
)
/** Who asks for a translation, or what a sentence means, tells nothing of itself. */
const LESSON =
  /\b(?:translat\w*|mean(?:s|ing)?|sentences?|(?:in|my|the) (?:spanish|french|german|polish|turkish|arabic|ukrainian|chinese|mandarin)|past tense|conjugat\w*|comprehension)\b/

const TO_TRANSLATE = /przet[łl]umacz|traduc|tradui|ubersetz|ingilizceye|cevir|ترجم|переклад|翻译|翻譯/

/** Made when first needed: the start of the app doesn't wait for them. */
const ears = new Map<Language, Ear>()

function earOf(language: Language): Ear {
  const ear = ears.get(language) ?? createEar(ALL[language])
  ears.set(language, ear)
  return ear
}

/** What a child tells in another language than English; undefined when nothing, or when it is English. */
export function hearInLanguages(text: string): Finding | undefined {
  const said = text.slice(0, LONGEST)
  if (LESSON.test(plain(said))) return undefined
  for (const language of LANGUAGES) {
    if (!ALL[language].script.test(said)) continue
    const { read, phrases, calm } = earOf(language)
    const line = read(said)
    const found = phrases.flatMap(({ concern, isHome, find }) => {
      const match = find.exec(line)
      if (!match) return []
      const isAtHome = DONE_BY_SOMEBODY.has(concern) && (isHome || match.groups?.home !== undefined)
      return [{ concern, isAtHome }]
    })
    if (found.length === 0 || calm.some(each => each.test(line))) continue
    const concern = mostPressing(new Set(found.map(each => each.concern)))
    return { concern, tier: tierOf(concern), isAtHome: found.some(each => each.isAtHome), language }
  }
  return undefined
}

/** Who wants to die and has swallowed something needs help for the body first; who threatens to show pictures blackmails. */
function mostPressing(concerns: ReadonlySet<Concern>): Concern {
  const isOfOneself = concerns.has('self_harm') || concerns.has('self_harm_now')
  if (concerns.has('emergency') && isOfOneself) return 'self_harm_now'
  if (concerns.has('blackmail') && concerns.has('grooming') && !concerns.has('abuse')) return 'blackmail'
  return CONCERNS.find(each => concerns.has(each)) ?? 'other'
}

/** Whether a text is in one of these languages, so that ears for English would only guess at it. */
export function isInAnotherLanguage(text: string): boolean {
  const said = plain(text.slice(0, LONGEST))
  if (TO_TRANSLATE.test(said)) return true
  const words = said.match(/\p{L}+/gu) ?? []
  const share = (known: ReadonlySet<string>) => words.filter(word => known.has(word)).length
  const english = share(ENGLISH)
  return LANGUAGES.some(language => {
    const { everyday, script } = ALL[language]
    if (everyday === '')
      return words.length > 0 && words.filter(word => script.test(word)).length * 2 > words.length
    const count = share(everydayOf(language))
    return count >= FEWEST_EVERYDAY && count > english && count >= words.length * EVERYDAY_SHARE
  })
}

const everydays = new Map<Language, ReadonlySet<string>>()

function everydayOf(language: Language): ReadonlySet<string> {
  const known =
    everydays.get(language) ??
    new Set(
      plain(ALL[language].everyday)
        .split(/\s+/)
        .filter(word => !ENGLISH.has(word)),
    )
  everydays.set(language, known)
  return known
}

/** What a child is answered in a language. */
export function careWordsIn(language: Language): CareWords {
  return ALL[language].words
}
