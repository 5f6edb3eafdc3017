import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PING_INTERVAL } from './connection.ts'
import { FakeSocket } from './fake-socket.ts'
import { CONNECT_LIMIT, createSocket } from './socket.ts'

function setUp(whenProved: (then: (isProved: boolean) => void) => void = then => then(true)) {
  const opened: FakeSocket[] = []
  const parts = { onOpen: vi.fn(), onMessage: vi.fn(), onClose: vi.fn(), toast: vi.fn(), endToasts: vi.fn() }
  const chat = createSocket({
    ...parts,
    whenProved,
    openWebSocket: () => {
      const socket = new FakeSocket()
      opened.push(socket)
      return socket as unknown as WebSocket
    },
  })
  return {
    ...parts,
    chat,
    opened,
    newest: () => opened.at(-1) as FakeSocket,
    titles: () => parts.toast.mock.calls.map(([{ title }]) => title),
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the chat socket', () => {
  it('goes from connecting to open and pings every 45 seconds, until it is closed', () => {
    const { chat, newest, onOpen, onClose } = setUp()
    chat.connect()
    expect(chat.store.getState().status).toBe('connecting')
    newest().opens()
    expect(chat.store.getState().status).toBe('open')
    expect(onOpen).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(2 * PING_INTERVAL)
    expect(newest().sent).toEqual([{ type: 'ping' }, { type: 'ping' }])
    chat.disconnect()
    vi.advanceTimersByTime(PING_INTERVAL)
    expect(newest().sent).toHaveLength(2)
    expect(newest().isClosed).toBe(true)
    expect(onClose).toHaveBeenCalledExactlyOnceWith(1000)
  })

  it('gives up on a connection that is not open within 5 seconds', () => {
    const { chat, newest, opened, titles } = setUp()
    chat.connect()
    vi.advanceTimersByTime(CONNECT_LIMIT - 1)
    expect(newest().isClosed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(newest().isClosed).toBe(true)
    expect(chat.store.getState()).toEqual({ status: 'closed', isAutoReconnectOn: false })
    newest().fails()
    expect(titles()).toEqual(['Disconnected', 'Reconnection Required'])
    vi.advanceTimersByTime(600_000)
    expect(opened).toHaveLength(1)
  })

  it.each([
    [1006, '', 'Connection lost (code 1006)'],
    [1008, 'Too many messages', 'Too many messages (code 1008)'],
  ])('stays closed after the abnormal code %i and says why', (code, reason, forGrownUps) => {
    const { chat, newest, opened, toast, titles } = setUp()
    chat.connect()
    newest().opens()
    newest().closes(code, reason)
    expect(titles()).toEqual(['Disconnected', 'Reconnection Required'])
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ forGrownUps }))
    expect(chat.store.getState()).toEqual({ status: 'closed', isAutoReconnectOn: false })
    vi.advanceTimersByTime(600_000)
    expect(opened).toHaveLength(1)
  })

  it('takes back what it said of an outage once it is open again', () => {
    const { chat, newest, endToasts } = setUp()
    chat.connect()
    newest().closes(1006)
    expect(endToasts).not.toHaveBeenCalled()
    chat.reconnect()
    newest().opens()
    expect(endToasts).toHaveBeenCalledExactlyOnceWith('connection')
  })

  it('says nothing of an end by a lock or a log-out: the page itself shows it', () => {
    const { chat, newest, opened, toast, onClose } = setUp()
    chat.connect()
    newest().opens()
    newest().closes(4401, 'Stepwise is locked. Please enter your password to go on.')
    expect(onClose).toHaveBeenCalledExactlyOnceWith(4401)
    expect(toast).not.toHaveBeenCalled()
    vi.advanceTimersByTime(600_000)
    expect(opened).toHaveLength(1)
    chat.connect()
    newest().opens()
    expect(chat.store.getState()).toEqual({ status: 'open', isAutoReconnectOn: true })
  })

  it.each([1000, 1001])('connects again by itself after the normal code %i, ever more slowly', code => {
    const { chat, newest, opened, toast } = setUp()
    chat.connect()
    newest().opens()
    newest().closes(code)
    vi.advanceTimersByTime(1_000)
    expect(opened).toHaveLength(2)
    newest().opens()
    newest().closes(code)
    vi.advanceTimersByTime(1_999)
    expect(opened).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(opened).toHaveLength(3)
    expect(toast).not.toHaveBeenCalled()
  })

  it('reconnects when asked to, once', () => {
    const { chat, newest, opened, titles } = setUp()
    chat.connect()
    newest().fails()
    expect(titles()).toEqual(['Connection Error', 'Disconnected', 'Reconnection Required'])
    chat.reconnect()
    chat.reconnect()
    expect(opened).toHaveLength(2)
    expect(titles().at(-1)).toBe('Reconnecting')
    expect(chat.store.getState()).toEqual({ status: 'connecting', isAutoReconnectOn: true })
  })

  it('opens nothing before the server has proved who it is, and nothing after it has failed to', () => {
    const waiting: ((isProved: boolean) => void)[] = []
    const { chat, opened, titles } = setUp(then => void waiting.push(then))
    chat.connect()
    chat.connect()
    expect(chat.store.getState().status).toBe('connecting')
    expect(opened).toHaveLength(0)
    waiting.shift()?.(false)
    expect(opened).toHaveLength(0)
    expect(titles()).toEqual(['Connection Error', 'Disconnected', 'Reconnection Required'])
    expect(chat.store.getState()).toEqual({ status: 'closed', isAutoReconnectOn: false })
    chat.reconnect()
    waiting.shift()?.(true)
    expect(opened).toHaveLength(1)
    expect(waiting).toHaveLength(0)
  })

  it('forgets a proof that comes after the page was left, or too late', () => {
    const waiting: ((isProved: boolean) => void)[] = []
    const { chat, opened } = setUp(then => void waiting.push(then))
    chat.connect()
    chat.disconnect()
    waiting.shift()?.(true)
    chat.connect()
    vi.advanceTimersByTime(CONNECT_LIMIT)
    expect(chat.store.getState().status).toBe('closed')
    waiting.shift()?.(true)
    expect(opened).toHaveLength(0)
  })

  it('sends only while it is open', () => {
    const { chat, newest } = setUp()
    expect(chat.send({ type: 'ping' })).toBe(false)
    chat.connect()
    expect(chat.send({ type: 'ping' })).toBe(false)
    newest().opens()
    expect(chat.send({ type: 'ping' })).toBe(true)
  })

  it('hands on what it understands and survives what it does not', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { chat, newest, onMessage } = setUp()
    chat.connect()
    newest().opens()
    newest().says('{')
    newest().says('{"type":"surprise"}')
    newest().says({ type: 'pong' })
    expect(onMessage.mock.calls).toEqual([[{ type: 'pong' }]])
  })

  it('does not hear a connection that it has left', () => {
    const { chat, newest, onMessage, onClose, toast } = setUp()
    chat.connect()
    const left = newest()
    chat.disconnect()
    chat.connect()
    left.opens()
    left.says({ type: 'pong' })
    left.closes(1006)
    expect(chat.store.getState().status).toBe('connecting')
    expect(onMessage).not.toHaveBeenCalled()
    expect(onClose).toHaveBeenCalledOnce()
    expect(toast).not.toHaveBeenCalled()
  })
})
