import { existsSync } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Fetching } from '#contract/home-servers.ts'
import type { OwnModels } from '../ai/providers/home/own-models.ts'
import { HttpError } from '../shared/http-error.ts'
import { DownloadFailed, download, downloaded, partOf } from './download.ts'
import { bytesOf, type ListedFile, type ListedModel } from './listed-models.ts'

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

  const pathOf = ({ address }: ListedFile) => join(models.folder(), basename(new URL(address).pathname))

  /** What a model is made of, each with its place. Makers call all eyes alike, so they are named for their model. */
  const filesOf = (model: ListedModel) => [
    { file: model, path: pathOf(model) },
    ...(model.eyes ? [{ file: model.eyes, path: join(models.folder(), `${model.id}-eyes.gguf`) }] : []),
  ]

  /** How much of a model is there, in bytes. */
  const completedOf = (model: ListedModel) =>
    filesOf(model).reduce(
      (sum, { file, path }) => sum + (existsSync(path) ? file.bytes : downloaded(path)),
      0,
    )

  /** What an earlier run of the app has left. */
  function begun(): Fetching | undefined {
    const model = listed.find(each => filesOf(each).some(({ path }) => downloaded(path) > 0))
    return model && { model: model.id, state: 'paused', completed: completedOf(model), total: bytesOf(model) }
  }

  async function run(model: ListedModel, fetching: Fetching, { signal }: AbortController): Promise<void> {
    const silence = new AbortController()
    const wait = () => setTimeout(() => silence.abort(), patience)
    let timer = wait()
    const end = (how: Partial<Fetching>) => {
      if (now === fetching && fetching.state === 'fetching') Object.assign(fetching, how)
    }
    try {
      let before = 0
      for (const { file, path } of filesOf(model)) {
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
        const own = { id, name, path: pathOf(model), bytes: before, isDownloaded: true }
        models.add({ trial: models.find(id)?.trial, ...own, ...(file !== model && { eyes: path }) })
      }
      end({ state: 'done', completed: before })
    } catch (error) {
      if (signal.aborted) return
      const words = error instanceof DownloadFailed ? error.message : SILENT
      end({ state: 'failed', message: words, completed: completedOf(model) })
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
      const completed = completedOf(model)
      const needed = bytesOf(model) - completed + LEFT_FREE
      const free = await freeSpace(models.folder())
      if (free !== undefined && free < needed) {
        throw new HttpError(
          409,
          'bad_request',
          `There is too little room on the disk: ${inGb(needed)} are needed, and ${inGb(free)} are free. Please make room, or choose another folder.`,
        )
      }
      await stopNow()
      const fetching: Fetching = { model: id, state: 'fetching', completed, total: bytesOf(model) }
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
      for (const { path } of model ? filesOf(model) : []) await rm(partOf(path), { force: true })
    },
    stop: stopNow,
    ended: () => underWay?.ended,
  }
}

const inGb = (bytes: number) => `${(bytes / 1_000_000_000).toFixed(1)} GB`
