// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { liveChatEndpoints } from '#contract/live-chat.ts'
import { voiceCallEndpoints } from '#contract/voice-call.ts'
import { type Screen, showScreen } from '#support/renderer/screen.tsx'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer, type Behaviour } from '#support/renderer/wire.ts'
import { FakeSocket } from './fake-socket.ts'
import LiveChatPage from './live-chat-page.tsx'
import { conversation } from './window-live-chat.ts'

// It never opens: what is read over HTTP has to be shown all the same.
beforeEach(() => void vi.stubGlobal('WebSocket', FakeSocket))
afterEach(() => conversation.reset())

const sessions = [{ id: 4, title: 'Fractions', createdAt: '2026-11-21T12:00:00.000Z' }]
const noMessages = answer(liveChatEndpoints.messages, [])
const chips = [
  answer(liveChatEndpoints.chips, { chips: ['Quiz me'] }),
  answer(liveChatEndpoints.startChips, { chips: [] }),
]

describe('the conversation', () => {
  testScreenStates({
    page: <LiveChatPage />,
    answers: [answer(liveChatEndpoints.sessions, sessions), noMessages, ...chips],
    reads: [
      { endpoint: liveChatEndpoints.sessions, failure: 'This chat could not be shown' },
      { endpoint: liveChatEndpoints.messages, failure: 'This chat could not be shown' },
    ],
    empty: 'Hello, Mina!',
  })
})

const openHistory = async ({ user }: Screen) =>
  user.click(await screen.findByRole('button', { name: 'History' }))

describe('the talks in the history', () => {
  testScreenStates({
    page: <LiveChatPage />,
    answers: [
      answer(liveChatEndpoints.sessions, sessions),
      noMessages,
      ...chips,
      answer(voiceCallEndpoints.exchanges, []),
    ],
    reads: [{ endpoint: voiceCallEndpoints.exchanges, failure: 'Your talks could not be shown' }],
    loading: 'Loading your talks...',
    empty: 'No talks yet',
    async open(shown) {
      await openHistory(shown)
      await shown.user.click(screen.getByRole('tab', { name: 'Talks' }))
    },
  })
})

test.for<[Behaviour, string]>([
  ['fails', 'They are still there: press Refresh to try again.'],
  ['answers nonsense', 'They are still there: press Refresh to try again.'],
  ['is gone', 'Stepwise is not answering. They are still there: press Refresh to try again.'],
])(
  'the chats in the history (%s): it says so in plain words, and Refresh shows them',
  async ([how, words]) => {
    const shown = showScreen(<LiveChatPage />, {
      answers: [answer(liveChatEndpoints.sessions, sessions), noMessages, ...chips],
      prepare: wire => wire.behave(liveChatEndpoints.sessions, how),
    })
    await openHistory(shown)
    const dialog = within(await screen.findByRole('dialog'))
    const alert = await dialog.findByRole('alert')
    expect(alert.textContent).toBe(`Your chats could not be shown${words}`)
    shown.wire.release()
    await shown.user.click(dialog.getByRole('button', { name: 'Refresh' }))
    expect(await dialog.findByText('Fractions')).toBeDefined()
    expect(dialog.queryByRole('alert')).toBeNull()
  },
)

test('a chip writes into the box, and sending stays the child’s', async () => {
  const { user } = showScreen(<LiveChatPage />, {
    answers: [answer(liveChatEndpoints.sessions, sessions), noMessages, ...chips],
  })
  await user.click(await screen.findByRole('button', { name: 'Quiz me' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('Quiz me')
})

test('the link of a chat that is not among this child’s is said to be nobody’s in particular', async () => {
  const { user } = showScreen(<LiveChatPage />, {
    path: '/chat?session=77',
    answers: [answer(liveChatEndpoints.sessions, sessions), noMessages, ...chips],
  })
  expect(await screen.findByRole('heading', { name: 'This chat isn’t Mina’s' })).toBeDefined()
  expect(screen.queryByLabelText('Your message')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Live Chat' }))
  expect(await screen.findByText('Hello, Mina!')).toBeDefined()
})
