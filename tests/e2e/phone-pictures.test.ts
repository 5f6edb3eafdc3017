import { startApp } from '../harness/app.ts'
import { expectAccessible, expectAccessibleInFull } from '../harness/axe.ts'
import { family } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { heicPhoto, pageOfHomework } from '../harness/pictures.ts'
import { test } from '../harness/test.ts'
import { openAnswer } from './pages/evaluator.ts'

test('a phone that opens the address sends photos into the wizard that asked, once a parent has allowed it', {
  tags: 'in-full',
}, async ({ dataDir, newPage }) => {
  const app = await startApp({ dataDir }, { localAddresses: () => ['127.0.0.1', '127.0.0.2'] })
  try {
    const page = await newPage()
    await page.goto(app.url)
    const evaluator = await openAnswer(page)
    await page.getByRole('button', { name: 'Use my phone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Use my phone' })
    await dialog.getByLabel('Your password').fill(family.password)
    await dialog.getByRole('button', { name: 'Open', exact: true }).click()
    await dialog.getByRole('switch', { name: 'Photos from a phone' }).click()
    await expect(dialog.getByRole('img', { name: 'Code with the address for the phone' })).toBeVisible()
    await expectAccessibleInFull(page, 'phone-waiting')
    const address = (await dialog.getByText(/^http:/).textContent()) ?? ''

    const phone = await newPage({ viewport: { width: 390, height: 844 } })
    await phone.goto(address)
    await expect(phone.getByText('Up to 10 photos can be sent.')).toBeVisible()
    await expect(dialog.getByText('The phone is there.')).toBeVisible()
    const photo = await pageOfHomework(phone, 'page.png')
    await phone.getByLabel('Choose photos').setInputFiles([photo, { ...photo, name: 'second.png' }])
    await expect(phone.getByText('Arrived')).toHaveCount(2)
    await expect(dialog.getByText('2 photos have arrived.')).toBeVisible()
    await expectAccessible(phone, 'phone-page')
    // What a browser can't draw is sent as it is, and refused as anywhere else.
    const heic = { name: 'photo.heic', mimeType: 'image/heic', buffer: await heicPhoto() }
    await phone.getByLabel('Take a photo').setInputFiles(heic)
    await expect(phone.getByText(/^This photo is a HEIC picture/)).toBeVisible()
    await expect(phone.getByRole('listitem').last().locator('img')).toHaveCount(0)

    const second = await newPage()
    await second.goto(address)
    await expect(second.getByText('used by another phone')).toBeVisible()

    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(evaluator.thumbnails).toHaveCount(2)
    await phone.getByLabel('Choose photos').setInputFiles([photo])
    await expect(phone.getByText('Not sent')).toBeVisible()
  } finally {
    await app.stop()
  }
})
