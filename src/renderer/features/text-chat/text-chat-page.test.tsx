// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { textChatEndpoints } from '#contract/text-chat.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { answer, type Behaviour, UNEXPECTED } from '#support/renderer/wire.ts'
import TextChatPage from './text-chat-page.tsx'

const answers = [
  answer(textChatEndpoints.readTutor, { service: 'builtin', name: 'Builtin tutor' }),
  answer(textChatEndpoints.streamReply, undefined),
  answer(textChatEndpoints.chips, { chips: ['Explain fractions'] }),
]

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox')

async function ask(behaviour: Behaviour) {
  const shown = showScreen(<TextChatPage />, {
    answers,
    prepare: wire => wire.behave(textChatEndpoints.streamReply, behaviour),
  })
  await shown.user.type(screen.getByRole('textbox'), 'Why is the sky blue?')
  await shown.user.click(screen.getByRole('button', { name: 'Send' }))
  return shown
}

test('empty, it says how to begin and who answers, and Send waits for words', async () => {
  showScreen(<TextChatPage />, { answers })
  expect(screen.getByText(/^No messages yet/)).toBeDefined()
  expect(await screen.findByText(/^Builtin tutor answers here.*generative AI service/)).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
})

test('without the name of who answers, the chat is there all the same', async () => {
  showScreen(<TextChatPage />, {
    answers,
    prepare: wire => wire.behave(textChatEndpoints.readTutor, 'fails'),
  })
  expect(screen.getByRole('textbox')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('while the tutor thinks, it says so and Stop ends it', async () => {
  const { user } = await ask('hangs')
  expect((await screen.findAllByText('Thinking...')).length).toBeGreaterThan(0)
  expect(box().disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(screen.queryByText('Thinking...')).toBeNull())
  expect(box().disabled).toBe(false)
})

test('whoever answers is named as the service that powers the page', async () => {
  const openai = answer(textChatEndpoints.readTutor, { service: 'openai', name: 'OpenAI' })
  showScreen(<TextChatPage />, { answers: [openai, ...answers.slice(1)] })
  expect(await screen.findByText('Powered by a generative AI service: OpenAI.')).toBeDefined()
})

test.for<[Behaviour, string]>([
  ['fails', UNEXPECTED.message],
  ['is gone', 'Failed to send message. Please try again.'],
])('no answer (%s): it says why, and the question is still there', async ([behaviour, words]) => {
  await ask(behaviour)
  const alert = await screen.findByText('No answer this time')
  expect(alert.closest('[role=alert]')?.textContent).toContain(words)
  const kept = [document.body.textContent, screen.getByRole<HTMLTextAreaElement>('textbox').value].join(' ')
  expect(kept).toContain('Why is the sky blue?')
  expect(screen.queryByText('Thinking...')).toBeNull()
})
