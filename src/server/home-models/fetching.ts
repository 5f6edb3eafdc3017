import { rm } from 'node:fs/promises'
import type { Fetching } from '#contract/home-servers.ts'
import type { OwnModels } from '../ai/providers/home/own-models.ts'
import { HttpError } from '../shared/http-error.ts'
import { tooLittleRoom } from '../shared/room-on-disk.ts'
import { DownloadFailed, download, downloaded, partOf } from './download.ts'
import { bytesOf, type ListedModel } from './listed-models.ts'
import { completedOf, filesOf, freeAt, pathOf } from './model-files.ts'

/** So long nothing may come, in milliseconds. */
const PATIENCE = 60_000
const SILENT =
  'The download gets no further. Please check the internet connection, then press “Go On”: what is there is kept.'

export type ModelFetching = ReturnType<typeof createModelFetching>

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

  /** What an earlier run of the app has left. */
  function begun(): Fetching | undefined {
    const model = listed.find(each => filesOf(models.folder(), each).some(({ path }) => downloaded(path) > 0))
    return (
      model && {
        model: model.id,
        state: 'paused',
        completed: completedOf(models.folder(), model),
        total: bytesOf(model),
      }
    )
  }

  async function run(model: ListedModel, fetching: Fetching, signal: AbortSignal): Promise<void> {
    const how = await fetchFiles({ send, models, patience }, model, fetching, signal)
    if (now === fetching && fetching.state === 'fetching') Object.assign(fetching, how)
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
      const completed = completedOf(models.folder(), model)
      const free = await freeSpace(models.folder())
      const short = tooLittleRoom(bytesOf(model) - completed, free, 'make room, or choose another folder')
      if (short) throw new HttpError(409, 'bad_request', short)
      await stopNow()
      const fetching: Fetching = { model: id, state: 'fetching', completed, total: bytesOf(model) }
      now = fetching
      const controller = new AbortController()
      underWay = { controller, ended: run(model, fetching, controller.signal) }
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
      for (const { path } of model ? filesOf(models.folder(), model) : [])
        await rm(partOf(path), { force: true })
    },
    stop: stopNow,
    ended: () => underWay?.ended,
  }
}

/**
 * Fetches the files of a model, one after the other, and tells `fetching` how far it is.
 * @returns how it has ended; nothing where it was stopped
 */
async function fetchFiles(
  { send, models, patience }: { send: typeof fetch; models: OwnModels; patience: number },
  model: ListedModel,
  fetching: Fetching,
  signal: AbortSignal,
): Promise<Partial<Fetching>> {
  const folder = models.folder()
  const silence = new AbortController()
  const wait = () => setTimeout(() => silence.abort(), patience)
  let timer = wait()
  try {
    let before = 0
    for (const { file, path } of filesOf(folder, model)) {
      const done = before
      await download(send, file, path, {
        signal: AbortSignal.any([signal, silence.signal]),
        onBytes(bytes) {
          clearTimeout(timer)
          timer = wait()
          fetching.completed = done + bytes
          // Looking through all of it takes longer than any silence of the network may.
          if (bytes >= file.bytes) clearTimeout(timer)
        },
      })
      before += file.bytes
      clearTimeout(timer)
      timer = wait()
      // It writes already while its eyes are still to come.
      const { id, name } = model
      const own = { id, name, path: pathOf(folder, model), bytes: before, isDownloaded: true }
      models.add({ trial: models.find(id)?.trial, ...own, ...(file !== model && { eyes: path }) })
    }
    return { state: 'done', completed: before }
  } catch (error) {
    if (signal.aborted) return {}
    const words = error instanceof DownloadFailed ? error.message : SILENT
    return { state: 'failed', message: words, completed: completedOf(folder, model) }
  } finally {
    clearTimeout(timer)
  }
}
