import { describe } from 'vitest'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { signUp } from './pages/landing.ts'
import { markAtHome } from './pages/mark-at-home.ts'

/** One reader of stories alone is sure of it. */
const story =
  'There are 6 netball teams with 7 players in each team. 3 players are sick. How many players can play?'

describe('a story that is asked about first', () => {
  test('shows what was read; a no leads to the answer page, a yes marks it', { tags: 'in-full' }, async ({
    page,
  }) => {
    await signUp(page)
    const [evaluator, atHome] = [evaluatorPage(page), markAtHome(page)]
    await atHome.ask(story, '42 - 3 = 39')
    const note = page.getByRole('region', { name: 'What I read' })
    await expect(note).toContainText('7 players for each team')
    await expect(evaluator.answer).toHaveValue('42 - 3 = 39')

    await note.getByRole('button', { name: 'No, it means something else' }).click()
    await expect(atHome.rightAnswer).toBeVisible()
    await evaluator.startAfresh()

    await atHome.ask(story, '42 - 3 = 39')
    await note.getByRole('button', { name: 'Yes, that is right' }).click()
    await expect(evaluator.complete).toBeVisible()
    await expect(evaluator.card('Marking Scheme')).toContainText('39')
  })
})
