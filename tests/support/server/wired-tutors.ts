import { onTestFinished } from 'vitest'
import { generated, startFakeGemini, textsOfGemini } from '#fakes/gemini.ts'
import { answerLesson } from '#fakes/lesson.ts'
import { completion, startFakeOpenai, textsOfOpenai } from '#fakes/openai.ts'
import type { Fake } from '#fakes/wire.ts'
import { promptedTutor } from '#server/ai/marking/pipeline.ts'
import type { Tutor } from '#server/ai/tutor.ts'
import { connected } from './connected.ts'

export interface WiredTutor {
  tutor: Tutor
  fake: Fake
  /** All texts of the nth request so far. */
  texts(nth: number): string
  /** What the service says from now on, one after the other; the last one stays. */
  says(...answers: unknown[]): void
}

/** Tutors whose service is a fake at the end of a real wire; it marks the history lesson until it is told otherwise. */
export const wiredTutors = [
  { name: 'openai', wire: () => overOpenai('openai', 'gpt-5.4-mini') },
  { name: 'local', wire: () => overOpenai('local', 'gemma3') },
  { name: 'gemini', wire: overGemini },
]

async function overOpenai(service: 'openai' | 'local', model: string): Promise<WiredTutor> {
  const fake = await startFakeOpenai(answerLesson)
  onTestFinished(fake.stop)
  const apiKey = service === 'local' ? '' : 'sk-test-1234567890'
  return {
    tutor: promptedTutor(connected(service, { apiKey, baseUrl: fake.baseUrl, model }).model),
    fake,
    texts: nth => textsOfOpenai(requestOf(fake, nth)),
    says: (...answers) => fake.always(inTurn(answers, completion)),
  }
}

async function overGemini(): Promise<WiredTutor> {
  const fake = await startFakeGemini(answerLesson)
  onTestFinished(fake.stop)
  const connection = {
    apiKey: 'AIzaTest1234567890',
    model: 'gemini-flash-latest',
  }
  return {
    tutor: promptedTutor(connected('gemini', { ...connection, baseUrl: fake.baseUrl }).model),
    fake,
    texts: nth => textsOfGemini(requestOf(fake, nth)),
    says: (...answers) => fake.always(inTurn(answers, generated)),
  }
}

function inTurn<R>(answers: unknown[], replyOf: (text: string) => R): () => R {
  let at = 0
  return () => replyOf(JSON.stringify(answers[Math.min(at++, answers.length - 1)]))
}

function requestOf(fake: Fake, nth: number) {
  const request = fake.requests[nth]
  if (!request) throw new Error(`There was no request ${nth}`)
  return request
}
