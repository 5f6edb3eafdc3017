import { type inboxEndpoints, LARGEST_KEPT, MOST_KEPT } from '#contract/inbox.ts'
import type { Picture } from '#contract/pictures.ts'
import { childrenAsked } from '../children/index.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import { HttpError } from '../shared/http-error.ts'
import type { Account } from '../shared/learner.ts'
import { giveBack, markKeptByPage } from './give-back.ts'
import { deleteKept, findKept, keepAnswer, listOwn, listWaiting, readPhotos, type Stored } from './store.ts'

export interface InboxOptions {
  db: Db
  care: Care
  now: () => Date
}

/** Keeps what nobody here could mark, and brings it back to its child with a grown-up's mark. */
export function inboxHandlers({ db, care, now }: InboxOptions): Handlers<typeof inboxEndpoints> {
  async function findOf(children: number[], id: number): Promise<Stored> {
    const kept = await findKept(db, children, id)
    if (!kept) throw gone()
    return kept
  }
  async function findOfFamily(account: Account, id: number): Promise<Stored> {
    return findOf(await childrenAsked(db, account, undefined), id)
  }

  return {
    async keep({ body, child, pictures }) {
      const { question, answer } = body
      await care.hearTexts(child, 'answer', { question, answer })
      const photos = { question: pictures.question_images, answer: pictures.answer_images }
      refuseTooLarge([...photos.question, ...photos.answer])
      const id = await keepAnswer(db, child.id, { ...body, photos }, { most: MOST_KEPT, now: now() })
      return { id, ...(await care.wordsBeside(child, 'answer', { question, answer })) }
    },
    own: ({ child }) => listOwn(db, child.id),
    async ownPhotos({ child, params }) {
      return { photos: await readPhotos(db, (await findOf([child.id], params.id)).id) }
    },
    async putAway({ child, params }) {
      if (!(await deleteKept(db, [child.id], params.id))) throw gone()
    },
    waiting: async ({ account, query }) => listWaiting(db, await childrenAsked(db, account, query.child)),
    async photos({ account, params }) {
      return { photos: await readPhotos(db, (await findOfFamily(account, params.id)).id) }
    },
    async giveMark({ account, params, body }) {
      const kept = await findOfFamily(account, params.id)
      return giveBack(db, kept, { ...body, by: account.parentName, now: now() })
    },
    async markByPage({ account, params, body }) {
      const kept = await findOfFamily(account, params.id)
      if (kept.evaluation_id !== null) throw gone()
      const mark = await markKeptByPage(db, kept, { ...body, now: now() })
      return mark ? { mark } : {}
    },
    async remove({ account, params }) {
      if (!(await deleteKept(db, await childrenAsked(db, account, undefined), params.id))) throw gone()
    },
  }
}

function refuseTooLarge(photos: Picture[]): void {
  const bytes = photos.reduce((sum, photo) => sum + photo.bytes.byteLength, 0)
  if (bytes <= LARGEST_KEPT) return
  const most = LARGEST_KEPT / 1024 / 1024
  throw new HttpError(
    413,
    'too_large',
    `The photos are too large to be kept: ${most} MB together are the most. Please take some out. Your work is still here.`,
  )
}

function gone(): HttpError {
  return new HttpError(404, 'not_found', 'This answer is not in the inbox any more.')
}
