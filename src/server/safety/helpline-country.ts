import type { Db } from '../db/schema.ts'
import { COUNTRIES, type Country } from './helplines.ts'
import { systemCountry } from './region.ts'

/**
 * The country whose helplines the children of a family are shown.
 * @param region the two letters of the country that the system names; read from the system itself when missing
 */
export function helplineCountry(db: Db, region: string | undefined) {
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

  return { findCountry, chooseCountry, helpFor }
}
