import { addFamily } from './cheap-family.ts'
import { startTestServer } from './test-server.ts'

export const STORY = 'Tom has 24 apples. 9 wasps spoil an apple each. How many can he sell?'
export const CAPITAL = 'What is the capital of France?'

/** A family with nobody but Stepwise itself to mark. */
export async function startAtHome(options: { isCornerOpen?: boolean } = {}) {
  const server = await startTestServer({ tutor: undefined })
  const { browser } = addFamily(server, options)
  const post = async (path: string, body: object) =>
    browser.post(`/api/evaluate/${path}`, { grade: 4, ...body })
  return {
    server,
    browser,
    post,
    scheme: (body: object) => post('text/marking-scheme', body),
    assess: (body: object) =>
      post('text/assessment', { markingScheme: 'As on the page', totalPossibleScore: 2, ...body }),
    /** Marks by the answer page, finds the gaps and saves, as the wizard does. */
    async evaluate(question: string, answer: string, expectedAnswer: string, more: object = {}) {
      const asked = { question, answer, expectedAnswer }
      const scheme = (await post('text/marking-scheme', asked)).json as {
        markingScheme: string
        totalScore: number
      }
      const assessed = (
        await post('text/assessment', {
          ...asked,
          markingScheme: scheme.markingScheme,
          totalPossibleScore: scheme.totalScore,
        })
      ).json as { overallAssessment: string; score: number; totalScore: number; receipt: string }
      const found = (await post('text/gaps', { ...asked, assessment: assessed.overallAssessment }))
        .json as object
      const saved = await browser.post('/api/evaluations', {
        ...asked,
        ...assessed,
        ...found,
        grade: 4,
        markingScheme: scheme.markingScheme,
        recommendedResources: [],
        ...more,
      })
      return { assessed, found, saved, id: (saved.json as { id: number }).id }
    },
    detail: async (id: number) => (await browser.get(`/api/evaluations/${id}`)).json as Record<string, never>,
  }
}
