import type { DestinationStream } from 'pino'
import { z } from 'zod'
import { parseJson } from '../json/shallow.ts'

/** pino's number for `warn`: from there on it is a problem. */
const PROBLEM = 40

const lineSchema = z.object({
  level: z.number(),
  msg: z.string().default('something went wrong'),
  err: z.object({ code: z.string().optional(), name: z.string().optional() }).optional(),
  reason: z.string().optional(),
})

/**
 * A terminal as people read it: of a log's lines the problems alone, each in one line of words, without JSON and
 * without where in the code it was. The log file has all of it.
 * @param write takes a line with its end
 */
export function problemsFor(write: (line: string) => void): DestinationStream {
  return {
    write(json) {
      const { data } = lineSchema.safeParse(parseJson(json))
      if (!data || data.level < PROBLEM) return
      const { msg, err, reason } = data
      const detail = err?.code ?? err?.name ?? reason
      write(`Stepwise: ${msg}${detail === undefined ? '' : ` (${detail})`}\n`)
    },
  }
}
