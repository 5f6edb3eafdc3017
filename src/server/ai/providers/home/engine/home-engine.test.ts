import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { isAll } from '#support/how-much.ts'
import { tinyEyes } from '#support/server/tiny-eyes.ts'
import { tinyModel } from '#support/server/tiny-model.ts'
import { timeLimits } from '#support/time-limits.ts'
import { inTurnsOf } from '../../../../engine/turns.ts'
import { type HelperProcess, helpersOfNode } from '../../../../helper/helper-process.ts'
import { wireSchema } from '../../../answers/wire-schema.ts'
import { askToCopy } from '../read/ask.ts'
import { trialPage } from '../trial/trial-page.ts'
import { createHomeEngine, type EngineLimits } from './home-engine.ts'
import type { Asked } from './messages.ts'

const ENTRY = join(import.meta.dirname, 'engine-process.ts')
const folder = mkdtempSync(join(tmpdir(), 'stepwise-model-'))
afterAll(() => rmSync(folder, { recursive: true }))
const forever = new AbortController().signal

function modelFile(name: string, bytes = tinyModel()): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}
const model = modelFile('tiny.gguf')

const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends) end()
})

/** The real engine in its process, with those that were started. */
function engineWith(limits: EngineLimits = {}) {
  const started: HelperProcess[] = []
  const onStart = { current: (_: HelperProcess): void => {} }
  const start = helpersOfNode(ENTRY, [])
  const engine = createHomeEngine(() => {
    const helper = start()
    started.push(helper)
    onStart.current(helper)
    return helper
  }, limits)
  ends.push(engine.close)
  return { ...engine, started, onStart }
}
/** Most tests share it, and its process where they can: each start costs seconds. */
const shared = engineWith()

const say = (text: string, more: Partial<Asked> = {}): Asked => ({
  messages: [
    { role: 'system', text: 'You are a tutor.' },
    { role: 'user', text },
  ],
  tokens: 24,
  ...more,
})
/** Goes on for longer than any test. */
const endless = say('Tell me all.', {
  tokens: 7_000,
  schema: wireSchema(z.object({ numbers: z.array(z.enum(['one', 'two'])), more: z.string() })),
})

test('the words come as they are written, an answer is held to its form, and one process does it all', async () => {
  const { ask, count, started } = shared
  const pieces: string[] = []
  const free = await ask({ path: model }, say('What is a fraction?'), forever, text => pieces.push(text))
  // A model of chance may have little to say.
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.join('')).toBe(free.text)
  const schema = z.object({
    kind: z.enum(['story', 'none']),
    isRight: z.boolean(),
    score: z.number().nullable(),
  })
  const formed = await ask(
    { path: model },
    say('Mark it.', { tokens: 600, schema: wireSchema(schema) }),
    forever,
  )
  // A model of chance writes numbers beyond all that JSON can hold, too.
  const bounded = formed.text.replace(/"score": ?-?[\d.eE+-]+/, '"score":7')
  expect(schema.parse(JSON.parse(bounded))).toBeDefined()
  expect(await count({ path: model }, 'one half', forever)).toBeGreaterThan(7)
  // Samples of one question that were the same by the clock would agree about nonsense.
  const samples = [1, 2, 3].map(() =>
    ask({ path: model }, say('Another sample.'), forever).then(({ text }) => text),
  )
  // Two of three may be alike by chance; all three are where nothing is drawn by lot.
  expect(new Set(await Promise.all(samples)).size).toBeGreaterThan(1)
  expect(started).toHaveLength(1)
})

test('who leaves is heard, and the next one has its turn at once, in the same process', {
  tags: 'in-full',
}, async () => {
  const { ask, started } = shared
  await ask({ path: model }, say('Hi'), forever)
  const before = started.length
  const controller = new AbortController()
  const leaving = ask({ path: model }, endless, controller.signal, () => controller.abort(new Error('left')))
  const next = ask({ path: model }, say('And I?'), forever)
  await expect(leaving).rejects.toThrow('left')
  expect(await next).toBeDefined()
  expect(started).toHaveLength(before)
})

test('children take turns, however much one of them asks', async () => {
  const { ask } = shared
  const order: string[] = []
  const asks = (who: string, what: string) =>
    inTurnsOf(who, () => ask({ path: model }, say(what), forever).then(() => order.push(what)))
  await Promise.all([asks('Ada', 'a1'), asks('Ada', 'a2'), asks('Ada', 'a3'), asks('Ben', 'b1')])
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('a crash is said, it starts anew twice, and then not before a parent tries it', async () => {
  const { ask, started, forgive, onStart } = shared
  const isSaid = { code: 'ai_offline', message: /stopped in the middle/ }
  const whileWriting = ask({ path: model }, endless, forever, () => started.at(-1)?.kill())
  await expect(whileWriting).rejects.toMatchObject(isSaid)
  const before = started.length
  onStart.current = helper => helper.kill()
  for (const _ of [1, 2]) await expect(ask({ path: model }, say('Hi'), forever)).rejects.toMatchObject(isSaid)
  await expect(ask({ path: model }, say('Hi'), forever)).rejects.toMatchObject({ message: /several times/ })
  expect(started).toHaveLength(before + 2)
  onStart.current = () => {}
  forgive()
  expect(await ask({ path: model }, say('Hi'), forever)).toBeDefined()
})

test('it ends when nobody asks for a while, and gives its memory back', { tags: 'in-full' }, async () => {
  const { ask, isLoaded } = engineWith({ idle: 1 })
  await ask({ path: model }, say('Hi'), forever)
  await expect.poll(isLoaded, { timeout: timeLimits.state }).toBe(false)
})

test('a file that is no model is said at once, one that is cut off by the engine, which then begins anew', async () => {
  const { ask, started } = shared
  const before = started.length
  const bad: [string, RegExp][] = [
    [join(folder, 'nowhere.gguf'), /isn’t where it was/],
    [folder, /damaged/],
    [modelFile('foreign.gguf', Buffer.from('<html>'.repeat(5_000))), /damaged/],
    [modelFile('flipped.gguf', flipped()), /damaged/],
  ]
  for (const [path, words] of bad) {
    await expect(ask({ path }, say('Hi'), forever)).rejects.toMatchObject({ message: words })
  }
  expect(started).toHaveLength(before)
  // Each start costs seconds.
  if (!isAll) return
  await expect(ask({ path: cutOff() }, say('Hi'), forever)).rejects.toMatchObject({ message: /damaged/ })
  expect(await ask({ path: model }, say('Hi'), forever)).toBeDefined()
  expect(started).toHaveLength(before + 2)
})

test('a model that doesn’t load in time is ended, and too little memory is said before it is loaded', async () => {
  const slow = engineWith({ loading: 1 })
  await expect(slow.ask({ path: model }, say('Hi'), forever)).rejects.toMatchObject({
    message: /didn’t load in time/,
  })
  expect(slow.isLoaded()).toBe(false)
  const small = engineWith({ memory: () => 300_000_000 })
  await expect(small.ask({ path: model }, say('Hi'), forever)).rejects.toMatchObject({
    message: /too little memory/,
  })
})

test('what doesn’t fit is said, in place of being cut', { tags: 'in-full' }, async () => {
  const { ask } = shared
  const long = say('word '.repeat(3_000))
  await expect(ask({ path: model }, long, forever)).rejects.toMatchObject({
    message: /too long for the home AI/,
  })
})

test('a model with eyes copies a page in its form, is heard to stop, and says what it can’t see by', {
  tags: 'in-full',
}, async () => {
  const { see, ask, started } = shared
  const before = started.length
  const sighted = { path: model, eyes: modelFile('eyes.gguf', tinyEyes()) }
  const page = askToCopy({ picture: { type: 'image/png', bytes: trialPage() } })
  const come: string[] = []
  const seen = await see(sighted, page, forever, text => come.push(text))
  expect(seen?.text).toMatch(/^\[question\]\n/)
  expect(seen?.text).not.toMatch(/ {2}|\n /)
  expect(come.length).toBeGreaterThan(1)
  // What it wrote for another is no part of this one, though the engine tells both.
  const again = await see(sighted, { ...page, tokens: 20 }, forever)
  expect(again?.text).toBe(seen?.text.slice(0, again?.text.length))
  expect([...(again?.text ?? '')].length).toBeLessThan(50)
  const torn = { ...page, picture: { type: 'image/png' as const, bytes: Buffer.from('no') } }
  expect(await see(sighted, torn, forever)).toBeUndefined()
  const controller = new AbortController()
  const leaving = see(sighted, page, controller.signal, () => controller.abort(new Error('left')))
  await expect(leaving).rejects.toThrow('left')
  expect(started).toHaveLength(before + 1)
  // A drive that is pulled out while the model is loaded.
  rmSync(sighted.eyes)
  await expect(see(sighted, page, forever)).rejects.toMatchObject({ message: /isn’t where it was/ })
  const blind = { path: model, eyes: model }
  await expect(see(blind, page, forever)).rejects.toMatchObject({ message: /damaged/ })
  // Who only writes is none the worse for it.
  expect(await ask({ path: model }, say('Hi'), forever)).toBeDefined()
})

// The last one, for it closes what the others share.
test('whoever is in the middle when the app ends is told, and so is who waits', {
  tags: 'in-full',
}, async () => {
  const { ask, close } = shared
  const first = ask({ path: model }, endless, forever, close)
  const second = ask({ path: model }, say('Hi'), forever)
  await expect(first).rejects.toMatchObject({ message: /closing/ })
  await expect(second).rejects.toMatchObject({ message: /closing/ })
})

function cutOff(): string {
  const path = modelFile('cut.gguf')
  truncateSync(path, 60_000)
  return path
}

/** The number of tensors is another one. */
function flipped(): Buffer {
  const bytes = tinyModel()
  bytes[9] = 0x40
  return bytes
}
