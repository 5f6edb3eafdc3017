// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showScreen } from '#support/renderer/screen.tsx'
import { StandardBadge } from './standard-badge.tsx'

vi.mock('#lib/engine/engine.ts', async () => {
  const { tasks } = await import('#lib/engine/tasks.ts')
  return { askEngine: async (_task: string, [code]: [string]) => tasks.standard(code) }
})

const tip = (code: string) => screen.findByRole('dialog', { name: `Standard ${code}, for grown-ups` })

test('by the keyboard a standard says its grade, its part of maths and what it asks, and closes again', async () => {
  const { user } = showScreen(<StandardBadge code="4.NBT.B.5" />, {})
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Grade 4 · Whole numbers and decimals')).toBeDefined()
  expect((await tip('4.NBT.B.5')).textContent).toContain('Multiplies larger whole numbers.')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('a code of another curriculum claims nothing', async () => {
  const { user } = showScreen(<StandardBadge code="KS2.F4" />, {})
  await user.click(screen.getByRole('button', { name: /KS2\.F4/ }))
  expect(await screen.findByText(/no words of its own for it/)).toBeDefined()
  expect((await tip('KS2.F4')).textContent).not.toContain('Grade')
})
