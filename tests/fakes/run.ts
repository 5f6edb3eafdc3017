// Fake services by hand, for `npm run serve` without the internet: node tests/fakes/run.ts
// Talks have a real call behind them, in a Chromium with the switches of tests/harness/chromium-arguments.ts: every ten
// seconds of sound the child is taken to have said something.
import { startFakeGemini } from './gemini.ts'
import { answerLesson, replyWithLesson } from './lesson.ts'
import { FRAME_MS } from './opus-noise.ts'
import { startFakeRealtime } from './realtime.ts'

const FRAMES_A_TURN = 10_000 / FRAME_MS

const openai = await startFakeRealtime({}, replyWithLesson)
const gemini = await startFakeGemini(answerLesson)
process.stdout.write(`OPENAI_API_KEY=x OPENAI_BASE_URL=${openai.baseUrl}
GEMINI_API_KEY=x GEMINI_BASE_URL=${gemini.baseUrl}
LOCAL_AI_BASE_URL=${openai.baseUrl}
`)
for (let nth = 1; ; nth++) void talk(await openai.called(nth))

async function talk(call: Awaited<ReturnType<typeof openai.called>>) {
  for (let turn = 1; call.isOpen(); turn++) {
    await call.until(() => !call.isOpen() || call.framesHeard() > turn * FRAMES_A_TURN)
    if (!call.isOpen()) return
    openai.willTell({ text: 'That is a good question. What have you tried so far?', soundMs: 3_000 })
    call.childSays('I need help with fractions.')
  }
}
