import { answerLesson } from '../fakes/lesson.ts'
import { type FakeOllama, startFakeOllama } from '../fakes/ollama.ts'
import { timeLimits } from '../support/time-limits.ts'
import { inTime } from './in-time.ts'
import { test as base } from './with-ai.ts'

/** A test whose computer runs an Ollama that has no model yet, at the usual address. */
export const test = base
  .extend('ollama', async ({}, { onCleanup }): Promise<FakeOllama> => {
    const ollama = await startFakeOllama([], answerLesson)
    onCleanup(() => inTime(timeLimits.cleanup, 'Stopping the fake Ollama', ollama.stop()))
    return ollama
  })
  .extend('env', async ({ ollama }) => ({ OLLAMA_BASE_URL: ollama.origin }))
