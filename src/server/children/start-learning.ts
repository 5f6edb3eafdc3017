import type { PictureCode, Started } from '#contract/children.ts'
import {
  type CheckPassword,
  findLearner,
  isRightPassword,
  type LoginLimits,
  type SignIns,
  type Tickets,
  triesOf,
  userOf,
} from '../accounts/index.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'
import { childNotFound } from './store.ts'

/** A picture code is scrypt's as a password is: whoever reads the data file learns none. */
export function codeText(code: PictureCode): string {
  return code.join(' ')
}

/** Chooses who is learning in a window, once the child's picture code or the parent's password has been given. */
export function learningStarter(options: {
  db: Db
  signIns: SignIns
  tickets: Tickets
  limits: LoginLimits
  checkPassword: CheckPassword
}) {
  const { db, signIns, tickets, limits, checkPassword } = options

  async function checkCode(childId: number, codeHash: string, code: PictureCode | undefined): Promise<void> {
    const check = async () => isRightPassword(codeText(code ?? ['fox', 'fox', 'fox']), codeHash, 'signed-in')
    const isRight = code && (await limits.pictureCode.tryOnce(triesOf.pictureCode(childId), check))
    if (!isRight) {
      throw new HttpError(
        403,
        'wrong_code',
        'These are not the right pictures. Please try again, or ask your parent.',
      )
    }
  }

  /** @throws HttpError 404, 403 `wrong_code`, 400 `wrong_password`, 429 after too many of either */
  return async (
    asking: Parameters<CheckPassword>[0],
    childId: number,
    given: { pictureCode?: PictureCode | undefined; password?: string | undefined },
  ): Promise<Started> => {
    const { account, session } = asking
    const row = await db
      .selectFrom('children')
      .select('picture_code_hash')
      .where('id', '=', childId)
      .where('family_id', '=', account.id)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    if (!row) throw childNotFound()
    const { picture_code_hash: codeHash } = row
    if (given.password !== undefined) await checkPassword(asking, given.password)
    else if (codeHash !== null) await checkCode(childId, codeHash, given.pictureCode)
    // Checking takes its time, and the parent may have hidden the child or changed its code meanwhile.
    await asking.stillAllowed()
    // From here on a child sits there: a parent who goes on gives the password again, also in another window of theirs.
    await signIns.closeCorner(session)
    await signIns.choose(session, childId)
    const learner = await findLearner(db, account.id, childId)
    if (!learner) throw childNotFound()
    return { user: userOf(learner), ticket: tickets.issue({ session, childId, codeHash }) }
  }
}
