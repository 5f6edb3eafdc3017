import { type FakeGemini, startFakeGemini } from '../fakes/gemini.ts'
import { answerLesson } from '../fakes/lesson.ts'
import { type FakeOpenai, startFakeOpenai } from '../fakes/openai.ts'
import { timeLimits } from '../support/time-limits.ts'
import { startApp } from './app.ts'
import { inTime } from './in-time.ts'
import { test as base } from './test.ts'

/** What `LOCAL_AI_MODEL` or the form is to name: the fake service offers it, and it sees pictures. */
export const LOCAL_MODEL = 'gemma3'

/** A test whose app finds fake services where OpenAI and Gemini would be; `openai` serves as the local AI too. */
export const test = base
  .extend('openai', async ({}, { onCleanup }): Promise<FakeOpenai> => {
    const openai = await startFakeOpenai(answerLesson, ['gpt-5.4-mini', 'gpt-5.4', LOCAL_MODEL])
    onCleanup(() => inTime(timeLimits.cleanup, 'Stopping the fake service', openai.stop()))
    return openai
  })
  .extend('gemini', async ({}, { onCleanup }): Promise<FakeGemini> => {
    const gemini = await startFakeGemini(answerLesson)
    onCleanup(() => inTime(timeLimits.cleanup, 'Stopping the fake service', gemini.stop()))
    return gemini
  })
  .extend('env', async (): Promise<Record<string, string>> => ({}))
  .extend('app', async ({ dataDir, openai, gemini, env }, { onCleanup }) => {
    const app = await startApp({
      dataDir,
      env: { OPENAI_BASE_URL: openai.baseUrl, GEMINI_BASE_URL: gemini.baseUrl, ...env },
    })
    onCleanup(async () => {
      await app.stop()
    })
    return app
  })

/** The same with OpenAI connected from the start. */
export const testWithOpenai = test.extend('env', async () => ({ OPENAI_API_KEY: 'sk-test' }))
