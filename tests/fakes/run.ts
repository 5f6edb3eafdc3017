// Fake services by hand, for `npm run serve` without the internet: node tests/fakes/run.ts
// Talks have a real call behind them, in a Chromium with the switches of tests/harness/voice-test.ts: every ten
// seconds of sound the child is taken to have said something.
import { startFakeGemini } from './gemini.ts'
import { answerLesson } from './lesson.ts'
import { completion } from './openai.ts'
import { FRAME_MS } from './opus-noise.ts'
import { startFakeRealtime } from './realtime.ts'
import type { Received } from './wire.ts'

const FRAMES_A_TURN = 10_000 / FRAME_MS

const openai = await startFakeRealtime({}, lessonOf)
const gemini = await startFakeGemini(answerLesson)
process.stdout.write(`OPENAI_API_KEY=x OPENAI_BASE_URL=${openai.baseUrl}
GEMINI_API_KEY=x GEMINI_BASE_URL=${gemini.baseUrl}
LOCAL_AI_BASE_URL=${openai.baseUrl}
`)
for (let nth = 1; ; nth++) void talk(await openai.called(nth))

function lessonOf(request: Received) {
  const { path, body } = request
  const isForLesson = path === '/v1/chat/completions' && body.response_format !== undefined
  return isForLesson ? completion(JSON.stringify(answerLesson(request))) : undefined
}

async function talk(call: Awaited<ReturnType<typeof openai.called>>) {
  for (let turn = 1; call.isOpen(); turn++) {
    await call.until(() => !call.isOpen() || call.framesHeard() > turn * FRAMES_A_TURN)
    if (!call.isOpen()) return
    openai.willTell({ text: 'That is a good question. What have you tried so far?', soundMs: 3_000 })
    call.childSays('I need help with fractions.')
  }
}
