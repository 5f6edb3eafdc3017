import { createHash } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { basename, isAbsolute } from 'node:path'
import type { HomeModel, homeModelEndpoints, LookAtHomeModels } from '#contract/home-models.ts'
import { downloadFrom } from '../ai/outgoing.ts'
import { lookAtModelFile } from '../ai/providers/home/engine/model-file.ts'
import { home } from '../ai/providers/home/index.ts'
import { ownEngine, unloadHomeAi } from '../ai/providers/home/own-engine.ts'
import type { OwnModel, OwnModels } from '../ai/providers/home/own-models.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import { readSettings, setForAccount } from '../settings/store.ts'
import { patientlyLater } from '../shared/held-files.ts'
import { HttpError } from '../shared/http-error.ts'
import { eyesBeside } from './eyes-beside.ts'
import { createModelFetching, freeAt, type ModelFetching } from './fetching.ts'
import { fitOf, whyNotHere } from './fits-here.ts'
import { bytesOf, LISTED, type ListedModel } from './listed-models.ts'

export interface HomeModels {
  models: OwnModels
  listed: readonly ListedModel[]
  fetching: ModelFetching
}

/** @param listed in place of Stepwise's own list, such as a fake's */
export function createHomeModels(models: OwnModels, listed: readonly ListedModel[] = LISTED): HomeModels {
  return { models, listed, fetching: createModelFetching({ send: downloadFrom, listed, models }) }
}

/** What is still to be downloaded, in bytes, so that a model that is here can see. */
const eyesToCome = ({ eyes }: ListedModel, own: OwnModel | undefined): number | undefined =>
  own && own.eyes === undefined ? eyes?.bytes : undefined

/** The models that run in the app itself: got, tried and chosen by a parent. */
export function homeModelHandlers({
  db,
  homeModels: { models, listed, fetching },
  now,
}: {
  db: Db
  homeModels: HomeModels
  now: () => Date
}): Handlers<typeof homeModelEndpoints> {
  async function look(accountId: number): Promise<LookAtHomeModels> {
    const inUse = (await readSettings(db, accountId)).models[home.id]
    const here = models.list()
    const { isRecommended, unfit } = fitOf(listed)
    const shown = (own: OwnModel | undefined): Pick<HomeModel, 'isHere' | 'isInUse' | 'trial'> => ({
      isHere: own !== undefined,
      isInUse: own !== undefined && own.id === inUse && own.trial?.isGood === true,
      trial: own?.trial && { isGood: own.trial.isGood, words: own.trial.words },
    })
    return {
      unfit: whyNotHere(),
      models: [
        ...listed.map(model => ({
          ...{ id: model.id, name: model.name, words: model.words, bytes: bytesOf(model) },
          ...{ source: new URL(model.address).host, licence: model.licence },
          isRecommended: isRecommended(model),
          unfit: unfit(model),
          ...shown(here.find(({ id }) => id === model.id)),
          eyesToCome: eyesToCome(
            model,
            here.find(({ id }) => id === model.id),
          ),
        })),
        ...here
          .filter(({ id }) => !listed.some(model => model.id === id))
          .map(own => ({
            ...{ id: own.id, name: own.name, bytes: own.bytes },
            words: own.path,
            isRecommended: false,
            ...shown(own),
          })),
      ],
      folder: models.folder(),
      freeBytes: await freeAt(models.folder()),
      fetching: fetching.now(),
    }
  }

  function found(id: string): OwnModel {
    const model = models.list().find(each => each.id === id)
    if (!model) throw new HttpError(409, 'bad_request', 'This model isn’t on this computer any more.')
    return model
  }

  return {
    look: ({ account }) => look(account.id),

    async addOwn({ body: { path }, account }) {
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
      models.add({ id, name, path, bytes: looked.bytes, isDownloaded: false, ...(eyes && { eyes }) })
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
