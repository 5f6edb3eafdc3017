import { expect, test } from 'vitest'
import { decodeBase64, liveRecording, readSound } from './recordings.ts'

const bytes = (count: number) => Buffer.alloc(count, 1)

test.each([
  ['1a45dfa3000000000000000000', 'audio/webm'],
  ['4f6767530000000000000000', 'audio/ogg'],
  ['524946460000000057415645', 'audio/wav'],
  ['000000186674797069736f6d', 'audio/mp4'],
  ['fffb90640000000000000000', 'audio/mpeg'],
])('%s is %s', (head, mimeType) => expect(readSound(Buffer.from(head, 'hex')).mimeType).toBe(mimeType))

test.each(['', 'OggS', 'not a sound at all', '\x89PNG\r\n\x1a\n0000'])('%j is no sound', text =>
  expect(() => readSound(Buffer.from(text, 'latin1'))).toThrow(/audio/),
)

test.each(['QUJD', 'QUI=', 'QQ==', '', 'data:audio/webm;codecs=opus;base64,QUJD'])('%j is base64', text =>
  expect(() => decodeBase64(text)).not.toThrow(),
)
test.each(['QUJ', 'QU*D', 'Q===', 'QUJD QUJD', 'ä', '='])('%j is none', text =>
  expect(() => decodeBase64(text)).toThrow('There was a problem processing your audio.'),
)

test('live chunks are joined, and given back once', () => {
  const recording = liveRecording(10, { left: 100 })
  recording.add(Buffer.from('one '))
  recording.add(Buffer.from('two'))
  expect(recording.take().toString()).toBe('one two')
  expect(recording.take()).toHaveLength(0)
})

test('a recording beyond its limit is not kept, and the room is given back', () => {
  const room = { left: 100 }
  const recording = liveRecording(10, room)
  for (let count = 0; count < 5; count++) recording.add(bytes(4))
  expect(room.left).toBe(100)
  expect(() => recording.take()).toThrow('too long')
  recording.add(bytes(4))
  expect(recording.take()).toHaveLength(4)
})

test('all recordings share one room', () => {
  const room = { left: 10 }
  const [first, second] = [liveRecording(8, room), liveRecording(8, room)]
  first.add(bytes(7))
  second.add(bytes(7))
  expect(() => second.take()).toThrow('too long')
  first.forget()
  second.add(bytes(7))
  expect(second.take()).toHaveLength(7)
  expect(room.left).toBe(10)
})
