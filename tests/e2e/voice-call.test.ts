import { describe } from 'vitest'
import { expectAccessible, expectAccessibleInFull } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { countLeftovers } from '../harness/leftovers.ts'
import { openAsFamily } from '../harness/live-chat-test.ts'
import { voiceCallTest as test } from '../harness/voice-call-test.ts'
import { openVoiceCall } from './open-voice-call.ts'
import { toast } from './pages/toasts.ts'
import { openSpokenExchanges, voiceCall } from './pages/voice-call.ts'

const nothing = { peers: 0, microphones: 0, audioContexts: 0 }

describe('the voice call', () => {
  test('is turned on, listens, answers aloud, keeps the call and is turned off', async ({
    newPage,
    app,
    realtime,
  }) => {
    const page = await newPage({ reducedMotion: 'no-preference' })
    const leftovers = await countLeftovers(page)
    await page.goto(app.url)
    await openAsFamily(page, '/')
    const voice = voiceCall(page)
    realtime.willTell({ text: 'Think of a cake **cut in two**.', isHeld: true, soundMs: 300 })
    await voice.on.click()
    const call = await realtime.called()
    await expect(toast(page, 'You can now speak to the AI assistant.')).toBeVisible()
    await expect(voice.active).toBeVisible()
    await expect(voice.status).toHaveText('Listening...')
    await expect.poll(() => call.framesHeard()).toBeGreaterThan(10)
    await expect(voice.ring).toHaveAttribute('style', /scale\(1\.[1-9]/)
    expect(call.session().instructions).not.toContain('Mina')
    expect(call.session().audio.input.turn_detection).toMatchObject({
      type: 'semantic_vad',
      eagerness: 'low',
    })

    call.childStarts()
    await expect(voice.status).toHaveText('I hear you...')
    const itemId = call.childStops()
    await expect(voice.status).toHaveText('Speaking...')
    call.finishReply()
    await expect(voice.reply).toHaveText('Think of a cake cut in two.')
    await expect(voice.status).toHaveText('Listening...')
    call.transcribes(itemId, 'What is a half?')

    await voice.off.click()
    await expect(voice.on).toBeVisible()
    await expect(voice.box).toHaveCount(0)
    await expect.poll(leftovers.now).toMatchObject(nothing)
    await call.ended()

    const { exchanges, bookmarked, dialog, days } = await openSpokenExchanges(page, app.origin)
    await expect(exchanges).toHaveCount(1)
    await expect(exchanges).toContainText('What is a half?')
    await expect(exchanges).toContainText('Think of a cake cut in two.')
    await expect(days).toHaveCount(1)
    await bookmarked.click()
    await expect(exchanges).toHaveCount(0)
    await bookmarked.click()
    await exchanges.getByRole('button', { name: 'Bookmark' }).click()
    await bookmarked.click()
    await expect(exchanges.getByRole('button', { name: 'Remove bookmark' })).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectAccessibleInFull(page, 'the talks of the history')
    await page.reload()
    await page.getByRole('button', { name: 'History', exact: true }).click()
    await page.getByRole('tab', { name: 'Talks' }).click()
    await expect(dialog.getByRole('button', { name: 'Remove bookmark' })).toBeVisible()
  })

  test('is stopped by a word of the child, and keeps what was heard', { tags: 'in-full' }, async ({
    page,
    app,
    realtime,
  }) => {
    realtime.willTell(
      { text: Array.from({ length: 60 }, (_, index) => `word${index}`).join(' '), soundMs: 60_000 },
      'Sorry! Go on.',
    )
    const { voice, call } = await openVoiceCall(page, realtime)
    call.childSays('Count!')
    await expect(voice.status).toHaveText('Speaking...')
    await expect(voice.reply).toContainText('word59')
    // A second of it is heard, fifty frames of sound.
    const from = call.framesHeard()
    await call.until(() => call.framesHeard() > from + 50)
    call.childStarts()
    await expect(voice.status).toHaveText('I hear you...')
    call.transcribes(call.childStops(), 'Stop, please.')
    await expect(voice.reply).toHaveText('Sorry! Go on.')
    await expect(voice.status).toHaveText('Listening...')
    await voice.off.click()
    const { exchanges } = await openSpokenExchanges(page, app.origin)
    await expect(exchanges).toContainText([/Stop, please\..*Sorry! Go on\./, /Count!.*Stopped here/])
    await expect(exchanges.last()).not.toContainText('word59')
  })

  test('speaks only while a button is held, when that was chosen, also the next time', {
    tags: 'in-full',
  }, async ({ page, realtime }) => {
    await openAsFamily(page, '/')
    const voice = voiceCall(page)
    realtime.hears = 'Is a third more than a half?'
    realtime.willTell('Draw both!')
    await voice.on.click()
    const call = await realtime.called()
    await voice.pushToTalk.click()
    await expect(voice.status).toHaveText('Hold the button and speak')
    await call.until(() => call.session().audio.input.turn_detection === null)
    await voice.hold.hover()
    await page.mouse.down()
    await expect(voice.status).toHaveText('I hear you...')
    const from = call.framesHeard()
    await call.until(() => call.framesHeard() > from + 25)
    await page.mouse.up()
    await expect(voice.reply).toHaveText('Draw both!')
    await expect(voice.status).toHaveText('Hold the button and speak')
    await call.gets('response.create')

    await page.reload()
    await voice.on.click()
    await expect(voice.pushToTalk).toBeChecked()
    await expect(voice.status).toHaveText('Hold the button and speak')
    await page.locator('body').press('Space', { delay: 500 })
    const second = await realtime.called(2)
    await second.gets('input_audio_buffer.commit')
  })

  test('two quick clicks make one connection', { tags: 'in-full' }, async ({ newPage, app, realtime }) => {
    const page = await newPage()
    const leftovers = await countLeftovers(page)
    await page.goto(app.url)
    await openAsFamily(page, '/')
    const voice = voiceCall(page)
    await voice.on.dblclick()
    await expect(voice.active).toBeVisible()
    await expect(voice.off).toBeEnabled()
    expect(realtime.calls).toHaveLength(1)
    expect(await leftovers.peersEver()).toBe(1)
  })

  test('lets go of everything at log-out', { tags: 'in-full' }, async ({ newPage, app, realtime }) => {
    const page = await newPage()
    const leftovers = await countLeftovers(page)
    await page.goto(app.url)
    await openAsFamily(page, '/')
    const voice = voiceCall(page)
    await voice.on.click()
    const call = await realtime.called()
    await expect(voice.active).toBeVisible()
    expect(await leftovers.now()).toMatchObject({ peers: 1, microphones: 1 })
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(toast(page, 'Logged out successfully')).toBeVisible()
    await expect(voice.box).toHaveCount(0)
    await expect.poll(leftovers.now).toMatchObject(nothing)
    await call.ended()
  })

  test('tells of a refused microphone and tries a plain one', { tags: 'in-full' }, async ({
    newPage,
    app,
    realtime,
  }) => {
    const page = await newPage()
    await page.addInitScript(() => {
      const { mediaDevices } = navigator
      const open = mediaDevices.getUserMedia.bind(mediaDevices)
      mediaDevices.getUserMedia = constraints => {
        if (constraints?.audio === true && !location.search.includes('deaf')) return open(constraints)
        return Promise.reject(new DOMException('no', 'NotAllowedError'))
      }
    })
    await page.goto(app.url)
    await openAsFamily(page, '/')
    const voice = voiceCall(page)
    await voice.on.click()
    await expect(voice.status).toHaveText('Listening...')
    await expect(page.getByText('Microphone Error')).toHaveCount(0)
    const call = await realtime.called()
    await expect.poll(() => call.framesHeard()).toBeGreaterThan(5)

    await page.goto(`${app.origin}/?deaf`)
    await voice.on.click()
    await expect(voice.problem).toContainText(
      'Could not access microphone. Please check your browser permissions.',
    )
    await expect(page.getByText('Microphone Error')).toHaveCount(1)
    await expect(voice.on).toBeEnabled()
    expect(realtime.calls).toHaveLength(1)
    await expectAccessible(page, 'a refused microphone')
  })

  test('stands still under reduced motion, and passes axe while it talks', { tags: 'in-full' }, async ({
    newPage,
    app,
    realtime,
  }) => {
    const page = await newPage({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await page.goto(app.url)
    await openAsFamily(page, '/')
    const voice = voiceCall(page)
    await voice.on.click()
    const call = await realtime.called()
    await expect(voice.ring).toBeVisible()
    call.childSays('Hello!')
    await expect(voice.reply).toBeVisible()
    expect(await voice.ring.getAttribute('style')).toBeNull()
    await expectAccessible(page, 'a talk')
  })
})

describe('without a key', () => {
  test.override('env', {})

  test('the button says who can help', { tags: 'in-full' }, async ({ page }) => {
    await openAsFamily(page, '/')
    const voice = voiceCall(page)
    await voice.on.hover()
    await expect(page.getByRole('tooltip')).toHaveText(
      'Talk to AI: nobody here can talk aloud yet. A grown-up can connect OpenAI in Settings.',
    )
    await voice.on.click()
    await expect(voice.problem).toContainText('A grown-up can connect OpenAI in Settings.')
    await expect(voice.problem.getByText('API key is not configured')).toBeHidden()
    await voice.problem.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/\/settings$/)
    await expect(voice.problem).toHaveCount(0)
  })
})
