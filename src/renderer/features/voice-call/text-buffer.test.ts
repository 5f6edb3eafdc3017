import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTextBuffer } from './text-buffer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const messages: string[] = []
  const buffer = createTextBuffer(text => messages.push(text))
  return { messages, ...buffer }
}

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

describe('the text buffer', () => {
  it('makes a message of a sentence after 1500 ms without a piece', () => {
    const { push, messages } = setUp()
    push('Hello')
    pass(1_400)
    push(' there.')
    pass(1_499)
    expect(messages).toEqual([])
    pass(1)
    expect(messages).toEqual(['Hello there.'])
  })

  it('waits for the end of a sentence, but not beyond 100 characters', () => {
    const { push, messages } = setUp()
    for (let index = 0; index < 10; index++) push(`word${index} more `)
    expect(messages).toEqual([])
    pass(1_500)
    expect(messages).toHaveLength(1)
    push('and then')
    pass(60_000)
    expect(messages).toHaveLength(1)
    push(' it ends.')
    pass(1_500)
    expect(messages[1]).toBe('and then it ends.')
  })

  it.each([
    [100, 0],
    [101, 1],
  ])('of %d characters without an end makes %d messages', (length, count) => {
    const { push, messages } = setUp()
    const text = Array.from({ length }, (_, index) => 'abcdefghijk'[index % 11]).join('')
    for (let from = 0; from < length; from += 40) push(text.slice(from, from + 40))
    pass(1_500)
    expect(messages).toHaveLength(count)
  })

  it('makes a message of what there is when the sound begins or ends', () => {
    const { push, flush, messages } = setUp()
    push('Half a')
    flush()
    flush()
    pass(2_000)
    expect(messages).toEqual(['Half a'])
  })

  it('shows a piece of more than 50 characters directly, after what waited', () => {
    const { push, messages } = setUp()
    push('First')
    push('a'.repeat(50))
    expect(messages).toEqual([])
    push('This whole piece is much longer than fifty characters are.')
    expect(messages).toEqual([
      `First${'a'.repeat(50)}`,
      'This whole piece is much longer than fifty characters are.',
    ])
  })

  it('drops a repeated piece and a repeated half', () => {
    const { push, flush, messages } = setUp()
    push('Well done!')
    push('Well done!')
    flush()
    push('Try again.Try')
    push(' again.')
    flush()
    push('Look here. Look')
    push(' here.')
    flush()
    expect(messages).toEqual(['Well done!', 'Try again.', 'Look here.'])
  })

  it('drops a message that repeats the last one, unless the child spoke between', () => {
    const { push, flush, forget, messages } = setUp()
    const piece = 'This whole piece is much longer than fifty characters are.'
    push(piece)
    push(piece)
    push('Yes, it is.')
    flush()
    forget()
    push('Yes, it is.')
    flush()
    expect(messages).toEqual([piece, 'Yes, it is.', 'Yes, it is.'])
  })

  it('keeps the digits of a number', () => {
    const { push, flush, messages } = setUp()
    push('7')
    push('7')
    flush()
    push('1212')
    flush()
    expect(messages).toEqual(['77', '1212'])
  })
})
