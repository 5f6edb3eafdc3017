import type { User } from '#contract/accounts.ts'
import type { FlagSource } from '#contract/parents-corner.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'
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

/** A child's age when the account names no year of birth. */
const USUAL_AGE = 9

/** What is said to a child in distress, and what is kept of it for the parent. */
export function createCare({ db, now, region }: CareOptions) {
  const usualCountry = region ?? systemCountry()

  /** The country whose helplines this account's child is shown, and whether a parent chose it. */
  async function findCountry(userId: number): Promise<{ code: string | undefined; isChosen: boolean }> {
    const row = await db
      .selectFrom('household_settings')
      .select('helpline_country')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const chosen = row?.helpline_country
    return { code: chosen ?? usualCountry, isChosen: chosen != null }
  }

  async function chooseCountry(userId: number, code: string | null): Promise<void> {
    const values = { helpline_country: code }
    await db
      .insertInto('household_settings')
      .values({ user_id: userId, ...values })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
      .execute()
  }

  async function helpFor(userId: number): Promise<Country | undefined> {
    const { code } = await findCountry(userId)
    return code === undefined ? undefined : COUNTRIES[code]
  }

  /** @param replies what the child has read in this conversation, oldest first */
  async function wordsFor(account: User, heard: Heard, replies: readonly string[] = []): Promise<string> {
    return kindWords(heard, { ...(await toWhom(account)), replies })
  }

  async function toWhom({ id, childBirthYear }: User): Promise<Pick<ToWhom, 'age' | 'country'>> {
    const age = childBirthYear === undefined ? USUAL_AGE : now().getFullYear() - childBirthYear
    return { age, country: await helpFor(id) }
  }

  /** Keeps it for the parent, unless it is nothing to keep. */
  async function flag(account: User, heard: Heard, words: Omit<NewFlag, 'tier' | 'concern'>): Promise<void> {
    if (!heard.isFlagged || heard.isAtHome) return
    await keepFlag(db, account.id, { ...words, tier: heard.tier, concern: heard.concern }, now())
  }

  /** Keeps for the parent that a reply was stopped in the middle or before it began. */
  async function flagReply(account: User, stopped: Omit<NewFlag, 'tier' | 'about'>): Promise<void> {
    await keepFlag(db, account.id, { ...stopped, tier: 'stop', about: 'reply' }, now())
  }

  /**
   * Hears texts that are no message of a chat. What worries in them goes no further: the child reads kind words first.
   * @param texts by the name of their field
   * @throws HttpError 422 `kind_words`, with the field's name where its words must not stay anywhere
   */
  async function hearTexts(
    account: User,
    source: FlagSource,
    texts: Readonly<Record<string, string | undefined>>,
  ): Promise<void> {
    for (const [field, text] of Object.entries(texts)) {
      const heard = text === undefined ? undefined : listen(text)
      if (!heard || text === undefined || heard.tier === 'stop') continue
      const reply = await wordsFor(account, heard)
      await flag(account, heard, { source, said: text, reply })
      throw new HttpError(422, 'kind_words', reply, heard.isAtHome ? { fields: { [field]: reply } } : {})
    }
  }

  return { findCountry, chooseCountry, toWhom, wordsFor, flag, flagReply, hearTexts }
}
export type Care = ReturnType<typeof createCare>
