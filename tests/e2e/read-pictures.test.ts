import { describe } from 'vitest'
import { expect } from '../harness/expect.ts'
import { handOver, photoOf } from '../harness/pictures.ts'
import { test } from '../harness/with-ai.ts'
import { timeLimits } from '../support/time-limits.ts'
import { evaluatorPage, openAnswer } from './pages/evaluator.ts'
import { signUp } from './pages/landing.ts'

/** The models are loaded for the first picture. */
const readInTime = { timeout: timeLimits.journey }

describe('a photo, with no AI', () => {
  test('of a sum gone wrong becomes a marked evaluation that names the carrying', {
    tags: 'in-full',
  }, async ({ page, openai }) => {
    const evaluator = await openAnswer(page, 'What is 347 + 286?')
    await evaluator.pictureFiles.setInputFiles([await photoOf(page, ['347 + 286 = 623'], -4)])
    await expect(evaluator.answer).toHaveValue('347 + 286 = 623', readInTime)
    const read = page.getByRole('region', { name: 'What I read in the picture' })
    await read.getByRole('button', { name: '347 + 286 = 623' }).click()
    await expect(read.locator('polygon.stroke-brand')).toHaveCount(1)
    await read.getByRole('button', { name: 'That’s not what it says' }).click()
    await expect(evaluator.answer).toBeFocused()
    await evaluator.next.click()
    await evaluator.evaluate.click()
    await evaluator.complete.waitFor()
    await expect(page.getByRole('main')).toContainText(/carr/i)
    await expect(evaluator.card('I read this as …')).toContainText('347 + 286 = 623')
    expect(openai.requests).toEqual([])
  })

  test('in which nothing can be read says what helps, and a grown-up can mark all the same', {
    tags: 'in-full',
  }, async ({ page }) => {
    const evaluator = await openAnswer(page)
    await evaluator.pictureFiles.setInputFiles([await photoOf(page, [''])])
    await expect(page.getByText('It helps to go closer')).toBeVisible(readInTime)
    await expect(evaluator.answer).toHaveValue('See uploaded image(s) for my answer')
    await evaluator.next.click()
    await evaluator.evaluate.click()
    await expect(page.getByRole('main')).toContainText('I can’t mark this one on my own', readInTime)
  })

  test('that is pasted, and one that is dragged in, are read as a chosen one is, and nothing is sent', {
    tags: 'in-full',
  }, async ({ page, openai }) => {
    const hosts: string[] = []
    page.on('request', request => hosts.push(new URL(request.url()).hostname))
    const evaluator = await openAnswer(page, 'What is 7 × 8?')
    await handOver(page, 'paste', await photoOf(page, ['7 × 8 = 54'], 3))
    await expect(evaluator.answer).toHaveValue('7 × 8 = 54', readInTime)
    await handOver(page, 'drop', await photoOf(page, ['7 × 8 = 56'], -3))
    await expect(evaluator.answer).toHaveValue('7 × 8 = 54\n7 × 8 = 56', readInTime)
    expect(new Set(hosts.filter(each => each !== ''))).toEqual(new Set(['127.0.0.1']))
    expect(openai.requests).toEqual([])
  })

  test('of several questions asks which one it is', { tags: 'in-full' }, async ({ page }) => {
    await signUp(page)
    const evaluator = evaluatorPage(page)
    await evaluator.pictureFiles.setInputFiles([
      await photoOf(page, ['1. What is 45 + 38?', '2. What is 7 × 8?']),
    ])
    const which = page.getByRole('group', { name: 'Which one did you do?' })
    await expect(which).toBeVisible(readInTime)
    await which.getByRole('button', { name: '7 × 8' }).click()
    await expect(evaluator.question).toHaveValue('What is 7 × 8?')
  })
})
