/** Brings a word as a child spells it back to a word of the lexicon; a right English word stays what it is. */
export type Speller = (word: string) => string

/** Shorter words are too near to too many others. */
const SHORTEST = 4
/** Longer ones are no words. */
const LONGEST = 60

/** @param known right words that are near to one of the lexicon and must not be bent */
export function speller(lexicon: ReadonlySet<string>, known: ReadonlySet<string>): Speller {
  const bySound = new Map<string, string>()
  const byDeletion = new Map<string, string[]>()
  for (const word of lexicon) {
    if (word.length < SHORTEST) continue
    const sound = soundOf(word)
    if (!bySound.has(sound)) bySound.set(sound, word)
    for (const part of [word, ...listDeletions(word)]) {
      const list = byDeletion.get(part)
      if (list) list.push(word)
      else byDeletion.set(part, [word])
    }
  }
  const pieces = new Set(
    [...lexicon].filter(
      word =>
        word.length > 3 ||
        /^(?:i|im|ive|my|me|he|she|they|we|to|do|be|go|am|is|in|at|up|not|the|and|you|die|him|her|us|all|no|has|hit|sad|mum|dad|mom|end|cut|get|got|too|of|on)$/.test(
          word,
        ),
    ),
  )
  const isRight = (word: string) => lexicon.has(word) || known.has(word)
  return word => {
    if (isRight(word) || word.length > LONGEST) return word
    // "hellooo" is "hello" and "hitttt" is "hit", but "princess" isn't "princes".
    const pairs = word.replace(/(.)\1{2,}/g, '$1$1')
    const singles = word.replace(/(.)\1+/g, '$1')
    if (isRight(pairs)) return pairs
    if (lexicon.has(singles)) return singles
    const short = word.replace(/(.)\1{2,}/g, '$1')
    if (short.length < SHORTEST) return short
    return nearest(short, byDeletion) ?? bySound.get(soundOf(short)) ?? inPieces(short, pieces) ?? short
  }
}

const listDeletions = (word: string) =>
  Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))

/** The best word that is one slip away: letters swapped, then one missing or too many, then one wrong. */
function nearest(word: string, byDeletion: ReadonlyMap<string, readonly string[]>): string | undefined {
  let best: { word: string; cost: number } | undefined
  for (const part of [word, ...listDeletions(word)]) {
    for (const candidate of byDeletion.get(part) ?? []) {
      const cost = slip(word, candidate)
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { word: candidate, cost }
    }
  }
  return best && best.cost < 10 ? best.word : undefined
}

/** How bad a single slip from `right` to `typed` is; ten and more is too far. */
function slip(typed: string, right: string): number {
  const isShort = Math.min(typed.length, right.length) < 5
  const isOtherStart = typed[0] !== right[0] ? 3 : 0
  if (typed.length === right.length) {
    const wrong = Array.from(typed, (_, index) => index).filter(index => typed[index] !== right[index])
    const [first = 0, second = 0] = wrong
    if (wrong.length === 2) {
      const isSwap = second === first + 1 && typed[first] === right[second] && typed[second] === right[first]
      return isSwap ? 1 + isOtherStart : 10
    }
    return (isShort ? 10 : isVowel(typed[first]) && isVowel(right[first]) ? 2 : 4) + isOtherStart
  }
  const [long, brief] = typed.length > right.length ? [typed, right] : [right, typed]
  if (long.length - brief.length !== 1 || !listDeletions(long).includes(brief)) return 10
  return (isShort ? 10 : 3) + isOtherStart
}

const isVowel = (letter: string | undefined) => /[aeiouy]/.test(letter ?? '')

/** One key for spellings that sound alike: "skared" and "scared", "tuching" and "touching". */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/tch/g, 'ch')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c(?!h)|q/g, 'k')
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/wh/g, 'w')
    .replace(/gh/g, '')
    .replace(/mb$/, 'm')
    .replace(/z/g, 's')
    .replace(/dge|dg/g, 'j')
    .replace(/e$/, '')
    .replace(/[aeiouyw]+/g, 'a')
    .replace(/(.)\1+/g, '$1')
}

/** "killmyself" as "kill myself", where every piece is a word of the lexicon. */
function inPieces(text: string, lexicon: ReadonlySet<string>): string | undefined {
  if (text.length < 7) return undefined
  const ways: (string | undefined)[] = ['']
  for (let end = 1; end <= text.length; end++) {
    for (let begin = Math.max(0, end - 12); begin < end; begin++) {
      const before = ways[begin]
      const piece = text.slice(begin, end)
      const isWord = lexicon.has(piece) && (piece.length > 1 || piece === 'i')
      if (before === undefined || !isWord) continue
      const way = before === '' ? piece : `${before} ${piece}`
      const best = ways[end]
      if (best === undefined || way.length < best.length) ways[end] = way
    }
  }
  return ways[text.length]
}
