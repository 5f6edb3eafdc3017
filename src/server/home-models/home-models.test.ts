import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { homeModelEndpoints, type LookAtHomeModels } from '#contract/home-models.ts'
import { settingsEndpoints } from '#contract/settings.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { tinyModel } from '#support/server/tiny-model.ts'

const { look, addOwn, tryOut, use, remove } = homeModelEndpoints
const folder = mkdtempSync(join(tmpdir(), 'stepwise-own-model-'))
afterAll(() => rmSync(folder, { recursive: true }))

function modelFile(name: string, bytes: Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

const at = (path: string, id: string) => path.replace(':id', id)

async function atHome() {
  const server = await startTestServer({ tutor: undefined })
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
