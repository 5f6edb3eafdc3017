import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { clientMessageSchema } from '#contract/live-chat-socket.ts'
import type { Browser } from '#support/server/browser.ts'
import type { CheapFamily } from '#support/server/cheap-family.ts'
import { addSibling, windowOf } from '#support/server/children.ts'
import { bodies, everyEndpoint, SHEET, startWithTwoFamilies, WORDS } from '#support/server/every-call.ts'
import { openSocket } from '#support/server/socket-client.ts'

/** Belongs to the computer: whoever sits there may settle it. */
const SHARED = [
  '/api/notices/:id',
  '/api/home-models/models/:id',
  '/api/home-models/models/:id/trial',
  '/api/home-models/models/:id/use',
]
function takesIds(call: Endpoint): boolean {
  if (!call.body) return false
  const schema = JSON.stringify(z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }))
  return /"(id|\w+Ids?|tryOf|dropGaps)":/.test(schema)
}

/** Each kind of message to the socket with another family's ids. */
const messages: Record<string, (first: number, second: number, id: number) => object[]> = {
  chat: (first, second, id) => [
    { userId: first, content: 'hello', modality: 'text' },
    { userId: second, sessionId: id, content: 'hello', modality: 'text' },
    { userId: second, sessionId: id, content: '', retryOf: id, modality: 'text' },
  ],
  audioInput: first => [
    { type: 'audioInput', audio: 'AAAA', userId: first, isRealTimeChunk: true, modality: 'audio' },
  ],
  audioReset: () => [{ type: 'audioReset' }],
  ping: () => [{ type: 'ping' }],
  stop: (_first, _second, id) => [{ type: 'stop', sessionId: id }],
}

test.each(['another family', 'a sibling'])(
  'no socket message reads, changes or names anything by the ids of %s',
  async whose => {
    const { first, second: other, before, now } = await startWithTwoFamilies()
    const sibling = whose === 'a sibling' && (await addSibling(first.browser, 'Zed'))
    const second = sibling ? { id: sibling.id, browser: await windowOf(first.browser, sibling.id) } : other
    const [typed, chat] = clientMessageSchema.options
    const kinds = typed.options.map(option => option.shape.type.value)
    expect(Object.keys(messages).sort(), 'add an example of each kind').toEqual([...kinds, 'chat'].sort())
    expect(chat.shape).toHaveProperty('userId')

    const client = await openSocket(second.browser)
    const watching = await openSocket(await windowOf(first.browser, first.id))
    let expected = 0
    for (const [kind, make] of Object.entries(messages)) {
      for (const id of [1, 2]) {
        for (const message of make(first.id, second.id, id)) {
          client.sendRaw(JSON.stringify(message))
          if (kind === 'chat' || kind === 'audioInput') {
            expected++
            await client.next('error', undefined, expected)
          }
        }
      }
    }
    client.send({ type: 'ping' })
    await client.next('pong', undefined, 3)
    expect(JSON.stringify(client.messages)).not.toContain(WORDS)
    expect(client.messages.filter(({ type }) => type !== 'error' && type !== 'pong')).toEqual([])
    expect(watching.messages).toEqual([])
    expectUntouched(before, now())
  },
)

test("no call reads, changes or names anything by another family's ids", async () => {
  const { first, second, before, now } = await startWithTwoFamilies()
  await tryEveryCall(first, second.browser, () => true)
  expect(now()).toEqual(before)
})

test("no call of a child's reads, changes or names anything by a sibling's ids", async () => {
  const { first, before, now } = await startWithTwoFamilies()
  // Both children are the parent's, so what belongs to the family or to its parent is left out.
  const isOfChild = ({ access, path }: Endpoint) => access === undefined && !path.includes('/children/')
  const sibling = await addSibling(first.browser, 'Zed')
  await tryEveryCall(first, await windowOf(first.browser, sibling.id), isOfChild)
  expectUntouched(before, now())
})

/** A sibling may have added something of its own. */
function expectUntouched(before: Record<string, unknown[]>, after: Record<string, unknown[]>): void {
  for (const [table, rows] of Object.entries(before)) {
    expect(after[table], table).toEqual(expect.arrayContaining(rows))
  }
}

async function tryEveryCall(first: CheapFamily, browser: Browser, isTried: (call: Endpoint) => boolean) {
  // Of every kind of thing the first family has these.
  const ids = [1, 2, 3]

  for (const call of (await everyEndpoint()).filter(isTried)) {
    const { method, path } = call
    const body = call.body && bodies[path]
    const name = `${method} ${path}`
    expect(takesIds(call) ? typeof body : 'function', `${name} takes ids: add a body here`).toBe('function')
    const isAboutOthers = (path.includes(':') && !SHARED.includes(path)) || body !== undefined
    // The second family's own child has one of the other numbers.
    const hasOwn = path.includes('/children/')
    for (const id of path.includes(':') && !hasOwn ? ids : [first.id]) {
      const filled = path.replaceAll(':code', SHEET).replaceAll(/:\w+/g, String(id))
      const answer = await browser.send(method, filled, call.body ? { body: body?.(id) ?? {} } : {})
      expect(answer.status, `${name} with ${id}`).toBeLessThan(500)
      const least = isAboutOthers ? 400 : 200
      expect(answer.status, `${name} with ${id}: ${answer.text}`).toBeGreaterThanOrEqual(least)
      expect(answer.text, name).not.toContain(WORDS)
    }
  }
}
