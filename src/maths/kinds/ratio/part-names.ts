/** What stands behind the name of a part and names no other thing. */
const WHERE =
  / (?:(?:in|at|on|of|from|to) (?:an? |the |this |that |his |her |their |my |our )?(?:number of )?[a-z' ]{1,30}|altogether|in total|in all|used|needed|there|present|attending)$/

const PLACES =
  /\b(?:in|at|on|from) (?:an? |the |this |that |his |her |their |my |our )?(?!(?:the|ratio|total|all)\b)([a-z]+(?: (?!(?:is|are|was|were|of|there|to|altogether|how|the|if|in|and)\b)[a-z]+)?)/g

/** Whether all that is said of places is said of one: how many there are in another class can't be told. */
export function isOnePlace(text: string): boolean {
  const places = [...text.matchAll(PLACES)].map(([, place = '']) => place.split(' ').at(-1))
  return new Set(places).size <= 1
}

/** `girls` of `the number of girls in the class`. */
export const nameOf = (said: string): string =>
  said
    .trim()
    .replace(/^(?:the |an? )?(?:total )?(?:number|amount|mass|weight|volume|quantity) of /, '')
    .replace(/^(?:the|an?|his|her|its|their) /, '')
    .replace(WHERE, '')
    .trim()

/** So many left, or away, are other ones than there were. */
const OTHERS = / (?:left|more|extra|gone|away|missing|absent|over|remain(?:ing)?|each)$/

const stem = (word: string) => word.replace(/(?:ies|y|es|e|s)$/, '')
const stems = (name: string) => name.split(' ').map(stem)

/**
 * The names of parts with the thing behind the last one only put behind all: `red` and `blue counters` are
 * `red counters` and `blue counters`; whoever says `red` alone means these.
 */
export function fullNames(names: readonly string[]): string[] {
  const last = names.at(-1)?.split(' ') ?? []
  const thing = last.length === 2 ? last[1] : undefined
  return thing && names.slice(0, -1).every(name => !name.includes(' '))
    ? names.map((name, at) => (at < names.length - 1 ? `${name} ${thing}` : name))
    : [...names]
}

/** The place of the part that a name belongs to, with a word more or less (`blue paint` of `blue`); undefined where it is none of them, or could be two. */
export function placeOf(said: string, names: readonly string[]): number | undefined {
  const own = stems(nameOf(said)).join(' ')
  if (own === '') return undefined
  const fits = names.flatMap((name, at) => {
    const all = stems(name)
    const isPaint = all.length === 1 && own.startsWith(`${all[0]} `) && !OTHERS.test(nameOf(said))
    return all.join(' ') === own || all[0] === own || isPaint ? [at] : []
  })
  return fits.length === 1 ? fits[0] : undefined
}

const PERSONS =
  'boys?|girls?|men|women|man|woman|males?|females?|adults?|child|children|teachers?|pupils?|students?|parents?|kids?|seniors?|juniors?'
const ADULTS = 'men|women|males?|females?|adults?|boys|girls|children'
/** What the parts must all be, so that a word stands for all of them together. */
const TOGETHER: [RegExp, RegExp][] = [
  [/^(?:children|pupils|students|kids|learners)$/, /^(?:boys?|girls?|males?|females?)$/],
  [/^people$/, new RegExp(`^(?:${PERSONS})$`)],
  [/^(?:members|passengers|employees|workers|players|guests|staff)$/, new RegExp(`^(?:${ADULTS})$`)],
  [
    /^animals$/,
    /^(?:cats|dogs|sheep|cows|goats|hens|ducks|pigs|horses|rabbits|chickens|hamsters|geese|turkeys)$/,
  ],
  [/^(?:fruits?|pieces of fruit)$/, /^(?:apples|oranges|pears|bananas|plums|lemons|mangoes|peaches)$/],
]

/** Whether a word means all parts together: `children` of boys and girls, `counters` of red and blue counters. */
export function isTogether(said: string, names: readonly string[]): boolean {
  const own = nameOf(said)
  // `24 cats and dogs`
  if (names.length > 1 && names.every(name => new RegExp(`\\b${name}\\b`).test(said))) return true
  if (names.length > 0 && names.every(name => name.includes(' ') && name.endsWith(` ${own}`))) return true
  return TOGETHER.some(([word, parts]) => word.test(own) && names.every(name => parts.test(name)))
}

/** A word for all parts together. */
export function togetherOf(names: readonly string[]): string {
  const thing = names[0]?.split(' ')[1]
  if (thing) return thing
  return ['children', 'people', 'animals', 'fruits'].find(word => isTogether(word, names)) ?? 'parts'
}
