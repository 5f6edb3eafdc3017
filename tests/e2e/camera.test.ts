import type { Page } from 'playwright'
import { describe } from 'vitest'
import { expect } from '../harness/expect.ts'
// The service reads what is captured: the models of Stepwise's own reader would be loaded for it.
import { testWithOpenai as test } from '../harness/with-ai.ts'
import { openAnswer } from './pages/evaluator.ts'

describe('the camera', () => {
  const liveTracks = (page: Page) =>
    page.evaluate(() => {
      const stream = document.querySelector('video')?.srcObject
      return stream instanceof MediaStream
        ? stream.getTracks().filter(each => each.readyState === 'live').length
        : 0
    })
  /** Keeps every stream that the page opens, so that a test can see whether it was let go of. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
      const watched: { facing: string; stream: MediaStream }[] = []
      Object.assign(window, { watched })
      navigator.mediaDevices.getUserMedia = async constraints => {
        const video = constraints?.video
        const stream = await open({ video: true })
        watched.push({ facing: typeof video === 'object' ? String(video.facingMode) : '', stream })
        return stream
      }
    })
  const states = (page: Page) =>
    page.evaluate(() => {
      const { watched } = window as unknown as { watched: { facing: string; stream: MediaStream }[] }
      return watched.map(({ facing, stream }) => `${facing} ${stream.getTracks()[0]?.readyState}`)
    })

  test('begins with the one that sees the child where there is one alone, flips, captures, and is let go of', {
    tags: 'in-full',
  }, async ({ page }) => {
    const evaluator = await openAnswer(page)
    await watch(page)
    await evaluator.camera.click()
    await expect(evaluator.capture).toBeEnabled()
    expect(await liveTracks(page)).toBe(1)
    await evaluator.flip.click()
    await expect.poll(() => states(page)).toEqual(['user ended', 'environment live'])
    await evaluator.capture.click()
    await expect(page.getByRole('img', { name: /Picture 1: capture-\d{4}-.*\.jpg/ })).toBeVisible()
    await expect(evaluator.answer).toHaveValue('See captured image for my answer')
    await expect.poll(() => states(page)).toEqual(['user ended', 'environment ended'])
  })

  test('sees the work first where there are several, as in a tablet', { tags: 'in-full' }, async ({
    page,
  }) => {
    const evaluator = await openAnswer(page)
    await page.evaluate(() => {
      const list = navigator.mediaDevices.enumerateDevices.bind(navigator.mediaDevices)
      navigator.mediaDevices.enumerateDevices = async () => {
        const devices = await list()
        return [...devices, ...devices.filter(({ kind }) => kind === 'videoinput')]
      }
    })
    await watch(page)
    await evaluator.camera.click()
    await expect(evaluator.capture).toBeEnabled()
    expect(await states(page)).toEqual(['environment live'])
  })

  test('is let go of when the family leaves or logs out', { tags: 'in-full' }, async ({ page }) => {
    const evaluator = await openAnswer(page)
    await watch(page)
    await evaluator.camera.click()
    await expect(evaluator.capture).toBeEnabled()
    await evaluator.previous.click()
    await expect.poll(() => states(page)).toEqual(['user ended'])
    await evaluator.camera.click()
    await expect(evaluator.capture).toBeEnabled()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor()
    expect(await states(page)).toEqual(['user ended', 'user ended'])
  })

  test('that fails is turned off and logged, without words', { tags: 'in-full' }, async ({ page }) => {
    const evaluator = await openAnswer(page)
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('No camera', 'NotFoundError'))
    })
    const logged = page.waitForEvent('console', each => each.text().includes('The camera could not be used'))
    await evaluator.camera.click()
    await logged
    await expect(evaluator.capture).toHaveCount(0)
    await expect(evaluator.error).toHaveCount(0)
    await expect(evaluator.camera).toHaveAttribute('aria-pressed', 'false')
  })
})
