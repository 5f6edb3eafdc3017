import { createHash } from 'node:crypto'
import { HttpError } from '../shared/http-error.ts'
import { RanOver } from './thread.ts'

/** So many are remembered, by their hash alone. */
const MOST = 10_000

/** Stands where a text is left out that can't be read. */
const LEFT_OUT = '…'

/** A text that can't be read in time or in the memory there is: as words for a child. */
export class Unreadable extends HttpError {
  constructor() {
    super(
      422,
      'answer_unread',
      'I can’t read this text: it would take me too long. Please write it shorter, or in another way.',
    )
  }
}

/** What has run over once, which is not tried again. */
const poison = new Set<string>()

const hashOf = (what: unknown) => createHash('sha256').update(JSON.stringify(what)).digest('base64')

function remember(what: unknown): void {
  poison.add(hashOf(what))
  const [oldest] = poison
  if (poison.size > MOST && oldest !== undefined) poison.delete(oldest)
}

const isPoison = (what: unknown) => poison.size > 0 && poison.has(hashOf(what))

/**
 * Does work once at most when it runs over.
 * @param what tells it from all other work
 * @throws Unreadable when it runs over, or has done so before
 */
export async function unlessPoison<T>(what: unknown, work: () => Promise<T>): Promise<T> {
  if (isPoison(what)) throw new Unreadable()
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof RanOver)) throw error
    remember(what)
    throw new Unreadable()
  }
}

/**
 * Reads texts together of which one may be poison, as in a conversation that is kept: that one is left out then, now
 * and later, so that the others can go on.
 * @param door tells the reading from others: what one can't read another may
 * @param texts the newest last
 * @param read does so, with another text in the place of those that are left out
 * @throws Unreadable when it is the newest
 */
export async function withoutPoison<T>(
  door: string,
  texts: readonly string[],
  read: (texts: string[]) => Promise<T>,
): Promise<T> {
  const isKnown = (text: string) => isPoison([door, text])
  const healthy = () => {
    const newest = texts.at(-1)
    if (newest !== undefined && isKnown(newest)) throw new Unreadable()
    return texts.map(text => (isKnown(text) ? LEFT_OUT : text))
  }
  try {
    return await read(healthy())
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
  }
  let hasFound = false
  for (const at of texts.keys()) {
    const alone = texts.map((text, index) => (index === at ? text : LEFT_OUT))
    if (isKnown(texts[at] ?? '') || !(await runsOver(() => read(alone)))) continue
    remember([door, texts[at]])
    hasFound = true
  }
  // None is by itself: the newest was too much for all.
  if (!hasFound) remember([door, texts.at(-1)])
  return read(healthy())
}

async function runsOver(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return false
  } catch (error) {
    return error instanceof Unreadable
  }
}

/** What a reading shows, or something else where the text can't be read: nothing that is kept is lost by it. */
export async function orWithout<T, U>(reading: Promise<T>, without: U): Promise<T | U> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Unreadable) return without
    throw error
  }
}
