import { expect, test } from 'vitest'
import { crashed } from '../engine/failures.ts'
import type { Asked, Copied, ModelFiles, Written } from '../engine/messages.ts'
import { trialPage, WRITTEN } from './trial-page.ts'
import { tryModel } from './try-model.ts'

const signal = new AbortController().signal
const now = () => new Date('2026-11-26T10:00:00Z')

interface Script {
  /** What the graphics card writes, and how many times as quick it is; it fails without. */
  gpu?: { words?: string; times: number }
  /** What is read on the page; a crash where it is an error. */
  page?: string | Error
}

/** An engine that answers as it is told to, in made-up times. */
function scripted({ gpu, page }: Script) {
  const asked: ModelFiles[] = []
  return {
    asked,
    forgive() {},
    async ask(files: ModelFiles, { schema }: Asked): Promise<Written> {
      asked.push(files)
      if (files.isByGpu && !gpu) throw crashed()
      const own = files.isByGpu ? gpu : undefined
      const text = schema
        ? '{"isRight":true,"score":"2","subject":"maths"}'
        : (own?.words ?? 'Half of a half.')
      const reading = 1_000 / (own?.times ?? 1)
      return { text, isCut: false, tokens: 20, read: 200, reading, writing: reading }
    },
    async see(): Promise<Copied> {
      if (page instanceof Error) throw page
      return { text: page ?? '', reading: undefined }
    },
  }
}
const tried = async (script: Script, more: { eyes?: string; hasGpu?: boolean } = {}) => {
  const engine = scripted(script)
  const { hasGpu = false, ...files } = more
  const trial = await tryModel(engine, { path: 'model.gguf', ...files }, signal, now, hasGpu)
  return { trial, asked: engine.asked }
}

test.each<[string, Script['gpu'], boolean | undefined]>([
  ['the same words, faster', { times: 3 }, true],
  ['the same words, no faster', { times: 1 }, undefined],
  ['other words, faster', { words: 'Half of a hand.', times: 3 }, undefined],
  ['nothing, faster', { words: '', times: 3 }, undefined],
  ['a crash', undefined, undefined],
])('the graphics card works only after a trial: %s', async (_, gpu, isByGpu) => {
  const { trial, asked } = await tried(gpu ? { gpu } : {}, { hasGpu: true })
  expect(trial).toMatchObject({ isGood: true })
  expect(trial.isByGpu).toBe(isByGpu)
  // What is measured is what will do the work.
  expect(asked.at(-1)?.isByGpu ?? false).toBe(isByGpu === true)
})

test('without an engine for it the graphics card isn’t asked at all', async () => {
  const { asked } = await tried({ gpu: { times: 9 } })
  expect(asked.some(({ isByGpu }) => isByGpu)).toBe(false)
})

test.each<[string, string | Error, boolean, RegExp]>([
  ['rightly', `[question]\n${WRITTEN}\n[answer]\n`, true, /reads a photo in about a second/],
  ['with spaces', '[question]\n47 + 38 = 85\n[answer]\n', true, /reads a photo/],
  ['wrongly', '[question]\n41+38=85\n[answer]\n', false, /didn’t read .* rightly/],
  ['as nothing', '[question]\n[answer]\n', false, /didn’t read .* rightly/],
  ['by a crash', crashed(), false, /can’t read photos here/],
])('a page that is read %s', async (_, page, canSee, words) => {
  const { trial } = await tried({ page }, { eyes: 'eyes.gguf' })
  expect(trial).toMatchObject({ isGood: true, canSee, words: expect.stringMatching(words) })
})

test('a model without eyes is shown no page', async () => {
  expect((await tried({ page: new Error('asked') })).trial.canSee).toBeUndefined()
})

test('the page shows each sign of what is to be read', () => {
  expect(trialPage().toString('latin1', 1, 4)).toBe('PNG')
  // A sign that isn't drawn would leave the page as it is without it.
  expect(new Set(WRITTEN).size).toBe(7)
})
