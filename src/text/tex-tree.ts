/** A piece of a formula. */
export type Part =
  | { kind: 'number'; value: string }
  /** A letter, or the name of one. */
  | { kind: 'letter'; value: string }
  /** A sign as it is typed, or a command without its backslash. */
  | { kind: 'sign'; name: string }
  /** What a `\text` holds. */
  | { kind: 'words'; value: string }
  | { kind: 'group'; parts: Part[] }
  | { kind: 'fraction'; above: Part[]; below: Part[]; isChoice?: boolean }
  | { kind: 'root'; index: Part[]; of: Part[] }
  | { kind: 'script'; base: Part | undefined; up: Part[]; down: Part[] }
  /** What stands over or through something: `bar`, `vec`, `cancel` … */
  | { kind: 'marked'; mark: string; of: Part[] }
  | { kind: 'fence'; open: string; parts: Part[]; close: string }
  | { kind: 'rows'; name: string; rows: Part[][] }

/** A text, the beginning or end of rows, a command, a number, a blank, a letter, or a sign. */
const TOKENS = new RegExp(
  [
    String.raw`\\(?:text\w*|mathrm|mathit|mathbf|mathsf|mbox|operatorname\*?)\s*\{[^{}]*\}`,
    String.raw`\\begin\{[^{}]*\}(?:\{[clr|]*\})?`,
    String.raw`\\end\{[^{}]*\}`,
    String.raw`\\[a-zA-Z]+\*?|\\[\s\S]`,
    String.raw`\d+(?:(?:,|\{,\}|\\[,;: ])\d{3}(?!\d))*(?:\.\d+)?|\.\d+`,
    String.raw`_{2,}|[a-zA-Z]|\S`,
  ].join('|'),
  'gu',
)
const TEXT = /^\\[a-z]+\*?\s*\{([^{}]*)\}$/
const ROWS = /^\\begin\{([a-zA-Z]*)/
const IN_COLUMNS = /matrix|array|cases/
/** Deeper than any formula that is meant; below it brackets say nothing. */
const DEEPEST = 40
const CLOSERS: Readonly<Record<string, readonly string[]>> = {
  '(': [')', ']'],
  '[': [')', ']'],
  '\\{': ['\\}'],
  '|': ['|', '\\vert', '\\rvert'],
}
const MARKS = /^(?:bar|overline|underline|vec|overrightarrow|hat|widehat|dot|cancel|xcancel|bcancel)$/
/** They change the look alone; some with a word or a length of their own. */
const LOOKS =
  /^(?:(?:display|text|script)style|[bB]ig+[lrm]?|limits|nolimits|left|right|middle|hline|boxed|math[a-z]+|boldsymbol|bm|rm|bf|quad|qquad|[,;:! ])$/
const LOOKS_WITH_ARGUMENT = /^(?:color|textcolor|colorbox|hspace|vspace|phantom|tag)$/
const POWERS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const COMMON: Readonly<Record<string, readonly [string, string]>> = {
  '½': ['1', '2'],
  '⅓': ['1', '3'],
  '⅔': ['2', '3'],
  '¼': ['1', '4'],
  '¾': ['3', '4'],
  '⅕': ['1', '5'],
  '⅖': ['2', '5'],
  '⅗': ['3', '5'],
  '⅘': ['4', '5'],
  '⅙': ['1', '6'],
  '⅚': ['5', '6'],
  '⅛': ['1', '8'],
  '⅜': ['3', '8'],
  '⅝': ['5', '8'],
  '⅞': ['7', '8'],
}

/** Reads TeX, or maths as it is typed, into its pieces. What makes no sense is left out; it never fails. */
export function readTex(tex: string): Part[] {
  const reader = new Reader(tex.match(TOKENS) ?? [])
  const parts: Part[] = []
  while (reader.hasMore) {
    parts.push(...reader.readUntil())
    // A bracket or a brace that nothing has opened.
    reader.skip()
  }
  return parts
}

class Reader {
  private at = 0
  /** What ends each of the groups that are open. */
  private readonly ends: (readonly string[])[] = []
  /** How many arguments are being read, one within the other. */
  private depth = 0

  private readonly tokens: string[]

  constructor(tokens: string[]) {
    this.tokens = tokens
  }

  get hasMore(): boolean {
    return this.at < this.tokens.length
  }

  private get next(): string {
    return this.tokens[this.at] ?? ''
  }

  skip(): void {
    this.at += 1
  }

  /** Up to what ends this group or one around it. */
  readUntil(): Part[] {
    const parts: Part[] = []
    while (this.hasMore && !this.ends.some(ends => ends.includes(this.next)) && this.next !== '}') {
      this.readPart(parts)
    }
    return parts
  }

  private readGroup(ends: readonly string[]): { parts: Part[]; close: string | undefined } {
    if (this.ends.length >= DEEPEST) return { parts: [], close: undefined }
    this.ends.push(ends)
    const parts = this.readUntil()
    this.ends.pop()
    const close = ends.includes(this.next) ? this.next : undefined
    if (close !== undefined) this.skip()
    return { parts, close }
  }

  private readPart(parts: Part[]): void {
    const token = this.next
    this.skip()
    if (token === '^' || token === '_') addScript(parts, token, this.readArgument())
    else if (POWERS.includes(token)) addScript(parts, '^', [numberOf(`${POWERS.indexOf(token)}`)])
    else if (token === "'" || token === '’') addScript(parts, '^', [{ kind: 'sign', name: 'prime' }])
    else parts.push(...this.partsOf(token))
  }

  private partsOf(token: string): Part[] {
    if (/^\.?\d/.test(token)) return [numberOf(token.replace(/\{,\}/g, ',').replace(/\\./g, ''))]
    if (/^[a-zA-Z]$/.test(token)) return [{ kind: 'letter', value: token }]
    if (token === '{') return [{ kind: 'group', parts: this.readGroup(['}']).parts }]
    if (token in CLOSERS) return this.readFence(token)
    if (token === '√') return [{ kind: 'root', index: [], of: this.readArgument() }]
    if (token.startsWith('__')) return [{ kind: 'sign', name: '_' }]
    const common = COMMON[token]
    if (common) {
      return [{ kind: 'fraction', above: [numberOf(common[0])], below: [numberOf(common[1])] }]
    }
    const words = TEXT.exec(token)?.[1]
    const rows = ROWS.exec(token)?.[1]
    if (rows !== undefined) return [this.readRows(rows)]
    if (token.startsWith('\\end')) return []
    if (words !== undefined) return [{ kind: 'words', value: words }]
    return token.startsWith('\\') ? this.commandOf(token.slice(1)) : [{ kind: 'sign', name: token }]
  }

  private commandOf(name: string): Part[] {
    if (/^[dtc]?frac$/.test(name)) return [this.readFraction()]
    if (/^[dt]?binom$/.test(name)) return [{ ...this.readFraction(), isChoice: true }]
    if (name === 'sqrt') return [{ kind: 'root', index: this.readOption(), of: this.readArgument() }]
    if (MARKS.test(name)) return [{ kind: 'marked', mark: name, of: this.readArgument() }]
    if (/^l?vert$/.test(name)) return this.readFence('|')
    if (LOOKS_WITH_ARGUMENT.test(name)) this.readArgument()
    if (LOOKS_WITH_ARGUMENT.test(name)) return []
    // `\left.` stands for no bracket at all.
    if (/^(?:left|right)$/.test(name) && this.next === '.') this.skip()
    return LOOKS.test(name) ? [] : [{ kind: 'sign', name }]
  }

  private readFraction(): Part & { kind: 'fraction' } {
    return { kind: 'fraction', above: this.readDigitOrGroup(), below: this.readDigitOrGroup() }
  }

  /** `\frac12` has two arguments of a digit each. */
  private readDigitOrGroup(): Part[] {
    const [first = '', ...rest] = /^\d+$/.test(this.next) ? this.next : ''
    if (rest.length === 0) return this.readArgument()
    this.tokens[this.at] = rest.join('')
    return [numberOf(first)]
  }

  /** What a command takes: a group, or the next thing alone. */
  private readArgument(): Part[] {
    const token = this.next
    if (token === '' || token === '}' || this.depth >= DEEPEST) return []
    this.skip()
    this.depth += 1
    const parts = token === '{' ? this.readGroup(['}']).parts : this.partsOf(token)
    // `x^-2` is typed where TeX would have braces.
    if (token === '-' || token === '−') parts.push(...this.readArgument())
    this.depth -= 1
    return parts
  }

  /** What stands in square brackets before the argument. */
  private readOption(): Part[] {
    if (this.next !== '[') return []
    this.skip()
    return this.readGroup([']']).parts
  }

  private readFence(open: string): Part[] {
    const sign: Part = { kind: 'sign', name: open === '|' ? 'mid' : open }
    const ends = CLOSERS[open] ?? []
    if (open === '|' && !ends.some(end => this.tokens.includes(end, this.at))) return [sign]
    const { parts, close } = this.readGroup(ends)
    return close === undefined ? [sign, ...parts] : [{ kind: 'fence', open, parts, close }]
  }

  private readRows(name: string): Part {
    const rows: Part[][] = [[]]
    const end = `\\end{${name}}`
    for (let close: string | undefined = '&'; close !== undefined && close !== end; ) {
      const read = this.readGroup(['&', '\\\\', end])
      rows.at(-1)?.push(...read.parts)
      close = read.close
      if (close === '&' && IN_COLUMNS.test(name)) rows.at(-1)?.push({ kind: 'sign', name: ',' })
      if (close === '\\\\') rows.push([])
    }
    return { kind: 'rows', name, rows: rows.filter(row => row.length > 0) }
  }
}

function numberOf(value: string): Part {
  return { kind: 'number', value }
}

function addScript(parts: Part[], where: string, script: Part[]): void {
  const last = parts.pop()
  const before = last?.kind === 'script' ? last : { kind: 'script' as const, base: last, up: [], down: [] }
  parts.push(where === '^' ? { ...before, up: [...before.up, ...script] } : { ...before, down: script })
}
