const FENCE = /^ {0,3}(`{3,}|~{3,})/
const LIST_ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/
/** A definition is used by other blocks, so a text with one can't be cut. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:/m

/**
 * Cuts markdown into blocks that can be parsed alone, so that only the last block of a growing text has to be parsed
 * again. Cuts are made at blank lines, never within code, maths, a list or an indented continuation.
 */
export function splitBlocks(markdown: string): string[] {
  if (DEFINITION.test(markdown)) return [markdown]
  const blocks: string[] = []
  let lines: string[] = []
  let fence: string | null = null
  let isMaths = false
  let isList = false

  const close = () => {
    const block = lines.join('\n').trimEnd()
    if (block.trim() !== '') blocks.push(block)
    lines = []
  }

  for (const line of markdown.split('\n')) {
    if (fence === null && !isMaths && line.trim() !== '' && lines.at(-1)?.trim() === '') {
      const goesOn = /^(?: {2,}|\t)/.test(line) || (isList && LIST_ITEM.test(line))
      if (!goesOn) close()
    }
    if (lines.length === 0) isList = LIST_ITEM.test(line)
    lines.push(line)
    const mark: string | undefined = FENCE.exec(line)?.[1]
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null
    } else if (mark) fence = mark
    else isMaths = endsInMaths(line, isMaths)
  }
  close()
  return blocks
}

/** Whether the line leaves a `$$` or `\[` open, given whether one was open before it. */
function endsInMaths(line: string, isOpen: boolean): boolean {
  let isMaths = isOpen
  for (const [mark] of line.matchAll(/\\\\|\$\$|\\\[|\\\]/g)) {
    if (mark === '$$') isMaths = !isMaths
    else if (mark === '\\[') isMaths = true
    else if (mark === '\\]') isMaths = false
  }
  return isMaths
}
