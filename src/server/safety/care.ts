import type { FlagSource } from '#contract/parents-corner.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'
import type { Learner } from '../shared/learner.ts'
import { keepFlag, type NewFlag } from './flags.ts'
import { COUNTRIES, type Country } from './helplines.ts'
import { kindWords, type ToWhom } from './kind-words.ts'
import { type Heard, listen } from './listen.ts'
import { systemCountry } from './region.ts'

export interface CareOptions {
  db: Db
  now: () => Date
  /** The two letters of the country that the system names; read from the system itself when missing. */
  region?: string
}

/** A child's age when nobody names a year of birth. */
const USUAL_AGE = 9

/** What is said to a child in distress, and what is kept of it for the parent. */
export function createCare({ db, now, region }: CareOptions) {
  /** Reading the system's time zones takes some 20 ms: not while the server starts. */
  let usual: { country: string | undefined } | undefined
  function usualCountry(): string | undefined {
    usual ??= { country: region ?? systemCountry() }
    return usual.country
  }

  /** The country whose helplines this family's children are shown, and whether a parent chose it. */
  async function findCountry(accountId: number): Promise<{ code: string | undefined; isChosen: boolean }> {
    const row = await db
      .selectFrom('household_settings')
      .select('helpline_country')
      .where('family_id', '=', accountId)
      .executeTakeFirst()
    const chosen = row?.helpline_country
    return { code: chosen ?? usualCountry(), isChosen: chosen != null }
  }

  async function chooseCountry(accountId: number, code: string | null): Promise<void> {
    const values = { helpline_country: code }
    await db
      .insertInto('household_settings')
      .values({ family_id: accountId, ...values })
      .onConflict(conflict => conflict.column('family_id').doUpdateSet(values))
      .execute()
  }

  async function helpFor(accountId: number): Promise<Country | undefined> {
    const { code } = await findCountry(accountId)
    return code === undefined ? undefined : COUNTRIES[code]
  }

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

  /**
   * Hears texts that are no message of a chat. What worries in them goes no further: the child reads kind words first.
   * @param texts by the name of their field
   * @throws HttpError 422 `kind_words`, with the field's name where its words must not stay anywhere
   */
  async function hearTexts(
    child: Learner,
    source: FlagSource,
    texts: Readonly<Record<string, string | undefined>>,
  ): Promise<void> {
    for (const [field, text] of Object.entries(texts)) {
      const heard = text === undefined ? undefined : listen(text)
      if (!heard || text === undefined || heard.tier === 'stop') continue
      const reply = await wordsFor(child, heard)
      await flag(child, heard, { source, said: text, reply })
      throw new HttpError(422, 'kind_words', reply, heard.isAtHome ? { fields: { [field]: reply } } : {})
    }
  }

  return { findCountry, chooseCountry, toWhom, wordsFor, flag, flagReply, hearTexts }
}
export type Care = ReturnType<typeof createCare>
