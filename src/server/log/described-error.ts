import { homedir } from 'node:os'
import { HttpError } from '../shared/http-error.ts'
import { StartError } from '../start-error.ts'

/** What the log tells of an error: never its message, which may repeat a key or a child's words. */
export interface DescribedError {
  name: string
  /** One of our own codes, or one of Node's, SQLite's or undici's. */
  code?: string
  /** HTTP's. */
  status?: number
  /** The one sentence of a start that failed, which is all ours. */
  message?: string
  /** Where it was thrown, such as `at read (src/server/log/log.ts:12:3)`; no line of it comes from a message. */
  stack: string[]
}

const MOST_FRAMES = 12
const SYSTEM_CODE =
  /^(?:E[A-Z0-9]{2,20}|(?:ERR|UND_ERR|SQLITE|DEPTH_ZERO|SELF_SIGNED|CERT|UNABLE_TO)_[A-Z0-9_]{2,50})$/

/** Node's own words for what went wrong, such as `ECONNREFUSED` or `UND_ERR_SOCKET`. */
export function isSystemCode(code: unknown): code is string {
  return typeof code === 'string' && SYSTEM_CODE.test(code)
}

export function describedError(error: Error): DescribedError {
  return {
    name: readName(error),
    ...readCode(error),
    ...('status' in error && typeof error.status === 'number' && { status: error.status }),
    ...(error instanceof StartError && { message: error.message.replaceAll(homedir(), '~') }),
    stack: findFrames(error),
  }
}

function readName({ name }: Error): string {
  return typeof name === 'string' && /^[A-Za-z]\w{0,60}$/.test(name) ? name : 'Error'
}

function readCode(error: Error): { code?: string } {
  if (error instanceof HttpError) return { code: error.code }
  if (error instanceof StartError) return { code: error.obstacle }
  return 'code' in error && isSystemCode(error.code) ? { code: error.code } : {}
}

/** A line of V8's: a function's name and where it stands, or the place alone. */
const FRAME =
  /^\s+at (?:(?:async )?([\w$.<>#[\] ]{1,80}) \()?((?:file|node):[^\s()]+|(?:\/|[A-Za-z]:\\)[^()]+):(\d+):(\d+)\)?$/

function findFrames({ stack, message }: Error): string[] {
  if (typeof stack !== 'string') return []
  // A message of several lines could look like frames: it goes first, with the name before it.
  const at = typeof message === 'string' && message !== '' ? stack.indexOf(message) : -1
  const frames = at === -1 ? stack : stack.slice(at + message.length)
  return frames.split('\n').flatMap(parseFrame).slice(0, MOST_FRAMES)
}

function parseFrame(line: string): string[] {
  const [, name, place = '', row, column] = FRAME.exec(line.slice(0, 600)) ?? []
  if (row === undefined) return []
  const where = `${pathInApp(place)}:${row}:${column}`
  return [name === undefined ? `at ${where}` : `at ${name} (${where})`]
}

/** The path within the app; the folders before it may carry a person's name. */
function pathInApp(place: string): string {
  if (place.startsWith('node:')) return place
  const path = place.replaceAll('\\', '/')
  return (
    /\/((?:src|out|tests|scripts|node_modules)\/.*)$/.exec(path)?.[1] ?? path.slice(path.lastIndexOf('/') + 1)
  )
}
