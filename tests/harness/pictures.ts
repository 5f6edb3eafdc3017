import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'

/** A file to choose. */
export interface PictureFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A photo as phones write it, made by heif-enc: 96 × 64 pixels, the left half red, the right one blue. */
export const heicPhoto = () => readFile(new URL('photo.heic', import.meta.url))

/** A picture with some writing on it, drawn by the browser, as a file to choose. */
export async function pageOfHomework(
  page: Page,
  name: string,
  colour = 'white',
  size = { width: 640, height: 480 },
): Promise<PictureFile> {
  const url = await page.evaluate(
    ({ colour, width, height }) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      if (!context) throw new Error('There is no canvas')
      context.fillStyle = colour
      context.fillRect(0, 0, width, height)
      context.fillStyle = 'black'
      context.font = `${height / 6}px cursive`
      context.fillText('7 × 8 = 56', width / 8, height / 2)
      return canvas.toDataURL('image/png')
    },
    { colour, ...size },
  )
  return { name, mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

/** Hands a picture over as a drag or the clipboard does. */
export async function handOver(page: Page, how: 'drop' | 'paste', file: { name: string; buffer: Buffer }) {
  await page.evaluate(
    ({ how, name, bytes }) => {
      const data = new DataTransfer()
      data.items.add(
        new File([Uint8Array.from(atob(bytes), each => each.charCodeAt(0))], name, { type: 'image/png' }),
      )
      const target = document.querySelector('textarea')
      const more = { bubbles: true, cancelable: true }
      if (how === 'paste')
        target?.dispatchEvent(new ClipboardEvent('paste', { ...more, clipboardData: data }))
      else {
        target?.dispatchEvent(new DragEvent('dragover', { ...more, dataTransfer: data }))
        target?.dispatchEvent(new DragEvent('drop', { ...more, dataTransfer: data }))
      }
    },
    { how, name: file.name, bytes: file.buffer.toString('base64') },
  )
}

/** A JPEG as a telephone held upright makes it: lying, with Exif data that say so and name a place. */
export async function photoWithPlace(page: Page, size: { width: number; height: number }) {
  const url = await page.evaluate(({ width, height }) => {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    return canvas.toDataURL('image/jpeg')
  }, size)
  const jpeg = Buffer.from(url.split(',')[1] ?? '', 'base64')
  return {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)]),
  }
}

/** An APP1 segment: turned by 90° (orientation 6), taken in the northern hemisphere. */
function exif(): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16BE(tag, 0)
    bytes.writeUInt16BE(type, 2)
    bytes.writeUInt32BE(count, 4)
    bytes.writeUInt32BE(value, 8)
    return bytes
  }
  const short = (value: number) => value * 0x10000
  const directory = (...entries: Buffer[]) =>
    Buffer.concat([Buffer.from([0, entries.length]), ...entries, Buffer.alloc(4)])
  const start = 8
  const main = (gps: number) => directory(entry(0x0112, 3, 1, short(6)), entry(0x8825, 4, 1, gps))
  const place = directory(entry(1, 2, 2, Buffer.from('N\0\0\0').readUInt32BE()))
  const tiff = Buffer.concat([
    Buffer.from('MM\0\x2a\0\0\0\x08', 'latin1'),
    main(start + main(0).length),
    place,
  ])
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** A photo of a page with lines of writing: a lamp's shadow, held a little askew, as JPEG. */
export async function photoOf(page: Page, lines: readonly string[], tilt = 3): Promise<PictureFile> {
  const url = await page.evaluate(
    async ({ lines, tilt, font }) => {
      // A canvas doesn't wait for a font: it would take another one.
      await document.fonts.load(font)
      const canvas = document.createElement('canvas')
      const [width, height] = [1200, 220 + lines.length * 110]
      Object.assign(canvas, { width, height })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('There is no canvas')
      const light = context.createLinearGradient(0, 0, width, height)
      light.addColorStop(0, '#f4efe4')
      light.addColorStop(1, '#b9b2a4')
      context.fillStyle = light
      context.fillRect(0, 0, width, height)
      context.translate(90, 130)
      context.rotate((tilt * Math.PI) / 180)
      context.fillStyle = '#23304a'
      context.font = font
      for (const [index, line] of lines.entries()) context.fillText(line, 0, index * 110)
      return canvas.toDataURL('image/jpeg', 0.6)
    },
    { lines, tilt, font: '56px "Nunito Variable", sans-serif' },
  )
  const buffer = Buffer.from(url.split(',')[1] ?? '', 'base64')
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
}
