// Both fake services by hand, for `npm run serve` without the internet: node tests/fakes/run.ts
import { startFakeGemini } from './gemini.ts'
import { answerLesson } from './lesson.ts'
import { startFakeOpenai } from './openai.ts'

const openai = await startFakeOpenai(answerLesson)
const gemini = await startFakeGemini(answerLesson)
process.stdout.write(`OPENAI_API_KEY=x OPENAI_BASE_URL=${openai.baseUrl}
GEMINI_API_KEY=x GEMINI_BASE_URL=${gemini.baseUrl}
LOCAL_AI_BASE_URL=${openai.baseUrl}
`)
