import { expect, test } from 'vitest'
import { AnswerTooLong } from './bounded-answers.ts'
import { eventData } from './event-data.ts'

async function read(...pieces: (string | Uint8Array)[]) {
  async function* body() {
    for (const piece of pieces) yield typeof piece === 'string' ? new TextEncoder().encode(piece) : piece
  }
  const batches: unknown[][] = []
  for await (const batch of eventData(body())) batches.push(batch)
  return batches
}

test('all events of a piece come at once', async () => {
  expect(
    await read('data: {"a":1}\n\ndata: {"a":2}\n\n', 'data:{"a":3}\r\n\r\ndata: [DONE]\r\n\r\n'),
  ).toEqual([[{ a: 1 }, { a: 2 }], [{ a: 3 }]])
})

test('an event and a letter may be torn between two pieces', async () => {
  const bytes = new TextEncoder().encode('data: "é"\n\n')
  expect(await read(bytes.subarray(0, 8), bytes.subarray(8))).toEqual([['é']])
})

test('comments, names and empty lines are passed over, a last line without its end is not', async () => {
  expect(await read(': ping\n\nevent: x\nid: 1\n\ndata: 1')).toEqual([[1]])
})

test('what is no JSON is told', async () => {
  await expect(read('data: {"a":\n\n')).rejects.toThrow(SyntaxError)
})

test.each([
  ['one line of data', 'data: "aaaaaaaaaaaaaaaa'],
  ['the data of one event', 'data: aaaaaaaaaaaaaaaa\n'],
])('%s has a bound', async (_, piece) => {
  const pieces = Array.from(
    { length: 100 },
    () => piece + (piece.endsWith('\n') ? piece.repeat(600) : 'a'.repeat(8_000)),
  )
  await expect(read(...pieces)).rejects.toThrow(AnswerTooLong)
})
