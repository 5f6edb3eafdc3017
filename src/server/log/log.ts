import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import { inOwnWords } from './own-words.ts'

const formatters = { log: inOwnWords }

/**
 * Opens a log that can't repeat anybody's words, whatever a call site hands it: see `inOwnWords`.
 * @param level the least that is written, such as `info`
 */
export function openLog(level: string, stream: DestinationStream): Logger {
  return pino({ level, base: undefined, formatters, hooks: { logMethod: withOwnMessage } }, stream)
}

/** The same for a log that somebody else has opened. */
export function guardedLog(log: Logger): Logger {
  return log.child({}, { formatters })
}

/** Pino takes an error's message for the line's own, and puts further arguments into it. Neither are our words. */
function withOwnMessage(this: Logger, given: Parameters<LogFn>, write: LogFn): void {
  const [first, second]: unknown[] = given
  if (typeof first === 'string') write.call(this, first)
  else {
    const fields = first instanceof Error ? { err: first } : Object(first)
    write.call(this, fields, typeof second === 'string' ? second : 'no words')
  }
}
