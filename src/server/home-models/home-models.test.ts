import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { homeModelEndpoints, type LookAtHomeModels } from '#contract/home-models.ts'
import { pictureReadingEndpoints } from '#contract/picture-readings.ts'
import { settingsEndpoints } from '#contract/settings.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { sendForm } from '#support/server/pictures.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { tinyEyes } from '#support/server/tiny-eyes.ts'
import { tinyModel } from '#support/server/tiny-model.ts'
import { keepOwnModels } from '../ai/providers/home/own-models.ts'
import { trialPage } from '../ai/providers/home/trial/trial-page.ts'
import { eyesBeside } from './eyes-beside.ts'

const { look, addOwn, tryOut, use, remove } = homeModelEndpoints
const folder = mkdtempSync(join(tmpdir(), 'stepwise-own-model-'))
afterAll(() => rmSync(folder, { recursive: true }))

function modelFile(name: string, bytes: Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

const at = (path: string, id: string) => path.replace(':id', id)

async function atHome(options: { dataDir?: string } = {}) {
  const server = await startTestServer({ tutor: undefined, ...options })
  const { browser } = addFamily(server, { isCornerOpen: true })
  const servingNow = async () =>
    settingsEndpoints.settings.answer.parse((await browser.get(settingsEndpoints.settings.path)).json)
      .servingNow
  async function add(path: string) {
    const { json } = await browser.post(addOwn.path, { path })
    const own = (json as LookAtHomeModels).models.at(-1)
    return own?.id ?? ''
  }
  const models = async () => ((await browser.get(look.path)).json as LookAtHomeModels).models
  return { server, browser, add, models, servingNow }
}

test('a file of one’s own is tried, used and marks what no kind holds, while sums stay the exact engine’s', async () => {
  const { browser, add, models, servingNow } = await atHome()
  const id = await add(modelFile('tiny.gguf', tinyModel({ isBrief: true })))
  expect(await browser.post(at(use.path, id), {})).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining('try this model first') },
  })
  const tried = await browser.post(at(tryOut.path, id), {})
  expect((tried.json as LookAtHomeModels).models.at(-1)?.trial).toMatchObject({ isGood: true })
  await browser.post(at(use.path, id), {})
  expect(await models()).toContainEqual(expect.objectContaining({ id, isInUse: true }))
  expect(await servingNow()).toEqual({ text: 'home', pictures: 'builtin' })

  const history = {
    question: 'Who won at Hastings, and why?',
    answer: 'William.',
    assessment: 'Good.',
    grade: 6,
  }
  const found = await browser.post(evaluationEndpoints.findGaps.path, history)
  expect(evaluationEndpoints.findGaps.answer.parse(found.json)).toBeDefined()
  const sum = {
    question: 'What is 7 × 8?',
    answer: '56',
    grade: 4,
    markingScheme: 'x',
    totalPossibleScore: 4,
  }
  expect((await browser.post(evaluationEndpoints.assess.path, sum)).json).toMatchObject({
    score: 4,
    markedBy: { by: 'builtin' },
  })

  const path = join(folder, 'tiny.gguf')
  await browser.send('DELETE', at(remove.path, id))
  expect(existsSync(path)).toBe(true)
  expect(await servingNow()).toMatchObject({ text: 'builtin' })
})

test('a model whose weights are no numbers fails its trial, and so can’t be used', {
  tags: 'in-full',
}, async () => {
  const { browser, add } = await atHome()
  const id = await add(modelFile('broken.gguf', tinyModel({ isBroken: true })))
  const tried = await browser.post(at(tryOut.path, id), {})
  expect((tried.json as LookAtHomeModels).models.at(-1)?.trial).toEqual({
    isGood: false,
    words: expect.stringContaining('Its file may be damaged'),
  })
  expect((await browser.post(at(use.path, id), {})).status).toBe(409)
})

test('the eyes of a file of one’s own lie beside it, and several are no eyes', async () => {
  const own = mkdtempSync(join(folder, 'own-'))
  const path = join(own, 'Gemma.gguf')
  writeFileSync(path, tinyModel())
  const eyes = () => eyesBeside(path)
  expect(await eyes()).toBeUndefined()
  writeFileSync(join(own, 'mmproj-F16.gguf'), '<html>')
  expect(await eyes()).toBeUndefined()
  writeFileSync(join(own, 'mmproj-F16.gguf'), tinyEyes())
  expect(await eyes()).toBe(join(own, 'mmproj-F16.gguf'))
  writeFileSync(join(own, 'Other.mmproj.gguf'), tinyEyes())
  expect(await eyes()).toBeUndefined()
})

test('a photo is read by a model that has passed its trial of sight, and by the own reader where that fails', {
  tags: 'in-full',
}, async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const [path, eyes] = [modelFile('sighted.gguf', tinyModel()), modelFile('mmproj.gguf', tinyEyes())]
  const trial = { isGood: true, canSee: true, words: 'Well.', tokensPerSecond: 9, at: '2026-11-26T10:00:00Z' }
  const models = keepOwnModels(dataDir)
  models.add({ id: 'own', name: 'Own', path, eyes, bytes: 1, isDownloaded: false, trial })
  const { browser, servingNow } = await atHome({ dataDir })
  await browser.post(at(use.path, 'own'), {})
  expect(await servingNow()).toEqual({ text: 'home', pictures: 'home' })
  const read = async () =>
    pictureReadingEndpoints.readPicture.answer.parse(
      (
        await sendForm(
          browser,
          pictureReadingEndpoints.readPicture.path,
          { readingId: crypto.randomUUID(), side: 'question' },
          [{ field: 'picture', name: 'page.png', bytes: trialPage() }],
        )
      ).json,
    )
  // Random weights copy nonsense, of which every word must be looked at.
  const { reading } = await read()
  expect(reading?.text.length).toBeGreaterThan(100)
  expect(reading?.doubts.length).toBeGreaterThan(0)
  writeFileSync(eyes, '<html>')
  expect((await read()).reading?.text).toMatch(/47.*38.*85/)
  rmSync(eyes)
  expect(await servingNow()).toEqual({ text: 'home', pictures: 'builtin' })
})

test('what is no model is refused with words, and no child may look', async () => {
  const { browser, server } = await atHome()
  const child = addFamily(server, { email: 'child@example.org' }).browser
  expect((await child.get(look.path)).status).toBe(403)
  for (const path of [
    'nowhere.gguf',
    join(folder, 'nowhere.gguf'),
    modelFile('page.gguf', Buffer.from('<html>')),
  ]) {
    expect((await browser.post(addOwn.path, { path })).status).toBe(400)
  }
})
