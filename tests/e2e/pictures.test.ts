import { describe } from 'vitest'
import { answerLesson, lesson } from '../fakes/lesson.ts'
import { completion, textsOfOpenai } from '../fakes/openai.ts'
import { expect } from '../harness/expect.ts'
import { handOver, heicPhoto, pageOfHomework, photoWithPlace } from '../harness/pictures.ts'
import { testWithOpenai as test } from '../harness/with-ai.ts'
import { evaluatorPage, openAnswer } from './pages/evaluator.ts'
import { signUp } from './pages/landing.ts'
import { pastAssessments } from './pages/past-assessments.ts'

/** The pictures that the AI has received with one request, as JPEG bytes. */
function picturesSent(
  body: { messages: { content: { image_url?: { url: string } }[] }[] } | undefined,
): Buffer[] {
  const parts = body?.messages.flatMap(({ content }) => (Array.isArray(content) ? content : [])) ?? []
  return parts
    .flatMap(({ image_url }) => image_url?.url ?? [])
    .map(url => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
}

describe('adding pictures', () => {
  test('by file, drop and paste; each can be removed, and they survive going back and forth', {
    tags: 'in-full',
  }, async ({ page }) => {
    const evaluator = await openAnswer(page)
    await evaluator.pictureFiles.setInputFiles([
      await pageOfHomework(page, 'one.png'),
      await pageOfHomework(page, 'two.png'),
    ])
    await expect(evaluator.thumbnails).toHaveCount(2)
    await expect(evaluator.answer).toHaveValue('See uploaded image(s) for my answer')
    await handOver(page, 'drop', await pageOfHomework(page, 'dropped.png'))
    await expect(evaluator.thumbnails).toHaveCount(3)
    await handOver(page, 'paste', await pageOfHomework(page, 'pasted.png'))
    await expect(evaluator.thumbnails).toHaveCount(4)
    await evaluator.removePicture(1).click()
    await expect(evaluator.thumbnails).toHaveCount(3)
    await evaluator.previous.click()
    await expect(evaluator.thumbnails).toHaveCount(0)
    await evaluator.next.click()
    await expect(evaluator.thumbnails).toHaveCount(3)
    for (const left of [2, 1, 0]) {
      await evaluator.removePicture(1).click()
      await expect(evaluator.thumbnails).toHaveCount(left)
    }
    await expect(evaluator.answer).toHaveValue('')
    await expect(evaluator.next).toBeDisabled()
  })

  test('eleven are too many: the selection is ignored, in the specified words', { tags: 'in-full' }, async ({
    page,
  }) => {
    await signUp(page)
    const evaluator = evaluatorPage(page)
    const picture = await pageOfHomework(page, 'page.png')
    await evaluator.pictureFiles.setInputFiles(Array.from({ length: 11 }, () => picture))
    await expect(
      page.getByText('You can upload a maximum of 10 images. Please remove some images first.', {
        exact: true,
      }),
    ).toBeVisible()
    await expect(evaluator.thumbnails).toHaveCount(0)
    await evaluator.pictureFiles.setInputFiles(Array.from({ length: 10 }, () => picture))
    await expect(evaluator.thumbnails).toHaveCount(10)
    await expect(evaluator.question).toHaveValue('See uploaded image(s) for the question')
  })

  test('what is no picture gets words, and the others stay', { tags: 'in-full' }, async ({ page }) => {
    const evaluator = await openAnswer(page)
    await evaluator.pictureFiles.setInputFiles([
      { name: 'homework.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
      await pageOfHomework(page, 'two.png'),
    ])
    await expect(evaluator.error).toContainText('“homework.png” is not a picture that can be read')
    await expect(evaluator.thumbnails).toHaveCount(1)
  })

  test('a phone’s HEIC photo is read, by a decoder that comes with the first of them', {
    tags: 'in-full',
  }, async ({ page }) => {
    const refused: string[] = []
    const decoders: string[] = []
    page.on('console', message => message.text().includes('Security Policy') && refused.push(message.text()))
    page.on('request', request => request.url().includes('/decoder-') && decoders.push(request.url()))
    const evaluator = await openAnswer(page)
    await evaluator.pictureFiles.setInputFiles([await pageOfHomework(page, 'one.png')])
    await expect(evaluator.thumbnails).toHaveCount(1)
    expect(decoders).toEqual([])
    // As mail programs do, one of them has another name.
    await evaluator.pictureFiles.setInputFiles([
      { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: await heicPhoto() },
      { name: 'IMG_0043.jpg', mimeType: 'image/jpeg', buffer: await heicPhoto() },
    ])
    await expect(evaluator.thumbnails).toHaveCount(3)
    expect(new Set(decoders).size).toBe(1)
    expect(refused).toEqual([])
    const [left, right] = await evaluator.thumbnails.nth(1).evaluate(image => {
      const canvas = document.createElement('canvas')
      const { naturalWidth: width, naturalHeight: height } = image as HTMLImageElement
      Object.assign(canvas, { width, height })
      const context = canvas.getContext('2d')
      context?.drawImage(image as HTMLImageElement, 0, 0)
      const at = (x: number) => [...(context?.getImageData(x * width, height / 2, 1, 1).data ?? [])]
      return [
        [width, height, ...at(0.25)],
        [width, height, ...at(0.75)],
      ]
    })
    const isNear = (pixel: number[] | undefined, wanted: number[]) =>
      pixel?.slice(0, 5).every((value, index) => Math.abs(value - (wanted[index] ?? -100)) < 12)
    expect(isNear(left, [96, 64, 208, 32, 32]), `red on the left, not ${left}`).toBe(true)
    expect(isNear(right, [96, 64, 32, 64, 208]), `blue on the right, not ${right}`).toBe(true)
  })

  test('a HEIC photo that is cut off is refused in words that help', { tags: 'in-full' }, async ({
    page,
  }) => {
    const evaluator = await openAnswer(page)
    const buffer = (await heicPhoto()).subarray(0, 400)
    await evaluator.pictureFiles.setInputFiles([{ name: 'IMG_0042.HEIC', mimeType: '', buffer }])
    await expect(evaluator.error).toContainText('take a screenshot of it')
    await expect(evaluator.error).toContainText('Most Compatible')
    await expect(evaluator.thumbnails).toHaveCount(0)
  })
})

describe('an evaluation with pictures', () => {
  test('sends each upright, at most 2,048 px long and without its place', async ({ page, openai }) => {
    const evaluator = await openAnswer(page)
    const photo = await photoWithPlace(page, { width: 3_000, height: 1_000 })
    expect(photo.buffer.includes('Exif')).toBe(true)
    const small = await photoWithPlace(page, { width: 60, height: 20 })
    await evaluator.pictureFiles.setInputFiles([photo, small])
    await expect(evaluator.thumbnails).toHaveCount(2)
    await evaluator.next.click()
    await evaluator.evaluate.click()
    await evaluator.complete.waitFor()
    const sent = picturesSent(
      openai.requests.find(each => textsOfOpenai(each).includes('kind, exact teacher'))?.body,
    )
    expect(sent).toHaveLength(2)
    for (const bytes of sent) expect(bytes.includes('Exif')).toBe(false)
    const sizes = await page.evaluate(
      urls =>
        Promise.all(
          urls.map(async url => {
            const image = new Image()
            image.src = url
            await image.decode()
            return [image.naturalWidth, image.naturalHeight]
          }),
        ),
      sent.map(bytes => `data:image/jpeg;base64,${bytes.toString('base64')}`),
    )
    // The camera was held upright: what lies in the file stands on the page.
    expect(sizes).toEqual([
      [683, 2_048],
      [20, 60],
    ])
  })

  test('shows what was read, and a corrected reading is marked again', { tags: 'in-full' }, async ({
    page,
    openai,
  }) => {
    const evaluator = await openAnswer(page)
    const answered = (content: object) => completion(JSON.stringify(content))
    const noGaps = answered({ knowledgeGaps: [], knowledgeMasteries: [] })
    const assessed = (readAnswer: string, score: number) =>
      answered({ readQuestion: null, readAnswer, overallAssessment: 'Looked at.', score })
    openai.next(
      answered({ markingScheme: '- 56: **1 mark**', totalScore: 1, readQuestion: null }),
      assessed('50', 0),
      noGaps,
    )
    await evaluator.pictureFiles.setInputFiles([await pageOfHomework(page, 'answer.png')])
    await expect(evaluator.thumbnails).toHaveCount(1)
    await evaluator.next.click()
    await evaluator.evaluate.click()
    await evaluator.complete.waitFor()
    const card = evaluator.card('I read this as …')
    await expect(card).toContainText('50')
    await expect(evaluator.card('Assessment')).toContainText('0 / 1')

    await card.getByRole('button', { name: 'Correct the Reading' }).click()
    await card.getByLabel('The answer in the pictures').fill('56')
    const before = openai.requests.length
    openai.next(assessed('56', 1), noGaps)
    await card.getByRole('button', { name: 'Mark Again' }).click()
    await expect(evaluator.card('Assessment')).toContainText('1 / 1')
    await expect(card).toContainText('56')
    const again = openai.requests[before]
    expect(again && textsOfOpenai(again)).toContain('56')
    expect(picturesSent(again?.body)).toHaveLength(1)

    await evaluator.startAgain.click()
    await expect(evaluator.thumbnails).toHaveCount(0)
    await page.getByRole('link', { name: 'View Past Assessments' }).click()
    await pastAssessments(page).rows.first().click()
    await expect(page.getByRole('main')).toContainText('56')
    await expect(page.getByRole('main')).not.toContainText('See uploaded image(s)')
  })

  test('keeps the pictures when it fails, and is done at the second try', { tags: 'in-full' }, async ({
    page,
    openai,
  }) => {
    const evaluator = await openAnswer(page, lesson.question)
    await evaluator.pictureFiles.setInputFiles([await pageOfHomework(page, 'answer.png')])
    await expect(evaluator.thumbnails).toHaveCount(1)
    await evaluator.next.click()
    await page.route('**/api/evaluate/**', route => route.abort('connectionrefused'))
    await evaluator.evaluate.click()
    await expect(evaluator.error).toContainText('Error')
    await page.unroute('**/api/evaluate/**')
    await evaluator.previous.click()
    await expect(evaluator.thumbnails).toHaveCount(1)
    await evaluator.next.click()
    await evaluator.evaluate.click()
    await evaluator.complete.waitFor()
    expect(openai.requests).toHaveLength(4)
  })

  test('by a slow service shows the steps in their order', { tags: 'in-full' }, async ({ page, openai }) => {
    const evaluator = await openAnswer(page, lesson.question)
    await evaluator.answer.fill(lesson.answer)
    await evaluator.next.click()
    openai.always(request => ({ ...completion(JSON.stringify(answerLesson(request))), afterMs: 300 }))
    // Every line that the running view reads out, in the order in which they came.
    await page.evaluate(() => {
      const lines: string[] = []
      Object.assign(window, { lines })
      const note = () => {
        const line = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext')
        if (line && lines.at(-1) !== line) lines.push(line)
      }
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    await evaluator.evaluate.click()
    await evaluator.complete.waitFor()
    const lines = await page.evaluate(() => (window as unknown as { lines: string[] }).lines)
    expect(lines.filter(line => line !== 'Complete')).toEqual([
      'Creating marking scheme...',
      'Assessing the answer...',
      'Identifying knowledge gaps...',
      'Finding recommended resources...',
    ])
  })
})
