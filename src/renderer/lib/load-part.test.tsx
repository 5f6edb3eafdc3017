// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyBeside } from './load-part.ts'

const { prove } = vi.hoisted(() => ({ prove: vi.fn(async () => 'proved') }))
vi.mock('./server-proof.ts', () => ({ proveServer: prove }))

class Fails extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError = ({ message }: Error) => ({ message })
  override render() {
    return this.state.message ?? this.props.children
  }
}

function open(part: () => Promise<{ Lock: () => ReactNode }>) {
  const Beside = lazyBeside(part, ({ Lock }) => Lock)
  render(
    <Fails>
      <p>The page</p>
      <Suspense fallback="Waiting">
        <Beside />
      </Suspense>
    </Fails>,
  )
}

function Lock() {
  return <p>The lock</p>
}
const part = async () => ({ Lock })

afterEach(cleanup)

it('shows what stands beside a page', async () => {
  open(part)
  expect(await screen.findByText('The lock')).toBeDefined()
})

it.each(['silent', 'stranger'])('keeps the page where the server is %s', async proof => {
  prove.mockResolvedValueOnce(proof)
  const asked = vi.fn(part)
  open(asked)
  await vi.waitFor(() => expect(screen.queryByText('Waiting')).toBeNull())
  expect(screen.getByText('The page')).toBeDefined()
  expect(asked).not.toHaveBeenCalled()
})

it('does not hide that a part is broken', async () => {
  open(() => Promise.reject(new Error('Broken')))
  expect(await screen.findByText('Broken')).toBeDefined()
})
