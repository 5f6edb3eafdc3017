/** What is put in the place of what stays at home. */
export type Kind = 'child' | 'parent' | 'mail' | 'detail'

/** Two words each, which nobody writes by chance and every model takes for a name. */
const STEMS = {
  child: ['Child', 'Name'],
  parent: ['Parent', 'Name'],
  mail: ['Family', 'Mail'],
  detail: ['Private', 'Detail'],
} as const
const kinds = Object.keys(STEMS) as Kind[]

/** @param number from 1, such as the 1 of `ChildName1` */
export function placeholder(kind: Kind, number: number): string {
  return `${STEMS[kind].join('')}${number}`
}

/** Models write them in small or capital letters, with a dash or underscore, or with the backslashes of markdown. */
const GAP = '[_*\\\\-]{0,3}'
const MOST_DIGITS = 3
const WHOLE = kinds.map(kind => `(?<${kind}>${STEMS[kind].join(GAP)}${GAP}\\d{1,${MOST_DIGITS}})`).join('|')
/** A placeholder's beginning at the end of a text, the whole included: a digit may follow. */
const BEGUN = kinds.map(kind => begun(STEMS[kind])).join('|')

/** As it is looked for in a text; each match has its kind as the one group. */
export const PLACEHOLDERS = new RegExp(`(?<![\\p{L}\\p{N}])(?:${WHOLE})(?![\\p{N}])`, 'giu')

/** The end of a text that may be the beginning of a placeholder. */
export const BEGUN_PLACEHOLDER = new RegExp(`(?<![\\p{L}\\p{N}])(?:${BEGUN})$`, 'iu')

function begun([first, second]: readonly [string, string]): string {
  const digits = `(?:${GAP}(?:\\d{1,${MOST_DIGITS}})?)?`
  const fromSecond = `${GAP}(?:${prefixes(second, digits)})?`
  return prefixes(first, fromSecond)
}

/** `c(?:h(?:i…)?)?` with `rest` after the last letter. */
function prefixes(word: string, rest: string): string {
  return [...word].reduceRight((later, letter) => `${letter}(?:${later})?`, rest)
}

/** Which placeholder a match of `PLACEHOLDERS` is. */
export function readPlaceholder(
  groups: Record<string, string | undefined>,
): { kind: Kind; number: number } | undefined {
  const kind = kinds.find(each => groups[each] !== undefined)
  return kind && { kind, number: Number(/\d+$/.exec(groups[kind] ?? '')?.[0]) }
}
