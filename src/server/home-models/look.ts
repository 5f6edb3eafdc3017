import type { HomeModel, LookAtHomeModels } from '#contract/home-models.ts'
import { home } from '../ai/providers/home/index.ts'
import type { OwnModel, OwnModels } from '../ai/providers/home/own-models.ts'
import type { Db } from '../db/schema.ts'
import { readSettings } from '../settings/store.ts'
import type { ModelFetching } from './fetching.ts'
import { fitOf, whyNotHere } from './fits-here.ts'
import { bytesOf, type ListedModel } from './listed-models.ts'
import { freeAt } from './model-files.ts'

export interface HomeModels {
  models: OwnModels
  listed: readonly ListedModel[]
  fetching: ModelFetching
}

/** What a parent sees: the listed models and those that are on this computer alone, and how a download goes. */
export async function lookAtModels(
  { db, homeModels: { models, listed, fetching } }: { db: Db; homeModels: HomeModels },
  accountId: number,
): Promise<LookAtHomeModels> {
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

/** What is still to be downloaded, in bytes, so that a model that is here can see. */
const eyesToCome = ({ eyes }: ListedModel, own: OwnModel | undefined): number | undefined =>
  own && own.eyes === undefined ? eyes?.bytes : undefined
