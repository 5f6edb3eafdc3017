import { createHash } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { basename, isAbsolute } from 'node:path'
import type { homeModelEndpoints } from '#contract/home-models.ts'
import { downloadFrom } from '../ai/outgoing.ts'
import { lookAtModelFile } from '../ai/providers/home/engine/model-file.ts'
import { home } from '../ai/providers/home/index.ts'
import { ownEngine, unloadHomeAi } from '../ai/providers/home/own-engine.ts'
import type { OwnModel, OwnModels } from '../ai/providers/home/own-models.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import { setForAccount } from '../settings/store.ts'
import { patientlyLater } from '../shared/held-files.ts'
import { HttpError } from '../shared/http-error.ts'
import { eyesBeside } from './eyes-beside.ts'
import { createModelFetching } from './fetching.ts'
import { whyNotHere } from './fits-here.ts'
import { LISTED, type ListedModel } from './listed-models.ts'
import { type HomeModels, lookAtModels } from './look.ts'

/** @param listed in place of Stepwise's own list, such as a fake's */
export function createHomeModels(models: OwnModels, listed: readonly ListedModel[] = LISTED): HomeModels {
  return { models, listed, fetching: createModelFetching({ send: downloadFrom, listed, models }) }
}

/** The models that run in the app itself: got, tried and chosen by a parent. */
export function homeModelHandlers({
  db,
  homeModels,
  now,
}: {
  db: Db
  homeModels: HomeModels
  now: () => Date
}): Handlers<typeof homeModelEndpoints> {
  const { models, fetching } = homeModels
  const look = (accountId: number) => lookAtModels({ db, homeModels }, accountId)

  function found(id: string): OwnModel {
    const model = models.list().find(each => each.id === id)
    if (!model) throw new HttpError(409, 'bad_request', 'This model isn’t on this computer any more.')
    return model
  }

  return {
    look: ({ account }) => look(account.id),

    async addOwn({ body: { path }, account }) {
      models.add(await readOwnModel(path))
      return look(account.id)
    },

    async tryOut({ params, account, signal }) {
      const { id, path, eyes } = found(params.id)
      // It brings along what draws its page.
      const { tryModel } = await import('../ai/providers/home/trial/try-model.ts')
      models.noteTrial(id, await tryModel(await ownEngine(), { path, eyes }, signal, now))
      return look(account.id)
    },

    async use({ params, account }) {
      const { id, trial } = found(params.id)
      if (!trial?.isGood) {
        throw new HttpError(
          409,
          'bad_request',
          'Please try this model first: it is used once that went well.',
        )
      }
      await setForAccount(db, account.id, `model.${home.id}`, id)
      await setForAccount(db, account.id, `consent.${home.id}`, now().toISOString())
      return look(account.id)
    },

    async remove({ params, account }) {
      const model = models.find(params.id)
      if (model) {
        await unloadHomeAi()
        models.forget(model.id)
        // Its process may still be about to end.
        const files = model.isDownloaded ? [model.path, ...(model.eyes ? [model.eyes] : [])] : []
        for (const path of files) await patientlyLater(() => rm(path, { force: true }))
      }
      return look(account.id)
    },

    async chooseFolder({ body: { folder }, account }) {
      const there = isAbsolute(folder) ? await stat(folder).catch(() => undefined) : undefined
      if (!there?.isDirectory()) {
        const words = 'There is no such folder. Please enter the full path of one that is there.'
        throw new HttpError(400, 'bad_request', words, { fields: { folder: words } })
      }
      if (fetching.now()?.state === 'fetching') {
        throw new HttpError(
          409,
          'bad_request',
          'A model is being downloaded. Please wait, or pause it first.',
        )
      }
      models.setFolder(folder)
      return look(account.id)
    },

    async fetchModel({ body, account }) {
      const unfit = whyNotHere()
      if (unfit) throw new HttpError(409, 'bad_request', unfit)
      await fetching.start(body.model)
      return look(account.id)
    },

    pauseFetching({ account }) {
      fetching.pause()
      return look(account.id)
    },

    async cancelFetching({ account }) {
      await fetching.cancel()
      return look(account.id)
    },
  }
}

/** A model of the family's own, as it is noted. @throws HttpError 400 when there is none at this path */
async function readOwnModel(path: string): Promise<OwnModel> {
  const looked = isAbsolute(path) ? await lookAtModelFile(path) : { is: 'missing' as const }
  if (looked.is !== 'model') {
    const words =
      looked.is === 'missing'
        ? 'There is no such file. Please enter its full path, such as /home/ada/model.gguf or C:\\Models\\model.gguf.'
        : 'This is no model that Stepwise can run. Its name should end in .gguf.'
    throw new HttpError(400, 'bad_request', words, { fields: { path: words } })
  }
  const eyes = await eyesBeside(path)
  const id = `own-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`
  const name = basename(path).replace(/\.gguf$/i, '')
  return { id, name, path, bytes: looked.bytes, isDownloaded: false, ...(eyes && { eyes }) }
}
