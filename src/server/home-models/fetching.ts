import { rm, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Fetching } from '#contract/home-servers.ts'
import type { OwnModels } from '../ai/providers/home/own-models.ts'
import { HttpError } from '../shared/http-error.ts'
import { DownloadFailed, download, downloaded, partOf } from './download.ts'
import type { ListedModel } from './listed-models.ts'

/** So long nothing may come, in milliseconds. */
const PATIENCE = 60_000
/** A full disk stops more than this. */
const LEFT_FREE = 1_000_000_000
const SILENT =
  'The download gets no further. Please check the internet connection, then press “Go On”: what is there is kept.'

export type ModelFetching = ReturnType<typeof createModelFetching>

/** Free where a folder is or will be, in bytes; undefined where that can't be told. */
export async function freeAt(folder: string): Promise<number | undefined> {
  const found = await statfs(folder).catch(() => undefined)
  if (found) return found.bavail * found.bsize
  const above = dirname(folder)
  return above === folder ? undefined : freeAt(above)
}

/** The one download of a model: it goes on while nobody looks, ends with the app, and goes on from there the next time. */
export function createModelFetching(options: {
  send: typeof fetch
  listed: readonly ListedModel[]
  models: OwnModels
  freeSpace?: (folder: string) => Promise<number | undefined>
  patience?: number
}) {
  const { send, listed, models, freeSpace = freeAt, patience = PATIENCE } = options
  let now: Fetching | undefined
  let underWay: { controller: AbortController; ended: Promise<void> } | undefined

  const pathOf = ({ address }: ListedModel) => join(models.folder(), basename(new URL(address).pathname))

  /** What an earlier run of the app has left. */
  function begun(): Fetching | undefined {
    for (const model of listed) {
      const completed = downloaded(pathOf(model))
      if (completed > 0) return { model: model.id, state: 'paused', completed, total: model.bytes }
    }
    return undefined
  }

  async function run(model: ListedModel, fetching: Fetching, { signal }: AbortController): Promise<void> {
    const silence = new AbortController()
    const wait = () => setTimeout(() => silence.abort(), patience)
    let timer = wait()
    const end = (how: Partial<Fetching>) => {
      if (now === fetching && fetching.state === 'fetching') Object.assign(fetching, how)
    }
    try {
      const path = pathOf(model)
      await download(send, model, path, {
        signal: AbortSignal.any([signal, silence.signal]),
        onBytes(bytes) {
          clearTimeout(timer)
          timer = wait()
          fetching.completed = bytes
          // Looking through all of it takes longer than any silence of the network may.
          if (bytes >= model.bytes) clearTimeout(timer)
        },
      })
      const { id, name, bytes } = model
      models.add({ id, name, path, bytes, isDownloaded: true })
      end({ state: 'done', completed: bytes })
    } catch (error) {
      if (signal.aborted) return
      const words = error instanceof DownloadFailed ? error.message : SILENT
      end({ state: 'failed', message: words, completed: downloaded(pathOf(model)) })
    } finally {
      clearTimeout(timer)
    }
  }

  async function stopNow(): Promise<void> {
    underWay?.controller.abort()
    await underWay?.ended
  }

  return {
    now: (): Fetching | undefined => now ?? begun(),
    /** @throws HttpError 400 for one that isn't listed; 409 where another one is fetched, or the disk is too small */
    async start(id: string): Promise<void> {
      const model = listed.find(each => each.id === id)
      if (!model) throw new HttpError(400, 'bad_request', 'Please choose one of the models of the list.')
      if (now?.state === 'fetching') {
        if (now.model === id) return
        throw new HttpError(
          409,
          'bad_request',
          'Another model is being downloaded. Please wait, or cancel that one first.',
        )
      }
      const completed = downloaded(pathOf(model))
      const needed = model.bytes - completed + LEFT_FREE
      const free = await freeSpace(models.folder())
      if (free !== undefined && free < needed) {
        throw new HttpError(
          409,
          'bad_request',
          `There is too little room on the disk: ${inGb(needed)} are needed, and ${inGb(free)} are free. Please make room, or choose another folder.`,
        )
      }
      await stopNow()
      const fetching: Fetching = { model: id, state: 'fetching', completed, total: model.bytes }
      now = fetching
      const controller = new AbortController()
      underWay = { controller, ended: run(model, fetching, controller) }
    },
    pause(): void {
      if (now?.state !== 'fetching') return
      now.state = 'paused'
      underWay?.controller.abort()
    },
    /** Also deletes what is there of it. */
    async cancel(): Promise<void> {
      const wanted = now ?? begun()
      now = undefined
      await stopNow()
      const model = listed.find(({ id }) => id === wanted?.model)
      if (model) await rm(partOf(pathOf(model)), { force: true })
    },
    stop: stopNow,
    ended: () => underWay?.ended,
  }
}

const inGb = (bytes: number) => `${(bytes / 1_000_000_000).toFixed(1)} GB`
