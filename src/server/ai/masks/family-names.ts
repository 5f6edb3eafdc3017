import { isUnbroken, listForms, splitWords } from './words.ts'

/** What a family is called. */
export interface FamilyNames {
  children: string[]
  parents: string[]
  emails: string[]
}

export type NameKind = 'child' | 'parent'

/** A name or a part of one, as it is looked for. */
export interface HiddenName {
  kind: NameKind
  /** As the family writes it. */
  text: string
  /** For each word of it, the ways in which it may be written. */
  words: string[][]
}

/** Parts of names and what stands before one, which tell nobody apart. */
const PARTICLES = new Set(
  'al and bin bint da de dei del della den der des di do dos du el la las le los of the ter und van von y zu mr mrs ms miss mx dr prof sir jr sr ii iii mum mom mama dad daddy papa'.split(
    ' ',
  ),
)

/** Every name to hide, those of more words first: the whole name, its parts between blanks, and each word of those. */
export function hiddenNames({ children, parents }: FamilyNames): HiddenName[] {
  const all = [
    ...children.flatMap(name => splitName('child', name)),
    ...parents.flatMap(name => splitName('parent', name)),
  ]
  const known = new Map<string, HiddenName>()
  for (const name of all) {
    const id = name.words.map(([form]) => form).join(' ')
    if (!known.has(id)) known.set(id, name)
  }
  return [...known.values()].toSorted((a, b) => b.words.length - a.words.length)
}

function splitName(kind: NameKind, name: string): HiddenName[] {
  const groups = name.trim().split(/\s+/)
  const words = groups.flatMap(group => splitWords(group).map(({ text }) => text))
  const parts = [...new Set([name.trim().replace(/\s+/g, ' '), ...groups, ...words])]
  return parts.flatMap(text => {
    const forms = splitWords(text).map(word => listForms(word.text))
    return isWorthHiding(forms, words.length) ? [{ kind, text, words: forms }] : []
  })
}

/** An initial or a particle tells nobody apart; a name that is nothing else is hidden all the same. */
function isWorthHiding([first, ...more]: string[][], wordsOfName: number): boolean {
  if (!first) return false
  const [form = ''] = first
  if (more.length > 0 || wordsOfName === 1) return true
  return !PARTICLES.has(form) && (form.length > 1 || isUnbroken(form))
}
