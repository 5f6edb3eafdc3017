import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { encode } from 'fast-png'
import type { PictureType } from '#contract/pictures.ts'
import { decodePicture } from '../../builtin/read/decode.ts'
import { readingFiles } from '../../builtin/read/reading-files.ts'
import { EngineTrouble, type LoadedModel, type Loading, nameOf } from './messages.ts'
import { piecesOf, type ToldToken } from './pieces.ts'

/** A page takes up to a thousand tokens, and its words some hundred. */
const ROOM = 4_096
/** Of a picture, in tokens: enough for handwriting, and no more than a computer at home gets through. */
const LARGEST_SIGHT = 1_024
/** What reading takes besides the files themselves, in bytes. */
const BESIDES = 900_000_000
/** Hardly any chance, and the likelihoods can still be told from each other. */
const TEMPERATURE = 0.2
const ALL_LAYERS = 999
/** Where the picture comes in. */
const MARK = '<__media__>'

/** The compiled part of llama.node, as far as it is used; it comes without types. */
interface Native {
  LlamaContext: {
    new (options: Record<string, unknown>): NativeContext
    toggleNativeLog(isOn: boolean, listener: () => void): void
  }
}
interface NativeContext {
  initMultimodal(options: Record<string, unknown>): boolean
  getMultimodalSupport(): { vision: boolean }
  getFormattedChat(
    messages: { role: string; content: string }[],
    template: undefined,
    options: Record<string, unknown>,
  ): string | { prompt: string }
  tokenize(text: string): Promise<{ tokens: ArrayLike<number> }>
  completion(
    options: Record<string, unknown>,
    onToken: (token: { token?: string }) => void,
  ): Promise<Completed>
  stopCompletion(): void
}
interface Completed {
  interrupted: boolean
  context_full: boolean
  stopped_eos: boolean
  /** Of all that this context has ever written. */
  completion_probabilities?: ToldToken[]
}

/** The engine that sees, for the system that this is. */
const SEEING_ENGINE = `@fugood/node-llama-${process.platform}-${process.arch}`

function nativeEngine(): Native {
  try {
    return createRequire(import.meta.url)(SEEING_ENGINE) as Native
  } catch (error) {
    throw new EngineTrouble('engine', nameOf(error))
  }
}

/**
 * Loads a model that sees. Its engine knows every processor of its kind, and is several times slower than the one that
 * writes; so it reads pictures and nothing else.
 * @throws EngineTrouble
 */
export async function loadSeeing({ files, memory, threads }: Loading): Promise<LoadedModel> {
  const { path, eyes = '', isByGpu = false } = files
  const sizes = await Promise.all([stat(path), stat(eyes)])
  const size = sizes.reduce((sum, each) => sum + each.size, BESIDES)
  if (size > memory) throw new EngineTrouble('memory', `${size} of ${memory}`)
  const { LlamaContext } = nativeEngine()
  LlamaContext.toggleNativeLog(false, () => {})
  const context = opened()
  let written = 0

  function opened(): NativeContext {
    try {
      const made = new LlamaContext({
        model: path,
        n_ctx: ROOM,
        n_batch: ROOM / 2,
        n_ubatch: ROOM / 2,
        n_parallel: 1,
        n_threads: threads,
        n_gpu_layers: isByGpu ? ALL_LAYERS : 0,
        ctx_shift: false,
      })
      const sight = { path: eyes, use_gpu: isByGpu, image_max_tokens: LARGEST_SIGHT }
      if (made.initMultimodal(sight) && made.getMultimodalSupport().vision) return made
    } catch (error) {
      throw new EngineTrouble('file', nameOf(error))
    }
    throw new EngineTrouble('file', 'no sight')
  }

  /** What is asked, in the form that the model was taught; ours alone, no family's words. */
  function promptOf(system: string, user: string): string {
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: `${user}\n${MARK}` },
    ]
    const asked = (options: Record<string, unknown>) => {
      const made = context.getFormattedChat(messages, undefined, options)
      return typeof made === 'string' ? made : made.prompt
    }
    try {
      return asked({ jinja: true, enable_thinking: false, reasoning_format: 'none' })
    } catch {
      // A template that only another program understands.
      return `${system}\n\n${user}\n${MARK}\n`
    }
  }

  return {
    room: ROOM,
    count: async text => (await context.tokenize(text)).tokens.length,
    async see({ picture, system, user, grammar, tokens }, onText, signal) {
      const png = await pngOf(picture.type, picture.bytes)
      if (!png) return undefined
      signal.throwIfAborted()
      const stop = () => context.stopCompletion()
      signal.addEventListener('abort', stop, { once: true })
      try {
        const done = await context.completion(
          {
            prompt: promptOf(system, user),
            media_paths: [`data:image/png;base64,${png.toString('base64')}`],
            grammar,
            n_predict: tokens,
            temperature: TEMPERATURE,
            seed: 1,
            n_probs: 4,
          },
          ({ token }) => token !== undefined && onText(token),
        )
        const told = done.completion_probabilities ?? []
        const own = told.slice(written)
        written = told.length
        signal.throwIfAborted()
        return { pieces: piecesOf(own, TEMPERATURE), isCut: !done.stopped_eos }
      } catch (error) {
        signal.throwIfAborted()
        throw new EngineTrouble('engine', nameOf(error))
      } finally {
        signal.removeEventListener('abort', stop)
      }
    },
  }
}

/** In grey, upright and of a bounded size, by decoders that are no part of the engine: it knows no WebP. */
async function pngOf(type: PictureType, bytes: Uint8Array): Promise<Buffer | undefined> {
  const page = await decodePicture(type, bytes, readingFiles())
  return page && Buffer.from(encode({ ...page, channels: 1, depth: 8 }))
}
