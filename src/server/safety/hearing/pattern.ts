/** Where in a line a pattern was found. */
export interface Found {
  begin: number
  end: number
  /** The words that it found, in the order of the pattern, with a space before and behind. */
  told: string
}

/** A pattern made ready: `keys` are words of which one must be there before it is worth a try. */
export interface Pattern {
  find(line: string): Found | undefined
  keys: readonly string[]
}

/** What the names and words in a written pattern stand for. */
export interface Meaning {
  classes: ReadonlyMap<string, readonly string[]>
  /** The words as they come out of a child's sentence: shorthand in full, people as marks. */
  asHeard: (words: string) => string
}

/** The key of every line in which somebody is named. */
export const ANYBODY = '$'

/** A word that isn't somebody and doesn't turn the meaning round. */
const OTHER = "(?:\\$[^ ]+ 's |(?!(?:not|never|nobody|without|\\$[^ ]+) )[^ ]+ )"
/** Taken into the mark of whoever follows, as in "my dad". */
const BEFORE_PEOPLE = new Set([
  'my',
  'our',
  'the',
  'a',
  'an',
  'this',
  'that',
  'some',
  'his',
  'her',
  'hers',
  'their',
  'your',
])
/** Words so common that they say nothing about what a sentence is about. */
const COMMON = new Set(
  'i me my myself we us our you your he she they it him her them his their a an the to of in on at for and or but is are was were be been am do does did have has had will would can could not no never that this what when who how with from by as if so up out all go get want like say tell make'.split(
    ' ',
  ),
)
/** Everybody stands in a line as a mark such as `$hm`; see people.ts. */
const PEOPLE: Record<string, readonly string[]> = {
  home: ['\\$h[mfp][^ ]*'],
  adult: ['\\$[or][mfp][^ ]*'],
  relative: ['\\$r[mfp][^ ]*'],
  kid: ['\\$k[mfp][^ ]*'],
  sibling: ['\\$s[mfp][^ ]*'],
  friend: ['\\$f[mfp][^ ]*'],
  person: ['\\$[hoksfr][mfp][^ ]*'],
  outsider: ['\\$[oksfr][mfp][^ ]*'],
  someone: ['\\$[hoksfr][mfp][^ ]*', 'he', 'she', 'they'],
}

interface Item {
  kind: 'word' | 'maybe' | 'not'
  /** As pieces of a regular expression, each with a space behind it in a line. */
  words: readonly string[]
  /** The end of the sentence will do as well. */
  orEnd: boolean
}

/** Finds in lines of words with one space before, between and after them; words.ts tells how a pattern is written. */
export function compile(written: string, meaning: Meaning): Pattern {
  return written.startsWith('& ') ? together(written, meaning) : inOrder(written, meaning)
}

function inOrder(written: string, meaning: Meaning): Pattern {
  const items = written
    .split(' ')
    .map(item =>
      item === '..' || item === '...' || item === '^' || item === '$'
        ? item
        : parseItem(item, meaning, written),
    )
  let source = '(?<= )'
  let keys: readonly string[] | undefined
  for (const [index, item] of items.entries()) {
    if (item === '^') source = '^ '
    else if (item === '$') source += '$'
    else if (item === '..' || item === '...') {
      const gap = `(?:${OTHER}){0,${item === '..' ? 3 : 7}}?`
      const next = items[index + 1]
      // The end of the sentence is the end: no words are skipped before it.
      source += typeof next === 'object' && next.orEnd ? `(?:$|${gap}` : gap
    } else if (typeof item !== 'string' && item.words.length > 0) {
      const any = `(?:${item.words.join('|')}) `
      const isGapBefore = /^\.\.\.?$/.test(String(items[index - 1]))
      const anyOrEnd = !item.orEnd ? any : isGapBefore ? `${any})` : `(?:${any}|$)`
      const next = items[index + 1]
      const isTaken =
        item.words.every(word => BEFORE_PEOPLE.has(word)) &&
        typeof next === 'object' &&
        next.words.every(isMark)
      if (item.kind === 'not') source += `(?!${anyOrEnd})`
      else if (item.kind === 'maybe' || isTaken) source += `(?:${any})?`
      else {
        source += anyOrEnd
        const firsts = item.words.map(firstOf)
        if (!item.orEnd && weight(firsts) < weight(keys)) keys = firsts
      }
    }
  }
  if (!keys) throw new Error(`"${written}" would fit everything`)
  const regex = new RegExp(source)
  return {
    keys,
    find: line => {
      const match = regex.exec(line)
      return match
        ? { begin: match.index, end: match.index + match[0].length, told: ` ${match[0]}` }
        : undefined
    },
  }
}

/** All of the words, in any order, near to each other; none of those with a `-`. */
function together(written: string, meaning: Meaning): Pattern {
  const all = written.slice(2).split(' ')
  const wanted = all.filter(item => !item.startsWith('-')).map(item => parseItem(item, meaning, written))
  const unwanted = all
    .filter(item => item.startsWith('-'))
    .map(item => parseItem(item.slice(1), meaning, written))
  const createRegex = ({ words }: Item) => new RegExp(`(?<= )(?:${words.join('|')}) `, 'g')
  const each = wanted.map(createRegex)
  const none = unwanted.map(createRegex)
  const [keys = []] = wanted.map(({ words }) => words.map(firstOf)).toSorted((a, b) => weight(a) - weight(b))
  return {
    keys,
    find: line => {
      if (none.some(regex => line.search(regex) >= 0)) return undefined
      const places: RegExpMatchArray[][] = []
      for (const regex of each) {
        const found = [...line.matchAll(regex)]
        if (found.length === 0) return undefined
        places.push(found)
      }
      const [anchors = [], ...others] = places
      for (const anchor of anchors) {
        const near = [anchor]
        for (const found of others) {
          const next = nearest(
            found.filter(each => !near.some(taken => isOver(each, taken))),
            anchor,
          )
          if (next) near.push(next)
        }
        if (near.length < each.length) continue
        const begin = Math.min(...near.map(beginOf))
        const end = Math.max(...near.map(endOf))
        if (end - begin <= NEAR) return { begin, end, told: ` ${near.map(([text]) => text).join('')}` }
      }
      return undefined
    },
  }
}

/** In letters: a dozen words. */
const NEAR = 70

const beginOf = ({ index = 0 }: RegExpMatchArray) => index
const endOf = ({ index = 0, 0: text }: RegExpMatchArray) => index + text.length
/** Whether two findings share a word: one word can't be two parts of a rule. */
const isOver = (a: RegExpMatchArray, b: RegExpMatchArray) => beginOf(a) < endOf(b) && beginOf(b) < endOf(a)

function nearest(found: readonly RegExpMatchArray[], to: RegExpMatchArray): RegExpMatchArray | undefined {
  const distance = (each: RegExpMatchArray) => Math.abs(beginOf(each) - beginOf(to))
  return found.toSorted((a, b) => distance(a) - distance(b))[0]
}

const firstOf = (word: string) => (isMark(word) ? ANYBODY : (word.split(' ')[0] ?? word))

const isMark = (word: string) => word.startsWith('\\$')

function parseItem(item: string, { classes, asHeard }: Meaning, written: string): Item {
  const kind = item.startsWith('!') ? 'not' : item.endsWith('?') ? 'maybe' : 'word'
  const words = item
    .replace(/^!|\?$/g, '')
    .split('/')
    .filter(each => each !== '$')
    .flatMap(each => {
      if (!each.startsWith('@')) return [asRegex(asHeard(each.replaceAll('_', ' ')))]
      const name = each.slice(1)
      const people = PEOPLE[name]
      if (people) return people
      const listed = classes.get(name)
      if (!listed) throw new Error(`"${written}": nothing is called ${each}`)
      return listed.map(word => asRegex(asHeard(word)))
    })
    .filter(word => word !== '')
  if (words.length === 0 && kind === 'word') throw new Error(`"${written}": nothing is left of ${item}`)
  const orEnd = item.split('/').includes('$')
  return { kind, words: [...new Set(words)].sort((a, b) => b.length - a.length), orEnd }
}

/** `*` stands for any one word, `%` for a number. */
function asRegex(words: string): string {
  if (words === '*') return '[a-z]+'
  return words.replaceAll('%', '[0-9]+').replaceAll('$', '\\$')
}

function weight(words: readonly string[] | undefined): number {
  if (!words) return Number.POSITIVE_INFINITY
  return words.reduce(
    (sum, word) =>
      sum + (/[[(]/.test(word) && !isMark(word) ? 1e6 : COMMON.has(word) || word === ANYBODY ? 1_000 : 1),
    0,
  )
}
