import { describe } from 'vitest'
import { expect } from '../harness/expect.ts'
import { openAsFamily } from '../harness/live-chat-test.ts'
import { voiceCallTest as test } from '../harness/voice-call-test.ts'
import { openVoiceCall } from './open-voice-call.ts'
import { toast } from './pages/toasts.ts'
import { openSpokenExchanges, voiceCall } from './pages/voice-call.ts'

const INTERRUPTED = 'Connection interrupted. Attempting to reconnect...'

describe('an interrupted call', () => {
  test('goes on in a new call that knows what was said, when the service will not restart the old one', {
    tags: 'in-full',
  }, async ({ page, app, realtime }) => {
    realtime.manners.takesSecondOffer = false
    realtime.willTell('Draw both first.')
    const { voice, call } = await openVoiceCall(page, realtime)
    call.childSays('Is 1/2 more than 1/3?')
    await expect(voice.reply).toHaveText('Draw both first.')
    await expect(voice.status).toHaveText('Listening...')

    call.cut()
    await expect(toast(page, INTERRUPTED)).toBeVisible()
    const second = await realtime.called(2)
    await expect(voice.status).toHaveText('Listening...')
    const item = await second.gets('conversation.item.create', 2)
    const [first] = second.received.filter(({ type }) => type === 'conversation.item.create')
    expect([first?.item, item.item].map(({ role, content }) => [role, content[0].text])).toEqual([
      ['user', 'Is 1/2 more than 1/3?'],
      ['assistant', 'Draw both first.'],
    ])
    expect(realtime.minted).toHaveLength(2)

    realtime.willTell('Right!')
    const saved = page.waitForResponse(
      answer => answer.url().endsWith('/api/voice-chat/messages') && answer.status() === 201,
    )
    second.childSays('One half.')
    await expect(voice.reply).toHaveText('Right!')
    await saved
    await voice.off.click()
    const { exchanges } = await openSpokenExchanges(page, app.origin)
    await expect(exchanges).toContainText([/One half\..*Right!/, /Is 1\/2 more/])
  })

  test('goes on in the same call after a restart', { tags: 'in-full' }, async ({ page, realtime }) => {
    const { voice, call } = await openVoiceCall(page, realtime)
    call.cut()
    await expect(voice.status).toHaveText('Connecting again...')
    call.mend()
    await expect(voice.status).toHaveText('Listening...')
    realtime.willTell('Here I am.')
    call.childSays('Are you there?')
    await expect(voice.reply).toHaveText('Here I am.')
    expect(realtime.calls).toHaveLength(1)
  })

  test('by the end of the hour goes on without an error', { tags: 'in-full' }, async ({ page, realtime }) => {
    const { voice, call } = await openVoiceCall(page, realtime)
    await call.expires()
    await expect(toast(page, INTERRUPTED)).toBeVisible()
    await realtime.called(2)
    await expect(voice.status).toHaveText('Listening...')
    await expect(toast(page, 'maximum duration')).toHaveCount(0)
  })

  test('is given up after five attempts', { tags: 'in-full' }, async ({ page, realtime }) => {
    const { voice, call } = await openVoiceCall(page, realtime)
    await page.clock.install()
    realtime.manners.call = { status: 503, body: { error: { message: 'overloaded' } } }
    await call.hangUp()
    await expect(voice.status).toHaveText('Connecting again...')
    for (const [attempt, wait] of [1_000, 2_000, 4_000, 8_000, 16_000].entries()) {
      await expect(async () => {
        await page.clock.fastForward(wait)
        expect(realtime.minted.length).toBeGreaterThanOrEqual(attempt + 2)
      }).toPass()
      await expect
        .poll(() => realtime.requests.filter(({ path }) => path.startsWith('/v1/realtime/calls?')).length)
        .toBeGreaterThan(attempt)
    }
    await expect(voice.problem).toContainText('Connection lost. Please refresh the page to try again.')
    expect(realtime.minted).toHaveLength(6)
    realtime.manners.call = undefined
    await page.reload()
    await voice.on.click()
    await expect(voice.status).toHaveText('Listening...')
  })
})

describe('a call that does not come about', () => {
  test('when the session is refused', { tags: 'in-full' }, async ({ page, realtime }) => {
    realtime.manners.mint = { status: 500, body: { error: { message: 'Sorry about that!' } } }
    await openAsFamily(page, '/')
    const voice = voiceCall(page)
    await voice.on.click()
    await expect(voice.problem).toContainText('Could not connect to the AI assistant.')
    await expect(voice.problem.getByText('Failed to create session')).toBeHidden()
    await voice.problem.getByText('For grown-ups').click()
    await expect(voice.problem.getByText('Failed to create session')).toBeVisible()
    realtime.manners.mint = undefined
    await voice.tryAgain.click()
    await expect(voice.status).toHaveText('Listening...')
  })

  test('when the service never takes its instructions', { tags: 'in-full' }, async ({ page, realtime }) => {
    realtime.manners.ignores = ['session.update']
    await openAsFamily(page, '/')
    const voice = voiceCall(page)
    await voice.on.click()
    await (await realtime.called()).gets('session.update')
    await expect(voice.on).toBeDisabled()
    await expect(voice.problem).toContainText('Connection failed')
    await expect(voice.on).toBeEnabled()
  })

  test('an error of the service is told in its own words', { tags: 'in-full' }, async ({
    page,
    realtime,
  }) => {
    await openAsFamily(page, '/')
    const voice = voiceCall(page)
    await voice.on.click()
    const call = await realtime.called()
    await expect(voice.active).toBeVisible()
    call.send({ type: 'error', error: { type: 'server_error', message: 'The server had an error.' } })
    await expect(toast(page, 'The server had an error.')).toBeVisible()
    call.send({ type: 'error' })
    await expect(toast(page, 'Unknown error from OpenAI')).toBeVisible()
    await expect(voice.active).toBeVisible()
  })
})
