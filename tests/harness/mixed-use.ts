import { plainFetch } from '#server/network/fetch-gate.ts'
import { hostileTexts } from '../support/hostile-texts.ts'
import type { App } from './app.ts'
import { type Client, family, openSignedInClient } from './client.ts'

/** So many rounds until another family comes: lists that only get longer would hide what is never let go. */
const ROUNDS_EACH = 50
/** In so many rounds one text is hostile, and the family takes its work along once. */
const HOSTILE_EVERY = 20
const EXPORT_EVERY = 25

/** What is said to texts that can't be read, or are too long. */
const REFUSALS = [400, 413, 422, 503]

/** Somebody who uses all of the app, round after round. */
export interface MixedUse {
  /**
   * Has answers marked and saved, looks at lists, chats, practises and does a check-up, with other numbers each time.
   * @throws Error with what was answered otherwise than expected
   */
  round(): Promise<void>
}

export function mixedUse(app: App): MixedUse {
  let rounds = 0
  let client: Client | undefined

  async function ask(method: string, path: string, body?: unknown, ...others: number[]) {
    if (!client) throw new Error('Nobody is signed in')
    const answer = await client.request(method, path, body)
    const isRight = answer.status < 300 || others.includes(answer.status)
    if (!isRight) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  async function evaluate(): Promise<void> {
    const question = `What is ${rounds}/7 + 1/${rounds + 3}?`
    const answer = `${rounds + 1}/${rounds + 10}`
    const grade = 5
    const scheme = await ask('POST', '/api/evaluate/text/marking-scheme', { question, grade })
    const { markingScheme, totalScore } = scheme
    const marked = await ask('POST', '/api/evaluate/text/assessment', {
      ...{ question, answer, grade, markingScheme },
      totalPossibleScore: totalScore,
    })
    const { overallAssessment, score } = marked
    const found = await ask('POST', '/api/evaluate/text/gaps', {
      ...{ question, answer, grade },
      assessment: overallAssessment,
    })
    await ask('POST', '/api/evaluations', {
      ...{ question, answer, grade, markingScheme, overallAssessment, score, totalScore },
      ...found,
      recommendedResources: [],
    })
  }

  async function practise(): Promise<void> {
    const { gaps } = await ask('GET', '/api/boosters/gaps')
    const [gap] = gaps
    if (!gap) return
    const { mcqs } = await ask('POST', '/api/boosters/generate-mcqs', { gapId: gap.id, count: 3 })
    for (const { id } of mcqs)
      await ask('POST', '/api/boosters/submit-answer', { mcqId: id, userAnswer: 'A' })
  }

  async function checkUp(): Promise<void> {
    const { id, question } = await ask('POST', '/api/checkups', { grade: 5 })
    const say = (answer: string, ...others: number[]) =>
      ask(
        'POST',
        `/api/checkups/${id}/answers`,
        { number: question.number, answer, submissionId: crypto.randomUUID() },
        ...others,
      )
    // A number is no answer to a question that wants a fraction or a time: the child then says that it doesn't know.
    const { error } = (await say(String(rounds), 422)) ?? {}
    if (error) await say('I don’t know')
    await ask('POST', `/api/checkups/${id}/end`)
  }

  async function chat(): Promise<void> {
    const { sessionId } = await ask('POST', '/api/chat', { content: `what is ${rounds} + ${rounds + 9}` })
    await ask('POST', `/api/chat/sessions/${sessionId}/messages`, { content: String(2 * rounds + 9) })
    await ask('GET', `/api/chat/sessions/${sessionId}/messages`)
    await ask('POST', '/api/gemini-chat/chips', { history: [{ role: 'user', content: `${rounds} x 7` }] })
  }

  async function beHostile(): Promise<void> {
    const text = hostileTexts[(rounds / HOSTILE_EVERY) % hostileTexts.length]
    const question = text?.repeated(text.timesIn(4_000)) ?? ''
    await ask('POST', '/api/evaluate/text/marking-scheme', { question, grade: 5 }, ...REFUSALS)
  }

  return {
    async round() {
      if (rounds % ROUNDS_EACH === 0)
        client = await openSignedInClient(app, { email: `family-${rounds}@example.org` })
      await evaluate()
      for (const path of ['/api/me', '/api/evaluations', '/api/chat/sessions', '/api/knowledge-masteries'])
        await ask('GET', path)
      await chat()
      await practise()
      await checkUp()
      if (rounds % HOSTILE_EVERY === 0) await beHostile()
      if (rounds % EXPORT_EVERY === 0) {
        await ask('POST', '/api/parent/open', { password: family.password })
        await ask('GET', '/api/parent/week')
        const file = await plainFetch(`${app.origin}/api/export`, {
          headers: { cookie: client?.cookies() ?? '' },
        })
        if (!file.ok) throw new Error(`The export answered ${file.status}`)
        await file.arrayBuffer()
      }
      rounds++
    },
  }
}
