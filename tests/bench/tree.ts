import { makeDataDir, startAppProcess } from '../harness/app.ts'
import { launchBrowser } from '../harness/browser.ts'
import { openSignedInClient } from '../harness/client.ts'
import { type Bench, median } from './figure.ts'

const CONCEPTS = 60
const SKILLS = 300
/** The most masteries that one evaluation may hold. */
const AT_ONCE = 50
const ROUNDS = 5

/** A skill of one of 60 concepts. */
function skill(index: number) {
  return { concept: `Concept ${(index % CONCEPTS) + 1}`, description: `Shows skill ${index + 1}.` }
}

/** From opening the page to the painted skill tree, in a real browser. */
export const tree: Bench = {
  name: 'tree',
  async run() {
    const { path, remove } = await makeDataDir()
    const app = await startAppProcess({ dataDir: path })
    const client = await openSignedInClient(app)
    for (let from = 0; from < SKILLS; from += AT_ONCE) {
      await client.request('POST', '/api/evaluations', {
        question: 'What is 2 + 2?',
        answer: '4',
        grade: 5,
        overallAssessment: 'Right.',
        score: 1,
        totalScore: 1,
        knowledgeGaps: [],
        knowledgeMasteries: Array.from({ length: AT_ONCE }, (_, index) => skill(from + index)),
        recommendedResources: [],
        markingScheme: 'Total: 1 mark',
      })
    }
    const browser = await launchBrowser()
    const context = await browser.newContext()
    await context.addCookies(
      client
        .cookies()
        .split('; ')
        .map(pair => ({ name: pair.split('=')[0] ?? '', value: pair.split('=')[1] ?? '', url: app.origin })),
    )
    const page = await context.newPage()
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(`${app.origin}/evaluate`)
      await page.getByRole('heading', { name: 'Answer Evaluator' }).waitFor()
      const begin = performance.now()
      await page.getByRole('link', { name: 'Knowledge Mastery' }).click()
      await page.getByText('Core Skills').first().waitFor()
      await page.evaluate(
        () => new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted))),
      )
      times.push(performance.now() - begin)
    }
    await browser.close()
    await app.stop()
    await remove()
    const what = `skill tree of ${CONCEPTS} concepts and ${SKILLS} skills, from the click to its first paint`
    return [{ what, value: median(times), unit: 'ms', aim: { most: 1_000 } }]
  },
}
