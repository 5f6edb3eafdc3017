import { expect, onTestFinished, test } from 'vitest'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { answerLesson, lesson } from '#fakes/lesson.ts'
import { startFakeOpenai } from '#fakes/openai.ts'
import type { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import { startTestServer } from '#support/server/test-server.ts'

const { assess, findGaps, giveHints, makeMarkingScheme } = evaluationEndpoints

/** What the wizard asks, step by step. */
function wizardOf(browser: Browser, question: string, answer: string) {
  const asked = { question, answer, grade: 5 }
  return {
    async assess(more: object = {}) {
      const { json } = await browser.post(makeMarkingScheme.path, asked)
      const { markingScheme, totalScore: totalPossibleScore } = makeMarkingScheme.answer.parse(json)
      return browser.post(assess.path, { ...asked, markingScheme, totalPossibleScore, ...more })
    },
    hints: async () => giveHints.answer.parse((await browser.post(giveHints.path, asked)).json).hints,
    gaps: async () =>
      findGaps.answer.parse((await browser.post(findGaps.path, { ...asked, assessment: 'Not yet.' })).json)
        .knowledgeGaps,
  }
}

async function withAi() {
  const openai = await startFakeOpenai(answerLesson)
  onTestFinished(openai.stop)
  const environment = { OPENAI_API_KEY: 'sk-test-0123456789', OPENAI_BASE_URL: openai.baseUrl }
  return { openai, browser: newFamily(await startTestServer({ tutor: undefined, environment })) }
}

const SUM = 'What is 1/2 + 1/3?'

test.each(['idk', 'no clue sorry', '???', 'i dont get it', 'none'])(
  '%s is asked about once, kindly and with hints, then marked with nothing, step by step',
  async answer => {
    const wizard = wizardOf(newFamily(await startTestServer({ tutor: undefined })), SUM, answer)
    expect(await wizard.assess()).toMatchObject({
      status: 422,
      json: { code: 'answer_unknown', message: expect.stringMatching(/fine not to know.*with a hint\?$/) },
    })
    const hints = await wizard.hints()
    expect(hints).toEqual([
      expect.stringContaining('same size'),
      expect.stringContaining('Same-sized pieces'),
    ])
    expect(hints.join()).not.toContain('{5}{6}')
    const marked = assess.answer.parse((await wizard.assess({ marksUnknown: true })).json)
    expect(marked).toMatchObject({ score: 0, totalScore: 3, markedBy: { by: 'builtin' } })
    expect(marked.steps).toHaveLength(5)
    expect(marked.steps?.[0]).toContain('```picture')
    expect(marked.overallAssessment).not.toMatch(/wrong|fail|\{5\}\{6\}/)
    expect(await wizard.gaps()).toMatchObject([{ concept: 'Adding fractions' }])
  },
)

test('what an AI would mark is not sent to it: its own scheme shows the way', async () => {
  const { openai, browser } = await withAi()
  const wizard = wizardOf(browser, lesson.question, 'i have no idea')
  expect((await wizard.assess()).json).toMatchObject({ code: 'answer_unknown' })
  const before = openai.requests.length
  const { status, json } = await wizard.assess({ marksUnknown: true })
  expect(status).toBe(200)
  const marked = assess.answer.parse(json)
  expect(marked.score).toBe(0)
  expect(marked.steps?.length).toBeGreaterThan(0)
  expect(marked.steps?.join()).not.toMatch(/\(\d+ marks?\)/)
  // The marking scheme alone.
  expect(openai.requests.length - before).toBe(1)
  expect(await wizard.hints()).toHaveLength(1)
})

test('words that may be an answer to an AI’s question are marked by it', async () => {
  const { browser } = await withAi()
  expect((await wizardOf(browser, lesson.question, 'nothing').assess()).status).toBe(200)
})
