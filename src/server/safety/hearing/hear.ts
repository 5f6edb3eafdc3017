import type { Concern, Tier } from '../../shared/concerns.ts'
import { MISFORTUNE } from '../misfortune.ts'
import { KNOWN_WORDS } from './known-words.ts'
import { readLexicon } from './lexicon.ts'
import { ANYBODY, compile, type Found, type Pattern } from './pattern.ts'
import { type Mark, marksIn, meant, peopleMarker } from './people.ts'
import { HER, type Line, type PlainWords, readLines } from './plain-words.ts'
import { readWords, type WrittenRule } from './read-words.ts'
import { speller } from './spelling.ts'
import { WORDS } from './words.ts'

/** Something a child tells. */
export interface Heard {
  concern: Concern
  tier: Tier
  isAtHome: boolean
  /** The line of the words file that heard it. */
  rule: string
}

interface Rule extends WrittenRule, Pattern {}

interface Ear {
  how: PlainWords
  mark: (line: Line) => Line
  harmless: ReadonlyMap<string, readonly Pattern[]>
  frames: readonly (Pattern & { concerns: ReadonlySet<string> })[]
  rules: ReadonlyMap<string, readonly Rule[]>
}

/** Made when first needed: the start of the app doesn't wait for it. */
let made: Ear | undefined

/** Harm that somebody does, so that it matters who. */
const DONE_BY_SOMEBODY: ReadonlySet<Concern> = new Set([
  'abuse',
  'grooming',
  'threat',
  'blackmail',
  'bullied',
  'scared',
])
const STARTS_WITH_DOER =
  /^(?:& )?(?:\^ )?(?:![^ ]+ )*(?:[a-z]+\/)*(?:@(?:home|adult|kid|sibling|friend|person|outsider|someone)|he|she|they)\b/
/** Who asks whether one is at home alone, or shows it to all there, isn't one of them. */
const HAPPENS_AT_HOME: ReadonlySet<Concern> = new Set(['abuse', 'threat', 'bullied', 'scared'])
const AT_HOME_PLACE = / (?:at|from|in) (?:home|my house|my room|my bed|the house|my bedroom|our house) /
/** So many of a child's earlier messages say whom "he" means. */
const LOOK_BACK = 12

/**
 * All that a child tells in a message, the most pressing first.
 * @param earlier its messages before, oldest first
 */
export function hear(text: string, earlier: readonly string[] = []): Heard[] {
  made ??= makeEar()
  const ear = made
  const named = earlier
    .slice(-LOOK_BACK)
    .flatMap(each => readLines(each.slice(0, 2_000), ear.how))
    .flatMap(line => marksIn(ear.mark(line)))
  if (!/\p{Extended_Pictographic}/u.test(text)) return heardIn(markedLines(text), ear, named)
  const heard = heardIn(readLines(text, ear.how).map(ear.mark), ear, named)
  return heard.length > 0 ? heard : heardIn(markedLines(text), ear, named)
}

/** Both ears read the same text one after the other. */
let lastRead: { text: string; lines: readonly Line[] } | undefined

/** The sentences of a message in plain words, people as marks, emoji by their meaning. */
export function markedLines(text: string): readonly Line[] {
  made ??= makeEar()
  if (lastRead?.text !== text) lastRead = { text, lines: readLines(text, made.how, true).map(made.mark) }
  return lastRead.lines
}

/**
 * Whether "he", "she" or "they" in a message that names nobody itself is a grown-up of the child's own home.
 * @param earlier the child's messages before, oldest first
 * @returns undefined where nobody can tell from that: the message names somebody itself, or nobody was named before
 */
export function homeMeant(lines: readonly Line[], earlier: readonly string[]): boolean | undefined {
  if (lines.some(line => marksIn(line).length > 0)) return undefined
  const [pronoun] = / (?:he|she|they)(?= )/.exec(lines.join(' ')) ?? []
  if (pronoun === undefined) return undefined
  const named = earlier.slice(-LOOK_BACK).flatMap(each => markedLines(each.slice(0, 2_000)).flatMap(marksIn))
  const person = meant(pronoun.trim(), named)
  return person && person.role === 'h'
}

/** @param all the sentences, people as marks */
function heardIn(all: readonly Line[], ear: Ear, before: readonly Mark[]): Heard[] {
  const named = [...before]
  const heard: Heard[] = []
  const done = new Set<Line>()
  for (const [index, marked] of all.entries()) {
    if (done.has(marked)) continue
    done.add(marked)
    const line = without(marked, ear.harmless)
    const framed = ear.frames.filter(({ find }) => find(marked))
    const isFramed = (concern: Concern) =>
      framed.some(({ concerns }) => concerns.has(concern) || concerns.has('all'))
    const tried = new Set<Rule>()
    for (const key of listKeys(line)) {
      for (const rule of ear.rules.get(key) ?? []) {
        if (tried.has(rule)) continue
        tried.add(rule)
        if (isSettled(rule, heard) || (!rule.isAnyway && isFramed(rule.concern))) continue
        const found = rule.find(line)
        if (!found) continue
        const before = [...named, ...marksIn(line.slice(0, found.begin))]
        const rest = rule.concern === 'abuse' ? line.slice(found.end) : ''
        const after = [rest, ...all.slice(index + 1)].flatMap(marksIn)
        heard.push({
          concern: rule.concern,
          tier: rule.tier,
          isAtHome: isAtHome(rule, found, line, { before, after }),
          rule: rule.pattern,
        })
      }
    }
    named.push(...marksIn(marked))
  }
  return heard
}

/** Whether what a rule could hear is known already: long texts that say all the same are done in no time. */
function isSettled(rule: Rule, heard: readonly Heard[]): boolean {
  return heard.some(
    ({ concern, tier, isAtHome }) =>
      concern === rule.concern && tier === rule.tier && (isAtHome || !DONE_BY_SOMEBODY.has(concern)),
  )
}

/** Each word once, and `$` where somebody is named. */
function listKeys(line: Line): Set<string> {
  return new Set(
    line
      .trim()
      .split(' ')
      .map(word => (word.startsWith('$') ? ANYBODY : word)),
  )
}

function without(line: Line, sayings: Ear['harmless']): Line {
  let left = line
  for (const key of listKeys(line)) {
    for (const { find } of sayings.get(key) ?? []) {
      for (let most = 0; most < 20; most++) {
        const found = find(left)
        if (!found) break
        // The begin and the end of what is left must not come together into something new.
        left = `${left.slice(0, found.begin)}_ ${left.slice(found.end)}`
      }
    }
  }
  return left
}

/** Whether it is a grown-up of the child's own home who does what a rule heard. */
function isAtHome(
  rule: Rule,
  { told }: Found,
  line: Line,
  named: { before: Mark[]; after: Mark[] },
): boolean {
  if (!DONE_BY_SOMEBODY.has(rule.concern)) return rule.isHome
  if (rule.concern === 'scared' && MISFORTUNE.test(line)) return false
  if (/ by \$h/.test(told)) return true
  const first = / (?:\$(?<role>[hoksfr])[mfp][^ ]*|(?<pronoun>he|she|they)) /.exec(told)?.groups
  // In "to post it to my mum" she is no doer: the rule must begin with whoever does it, or be about whom one fears.
  const isDoer =
    STARTS_WITH_DOER.test(rule.pattern) ||
    rule.concern === 'abuse' ||
    / (?:of|with|around|near) \$/.test(told)
  if (first?.role && isDoer) return first.role === 'h'
  const pronoun = first?.pronoun ?? ''
  const person = meant(pronoun, named.before) ?? meant(pronoun, named.after.toReversed())
  const isThere = HAPPENS_AT_HOME.has(rule.concern) && AT_HOME_PLACE.test(line)
  if (rule.isHome || isThere) return !person || person.role === 'h'
  return person?.role === 'h'
}

function makeEar(): Ear {
  const words = readWords(WORDS)
  const mark = peopleMarker(words.classes)
  const names = new Set(
    [...words.classes].flatMap(([name, list]) => (/-(?:he|she|they)$/.test(name) ? list : [])),
  )
  const asHeard = (text: string) => {
    const full = text.split(' ').flatMap(word => (words.shorthand.get(word) ?? word).split(' '))
    const line = ` ${full.filter(word => !words.fillers.has(word)).join(' ')} `.replace(HER, 'hers ').trim()
    const isSomebody = names.has(line) || full.some(word => names.has(word))
    return isSomebody ? mark(` ${line} `).trim() : line
  }
  const meaning = { classes: words.classes, asHeard }
  const rules = words.rules.map(rule => ({ ...rule, ...compile(rule.pattern, meaning) }))
  const harmless = words.harmless.map(pattern => compile(pattern, meaning))
  const frames = words.frames.map(({ concerns, pattern }) => ({ concerns, ...compile(pattern, meaning) }))
  const lexicon = readLexicon(WORDS, words)
  const list = [...lexicon]
  return {
    how: {
      shorthand: words.shorthand,
      fillers: words.fillers,
      spell: speller(lexicon, new Set(KNOWN_WORDS.split(/\s+/))),
      starred: word => {
        const pattern = new RegExp(`^${word.replace(/\*+/g, '[a-z]{1,3}')}$`)
        return list.find(each => pattern.test(each))
      },
    },
    mark,
    harmless: byKey(harmless),
    frames,
    rules: byKey(rules),
  }
}

function byKey<P extends Pattern>(patterns: readonly P[]): Map<string, P[]> {
  const found = new Map<string, P[]>()
  for (const pattern of patterns) {
    for (const key of new Set(pattern.keys)) {
      const list = found.get(key)
      if (list) list.push(pattern)
      else found.set(key, [pattern])
    }
  }
  return found
}
