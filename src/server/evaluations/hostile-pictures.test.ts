import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import type { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import {
  animatedGif,
  animatedPng,
  animatedWebp,
  bombPng,
  marksPng,
  noisePng,
  profileBombPng,
  stripPng,
} from '#support/server/hostile-pictures.ts'
import { png, sendForm } from '#support/server/pictures.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { endReading } from '../ai/providers/builtin/read/own-reader.ts'

const CORPUS = new URL('../../../tests/corpus/pictures/', import.meta.url)
const photo = () => readFileSync(new URL('question-and-answer.jpg', CORPUS))

let browser: Browser

beforeEach(async () => {
  browser = newFamily(await startTestServer({ tutor: undefined }))
  return endReading
})

/** Has a picture read as the wizard does, by the real reader in its process. */
const read = (bytes: Buffer) =>
  sendForm(browser, '/api/evaluate/image/reading', { readingId: crypto.randomUUID(), side: 'answer' }, [
    { field: 'picture', name: 'page.png', bytes },
  ])

/** Words that help, and no text that a child would take for what it wrote. */
function expectUnread({ status, json }: { status: number; json: Record<string, unknown> }) {
  expect([status, json.reading]).toEqual([200, undefined])
  expect(json.unread).toContain('It helps to go closer')
}

test('a picture that unpacks to gigabytes ends its process alone, in words, and the next one is read', {
  tags: 'in-full',
}, async () => {
  for (const bytes of [bombPng(), profileBombPng()]) {
    const { status, json } = await read(bytes)
    expect([status, json.code], JSON.stringify(json)).toEqual([503, 'picture_unread'])
    expect(json.message).toContain('too much to read')
  }
  expect((await read(photo())).json.reading).toMatchObject({ text: 'What is 7 × 8?\n7 × 8 = 56' })
})

test('pictures of too many pixels are refused before they are unpacked, in words', async () => {
  for (const bytes of [png(10_000, 10_000), stripPng(1, 50_000).fill(0xff, 16, 24)]) {
    const { status, json } = await read(bytes)
    expect([status, json.code]).toEqual([413, 'too_large'])
    expect(json.message).toContain('choose a smaller picture')
  }
})

test('animated pictures and those with nothing to read say what helps', async () => {
  for (const bytes of [animatedGif(), animatedPng(), animatedWebp(), stripPng(1, 50_000)])
    expectUnread(await read(bytes))
})

test.each([
  ['noise', noisePng],
  ['20,000 marks', marksPng],
  ['a strip 50,000 pixels long', () => stripPng(50_000, 1)],
  ['40 million pixels', () => png(8_000, 5_000)],
])('a page of %s comes to an end, in words', { tags: 'in-full' }, async (_, bytes) => {
  expectUnread(await read(bytes()))
})

test('of a photo that is cut off the part that came is read', { tags: 'in-full' }, async () => {
  const { json } = await read(photo().subarray(0, photo().length / 2))
  expect(json.reading).toMatchObject({ text: 'What is 7 × 8?\n7 × 8 = 56' })
  expectUnread(await read(photo().subarray(0, 900)))
})
