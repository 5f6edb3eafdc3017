import { crc32, deflateSync } from 'node:zlib'
import { plainFetch } from '#server/network/fetch-gate.ts'
import type { Browser } from './browser.ts'

/** A real PNG of one colour. */
export function png(width = 2, height = 2): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(4)
    frame.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([frame, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  // One bit a pixel: even a bomb of many pixels is a small file.
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The first bytes of a JPEG, GIF, WebP or HEIC file, by which such a picture is known. */
export const headers = {
  jpeg: Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc0000b080002000201011100ffda0008010100003f00d2cfffd9',
    'hex',
  ),
  gif: Buffer.from('GIF89a\x02\x00\x02\x00\x00\x00\x00;', 'latin1'),
  webp: Buffer.concat([
    Buffer.from('RIFF\x1a\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00', 'latin1'),
    Buffer.from([0, 0, 0, 0, 1, 0, 0, 1, 0, 0]),
    Buffer.alloc(8),
  ]),
  heic: Buffer.concat([
    Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1'),
    Buffer.alloc(64),
  ]),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>'),
} as const

export interface Sent {
  field: string
  name: string
  bytes: Buffer
}

/** Sends a form with pictures as the wizard does. */
export async function sendForm(
  browser: Browser,
  path: string,
  fields: Record<string, string>,
  pictures: Sent[],
): Promise<{ status: number; json: Record<string, unknown> }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { field, name, bytes } of pictures) {
    // What the browser calls it says nothing: the server looks inside.
    form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
  }
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await plainFetch(`http://127.0.0.1:${browser.port}${path}`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  })
  const text = await response.text()
  return { status: response.status, json: text === '' ? {} : JSON.parse(text) }
}
