/** Something that the child said. */
export interface Utterance {
  /** The service's id; null until it is known. */
  itemId: string | null
  spokenAt: Date
  /** What was understood so far. */
  words: string
  /** Nothing more will be understood. */
  isSettled: boolean
  settled: Promise<void>
  settle: (words?: string) => void
}

function createUtterance(itemId: string | null, spokenAt = new Date()): Utterance {
  const { promise, resolve } = Promise.withResolvers<void>()
  const utterance: Utterance = {
    itemId,
    spokenAt,
    words: '',
    isSettled: false,
    settled: promise,
    settle(words = utterance.words) {
      if (utterance.isSettled) return
      utterance.words = words.trim()
      utterance.isSettled = true
      resolve()
    },
  }
  return utterance
}

/** How many utterances may still get their words. */
const REMEMBERED = 20

/** What the child says, in order. Its words come later than the utterance, some never. */
export function createUtterances() {
  let all: Utterance[] = []
  /** Nobody has answered these yet. */
  let unanswered: Utterance[] = []

  function begin(itemId: string | null): Utterance {
    const utterance = createUtterance(itemId)
    unanswered.push(utterance)
    all = [...all.slice(1 - REMEMBERED), utterance]
    return utterance
  }

  const find = (itemId: string | undefined) => all.find(utterance => utterance.itemId === itemId)

  return {
    begin,

    /** The child said it in writing. */
    write(text: string): void {
      begin('').settle(text)
    },

    drop(utterance: Utterance): void {
      utterance.settle('')
      unanswered = unanswered.filter(each => each !== utterance)
    },

    /** The service has taken an utterance as this item; that of a held button has no id before. */
    name(itemId: string | undefined): void {
      if (find(itemId)) return
      const utterance = unanswered.find(each => each.itemId === null && !each.isSettled) ?? begin(null)
      utterance.itemId = itemId ?? null
    },

    addWords(itemId: string | undefined, piece: string): void {
      const utterance = find(itemId)
      if (utterance && !utterance.isSettled) utterance.words += piece
    },

    /** No more words come for the item. @returns what was understood, empty when nothing or nothing new */
    settle(itemId: string | undefined, words?: string): string {
      const utterance = find(itemId)
      if (!utterance || utterance.isSettled) return ''
      utterance.settle(words)
      return utterance.words
    },

    /** No more words come for any of them. */
    settleAll(): void {
      for (const utterance of all) utterance.settle()
    },

    /** Takes what waits for an answer. */
    take(): Utterance[] {
      const taken = unanswered
      unanswered = []
      return taken
    },

    /** The answer was never heard: they wait for the next one. */
    putBack(utterances: readonly Utterance[]): void {
      unanswered = [...utterances, ...unanswered]
    },
  }
}
