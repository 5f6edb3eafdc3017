import { expectAccessible, expectAccessibleInFull } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { goTo } from '../harness/go-to.ts'
import { test } from '../harness/test.ts'
import { signUp } from './pages/landing.ts'
import { topicPractice } from './pages/topic-practice.ts'

test('a child finds a topic, types its answers, gets a hint before another try and a star for what is right', {
  tags: 'in-full',
}, async ({ page }) => {
  await signUp(page)
  await goTo(page, '/practise')
  const practise = topicPractice(page)
  await practise.topics.first().waitFor()
  await expectAccessible(page, 'topics')
  await practise.find.fill('times table')
  await expect(practise.topic('Times tables')).toContainText('new')
  await practise.topic('Times tables').click()

  await practise.answer.fill('1')
  await practise.check.click()
  await expect(practise.checkAgain).toBeVisible()
  await expectAccessible(page, 'round-hint')
  const [a = 0, b = 0] = (await practise.question.locator('mn').allTextContents()).map(Number)
  await practise.answer.fill(`${a} × ${b} = ${a * b}`)
  await practise.checkAgain.click()
  await expect(page.getByText('A star for you!')).toBeVisible()
  await practise.next.click()
  await expect(page.getByText('Question 2 of 10')).toBeVisible()

  await practise.answer.fill('1')
  await practise.check.click()
  await practise.showMeHow.click()
  await expect(page.getByText('Answer:')).toBeVisible()
  await practise.stop.click()
  await expect(page.getByRole('heading', { name: '1 star of 2' })).toBeVisible()
  await expectAccessibleInFull(page, 'round-summary')
  await practise.anotherTopic.click()
  await practise.find.fill('times table')
  await expect(practise.topic('Times tables')).toContainText('1 of the last 2 right')

  // Practised today: the garden has its first leaf. The sprint is off until it is wanted.
  await expect(page.getByRole('region', { name: 'Your garden' })).toContainText('1 leaf for')
  const sprint = page.getByRole('region', { name: 'Times-table sprint' })
  await expect(sprint.getByRole('button', { name: 'Go' })).toBeHidden()
  await sprint.getByRole('switch').click()
  await sprint.getByRole('button', { name: 'Go' }).click()
  const sum = sprint.getByRole('textbox')
  await sum.fill('1')
  await sum.press('Enter')
  await expect(sprint.getByText('Not yet. Try it again.')).toBeVisible()
  for (let at = 1; at <= 12; at++) {
    await expect(sprint.getByText(`Sum ${at} of 12`)).toBeVisible()
    const [, factor] = /7 × (\d+)/.exec((await sprint.locator('label').textContent()) ?? '') ?? []
    await sum.fill(String(7 * Number(factor)))
    await sum.press('Enter')
  }
  await expect(sprint.getByText('Your best time:')).toBeVisible()
})
