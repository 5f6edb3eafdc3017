import type { Line } from './plain-words.ts'

/**
 * Somebody in a line is written as a mark: `$`, then h(ome: a grown-up of the child's own home or family), o(ther
 * grown-up or anybody), k(id), s(ibling), f(riend) or r(elative of a friend or another child), then m(ale), f(emale) or p (either, or several), and for
 * others who it is: `$op:teacher`.
 */
export interface Mark {
  role: string
  gender: string
}

type Classes = ReadonlyMap<string, readonly string[]>

const ROLES = { home: 'h', adult: 'o', kid: 'k', sibling: 's', friend: 'f', partner: 'b' } as const
const GENDERS = { he: 'm', she: 'f', they: 'p' } as const
const ANY_MARK = /\$([hoksfr])([mfp])/g
const LONGEST_NAME = 5
const words = (list: string) => new Set(list.split(' '))
const OWN = words('my our me mine')
const NOT_OWN = words(
  'the a an his her hers their your every any all two three another certain other these those one 1 2 3 4',
)
const NEITHER = words('this that some')
/** What "'s" behind it is short for "is". */
const NO_OWNER = words('it he she that what there who here let where how this they')

/** Makes the step that puts marks in the place of people, from the classes `home-he`, `kid-they` and so on. */
export function peopleMarker(classes: Classes): (line: Line) => Line {
  const names = new Map<string, string>()
  for (const [role, letter] of Object.entries(ROLES)) {
    for (const [gender, mark] of Object.entries(GENDERS)) {
      for (const name of classes.get(`${role}-${gender}`) ?? [])
        if (!names.has(name)) names.set(name, letter + mark)
    }
  }
  const adjectives = new Set(classes.get('person-adjective') ?? [])
  // One word may be both: her boyfriend is somebody, "mum's boyfriend" is of the home.
  const partners = new Map(
    Object.entries(GENDERS).flatMap(([gender, mark]) =>
      (classes.get(`partner-${gender}`) ?? []).map(name => [name, mark]),
    ),
  )
  return line => {
    const heard = line.trim().split(' ')
    const said: string[] = []
    for (let at = 0; at < heard.length; ) {
      let length = Math.min(LONGEST_NAME, heard.length - at)
      while (length > 0 && !names.has(heard.slice(at, at + length).join(' '))) length--
      const name = heard.slice(at, at + length).join(' ')
      const mark = names.get(name)
      if (mark)
        takeIn(said, { mark, name: name.replaceAll(' ', '-'), partner: partners.get(name) }, adjectives)
      else said.push(heard[at] ?? '')
      at += Math.max(1, length)
    }
    return together(` ${said.join(' ')} `)
  }
}

interface Named {
  /** Role and gender. */
  mark: string
  name: string
  /** The gender, of somebody whom a parent may live with. */
  partner: string | undefined
}

/** Puts somebody behind what is said already, who swallows "my", "big" and "mum's" before it. */
function takeIn(said: string[], { mark, name, partner }: Named, adjectives: ReadonlySet<string>): void {
  const last = () => said.at(-1) ?? ''
  while (adjectives.has(last()) || (said.length > 1 && adjectives.has(said.slice(-2).join(' ')))) {
    if (!adjectives.has(last())) said.pop()
    said.pop()
  }
  const [role = '', gender = ''] = mark
  const other = role === 'h' || role === 'b' ? 'o' : role
  const owner = said.at(-2) ?? ''
  if (last() === "'s" && !NO_OWNER.has(owner)) {
    said.splice(-2)
    if (/^\$[fk]/.test(owner) && (role === 'h' || partner)) said.push(`$r${gender}`)
    else if (!owner.startsWith('$h')) said.push(`$${role === 'h' || partner ? 'o' : other}${gender}`)
    else if (partner) said.push(`$h${partner}`)
    else said.push(role === 'h' || role === 's' ? '$hp' : '$op')
    return
  }
  if (partner && last().startsWith('$h')) {
    said.splice(-1, 1, `$h${partner}`)
    return
  }
  let isOwn = true
  while (OWN.has(last()) || NOT_OWN.has(last()) || NEITHER.has(last())) {
    const before = said.pop() ?? ''
    if (OWN.has(before)) break
    if (NOT_OWN.has(before)) isOwn = false
  }
  if (role === 'h') said.push(`$${isOwn ? 'h' : 'o'}${gender}`)
  else said.push(other === 'o' ? `$o${gender}:${name}` : `$${other}${gender}`)
}

const TOGETHER: readonly (readonly [RegExp, string])[] = [
  // A lodger, an au pair: whoever lives here is of the home.
  [
    /(?<= )\$o([mfp])(?::[a-z-]+)? (?:(?:who|that|which) )?(?:is )?(?:lives?|living|lived|stays|staying|moved in|sleeps) (?:here|(?:with|at) (?:us|me|\$h[mfp]|our(?: house)?))(?= )/g,
    '$$h$1',
  ],
  [/(?<= )\$o([mfp])(?::[a-z-]+)? (?:(?:who|that) )?(?:i|we) (?:live|stay) with(?= )/g, '$$h$1'],
  [/(?<= )\$o([mfp])(?::[a-z-]+)? in my (?:family|house|home)(?= )/g, '$$h$1'],
  // Of two who do it together, one of the home is enough.
  [
    /(?<= )(?:\$h[mfp] (?:and|or|n) \$[hoksfr][mfp](?::[a-z-]+)?|\$[hoksfr][mfp](?::[a-z-]+)? (?:and|or|n) \$h[mfp])(?= )/g,
    '$$hp',
  ],
]

function together(line: Line): Line {
  return TOGETHER.reduce((marked, [pattern, mark]) => marked.replace(pattern, mark), line)
}

/** Everybody who is named in a marked line, in the order of the line. */
export function marksIn(line: Line): Mark[] {
  return [...line.matchAll(ANY_MARK)].map(([, role = '', gender = '']) => ({ role, gender }))
}

/** Whom "he", "she" or "they" means: the last one named who may be meant. */
export function meant(pronoun: string, named: readonly Mark[]): Mark | undefined {
  const gender = pronoun === 'he' ? 'm' : pronoun === 'she' ? 'f' : undefined
  return named.findLast(mark => !gender || mark.gender === gender || mark.gender === 'p')
}
