// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { builtinAlone } from '#support/renderer/answers.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { Tools } from './tools.tsx'

test('each tool is called as it is specified', async () => {
  showScreen(<Tools />, { path: '/boosters', answers: [builtinAlone] })
  const tools = within(screen.getByRole('navigation', { name: 'Tools' }))
  for (const name of [
    'Answer Evaluator',
    'Understanding Gaps',
    'Knowledge Mastery',
    'Boosters',
    'AI Assistant',
    'Profile',
    'Settings',
  ])
    expect(tools.getByRole('link', { name })).toBeDefined()
  expect(tools.getByRole('link', { current: 'page' }).textContent).toBe('Boosters')
})
