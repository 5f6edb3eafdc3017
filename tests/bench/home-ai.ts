import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getLlama, LlamaChatSession } from 'node-llama-cpp'
import { z } from 'zod'
import { wireSchema } from '#server/ai/answers/wire-schema.ts'
import { createHomeEngine } from '#server/ai/providers/home/engine/home-engine.ts'
import { helpersOfNode } from '#server/helper/helper-process.ts'
import { tinyModel } from '../support/server/tiny-model.ts'
import type { Bench, Figure } from './figure.ts'

const ENTRY = fileURLToPath(
  new URL('../../src/server/ai/providers/home/engine/engine-process.ts', import.meta.url),
)
const TOKENS = 150
const ROUNDS = 9
const SYSTEM = 'You are a tutor.'
const QUESTION = 'Explain in a few sentences how half of a half is found.'
const SCHEMA = wireSchema(z.object({ words: z.string(), score: z.enum(['0', '1', '2']) }))
const { signal } = new AbortController()

/** Processor time of this process and of those that it has started, in milliseconds; other programs don't count. */
async function processorTime(): Promise<number> {
  const { user, system } = process.cpuUsage()
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')
  const times = children
    .trim()
    .split(/\s+/)
    .filter(pid => pid !== '')
    .map(async pid => {
      const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
      // In hundredths of a second, as every Linux tells them.
      return 10 * (Number(fields[11]) + Number(fields[12]))
    })
  return (user + system) / 1_000 + (await Promise.all(times)).reduce((sum, each) => sum + each, 0)
}

/** @param write returns how many tokens it has written */
async function paceOf(write: () => Promise<number>): Promise<number> {
  const before = await processorTime()
  const tokens = await write()
  return ((await processorTime()) - before) / tokens
}

/** What our process, its messages and its turns add to a token of the engine's: same words, threads, room and grammar. */
export const homeAi: Bench = {
  name: 'home-ai',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'stepwise-bench-'))
    const path = join(folder, 'model.gguf')
    // Some milliseconds a token: one that has learnt something takes ten times as long at least.
    await writeFile(path, tinyModel({ wide: 512, layers: 8 }))
    const threads = Math.max(1, availableParallelism() - 1)
    const engine = createHomeEngine(helpersOfNode(ENTRY, []))
    const llama = await getLlama({
      build: 'never',
      gpu: false,
      maxThreads: threads,
      logLevel: 'disabled' as never,
    })
    const model = await llama.loadModel({ modelPath: path, gpuLayers: 0 })
    const context = await model.createContext({ contextSize: { min: 2_048, max: 8_192 }, threads })
    const sequence = context.getSequence()
    const grammar = await llama.createGrammarForJsonSchema(SCHEMA as never)

    async function ours(isFormed: boolean): Promise<number> {
      const messages = [
        { role: 'system' as const, text: SYSTEM },
        { role: 'user' as const, text: QUESTION },
      ]
      const schema = isFormed ? SCHEMA : undefined
      return (await engine.ask({ path }, { messages, tokens: TOKENS, schema, isSame: true }, signal)).tokens
    }
    async function bare(isFormed: boolean): Promise<number> {
      let tokens = 0
      const session = new LlamaChatSession({ contextSequence: sequence, systemPrompt: '' })
      session.setChatHistory([{ type: 'system', text: SYSTEM }])
      await session.prompt(QUESTION, {
        ...(isFormed && { grammar }),
        ...{ maxTokens: TOKENS, temperature: 0, seed: 1, budgets: { thoughtTokens: 0 } },
        onToken(all) {
          tokens += all.length
        },
        onTextChunk() {},
      })
      session.dispose({ disposeSequence: false })
      return tokens
    }

    const figures: Figure[] = []
    for (const [what, isFormed] of [
      ['in free words', false],
      ['in a form', true],
    ] as const) {
      // Loads it, and readies both. Then the least of each counts: other programs only add to it.
      await Promise.all([ours(isFormed), bare(isFormed)])
      const [own, theirs]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(await paceOf(() => bare(isFormed)))
        own.push(await paceOf(() => ours(isFormed)))
      }
      figures.push({
        what: `home AI: a token ${what} of a model of 60 MB, of one processor`,
        value: Math.min(...own),
        unit: 'ms',
        baseline: { what: 'bare node-llama-cpp', value: Math.min(...theirs) },
        aim: { most: 1.05 },
      })
    }
    engine.close()
    await llama.dispose()
    await rm(folder, { recursive: true })
    return figures
  },
}
