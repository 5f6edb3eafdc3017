import type { checkupEndpoints } from '#contract/checkups.ts'
import { keepGrade } from '../children/index.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import { insteadOfUnread } from '../safety/instead-of-unread.ts'
import { HttpError } from '../shared/http-error.ts'
import { answerCheckup } from './answer.ts'
import { engine } from './engine.ts'
import { finishCheckup } from './finish.ts'
import { answeredIn, findCheckup, type StoredCheckup, showCheckup } from './read-checkups.ts'
import { startCheckup } from './start.ts'

/** Check-ups of the child: what sits and what wobbles, by questions of the builtin tutor. */
export function checkupHandlers(db: Db, care: Care, now: () => Date): Handlers<typeof checkupEndpoints> {
  async function requireCheckup(childId: number, id: number): Promise<StoredCheckup> {
    const found = await findCheckup(db, childId, id)
    if (!found) throw checkupNotFound()
    return found
  }

  /** @throws HttpError 404 where it has been deleted meanwhile */
  function show(checkup: StoredCheckup | undefined) {
    if (!checkup) throw checkupNotFound()
    return showCheckup(db, checkup)
  }

  /** Worked out before the transaction, in which nothing is waited for but the database; once more where it has gone on meanwhile. */
  async function endCheckup(childId: number, id: number): Promise<void> {
    const before = answeredIn(await requireCheckup(childId, id))
    const finished = await engine.finish(before)
    const isEnded = await db.transaction().execute(async trx => {
      const checkup = await findCheckup(trx, childId, id)
      if (checkup && answeredIn(checkup).length !== before.length) return false
      if (checkup) await finishCheckup(trx, childId, { checkup, finished, now: now() })
      return true
    })
    if (!isEnded) await endCheckup(childId, id)
  }

  return {
    async overview({ child }) {
      const underWay = await findCheckup(db, child.id, 'under way')
      const ended = await db
        .selectFrom('checkups')
        .select(['id', 'grade', 'areas', 'started_at as startedAt', 'ended_at as endedAt'])
        .where('child_id', '=', child.id)
        .where('ended_at', 'is not', null)
        .orderBy('id', 'desc')
        .execute()
      return {
        areas: await engine.areas(),
        ...(underWay ? { underWay: await showCheckup(db, underWay) } : {}),
        ended: ended.map(({ areas: chosen, endedAt, ...each }) => ({
          ...each,
          areas: chosen === '' ? [] : chosen.split('\n'),
          endedAt: endedAt ?? undefined,
        })),
      }
    },
    async start({ body, child }) {
      await keepGrade(db, child.id, body.grade)
      return show(await startCheckup(db, child.id, body, now()))
    },
    read: async ({ params, child }) => show(await requireCheckup(child.id, params.id)),
    async answer({ params, body, child }) {
      const checkup = await requireCheckup(child.id, params.id)
      const texts = { answer: body.answer }
      await care.hearTexts(child, 'answer', texts)
      const beside = await care.wordsBeside(child, 'answer', texts)
      try {
        return { ...(await show(await answerCheckup(db, child.id, checkup, body, now()))), ...beside }
      } catch (error) {
        throw insteadOfUnread(error, beside)
      }
    },
    async end({ params, child }) {
      const { id } = await requireCheckup(child.id, params.id)
      await endCheckup(child.id, id)
      return show(await findCheckup(db, child.id, id))
    },
  }
}

function checkupNotFound(): HttpError {
  return new HttpError(404, 'not_found', 'We couldn’t find this check-up among yours.')
}
