import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Picture } from '#contract/pictures.ts'
import { png } from '#support/server/pictures.ts'
import { timeLimits } from '#support/time-limits.ts'
import { helpersOfNode } from '../../../../helper/helper-process.ts'
import { createReader } from './read-picture.ts'

const ENTRY = join(import.meta.dirname, 'reading-process.ts')
const PICTURES = join(import.meta.dirname, '../../../../../../tests/corpus/pictures')
const PAGE = join(PICTURES, 'three-questions.jpg')
const photo = (name: string): Picture => pictureOf(readFileSync(join(PICTURES, name)), 'image/jpeg')
const page = () => photo('three-questions.jpg')
const pictureOf = (bytes: Uint8Array, type: Picture['type']) => ({
  name: 'page',
  type,
  bytes,
  width: 1,
  height: 1,
})
const { signal } = new AbortController()
const nobody = () => {}

function newReader(limits: { idle?: number; longest?: number } = {}) {
  let started = 0
  const start = helpersOfNode(ENTRY, [])
  const reader = createReader(() => {
    started++
    return start()
  }, limits)
  onTestFinished(() => reader.end())
  return { reader, starts: () => started }
}

test('a page held askew in the shade is read line by line, and the process ends when idle', {
  tags: 'in-full',
}, async () => {
  const { reader, starts } = newReader({ idle: 1 })
  expect(reader.isLoaded()).toBe(false)
  const told: [number, number][] = []
  const reading = await reader.read(page(), (read, of) => void told.push([read, of]), signal)
  expect(reading?.text).toBe('1. What is 45 + 38?\n2. What is 7 × 8?\n3. What is 90 ÷ 6?')
  expect(reading?.questions.map(({ text }) => text)).toEqual([
    'What is 45 + 38?',
    'What is 7 × 8?',
    'What is 90 ÷ 6?',
  ])
  expect(told).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ])
  await expect.poll(reader.isLoaded, { timeout: timeLimits.state }).toBe(false)
  expect(starts()).toBe(1)
})

test('a photo that the phone turned has its question and its answer, and digits people wrote are right or shown', async () => {
  const { reader } = newReader()
  const both = await reader.read(photo('question-and-answer.jpg'), nobody, signal)
  expect(both?.text).toBe('What is 7 × 8?\n7 × 8 = 56')
  expect(both?.text.slice(both.answerFrom)).toBe('7 × 8 = 56')
  const sums = await reader.read(photo('handwritten-sums.jpg'), nobody, signal)
  const { text = '', doubts = [] } = sums ?? {}
  const written = ['522 × 3 = 1569', '681 + 15 = 696', '915 ÷ 5 = 183', '926 - 380 = 546']
  const read = text.split('\n')
  expect(read).toHaveLength(written.length)
  for (const [at, line] of read.entries()) {
    const from = read.slice(0, at).join('\n').length + Math.min(at, 1)
    const isShown = doubts.some(doubt => doubt.from >= from && doubt.to <= from + line.length)
    expect(line === written[at] || isShown, line).toBe(true)
  }
  expect(read.filter((line, at) => line === written[at]).length).toBeGreaterThanOrEqual(3)
})

test('what is no picture and a page with nothing on it are nothing, and the next one is read by the same process', {
  tags: 'in-full',
}, async () => {
  const { reader, starts } = newReader()
  const cut = pictureOf(readFileSync(PAGE).subarray(0, 900), 'image/jpeg')
  const broken = await reader.read(cut, nobody, signal)
  expect(broken?.text ?? '').toBe('')
  expect(await reader.read(pictureOf(Buffer.from('GIF89a'), 'image/gif'), nobody, signal)).toBeUndefined()
  expect((await reader.read(pictureOf(png(300, 200), 'image/png'), nobody, signal))?.text).toBe('')
  expect(starts()).toBe(1)
})

test('a picture that is given up or takes too long ends with its process, in words', async () => {
  const { reader } = newReader({ longest: 1 })
  await expect(reader.read(page(), nobody, signal)).rejects.toMatchObject({
    code: 'picture_unread',
    message: expect.stringContaining('took too long'),
  })
  expect(reader.isLoaded()).toBe(false)
  const leaving = new AbortController()
  const { reader: other } = newReader()
  const reading = other.read(page(), nobody, leaving.signal)
  leaving.abort(new Error('left'))
  await expect(reading).rejects.toThrow('left')
  expect(other.isLoaded()).toBe(false)
})
