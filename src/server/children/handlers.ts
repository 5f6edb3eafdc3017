import type { childEndpoints } from '#contract/children.ts'
import {
  type CheckPassword,
  hashPassword,
  type LoginLimits,
  type SignIns,
  type Tickets,
} from '../accounts/index.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import { codeText, learningStarter } from './start-learning.ts'
import { addChild, changeChild, changeChildLimits, listChildren } from './store.ts'
import { changeTimeRules, giveMoreTime } from './time-for-today.ts'

export interface ChildrenOptions {
  db: Db
  signIns: SignIns
  tickets: Tickets
  limits: LoginLimits
  checkPassword: CheckPassword
  now: () => Date
}

/** The children of a family: who is learning, and what a parent changes about them. */
export function childHandlers(options: ChildrenOptions): Handlers<typeof childEndpoints> {
  const { db, signIns, now } = options
  const startLearning = learningStarter(options)

  return {
    async listChildren({ account, child }) {
      const all = await listChildren(db, account.id)
      const children = all
        .filter(({ isArchived }) => !isArchived)
        .map(({ limits: _, assistantName: __, timeRules: ___, ...each }) => each)
      return { children, learningId: child?.id ?? null }
    },
    startLearning: given => startLearning(given, given.params.id, given.body),
    listAllChildren: ({ account }) => listChildren(db, account.id),
    addChild: ({ body, account }) => addChild(db, account.id, body, now()),
    async changeChild({ params, body, account }) {
      const { pictureCode, ...change } = body
      const codeHash = pictureCode && (await hashPassword(codeText(pictureCode), 'signed-in'))
      const given = { ...change, codeHash: pictureCode === null ? null : codeHash }
      const child = await changeChild(db, account.id, params.id, given, now())
      if (child.isArchived) signIns.childGone(child.id)
      return child
    },
    changeTimeRules: ({ params, body, account }) => changeTimeRules(db, account.id, params.id, body),
    async giveMoreTime(given) {
      await options.checkPassword(given, given.body.password)
      if (given.child) await giveMoreTime(db, given.child.id, now())
    },
    changeChildLimits: ({ params, body, account }) => changeChildLimits(db, account.id, params.id, body),
  }
}
