// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noticeEndpoints } from '#contract/notices.ts'
import { parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { answer } from '#support/renderer/wire.ts'
import { Notices } from './notices.tsx'

const notice = { id: 1, message: 'A backup has been restored.', createdAt: '2026-11-01T10:00:00.000Z' }

test('what a parent must know stands above the page, and is put away in the parent’s corner alone', async () => {
  const answers = [answer(noticeEndpoints.notices, [notice]), answer(parentsCornerEndpoints.corner, {})]
  showScreen(<Notices isSignedIn />, { path: '/', answers })
  expect(await screen.findByText(notice.message)).toBeDefined()
  expect(await screen.findByRole('link', { name: 'For parents' })).toBeDefined()
})
