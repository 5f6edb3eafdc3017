import words from '#maths/language/en/typed-words.json' with { type: 'json' }
import { type Cell, chosen } from './cells.ts'

const lexicon = new Set(
  Object.values(words as Record<string, unknown>).flatMap(list => String(list).split(' ')),
)
/** Short words and units, which a list of words that children mistype leaves out. */
const SHORT = new Set(
  'a i am an are as at be by can cm did do for g get go had has he her him his how if in is it kg km l m me mm ml my no not of off on one or our out she so ten the to two up us was we who why you x y'.split(
    ' ',
  ),
)

/** Whether it is a word that stands in questions. @param word letters alone */
export function isKnownWord(word: string): boolean {
  const small = word.toLowerCase()
  return SHORT.has(small) || lexicon.has(small)
}

/** What letters are taken for. */
const LETTERS_FOR: Record<string, readonly string[]> = {
  '0': ['o', 'O'],
  '1': ['l', 'I', 'i', 't'],
  '2': ['z'],
  '4': ['y', 'A'],
  '5': ['s', 'S'],
  '6': ['b'],
  '7': ['t', 'T'],
  '8': ['B'],
  '9': ['g', 'q'],
  '+': ['t'],
  '×': ['x'],
  a: ['o', 'u'],
  c: ['e'],
  e: ['c'],
  f: ['t'],
  g: ['q', 'y'],
  h: ['n', 'b', 'k'],
  i: ['l'],
  l: ['t', 'i'],
  n: ['h', 'u', 'm', 'r'],
  o: ['a'],
  q: ['g'],
  r: ['v', 'n'],
  t: ['f', 'l'],
  u: ['n', 'v', 'a'],
  v: ['r', 'u'],
  y: ['g', 'v'],
}
/** An alternative below this is no reading at all. */
const LEAST = 0.03
/** Above this a character stands as it was read. */
const SURE = 0.9
/** From here on a letter of a known word is settled by the word. */
const SETTLED = 0.35
const SHORTEST_SETTLED = 3
/** A letter that was surely read is taken for another in words of at least so many. */
const SHORTEST_DISPUTED = 4
const MOST_TRIED = 40
/** In a word that nobody knows a letter must be surer than this, or is no surer than that. */
const SURE_IN_UNKNOWN = 0.95
const DOUBTED = 0.8

const isLetter = (text: string) => /^[A-Za-z]$/.test(text)

/** A word of the lexicon, when one or two characters of the token could be others. */
export function senseOfWord(cells: readonly Cell[]): readonly Cell[] {
  const isKnown = (list: readonly Cell[]) => {
    const word = wordOf(list)
    return lexicon.has(word) || SHORT.has(word)
  }
  const changesOf = (cell: Cell, isLong: boolean) => {
    const likely = cell.others.filter(({ likelihood }) => likelihood >= LEAST).map(({ text }) => text)
    if (cell.likelihood >= SURE && isLetter(cell.text)) return isLong ? (LETTERS_FOR[cell.text] ?? []) : []
    return [...likely, ...(LETTERS_FOR[cell.text] ?? [])].filter(isLetter)
  }
  if (isKnown(cells)) return settled(inOneCase(cells), isKnown)
  const letters = cells.filter(({ text }) => isLetter(text)).length
  const changes = cells
    .flatMap((cell, at) => changesOf(cell, letters >= SHORTEST_DISPUTED).map(text => ({ at, text, cell })))
    .sort((one, other) => one.cell.likelihood - other.cell.likelihood)
  const changed = (list: readonly Cell[], { at, text }: { at: number; text: string }) =>
    list.map((cell, index) => (index === at ? chosen(cell, text) : cell))
  const once = changes.map(change => changed(cells, change))
  const known = once.find(isKnown)
  if (known) return inOneCase(known)
  for (const list of once.slice(0, MOST_TRIED)) {
    const twice = changes.map(change => changed(list, change)).find(isKnown)
    if (twice) return inOneCase(twice)
  }
  return inOneCase(cells).map(doubtedInUnknown)
}

/** A small letter of a word that nobody knows is right only where nothing else came to mind. */
const doubtedInUnknown = (cell: Cell): Cell =>
  /^[a-z]$/.test(cell.text) && cell.likelihood < SURE_IN_UNKNOWN
    ? { ...cell, likelihood: Math.min(cell.likelihood, DOUBTED) }
    : cell

/** A letter that no other one could replace in a known word is what the word says. */
function settled(cells: readonly Cell[], isKnown: (list: readonly Cell[]) => boolean): readonly Cell[] {
  if (wordOf(cells).length < SHORTEST_SETTLED) return cells
  return cells.map((cell, at) => {
    if (!isLetter(cell.text) || cell.likelihood >= SURE || cell.likelihood < SETTLED) return cell
    const isAmbiguous = cell.others.some(
      ({ text, likelihood }) =>
        likelihood >= LEAST &&
        text.toLowerCase() !== cell.text.toLowerCase() &&
        isLetter(text) &&
        isKnown(cells.map((each, index) => (index === at ? { ...each, text } : each))),
    )
    return isAmbiguous ? cell : { ...cell, likelihood: SURE }
  })
}

/** Letters that are as large as small: within a word of small letters they are small. */
const SAME_SHAPE = /^[COSUVWXZKP]$/

function inOneCase(cells: readonly Cell[]): readonly Cell[] {
  const small = cells.filter(({ text }) => /^[a-z]$/.test(text)).length
  if (small < 2) return cells
  return cells.map((cell, at) =>
    at > 0 && SAME_SHAPE.test(cell.text) && isLetter(cells[at - 1]?.text ?? '')
      ? { ...cell, text: cell.text.toLowerCase() }
      : cell,
  )
}

const wordOf = (cells: readonly Cell[]) =>
  cells
    .map(({ text }) => text)
    .join('')
    .toLowerCase()
    .replace(/^[("']+|[.,;:!?)"']+$/g, '')
