import { numberInWords } from './number-in-words.ts'

/** A piece of what was said: maths as it is typed, or a word as it was heard. */
interface Item {
  kind: 'number' | 'letter' | 'joins' | 'relation' | 'over' | 'ends' | 'root' | 'open' | 'close' | 'word'
  /** As it is typed. */
  text: string
  /** As it was heard, with its punctuation. */
  heard: string
  /** Nothing of the same calculation comes behind it. */
  isLast: boolean
}

type Kind = Item['kind']

/** What is said of signs; longer wordings first. */
const SIGNS: readonly [words: string, kind: Kind, text: string][] = [
  ['is greater than or equal to', 'relation', '≥'],
  ['is less than or equal to', 'relation', '≤'],
  ['greater than or equal to', 'relation', '≥'],
  ['less than or equal to', 'relation', '≤'],
  ['the square root of', 'root', '√'],
  ['is not equal to', 'relation', '≠'],
  ['is greater than', 'relation', '>'],
  ['raised to the power of', 'over', '^'],
  ['to the power of', 'over', '^'],
  ['to the power', 'over', '^'],
  ['square root of', 'root', '√'],
  ['is equal to', 'relation', '='],
  ['is less than', 'relation', '<'],
  ['is more than', 'relation', '>'],
  ['the root of', 'root', '√'],
  ['multiplied by', 'joins', '×'],
  ['divided by', 'joins', '÷'],
  ['open brackets', 'open', '('],
  ['close brackets', 'close', ')'],
  ['open bracket', 'open', '('],
  ['close bracket', 'close', ')'],
  ['over all of', 'over', '/('],
  ['equal to', 'relation', '='],
  ['take away', 'joins', '-'],
  ['all over', 'over', ')/'],
  ['per cent', 'ends', '%'],
  ['root', 'root', '√'],
  ['brackets', 'open', '('],
  ['bracket', 'open', '('],
  ['squared', 'ends', '^2'],
  ['cubed', 'ends', '^3'],
  ['percent', 'ends', '%'],
  ['degrees', 'ends', '°'],
  ['equals', 'relation', '='],
  ['equal', 'relation', '='],
  ['minus', 'joins', '-'],
  ['negative', 'joins', '-'],
  ['times', 'joins', '×'],
  ['plus', 'joins', '+'],
  ['over', 'over', '/'],
  ['pi', 'letter', 'π'],
  ['+', 'joins', '+'],
  ['-', 'joins', '-'],
  ['×', 'joins', '×'],
  ['÷', 'joins', '÷'],
  ['=', 'relation', '='],
  ['/', 'over', '/'],
]
const SAID = SIGNS.map(([words, kind, text]) => ({ words: words.split(' '), kind, text }))

const PARTS: Readonly<Record<string, number | undefined>> = {
  half: 2,
  halve: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  twentieth: 20,
  hundredth: 100,
  thousandth: 1_000,
}

interface Heard {
  word: string
  raw: string
  isLast: boolean
}

/**
 * What was said, with its maths as it is typed: "three over four plus a half" is `3/4 + 1/2`. Words around it stay as
 * they were heard, and so does what can't be told.
 */
export function typedFromSpeech(heard: string): string {
  return heard
    .replace(/[ ,.]*\b(?:new|next) line\b[ ,.]*/gi, '\n')
    .split('\n')
    .map(typedLine)
    .join('\n')
    .trim()
}

function typedLine(line: string): string {
  const items = itemsOf(heardWords(line))
  const [only, another] = items
  if (only?.kind === 'number' && !another) return only.text
  const pieces: string[] = []
  let isMathsAlone = true
  for (let at = 0; at < items.length; ) {
    const run = runFrom(items, at)
    if (run.length > 0) pieces.push(typedRun(run))
    else {
      pieces.push(items[at]?.heard ?? '')
      isMathsAlone = false
    }
    at += Math.max(run.length, 1)
  }
  const typed = pieces.join(' ')
  return isMathsAlone ? typed.replace(/[.,]$/, '') : typed
}

function heardWords(line: string): Heard[] {
  return line
    .replace(/(?<=[a-z])-(?=[a-z])/gi, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map(raw => {
      const word = raw.toLowerCase().replace(/[.,;:!?]+$/, '')
      return { word: word || raw, raw, isLast: /[.,;:!?]$/.test(raw) && word !== '' }
    })
}

function itemsOf(heard: readonly Heard[]): Item[] {
  const words = heard.map(({ word }) => word)
  const items: Item[] = []
  for (let at = 0; at < heard.length; ) {
    const { kind, text, end } = itemAt(words, at, items.at(-1))
    const said = heard.slice(at, end)
    // A pause within what belongs together was none.
    items.push({
      kind,
      text,
      heard: said.map(({ raw }) => raw).join(' '),
      isLast: said.at(-1)?.isLast ?? false,
    })
    at = end
  }
  return items
}

interface Found {
  kind: Kind
  text: string
  end: number
}

function itemAt(words: readonly string[], at: number, before: Item | undefined): Found {
  const word = words[at] ?? ''
  const number = amountAt(words, at)
  if (number) return number
  for (const sign of SAID) {
    if (sign.words.every((part, index) => words[at + index] === part)) {
      return { kind: sign.kind, text: sign.text, end: at + sign.words.length }
    }
  }
  const power = powerAt(words, at)
  if (power) return power
  if (word === 'is' && before && isOperand(before)) return { kind: 'relation', text: '=', end: at + 1 }
  if (word === 'what' && before?.kind === 'relation') return { kind: 'number', text: '?', end: at + 1 }
  if (isLetter(words, at, before)) return { kind: 'letter', text: word, end: at + 1 }
  if (/^(?:\d+[a-z]|\d+\/\d+|\d+%|[a-z]\^\d+|[a-z][²³]|\d+[²³])$/.test(word)) {
    return { kind: 'number', text: word, end: at + 1 }
  }
  return { kind: 'word', text: word, end: at + 1 }
}

/** A number, a fraction or both: "three", "two thirds", "two and a half", "a quarter". */
function amountAt(words: readonly string[], at: number): Found | undefined {
  const whole = numberInWords(words, at)
  if (!whole) return fractionAt(words, at)
  const part = partOf(words, whole.end)
  if (part && !whole.text.includes('.'))
    return { kind: 'number', text: `${whole.text}/${part}`, end: whole.end + 1 }
  const rest = words[whole.end] === 'and' ? fractionAt(words, whole.end + 1) : undefined
  if (rest) return { kind: 'number', text: `${whole.text} ${rest.text}`, end: rest.end }
  return { kind: 'number', ...whole }
}

function fractionAt(words: readonly string[], at: number): Found | undefined {
  const above =
    words[at] === 'a' || words[at] === 'an' ? { text: '1', end: at + 1 } : numberInWords(words, at)
  const part = above && partOf(words, above.end)
  return part ? { kind: 'number', text: `${above.text}/${part}`, end: above.end + 1 } : undefined
}

/** Beside other coins of America quarters are coins. */
const COIN = /^(?:dimes?|nickels?|penn(?:y|ies)|coins?)$/

function partOf(words: readonly string[], at: number): number | undefined {
  const word = words[at]
  if (word === undefined || (/^quarters?$/.test(word) && words.some(each => COIN.test(each))))
    return undefined
  return PARTS[word] ?? PARTS[word.replace(/s$/, '')]
}

/** "to the fifth power", "to the fifth". */
function powerAt(words: readonly string[], at: number): Found | undefined {
  if (words[at] !== 'to' || words[at + 1] !== 'the') return undefined
  const part = partOf(words, at + 2)
  const end = at + (words[at + 3] === 'power' ? 4 : 3)
  return part && part > 2 ? { kind: 'ends', text: `^${part}`, end } : undefined
}

/** "a" and "I" are words, unless a sign says otherwise. */
function isLetter(words: readonly string[], at: number, before: Item | undefined): boolean {
  const word = words[at] ?? ''
  if (!/^[a-z]$/.test(word)) return false
  if (!/^[ai]$/.test(word)) return true
  const isSign = (from: number) =>
    SAID.some(sign => sign.words.every((part, index) => words[from + index] === part))
  const isJoined = before !== undefined && /^(?:joins|relation|over|open|root)$/.test(before.kind)
  return isSign(at + 1) || (isJoined && words[at + 1] === undefined)
}

function isOperand({ kind }: Item): boolean {
  return kind === 'number' || kind === 'letter' || kind === 'ends' || kind === 'close'
}

/** The items from there on that are one calculation; none where there is none. */
function runFrom(items: readonly Item[], start: number): Item[] {
  const run: Item[] = []
  for (let item = items[start]; item && item.kind !== 'word'; item = items[start + run.length]) {
    run.push(item)
    if (item.isLast) break
  }
  // "three times as many", "it is over": a sign that joins nothing is a word.
  while (run.length > 0 && /^(?:joins|relation|over|root|open)$/.test(run.at(-1)?.kind ?? '')) run.pop()
  const [first] = run
  if (!first || /^(?:relation|over|ends|close)$/.test(first.kind)) return []
  if (first.kind === 'joins' && first.text !== '-') return []
  if (run.length > 1) return run.some(isOperand) ? run : []
  // "this one", "x": alone they are what they were.
  const isPlainOne = first.text === '1' || /^(?:a|an) /i.test(first.heard)
  const isOf = items[start + 1]?.text === 'of'
  return first.kind === 'number' && (!isPlainOne || isOf) ? run : []
}

function typedRun(run: readonly Item[]): string {
  let typed = ''
  /** Where the side of an equation began, for what is "all over" something. */
  let side = 0
  let isOpen = false
  for (const [index, { kind, text }] of run.entries()) {
    const before = run[index - 1]
    const isMinus = text === '-' && (!before || !isOperand(before))
    if (kind === 'relation' || (kind === 'joins' && !isMinus)) {
      if (isOpen && kind === 'relation') typed += ')'
      if (kind === 'relation') isOpen = false
      typed = `${typed.trimEnd()} ${text} `
      if (kind === 'relation') side = typed.length
    } else if (text === ')/') typed = `${typed.slice(0, side)}(${typed.slice(side)})/`
    else if (text === '/(') {
      typed += text
      isOpen = true
    } else if (needsBrackets(run, index)) typed += `(${text})`
    else typed += (isApart(before, kind) ? ' ' : '') + text
  }
  const punctuation = /[.,;:!?]+$/.exec(run.at(-1)?.heard ?? '')?.[0] ?? ''
  return `${typed}${isOpen ? ')' : ''}${punctuation}`
}

/** A fraction that is a power, has one, or stands above or below a line, is one number there: `27^(2/3)`, `(3/4)^2`. */
function needsBrackets(run: readonly Item[], index: number): boolean {
  const [before, item, behind] = [run[index - 1], run[index], run[index + 1]]
  if (item?.kind !== 'number' || !/[/ ]/.test(item.text)) return false
  const isLine = (each: Item | undefined) => each?.kind === 'over' && /^[/^]$/.test(each.text)
  return isLine(before) || isLine(behind) || (behind?.kind === 'ends' && behind.text.startsWith('^'))
}

/** Two numbers side by side; `2x` and `2(` are one. */
function isApart(before: Item | undefined, kind: Kind): boolean {
  return kind === 'number' && before !== undefined && isOperand(before) && before.kind !== 'close'
}
