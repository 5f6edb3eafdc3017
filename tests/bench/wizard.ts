import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import { signUp } from '../e2e/pages/landing.ts'
import { makeDataDir, startAppProcess } from '../harness/app.ts'
import { launchBrowser } from '../harness/browser.ts'
import { type Bench, median } from './figure.ts'

const ROUNDS = 9
const COMPLETE = 'Evaluation Complete'

/** A short question by keyboard, marked by the builtin tutor: how long its result takes after the last press. */
export const wizard: Bench = {
  name: 'wizard',
  async run() {
    const { path, remove } = await makeDataDir()
    const app = await startAppProcess({ dataDir: path })
    const browser = await launchBrowser()
    const page = await browser.newPage()
    await page.goto(app.url)
    await signUp(page)
    const evaluator = evaluatorPage(page)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      // Wrong, so that gaps and resources are looked for too.
      await evaluator.question.fill(`What is 7 × ${round + 3}?`)
      await page.keyboard.press('Control+Enter')
      await evaluator.answer.fill(String(7 * (round + 3) + 1))
      await page.keyboard.press('Control+Enter')
      await evaluator.evaluate.waitFor()
      await page.evaluate(complete => {
        const pressed = new Promise<number>(resolve =>
          window.addEventListener('keydown', () => resolve(performance.now()), { once: true, capture: true }),
        )
        const shown = new Promise<number>(resolve => {
          const look = () =>
            document.querySelector('h1')?.textContent === complete
              ? requestAnimationFrame(() => resolve(performance.now()))
              : requestAnimationFrame(look)
          look()
        })
        Object.assign(window, { took: Promise.all([pressed, shown]).then(([from, to]) => to - from) })
      }, COMPLETE)
      await page.keyboard.press('Control+Enter')
      times.push(await page.evaluate(() => (window as unknown as { took: Promise<number> }).took))
      await evaluator.another.click()
    }
    await browser.close()
    await app.stop()
    await remove()
    return [
      {
        what: 'a short question’s result after the last press, in Chromium',
        value: median(times),
        unit: 'ms',
        aim: { most: 1_000 },
      },
      {
        what: 'the slowest of them',
        value: Math.max(...times),
        unit: 'ms',
        aim: { most: 1_000 },
      },
    ]
  },
}
