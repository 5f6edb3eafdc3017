import type { ClientMessage, ServerMessage } from '#contract/live-chat-socket.ts'

/** The browser's WebSocket as tests play it: what was sent, and a hand on what happens next. */
export class FakeSocket extends EventTarget {
  sent: ClientMessage[] = []
  isClosed = false

  send(data: string): void {
    this.sent.push(JSON.parse(data))
  }
  close(): void {
    this.isClosed = true
  }
  opens(): void {
    this.dispatchEvent(new Event('open'))
  }
  says(message: ServerMessage | string): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message)
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
  fails(): void {
    this.dispatchEvent(new Event('error'))
    this.closes(1006)
  }
  closes(code: number, reason = ''): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }))
  }
}
