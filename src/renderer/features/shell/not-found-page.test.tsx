// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '#support/renderer/screen.tsx'
import { pages, pathsOf } from '../../pages.ts'
import { NotFoundPage } from './not-found-page.tsx'

test('an old link leads somewhere: it says what happened and each way on is a page', () => {
  showScreen(<NotFoundPage />, { answers: [] })
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeDefined()
  expect(screen.getByText(/Perhaps the link is an old one.*Your work is still here/s)).toBeDefined()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined()
  const known = pages.flatMap(pathsOf)
  const ways = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(ways).toHaveLength(5)
  for (const way of ways) expect(known).toContain(way)
})
