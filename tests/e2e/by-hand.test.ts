import type { Page } from 'playwright'
import { expectAccessible } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { openAnswer } from './pages/evaluator.ts'

/** Each question, what opens below its answer, what is done there by keyboard or finger, and what stands as the answer. */
const ways: [question: string, tool: string, act: (page: Page) => Promise<void>, answer: string][] = [
  [
    'Put these numbers in order, smallest first: 7, 3, 5',
    'Move them into order',
    async page => {
      await page.getByRole('button', { name: /^Move 7/ }).press('ArrowDown')
      await page.getByRole('button', { name: /^Move 7/ }).press('ArrowDown')
    },
    '3, 5, 7',
  ],
  [
    'Put these numbers in order, largest first: 4, 9, 6',
    'Move them into order',
    async page => {
      // Dragged: the one in the middle over the first.
      const [dragged, first] = [
        page.getByRole('button', { name: /^Move 9/ }),
        page.getByRole('button', { name: /^Move 4/ }),
      ]
      // The mouse reaches what is in sight alone.
      await dragged.evaluate(each => each.scrollIntoView({ block: 'center' }))
      const [from, to] = [await dragged.boundingBox(), await first.boundingBox()]
      if (!from || !to) throw new Error('There is nothing to drag')
      await page.mouse.move(from.x + 60, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(to.x + 60, to.y + to.height / 2, { steps: 4 })
      await page.mouse.up()
      await page.getByRole('button', { name: '6 up' }).click()
    },
    '9, 6, 4',
  ],
  [
    'What is 3/8 + 1/4?',
    'Shade a bar',
    async page => {
      for (const part of [1, 2, 3, 6, 7, 8])
        await page
          .getByRole('button', { name: `Part ${part}`, exact: true })
          .first()
          .press('Enter')
      await page.getByRole('button', { name: 'Part 8', exact: true }).first().click()
    },
    '5/8',
  ],
  [
    'What is 3 - 7?',
    'Use a number line',
    async page => {
      const line = page.getByRole('slider', { name: 'Number line' })
      const box = await line.boundingBox()
      if (!box) throw new Error('There is no line')
      await line.click({ position: { x: box.width / 2, y: box.height / 2 } })
      await expect(line).toHaveAttribute('aria-valuetext', '0')
      for (let step = 0; step < 4; step++) await line.press('ArrowLeft')
    },
    '-4',
  ],
  [
    'What time is 50 minutes after 3:25 pm?',
    'Turn the clock',
    async page => {
      const [hours, minutes] = ['Short hand: hours, on', 'Long hand: minutes, on']
      for (let hour = 0; hour < 4; hour++) await page.getByRole('button', { name: hours }).click()
      for (let turn = 0; turn < 3; turn++) await page.getByRole('button', { name: minutes }).click()
      await page.getByRole('radio', { name: 'pm: after noon' }).check()
    },
    '4:15 pm',
  ],
  [
    'What is a polygon with 5 sides called?',
    'Choose one',
    page => page.getByRole('radio', { name: 'pentagon' }).check({ force: true }),
    'pentagon',
  ],
  [
    'How much change do you get from £5 for items costing £3.80?',
    'Lay coins',
    async page => {
      for (const coin of ['£1', '50p', '20p'])
        await page.getByRole('button', { name: `Lay ${coin}`, exact: true }).click()
      await page.getByRole('button', { name: 'Take 50p back' }).click()
    },
    '£1.20',
  ],
]

test('a question is answered by hand where typing is hard, and marked as what was typed is', {
  tags: 'in-full',
}, async ({ page }) => {
  const evaluator = await openAnswer(page, 'What is 345 + 28?')
  await expect(evaluator.answer).toBeVisible()
  for (const [question, tool, act, answer] of ways) {
    await evaluator.previous.click()
    await evaluator.question.fill(question)
    await evaluator.next.click()
    await page.getByRole('button', { name: tool }).click()
    await act(page)
    await expect(evaluator.answer).toHaveValue(answer)
    await expectAccessible(page, tool)
  }
  await evaluator.next.click()
  await evaluator.evaluate.click()
  await evaluator.complete.waitFor()
  await expect(evaluator.card('Marking Scheme')).toContainText('1.20')
})
