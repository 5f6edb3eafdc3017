// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { builtinAlone } from '#support/renderer/answers.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { Tools } from './tools.tsx'

test('each tool is called as ever, and by the word beside its icon', async () => {
  showScreen(<Tools />, { path: '/boosters', answers: [builtinAlone] })
  const tools = within(screen.getByRole('navigation', { name: 'Tools' }))
  for (const name of [
    'Answer Evaluator Check',
    'Understanding Gaps',
    'Knowledge Mastery Skills',
    'Boosters Practise',
    'AI Assistant Chat',
    'Profile',
    'Settings',
  ])
    expect(tools.getByRole('link', { name })).toBeDefined()
  expect(tools.getByRole('link', { current: 'page' }).textContent).toBe('BoostersPractise')
})
