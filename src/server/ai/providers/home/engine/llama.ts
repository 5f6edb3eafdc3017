import { randomInt } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { LlamaChatSession, LlamaContext, LlamaGrammar, LlamaModel } from 'node-llama-cpp'
import { type Asked, EngineTrouble, type LoadedModel, type Loading, nameOf, type Said } from './messages.ts'

/** Fewer tokens hold no question with its instruction, and more cost memory that a family's computer hasn't. */
const ROOM = { min: 2_048, max: 8_192 }
/** What reading and writing take besides the file itself, in bytes. */
const BESIDES = 400_000_000
/** Less room than this for an answer is none, in tokens. */
const SHORTEST = 256
/** Low enough to keep to the matter, high enough that samples can differ. */
const TEMPERATURE = 0.6

/** What makes the same words each time. */
const SAME = { temperature: 0, seed: 1 }

/**
 * Loads a model that writes; llama.cpp itself is loaded with the first. It never compiles and never downloads.
 * @throws EngineTrouble
 */
export async function loadModel({ files, memory, threads }: Loading): Promise<LoadedModel> {
  const { path, isByGpu } = files
  const { size } = await stat(path)
  if (size + BESIDES > memory) throw new EngineTrouble('memory', `${size} of ${memory}`)
  const { getLlama, InsufficientMemoryError, LlamaChatSession } = await import('node-llama-cpp')
  const isAppleSilicon = process.platform === 'darwin' && process.arch === 'arm64'
  const llama = await getLlama({
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: 'disabled' as never,
    // The only engine that there is for it; the layers stay with the processor unless a trial has allowed more.
    gpu: isAppleSilicon ? 'metal' : false,
    maxThreads: threads,
  }).catch((error: unknown) => {
    throw new EngineTrouble('engine', nameOf(error))
  })
  const failed = (error: unknown): never => {
    throw new EngineTrouble(error instanceof InsufficientMemoryError ? 'memory' : 'file', nameOf(error))
  }
  const model: LlamaModel = await llama
    .loadModel({ modelPath: path, gpuLayers: isByGpu && isAppleSilicon ? 'max' : 0 })
    .catch(failed)
  const context: LlamaContext = await model.createContext({ contextSize: ROOM, threads }).catch(failed)
  const sequence = context.getSequence()
  const grammars = new Map<string, LlamaGrammar>()

  async function grammarFor(schema: NonNullable<Asked['schema']>): Promise<LlamaGrammar> {
    const name = JSON.stringify(schema)
    const known = grammars.get(name) ?? (await llama.createGrammarForJsonSchema(schema as never))
    grammars.set(name, known)
    return known
  }

  return {
    room: context.contextSize,
    count: text => model.tokenize(text).length,
    async write({ messages, tokens, schema, isSame }, onText, signal) {
      const asked = messages.reduce((sum, { text }) => sum + model.tokenize(text).length + 8, 0)
      const left = context.contextSize - asked
      if (left < Math.min(tokens, SHORTEST)) throw new EngineTrouble('long', `${asked} tokens`)
      const session = new LlamaChatSession({ contextSequence: sequence, systemPrompt: '' })
      try {
        session.setChatHistory(historyOf(messages.slice(0, -1)))
        const began = performance.now()
        let first = 0
        let written = 0
        const { responseText, stopReason } = await session.promptWithMeta(messages.at(-1)?.text ?? '', {
          ...(schema && { grammar: await grammarFor(schema) }),
          maxTokens: Math.min(tokens, left),
          // Its own seed is the second of the clock: samples that are to agree would all be the same.
          ...(isSame ? SAME : { temperature: TEMPERATURE, seed: randomInt(2 ** 31) }),
          // It would be thinking for minutes on a computer at home.
          budgets: { thoughtTokens: 0 },
          onToken(all) {
            first ||= performance.now()
            written += all.length
          },
          onTextChunk: onText,
          signal,
          stopOnAbortSignal: false,
        })
        const ended = performance.now()
        return {
          text: responseText,
          isCut: stopReason === 'maxTokens',
          tokens: written,
          read: asked,
          reading: (first || ended) - began,
          writing: first ? ended - first : 0,
        }
      } finally {
        session.dispose({ disposeSequence: false })
      }
    },
  }
}

function historyOf(messages: Said[]): ReturnType<LlamaChatSession['getChatHistory']> {
  return messages.map(({ role, text }) =>
    role === 'assistant' ? { type: 'model', response: [text] } : { type: role, text },
  )
}
