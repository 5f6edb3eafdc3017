import { expect } from 'playwright/test'
import { describe } from 'vitest'
import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import { signUp } from '../e2e/pages/landing.ts'
import { test } from './host/test.ts'

describe('start', () => {
  test('the first start leads to a marked answer, the second is still signed in', async ({ start }) => {
    const first = await start()
    const page = await first.page()
    await signUp(page)
    const evaluator = evaluatorPage(page)
    await evaluator.evaluateAnswer('What is 3/4 + 1/8?', '7/8')
    await expect(evaluator.card('Assessment')).toContainText('Score:')
    await first.evaluate(({ app }) => app.quit())
    expect(await first.ended).toBe(0)
    console.error(first.log())
  })
})
