import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { CORNER_MINUTES } from '#contract/periods.ts'
import type { Db } from '../db/schema.ts'
import { type End, REFUSALS } from '../http/refusals.ts'
import { HttpError } from '../shared/http-error.ts'
import { liveSignIns } from './live-sign-ins.ts'
import { readSignIn } from './read-sign-in.ts'
import { type Changes, noteMoment, settleSignIns } from './settle-sign-ins.ts'
import { unstoredChanges } from './unstored-changes.ts'

const LOCK_NOT_STORED =
  'Stepwise is locked. But this couldn’t be saved, maybe because this computer’s disk is full: if Stepwise is started again before there is room, it opens without the password.'

/**
 * What each sign-in may at this moment: whether it is locked and its parent's corner open. Changes hold at once, also
 * where the disk is too full to keep them: then until Stepwise is closed.
 * @param steady the clock of all ends, see `steady-clock.ts`
 */
export function createSignIns({ db, steady, log }: { db: Db; steady: () => Date; log: Logger }) {
  const unstored = unstoredChanges(db)
  const { change } = unstored
  const live = liveSignIns(findEnds, log)

  const read = (hashes: string[]) => readSignIn(db, unstored, hashes, steady)

  async function findEnds(session: string): Promise<End[]> {
    const signIn = await read([session])
    if (!signIn) return ['signed_out']
    const ends: End[] = signIn.isLocked ? ['locked'] : []
    return signIn.cornerLeft > 0 ? ends : [...ends, 'corner_closed']
  }

  /** For what may be forgotten with the process. */
  async function changeForNow(session: string, changes: Changes): Promise<void> {
    try {
      await change(session, changes)
    } catch (error) {
      log.warn({ err: error }, 'a change of a sign-in holds until the next start alone')
    }
  }

  const moment = () => steady().toISOString()
  return {
    /** The first that is still good of the sign-ins with these hashes. */
    read,
    hold: live.hold,
    /** Before anybody asks for the first time, see `settle-sign-ins.ts`. */
    settle: () => settleSignIns({ db, now: steady(), change: changeForNow, log }),

    /** Somebody is here. */
    async touch(session: string): Promise<void> {
      await changeForNow(session, { active_at: moment() })
      await noteMoment(db, steady(), log)
    },

    /** Ends all that is under way, and only then stores it. @throws HttpError 507 when it holds but can't be stored */
    async lock(session: string): Promise<void> {
      const storing = change(session, { locked_at: moment(), corner_open_until: null })
      live.tell(session, 'locked')
      await storing.catch((error: unknown) => {
        throw new HttpError(507, 'server_error', LOCK_NOT_STORED, { detail: error })
      })
    },

    /**
     * @param check asks for the password
     * @throws HttpError 423 when it was locked once more meanwhile, and what the check throws
     */
    async unlock(session: string, check: () => Promise<void>): Promise<void> {
      const before = (await read([session]))?.locked_at
      await check()
      if ((await read([session]))?.locked_at !== before) throw REFUSALS.locked
      await changeForNow(session, { locked_at: null, active_at: moment() })
    },

    /** The child that requests of this sign-in without a ticket are for. */
    async choose(session: string, childId: number): Promise<void> {
      await db
        .updateTable('auth_sessions')
        .set({ child_id: childId })
        .where('token_hash', '=', session)
        .execute()
    },

    /** The child learns no more: whatever it has under way ends, in every window. */
    childGone: (childId: number) => live.tellChild(childId),

    openCorner: (session: string) =>
      changeForNow(session, {
        corner_open_until: new Date(steady().getTime() + CORNER_MINUTES * 60_000).toISOString(),
      }),

    async closeCorner(session: string): Promise<void> {
      const storing = changeForNow(session, { corner_open_until: null })
      live.tell(session, 'corner_closed')
      await storing
    },

    /** The sign-in is no more. */
    ended(session: string, but?: IncomingMessage): void {
      unstored.forget(session)
      live.tell(session, 'signed_out', but)
    },

    async close(): Promise<void> {
      live.stop()
      await noteMoment(db, steady(), log)
    },
  }
}
export type SignIns = ReturnType<typeof createSignIns>
