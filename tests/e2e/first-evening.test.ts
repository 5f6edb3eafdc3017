import type { Page } from 'playwright'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { boostersPage } from './pages/boosters.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { openLanding } from './pages/landing.ts'
import { liveChatPage } from './pages/live-chat.ts'
import { markAtHome } from './pages/mark-at-home.ts'
import { parentsCorner } from './pages/parents-corner.ts'
import { wordsOn } from './pages/plain-words.ts'

/** What a family with no AI must not be sent away with. */
const DEAD_ENDS = /went wrong|could not|couldn’t|not connected|Error|try again later/i

async function expectNoDeadEnd(page: Page): Promise<void> {
  expect((await wordsOn(page)).filter(words => DEAD_ENDS.test(words))).toEqual([])
}

test('a first evening without any AI: five kinds of answers, practice to mastery, a chat, the parent’s look at it', {
  tags: 'in-full',
}, async ({ page, app }) => {
  const landing = await openLanding(page)
  await landing.fillSignUp()
  await landing.createAccount.click()
  await page.getByRole('button', { name: 'I have written it down' }).click()
  await page.getByRole('button', { name: 'Try it' }).click()
  const evaluator = evaluatorPage(page)
  await evaluator.answer.fill('92')
  await evaluator.next.click()
  await evaluator.evaluate.click()
  await evaluator.complete.waitFor()
  await expectNoDeadEnd(page)

  await evaluator.another.click()
  await evaluator.evaluateAnswer('Find the perimeter of a square with side 6 cm.', '24 cm')
  await expect(evaluator.card('Knowledge Gaps')).toContainText('No significant knowledge gaps')

  // What is not known is not marked at once: a hint comes first.
  await evaluator.another.click()
  await evaluator.fillIn('What is 6 × 7?', 'idk')
  await evaluator.evaluate.click()
  await evaluator.hint.click()
  await evaluator.answer.fill('42')
  await evaluator.next.click()
  await evaluator.evaluate.click()
  await evaluator.complete.waitFor()

  // One that no tutor here can mark is marked by the family's answer page.
  await evaluator.another.click()
  await markAtHome(page).markByPage('What is the capital of Norway?', 'Oslo', 'Oslo')
  await evaluator.complete.waitFor()
  await expectNoDeadEnd(page)

  await evaluator.another.click()
  await evaluator.evaluateAnswer('What is 1/2 + 1/3?', '1/2 + 1/3 = 2/5')
  await expect(evaluator.card('Knowledge Gaps')).toContainText('Adding fractions')
  await expectNoDeadEnd(page)
  await evaluator.card('Knowledge Gaps').getByRole('link', { name: 'Practise this' }).click()
  const boosters = boostersPage(page)
  for (let run = 1; run < 5; run++) {
    await boosters.answer(true)
    await boosters.goOn()
  }
  await boosters.answer(true)
  await expect(boosters.complete).toBeVisible()
  await expectNoDeadEnd(page)

  await page.goto(`${app.origin}/chat`)
  const chat = liveChatPage(page)
  await expect(chat.connected).toBeVisible()
  await chat.say('What is 12 × 12?')
  await expect(chat.rows.last()).toContainText(/step|try|start/i)
  await expect(chat.send).toBeVisible()
  await expect(chat.messages).not.toContainText('144')
  await expectNoDeadEnd(page)

  const corner = parentsCorner(page, app.origin)
  await corner.enter()
  const main = page.getByRole('main')
  for (const figure of ['answers checked5', 'questions practised5', 'gaps mastered1']) {
    await expect(main).toContainText(figure)
  }
  await expectNoDeadEnd(page)
})
