import { describe } from 'vitest'
import type { TalkingOpenai } from '#fakes/talking-openai.ts'
import { asciiWav } from '#fakes/wav.ts'
import { expectAccessible } from '../harness/axe.ts'
import { expect, openAsFamily, liveChatTest as test } from '../harness/live-chat-test.ts'
import { pageOfHomework } from '../harness/pictures.ts'
import { openLiveChat } from './open-live-chat.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { watchMicrophones, watchRecordings } from './pages/live-chat.ts'
import { toast } from './pages/toasts.ts'

/** Makes the service speak a sound that a browser can play. */
function speakAloud(openai: TalkingOpenai) {
  openai.speech = { headers: { 'content-type': 'audio/wav' }, body: asciiWav() }
}

describe('voice messages', () => {
  test('what the child says is shown, answered and answered aloud; the microphone is let go', async ({
    page,
    openai,
  }) => {
    speakAloud(openai)
    openai.hears = 'what is a half?'
    openai.willSay('Cut an apple fairly for two.')
    const microphones = await watchMicrophones(page)
    const chat = await openLiveChat(page)
    await chat.record.click()
    await expect(chat.status).toHaveText('Recording...')
    await expect.poll(microphones).toEqual(['live'])
    await expect(page.getByText(/^\d:(?!00)\d\d$/)).toBeVisible()
    await chat.send.click()
    await expect(toast(page, 'Voice message sent')).toBeVisible()
    await expect(chat.rows).toHaveText([/what is a half\?/, /Cut an apple fairly for two\./])
    await expect(toast(page, 'Playing Audio Response')).toBeVisible()
    expect(await microphones()).toEqual(['ended'])
    await expect(chat.box).toBeFocused()

    const [heard] = openai.asked('/v1/audio/transcriptions')
    expect(heard?.body).toContain('filename="recording.webm"')
    expect(String(heard?.body).length).toBeGreaterThan(1_000)
  })

  test('shows its placeholder until it has been heard', { tags: 'in-full' }, async ({ page, openai }) => {
    openai.hears = ' '
    const chat = await openLiveChat(page)
    await chat.record.click()
    await expect(page.getByText(/^\d:(?!00)\d\d$/)).toBeVisible()
    await chat.stopRecording.click()
    await expect(chat.rows.first()).toContainText('[Voice message]')
    await expect(toast(page, 'Error')).toBeVisible()
  })

  test('nothing is played while muted, but can be on request', { tags: 'in-full' }, async ({
    page,
    openai,
  }) => {
    speakAloud(openai)
    openai.willSay('Listen.')
    const chat = await openLiveChat(page)
    await chat.mute.click()
    await expect(toast(page, 'Audio Muted')).toBeVisible()
    await expect(chat.status).toHaveText('Ready (Muted)')
    await chat.audioMode.click()
    await expect(chat.audioMode).toBeChecked()
    await chat.say('say it aloud')
    const available = toast(page, 'Audio Response Available')
    await expect(available).toBeVisible()
    await expect(toast(page, 'Playing Audio Response')).toHaveCount(0)
    await available.getByRole('button', { name: 'Unmute and play' }).click()
    await expect(toast(page, 'Playing Audio Response')).toBeVisible()
    await expect(chat.status).toHaveText('Ready')
  })

  test('a sound that is none is told', { tags: 'in-full' }, async ({ page, openai }) => {
    openai.willSay('Listen.')
    const chat = await openLiveChat(page)
    await chat.audioMode.click()
    await chat.say('say it aloud')
    await expect(toast(page, 'Audio Playback Issue')).toBeVisible()
    await expect(chat.rows.last()).toContainText('Listen.')
  })

  test('the microphone is let go when the page is left and at log-out', { tags: 'in-full' }, async ({
    page,
    app,
  }) => {
    const microphones = await watchMicrophones(page)
    const chat = await openLiveChat(page)
    await chat.record.click()
    await expect.poll(microphones).toEqual(['live'])
    await page.getByRole('link', { name: 'AI Assistant' }).click()
    await expect.poll(microphones).toEqual(['ended'])

    await page.getByRole('link', { name: 'Live Chat' }).click()
    await expect(chat.connected).toBeVisible()
    await chat.record.click()
    await expect.poll(microphones).toEqual(['ended', 'live'])
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(`${app.origin}/`)
    await expect.poll(microphones).toEqual(['ended', 'ended'])
  })

  test('a microphone that is refused is told', { tags: 'in-full' }, async ({ newPage, app }) => {
    const page = await newPage()
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.goto(app.url)
    const chat = await openLiveChat(page)
    await chat.record.click()
    await expect(
      toast(page, 'Could not access the microphone. Please check your browser permissions.'),
    ).toBeVisible()
    await expect(chat.status).toHaveText('Ready')
  })

  test('a question and an answer that are said are typed into their fields, maths as maths, and nothing is sent by itself', {
    tags: 'in-full',
  }, async ({ page, openai }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    const microphones = await watchMicrophones(page)
    const somethingHeard = await watchRecordings(page)
    await openAsFamily(page, '/')
    const evaluator = evaluatorPage(page)
    const sayIt = async () => {
      await page.getByRole('button', { name: 'Say it' }).press('Enter')
      await expect(page.getByText('I am listening.')).toBeVisible()
      await somethingHeard()
      await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter')
    }
    openai.hears = 'Three over four plus a half.'
    await evaluator.question.fill('Work out')
    await sayIt()
    await expect(evaluator.question).toHaveValue('Work out 3/4 + 1/2')
    await expect(evaluator.question).toBeFocused()
    await expect(page.getByText('Nothing is sent yet.')).toBeVisible()
    await expectAccessible(page, 'say it')
    expect(await microphones()).toEqual(['ended'])

    await evaluator.next.click()
    // What the wizard has written in the child's place gives way.
    await evaluator.pictureFiles.setInputFiles(await pageOfHomework(page, 'page.png'))
    await expect(evaluator.answer).toHaveValue('See uploaded image(s) for my answer')
    openai.hears = 'Three quarters plus two quarters, new line five quarters.'
    await sayIt()
    await expect(evaluator.answer).toHaveValue('3/4 + 2/4\n5/4')
    await expect(evaluator.answer).toBeFocused()
    openai.hears = ' '
    await sayIt()
    await expect(toast(page, 'I couldn’t hear anything')).toBeVisible()
    await expect(evaluator.answer).toHaveValue('3/4 + 2/4\n5/4')
    expect(await microphones()).toEqual(['ended', 'ended', 'ended'])
    expect(openai.asked('/v1/audio/transcriptions')).toHaveLength(3)
    expect(asked.filter(path => path === '/api/dictation')).toHaveLength(3)
    // The picture is read on this computer; nothing is marked.
    expect(asked.filter(path => path.startsWith('/api/evaluate/text/'))).toEqual([])
  })
})
