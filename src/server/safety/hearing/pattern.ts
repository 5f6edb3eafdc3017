/** A pattern made ready: `keys` are words of which one must be there before it is worth a try. */
export interface Pattern {
  regex: RegExp
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
const OTHER = "(?:\\$.. 's |(?!(?:not|never|nobody|without|\\$..) )[^ ]+ )"
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
  home: ['\\$h[mfp]'],
  adult: ['\\$o[mfp]'],
  kid: ['\\$k[mfp]'],
  sibling: ['\\$s[mfp]'],
  friend: ['\\$f[mfp]'],
  person: ['\\$[hoksf][mfp]'],
  outsider: ['\\$[oksf][mfp]'],
  someone: ['\\$[hoksf][mfp]', 'he', 'she', 'they'],
}

interface Item {
  kind: 'word' | 'maybe' | 'not'
  /** As pieces of a regular expression, each with a space behind it in a line. */
  words: readonly string[]
}

/** Matches lines of words with one space before, between and after them; words.ts tells how a pattern is written. */
export function compile(written: string, meaning: Meaning): Pattern {
  const items = written
    .split(' ')
    .map(item =>
      item === '..' || item === '...' || item === '^' || item === '$' ? item : itemOf(item, meaning, written),
    )
  let source = '(?<= )'
  let keys: readonly string[] | undefined
  for (const [index, item] of items.entries()) {
    if (item === '^') source = '^ '
    else if (item === '$') source += '$'
    else if (item === '..') source += `(?:${OTHER}){0,3}?`
    else if (item === '...') source += `(?:${OTHER}){0,7}?`
    else if (typeof item !== 'string' && item.words.length > 0) {
      const any = `(?:${item.words.join('|')}) `
      const next = items[index + 1]
      const isTaken =
        item.words.every(word => BEFORE_PEOPLE.has(word)) &&
        typeof next === 'object' &&
        next.words.every(isMark)
      if (item.kind === 'not') source += `(?!${any})`
      else if (item.kind === 'maybe' || isTaken) source += `(?:${any})?`
      else {
        source += any
        const firsts = item.words.map(word => (isMark(word) ? ANYBODY : (word.split(' ')[0] ?? word)))
        if (weight(firsts) < weight(keys)) keys = firsts
      }
    }
  }
  if (!keys) throw new Error(`"${written}" would fit everything`)
  return { regex: new RegExp(source), keys }
}

const isMark = (word: string) => word.startsWith('\\$')

function itemOf(item: string, { classes, asHeard }: Meaning, written: string): Item {
  const kind = item.startsWith('!') ? 'not' : item.endsWith('?') ? 'maybe' : 'word'
  const words = item
    .replace(/^!|\?$/g, '')
    .split('/')
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
  return { kind, words: [...new Set(words)].sort((a, b) => b.length - a.length) }
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
