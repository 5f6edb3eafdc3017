import { describe } from 'vitest'
import { expectAccessible, expectAccessibleInFull } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { openAsFamily } from '../harness/live-chat-test.ts'
import { test } from '../harness/test.ts'
import { boostersPage } from './pages/boosters.ts'
import { evaluatorPage } from './pages/evaluator.ts'

describe('“I don’t know” leads somewhere', () => {
  test('asked once, tried with a hint, and right', { tags: 'in-full' }, async ({ page }) => {
    await openAsFamily(page, '/')
    const evaluator = evaluatorPage(page)
    await evaluator.fillIn('What is 1/2 + 1/3?', 'i dont know how to do this')
    await evaluator.evaluate.click()
    await expect(evaluator.unknown).toContainText('It’s fine not to know yet. Shall we try it with a hint?')
    await expectAccessibleInFull(page, 'the question whether to try with a hint')
    await evaluator.hint.click()
    await expect(evaluator.unknown).toContainText('Are the pieces the same size?')
    await evaluator.answer.fill('5/6')
    await evaluator.next.click()
    await evaluator.evaluate.click()
    await evaluator.complete.waitFor()
    await expect(evaluator.card('Assessment')).toContainText('3 / 3')
  })

  test('by keys alone: still not known, it gets nothing and no blame, step by step, and practice', {
    tags: 'in-full',
  }, async ({ page }) => {
    await openAsFamily(page, '/')
    const evaluator = evaluatorPage(page)
    const { keyboard } = page
    await evaluator.question.focus()
    await keyboard.type('What is 1/2 + 1/3?')
    await keyboard.press('Control+Enter')
    await expect(evaluator.answer).toBeFocused()
    await keyboard.type('idk')
    await keyboard.press('Control+Enter')
    await keyboard.press('Control+Enter')
    await expect(evaluator.unknown).toBeFocused()
    await keyboard.press('Tab')
    await expect(evaluator.hint).toBeFocused()
    await keyboard.press('Enter')
    await expect(evaluator.moreHints).toBeFocused()
    await keyboard.press('Enter')
    // There is no other hint: the child's own words are next.
    await expect(evaluator.answer).toBeFocused()
    await keyboard.press('Control+Enter')
    await expect(evaluator.grade).toBeFocused()
    await keyboard.press('Control+Enter')
    await evaluator.complete.waitFor()
    const assessment = evaluator.card('Assessment')
    await expect(assessment).toContainText('0 / 3')
    await expect(assessment).toContainText('Nobody is born knowing this')
    const steps = page.getByRole('region', { name: 'How it is done' }).getByRole('listitem')
    await expect(steps).toHaveCount(0)
    await evaluator.firstStep.focus()
    for (const count of [1, 2, 3, 4, 5]) {
      await keyboard.press('Enter')
      await expect(steps).toHaveCount(count)
      if (count === 2) await expectAccessible(page, 'the way, half of it open')
    }
    await expect(page.getByText('That is the whole way.')).toBeFocused()
    await page.getByRole('link', { name: /^Practise this/ }).focus()
    await keyboard.press('Enter')
    await expect(boostersPage(page).options).toHaveCount(4)
  })

  test('who wants to see the way sees it at once, and the page after a reload knows that it has asked', {
    tags: 'in-full',
  }, async ({ page }) => {
    await openAsFamily(page, '/')
    const evaluator = evaluatorPage(page)
    await evaluator.fillIn('What is 7 × 8?', '???')
    await evaluator.evaluate.click()
    await evaluator.unknown.waitFor()
    await page.reload()
    await evaluator.showWay.click()
    await evaluator.complete.waitFor()
    await expect(evaluator.card('Knowledge Gaps')).toContainText('Times tables')
    await expect(evaluator.firstStep).toBeVisible()
  })
})
