/** Milliseconds without a piece after which the text is looked at. */
const QUIET = 1_500
/** More characters than this make a message even in the middle of a sentence. */
const LONG_TEXT = 100
/** A piece of more characters than this is a message by itself. */
const LONG_PIECE = 50
/** What is shorter may well be said twice, such as the digits of 77 or `ha ha`. */
const SHORTEST_REPEATED = 4

/** Gathers the pieces of a streamed text into messages. */
export function createTextBuffer(onMessage: (text: string) => void) {
  let text = ''
  let lastPiece = ''
  let lastMessage = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(message: string): void {
    const once = withoutRepetition(message.trim())
    if (once === '' || (isPhrase(once) && once === lastMessage)) return
    lastMessage = once
    onMessage(once)
  }

  /** Makes a message of what there is. */
  function flush(): void {
    clearTimeout(timer)
    const message = text
    text = ''
    lastPiece = ''
    show(message)
  }

  return {
    push(piece: string): void {
      if (piece === lastPiece && isPhrase(piece)) return
      if (piece.length > LONG_PIECE) {
        flush()
        lastPiece = piece
        show(piece)
        return
      }
      lastPiece = piece
      text += piece
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (endsSentence(text) || text.length > LONG_TEXT) flush()
      }, QUIET)
    },

    /** The sound began or ended, so a message is complete. */
    flush,

    /** What the child says next may be answered with the same words. */
    forget(): void {
      clearTimeout(timer)
      text = ''
      lastPiece = ''
      lastMessage = ''
    },
  }
}

function endsSentence(text: string): boolean {
  return /[.!?…]["'”’)\]]*\s*$/.test(text)
}

function isPhrase(text: string): boolean {
  return text.length >= SHORTEST_REPEATED && /\p{Letter}/u.test(text)
}

/** A text whose second half repeats its first exactly, with or without a blank between, is one half. */
function withoutRepetition(text: string): string {
  const half = text.slice(0, Math.floor(text.length / 2)).trimEnd()
  const isTwice = text === half + half || text === `${half} ${half}`
  return isTwice && isPhrase(half) ? half : text
}
