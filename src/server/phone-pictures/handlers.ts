import type { phonePictureEndpoints } from '#contract/phone-pictures.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import { HttpError } from '../shared/http-error.ts'
import type { PhoneWays } from './phone-ways.ts'

/** Photos from a phone: whether a parent has allowed them, and the way for one phone while a dialog is open. */
export function phonePictureHandlers(db: Db, ways: PhoneWays): Handlers<typeof phonePictureEndpoints> {
  const ownerOf = (session: string, childId: number) => `${session}/${childId}`

  return {
    settings: async ({ account }) => ({ isAllowed: await isAllowed(db, account.id) }),
    async changeSettings({ account, body }) {
      const values = { allows_phone_pictures: body.isAllowed ? 1 : 0 }
      await db
        .insertInto('household_settings')
        .values({ family_id: account.id, ...values })
        .onConflict(conflict => conflict.column('family_id').doUpdateSet(values))
        .execute()
      if (!body.isAllowed) ways.stop()
      return body
    },
    async open({ account, child, session, body, hold }) {
      if (!(await isAllowed(db, account.id))) {
        throw new HttpError(403, 'forbidden', 'A parent has to allow photos from a phone in Settings first.')
      }
      return ways.open(ownerOf(session, child.id), body, end => hold(why => why !== 'corner_closed' && end()))
    },
    look({ child, session, body }) {
      const found = ways.look(ownerOf(session, child.id), body.pass, body.taken)
      if (!found) return { state: 'over', secondsLeft: 0 }
      const { isPhoneThere, picture, millisecondsLeft } = found
      return {
        state: isPhoneThere ? 'there' : 'waiting',
        ...(picture && {
          picture: {
            name: picture.name,
            type: picture.type,
            bytes: Buffer.from(picture.bytes).toString('base64'),
          },
        }),
        secondsLeft: Math.ceil(millisecondsLeft / 1_000),
      }
    },
    close: ({ child, session, body }) => ways.close(ownerOf(session, child.id), body.pass),
  }
}

async function isAllowed(db: Db, familyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('household_settings')
    .select('allows_phone_pictures')
    .where('family_id', '=', familyId)
    .executeTakeFirst()
  return row?.allows_phone_pictures === 1
}
