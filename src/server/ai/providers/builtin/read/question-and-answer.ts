import { ORDERS } from '#maths/language/en/instructions.ts'
import { LABEL } from './arrange.ts'

const ASKS = new RegExp(String.raw`^(?:${ORDERS}|what|which|how|who|when|where|why|is|are|can)\b`, 'i')
/** What books print below a question, such as `[2 marks]` or `Answer: ____`. */
const OF_THE_PAGE = /^\W*(?:\d+\s*marks?|answers?|ans|name|date|total)\W*_*\W*$/i

/**
 * Where in the text of a page what was answered begins, below the question that is printed there.
 * @returns undefined where nothing is asked, or where nothing stands below
 */
export function answerBegins(text: string): number | undefined {
  const lines = text.split('\n')
  const asked = lines.findLastIndex(asks)
  if (asked < 0) return undefined
  const answer = lines.findIndex((line, at) => at > asked && line.trim() !== '' && !OF_THE_PAGE.test(line))
  if (answer < 0) return undefined
  return lines.slice(0, answer).reduce((sum, line) => sum + line.length + 1, 0)
}

function asks(line: string): boolean {
  const bare = line.replace(LABEL, '').trim()
  // Two sentences in one line: the last one asks.
  const sentence = bare.split(/(?<=[.!])\s+(?=[A-Z])/).at(-1) ?? ''
  return (
    /\?\W*$/.test(bare) ||
    (ASKS.test(sentence) && /[a-z]{3}/i.test(sentence)) ||
    (ASKS.test(bare) && /[a-z]{3}/i.test(bare))
  )
}
