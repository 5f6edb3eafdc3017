// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DesktopBridge, Outcome } from '#contract/desktop.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { PrintDialog } from './print-dialog.tsx'

beforeEach(() => {
  // happy-dom loads no fonts.
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
})
afterEach(() => {
  window.desktop = undefined
})

/** On the desktop, which answers so. */
function show(outcome: Outcome, load = async () => <p>Seven steps</p>) {
  const printToPDF = vi.fn(async () => outcome)
  window.desktop = { printToPDF } as unknown as DesktopBridge
  const onClose = vi.fn()
  const shown = showScreen(<PrintDialog title="My skills" name="Mina" load={load} onClose={onClose} />, {
    answers: [],
  })
  return { ...shown, printToPDF, onClose }
}

const save = () => screen.findByRole('button', { name: 'Save as PDF' })

test('the desktop saves what is ready as a PDF that is named by its title, and closes once it is there', async () => {
  const { user, printToPDF, onClose } = show({ outcome: 'done', file: '/home/a/My skills.pdf' })
  await waitFor(async () => expect((await save()).hasAttribute('disabled')).toBe(false))
  expect(document.querySelector('.paper')?.textContent).toContain('Mina')
  await user.click(await save())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(printToPDF.mock.calls).toEqual([['My skills']])
})

test('a file that could not be written says so, and closing the system’s own dialog changes nothing', async () => {
  const failed = show({ outcome: 'failed', message: 'The disk is full.' })
  await waitFor(async () => expect((await save()).hasAttribute('disabled')).toBe(false))
  await failed.user.click(await save())
  expect(await screen.findByText('The disk is full.')).toBeDefined()
  expect(failed.onClose).not.toHaveBeenCalled()
})

test('what can’t be loaded is said, and nothing is printed', async () => {
  const { printToPDF } = show({ outcome: 'cancelled' }, () =>
    Promise.reject(new Error('Stepwise is not answering.')),
  )
  expect(await screen.findByText('Stepwise is not answering.')).toBeDefined()
  expect((await save()).hasAttribute('disabled')).toBe(true)
  expect(printToPDF).not.toHaveBeenCalled()
})
