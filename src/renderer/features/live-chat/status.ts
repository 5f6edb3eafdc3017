import type { SocketState } from './socket.ts'

export type StatusLabel = 'Ready' | 'Ready (Muted)' | 'Recording...' | 'Processing...' | 'Disconnected'

interface Status {
  connection: SocketState['status']
  isRecording: boolean
  isWaiting: boolean
  isMuted: boolean
}

/** What the live chat can do right now, in the words beside the text box. */
export function statusLabel({ connection, isRecording, isWaiting, isMuted }: Status): StatusLabel {
  if (isRecording) return 'Recording...'
  if (connection !== 'open') return 'Disconnected'
  if (isWaiting) return 'Processing...'
  return isMuted ? 'Ready (Muted)' : 'Ready'
}
