import { createHash } from 'node:crypto'
import type { FlagSource } from '#contract/parents-corner.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'
import type { Learner } from '../shared/learner.ts'
import { listenToText } from './ear.ts'
import { keepFlag, type NewFlag } from './flags.ts'
import type { Heard } from './heard.ts'
import { helplineCountry } from './helpline-country.ts'
import { kindWords, type ToWhom } from './kind-words.ts'
import type { Place } from './own-words.ts'

export interface CareOptions {
  db: Db
  now: () => Date
  /** The two letters of the country that the system names; read from the system itself when missing. */
  region?: string
}

/** Texts of a child's by the name of their field. */
type Texts = Readonly<Record<string, string | undefined>>

/** Fields that are no message of the child's own: work stands in them. */
const PLACES: readonly Place[] = ['question', 'answer']

/** A guess never holds up work; harm at home must stay nowhere all the same. */
const isBeside = ({ isGuess, isAtHome }: Heard, place: Place) =>
  isGuess === true && !isAtHome && place !== 'message'

/** A child's age when nobody names a year of birth. */
const USUAL_AGE = 9

/** What is said to a child in distress, and what is kept of it for the parent. */
export function createCare({ db, now, region }: CareOptions) {
  const { findCountry, chooseCountry, helpFor } = helplineCountry(db, region)

  /** @param replies what the child has read in this conversation, oldest first */
  async function wordsFor(child: Learner, heard: Heard, replies: readonly string[] = []): Promise<string> {
    return kindWords(heard, { ...(await toWhom(child)), replies })
  }

  async function toWhom({ familyId, childBirthYear }: Learner): Promise<Pick<ToWhom, 'age' | 'country'>> {
    const age = childBirthYear === undefined ? USUAL_AGE : now().getFullYear() - childBirthYear
    return { age, country: await helpFor(familyId) }
  }

  /** Keeps it for the parent, unless it is nothing to keep. */
  async function flag(child: Learner, heard: Heard, words: Omit<NewFlag, 'tier' | 'concern'>): Promise<void> {
    if (!heard.isFlagged || heard.isAtHome) return
    await keepFlag(db, child.id, { ...words, tier: heard.tier, concern: heard.concern }, now())
  }

  /** Keeps for the parent that a reply was stopped in the middle or before it began. */
  async function flagReply(child: Learner, stopped: Omit<NewFlag, 'tier' | 'about'>): Promise<void> {
    await keepFlag(db, child.id, { ...stopped, tier: 'stop', about: 'reply' }, now())
  }

  /** Marking hears the same words in several calls. By child and a hash of the words, which are not kept. */
  const flagged = new Set<string>()

  /** The first of the texts that worries, and of the worrying ones those first that hold up the work. */
  async function hearAll(texts: Texts) {
    const looked = Object.entries(texts).map(async ([field, said]) => {
      const place = PLACES.find(each => each === field) ?? 'message'
      const heard = said === undefined ? undefined : await listenToText(said, place)
      if (!heard || said === undefined || heard.tier === 'stop') return []
      return [{ field, said, heard, isBeside: isBeside(heard, place) }]
    })
    const found = (await Promise.all(looked)).flat()
    return { first: found.find(each => !each.isBeside), beside: found.find(each => each.isBeside) }
  }

  /**
   * Hears texts that are no message of a chat. What worries in them goes no further: the child reads kind words first.
   * What the learned ear alone believes to hear in a question or an answer is left to `wordsBeside`.
   * @param texts by the name of their field
   * @throws HttpError 422 `kind_words`, with the field's name where its words must not stay anywhere
   */
  async function hearTexts(child: Learner, source: FlagSource, texts: Texts): Promise<void> {
    const { first } = await hearAll(texts)
    if (!first) return
    const { field, said, heard } = first
    const reply = await wordsFor(child, heard)
    await flag(child, heard, { source, said, reply })
    throw new HttpError(422, 'kind_words', reply, heard.isAtHome ? { fields: { [field]: reply } } : {})
  }

  /**
   * Kind words that stand beside a mark, where the learned ear alone believes that the child needs them; kept for the
   * parent as every other, once for the same words.
   */
  async function wordsBeside(
    child: Learner,
    source: FlagSource,
    texts: Texts,
  ): Promise<{ careWords?: string }> {
    const { beside } = await hearAll(texts)
    if (!beside) return {}
    const careWords = await wordsFor(child, beside.heard)
    const told = `${child.id} ${createHash('sha256').update(beside.said).digest('base64')}`
    if (!flagged.has(told)) {
      flagged.add(told)
      await flag(child, beside.heard, { source, said: beside.said, reply: careWords })
    }
    return { careWords }
  }

  return { findCountry, chooseCountry, toWhom, wordsFor, flag, flagReply, hearTexts, wordsBeside }
}
export type Care = ReturnType<typeof createCare>
