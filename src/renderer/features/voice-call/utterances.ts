/** Something that the child said. */
export interface Turn {
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

function createTurn(itemId: string | null, spokenAt = new Date()): Turn {
  const { promise, resolve } = Promise.withResolvers<void>()
  const turn: Turn = {
    itemId,
    spokenAt,
    words: '',
    isSettled: false,
    settled: promise,
    settle(words = turn.words) {
      if (turn.isSettled) return
      turn.words = words.trim()
      turn.isSettled = true
      resolve()
    },
  }
  return turn
}

/** How many turns may still get their words. */
const REMEMBERED = 20

export type Turns = ReturnType<typeof createTurns>

/** What the child says, in order. Its words come later than the turn, some never. */
export function createTurns() {
  let all: Turn[] = []
  /** Nobody has answered these yet. */
  let unanswered: Turn[] = []

  function begin(itemId: string | null): Turn {
    const turn = createTurn(itemId)
    unanswered.push(turn)
    all = [...all.slice(1 - REMEMBERED), turn]
    return turn
  }

  const find = (itemId: string | undefined) => all.find(turn => turn.itemId === itemId)

  return {
    begin,

    /** The child said it in writing. */
    write(text: string): void {
      begin('').settle(text)
    },

    drop(turn: Turn): void {
      turn.settle('')
      unanswered = unanswered.filter(each => each !== turn)
    },

    /** The service has taken a turn as this item; that of a held button has no id before. */
    name(itemId: string | undefined): void {
      if (find(itemId)) return
      const turn = unanswered.find(each => each.itemId === null && !each.isSettled) ?? begin(null)
      turn.itemId = itemId ?? null
    },

    addWords(itemId: string | undefined, piece: string): void {
      const turn = find(itemId)
      if (turn && !turn.isSettled) turn.words += piece
    },

    /** No more words come for the item. @returns what was understood, empty when nothing or nothing new */
    settle(itemId: string | undefined, words?: string): string {
      const turn = find(itemId)
      if (!turn || turn.isSettled) return ''
      turn.settle(words)
      return turn.words
    },

    /** No more words come for any of them. */
    settleAll(): void {
      for (const turn of all) turn.settle()
    },

    /** Takes what waits for an answer. */
    take(): Turn[] {
      const taken = unanswered
      unanswered = []
      return taken
    },

    /** The answer was never heard: they wait for the next one. */
    putBack(turns: readonly Turn[]): void {
      unanswered = [...turns, ...unanswered]
    },
  }
}
