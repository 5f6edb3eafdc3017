import { CONCERNS, type Concern, type Tier } from '../../shared/concerns.ts'

/** What one line of the rules asks for; `pattern` as it is written. */
export interface WrittenRule {
  concern: Concern
  tier: Tier
  /** With nobody named, it is somebody at home who does it. */
  isHome: boolean
  /** Heard in a story, a game or a lesson too. */
  isAnyway: boolean
  pattern: string
}

/** The data file, read; lists of words may hold several words with spaces between them. */
export interface Words {
  shorthand: Map<string, string>
  fillers: Set<string>
  /** By name, without the `@`. */
  classes: Map<string, readonly string[]>
  harmless: string[]
  frames: { concerns: ReadonlySet<string>; pattern: string }[]
  rules: WrittenRule[]
}

const SECTIONS = ['shorthand', 'fillers', 'classes', 'harmless', 'frames', 'rules'] as const
type Section = (typeof SECTIONS)[number]
const TIERS: readonly Tier[] = ['urgent', 'talk', 'stop']

/** @throws Error that names the line which can't be read, so that a slip in the file is found by the first test */
export function readWords(text: string): Words {
  const words: Words = {
    shorthand: new Map(),
    fillers: new Set(),
    classes: new Map(),
    harmless: [],
    frames: [],
    rules: [],
  }
  let section: Section | undefined
  let heading: Omit<WrittenRule, 'pattern'> | undefined
  let frame: ReadonlySet<string> = new Set()
  for (const [index, full] of text.split('\n').entries()) {
    const line = full.replace(/(?:^|\s)#.*$/, '').trim()
    if (line === '') continue
    const slip = (what: string) => new Error(`Line ${index + 1} of the words, "${full}": ${what}`)
    const named = /^== (\w+)$/.exec(line)?.[1]
    if (named) {
      section = SECTIONS.find(each => each === named)
      if (!section) throw slip('no such section')
    } else if (section === 'fillers') {
      for (const word of line.split(/\s+/)) words.fillers.add(word)
    } else if (section === 'shorthand' || section === 'classes') {
      const [, name, meaning] = /^@?([^\s=]+(?: [^\s=]+)*) = (.+)$/.exec(line) ?? []
      if (!name || !meaning) throw slip('expected "name = words"')
      if (section === 'shorthand') for (const each of name.split(' ')) words.shorthand.set(each, meaning)
      else words.classes.set(name, [...(words.classes.get(name) ?? []), ...listed(meaning, words, slip)])
    } else if (section === 'harmless') {
      words.harmless.push(line)
    } else if (section === 'frames') {
      if (line.startsWith('-- ')) frame = new Set(line.slice(3).split(' '))
      else words.frames.push({ concerns: frame, pattern: line })
    } else if (section === 'rules') {
      if (line.startsWith('-- ')) heading = readHeading(line.slice(3), slip)
      else if (heading) words.rules.push({ ...heading, pattern: line })
      else throw slip('a rule without a heading')
    } else throw slip('before the first section')
  }
  return words
}

type Slip = (what: string) => Error

function readHeading(line: string, slip: Slip): Omit<WrittenRule, 'pattern'> {
  const [first, second, ...options] = line.split(' ')
  const concern = CONCERNS.find(each => each === first)
  const tier = TIERS.find(each => each === second)
  if (!concern || !tier) throw slip('expected "-- concern tier"')
  return { concern, tier, isHome: options.includes('home'), isAnyway: options.includes('anyway') }
}

function listed(meaning: string, words: Words, slip: Slip): string[] {
  return meaning.split(/\s+/).flatMap(each => {
    if (!each.startsWith('@')) return each.endsWith('+') ? inflected(each.slice(0, -1)) : spaced(each)
    const other = words.classes.get(each.slice(1))
    if (!other) throw slip(`${each} is not known yet`)
    return other
  })
}

const spaced = (word: string) => word.replaceAll('_', ' ')

/** The regular forms of a verb: `slap` with slaps, slapped, slapping; in `lock_up` the first word bends. */
function inflected(verb: string): string[] {
  const [word = '', ...rest] = spaced(verb).split(' ')
  const doubled = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(word) ? word + word.slice(-1) : word
  const stem = word.replace(/e$/, '')
  const past = word.endsWith('e')
    ? `${word}d`
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ied`
      : `${doubled}ed`
  const present = /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|sh|ch|x|z)$/.test(word)
      ? `${word}es`
      : `${word}s`
  const going = word.endsWith('e') && !word.endsWith('ee') ? `${stem}ing` : `${doubled}ing`
  return [...new Set([word, present, past, going])].map(form => [form, ...rest].join(' '))
}
