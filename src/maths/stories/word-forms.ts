import {
  CONTAINERS,
  IRREGULAR_NOUNS,
  KINDS,
  LABELS,
  MEASURES,
  OPPOSITES,
  SAME,
} from '../language/en/stories/nouns.ts'
import {
  ALSO_NOUNS,
  IRREGULAR_VERBS,
  PARTICLE_VERBS,
  PARTICLES,
  VERBS,
  type VerbClass,
} from '../language/en/stories/verbs.ts'

/** The words of a list that is written as one text. */
export const words = (text: string): string[] => text.trim().split(/\s+/)
/** Pairs that are written `one:other one:other`, as a map. */
export const pairs = (text: string): Map<string, string> =>
  new Map(words(text).map(each => each.split(':') as [string, string]))

const oddNouns = pairs(IRREGULAR_NOUNS)
const oddVerbs = pairs(IRREGULAR_VERBS)
const sames = pairs(SAME)

/** The singular of a noun, with one word for what has several names: `mum` is `mother`. Small letters in and out. */
export function nounOf(word: string): string {
  const one = singularOf(word)
  return sames.get(one) ?? one
}

/** The singular of a noun, in small letters. */
function singularOf(word: string): string {
  const odd = oddNouns.get(word)
  if (odd !== undefined) return odd
  const behind = word.lastIndexOf('-')
  if (behind > 0) return word.slice(0, behind + 1) + singularOf(word.slice(behind + 1))
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|zz|bus)es$/.test(word) || (word.length > 5 && word.endsWith('oes')))
    return word.slice(0, -2)
  return word.length > 2 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}

/** Whether a noun stands in the plural. */
export const isPlural = (word: string): boolean => singularOf(word) !== word

export type VerbForm = 'plain' | 'third' | 'past' | 'ing'

interface Verb {
  lemma: string
  form: VerbForm
}

const classes = new Map<string, VerbClass>()
for (const [kind, list] of VERBS)
  for (const verb of words(list)) if (!classes.has(verb)) classes.set(verb, kind)
const particleClasses = new Map<string, VerbClass>()
for (const [kind, list] of PARTICLE_VERBS)
  for (const verb of list.split('|')) particleClasses.set(verb.trim(), kind)
export const particles: ReadonlySet<string> = new Set(words(PARTICLES))

const forms = new Map<string, Verb>()
function addForm(word: string, lemma: string, form: VerbForm): void {
  if (!forms.has(word)) forms.set(word, { lemma, form })
}
for (const [word, lemma] of oddVerbs) addForm(word, lemma, formOf(word, lemma))
for (const verb of classes.keys()) {
  addForm(verb, verb, 'plain')
  const ending = /(?:s|x|ch|sh|o|z)$/.test(verb) ? 'es' : 's'
  addForm(/[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : verb + ending, verb, 'third')
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  const doubled = /[^aeiou][aeiou][bdgklmnprtv]$/.test(verb) ? verb + verb.slice(-1) : stem
  for (const each of [stem, doubled]) {
    addForm(`${each}ed`, verb, 'past')
    addForm(`${each}ing`, verb, 'ing')
  }
  if (/[^aeiou]y$/.test(verb)) addForm(`${verb.slice(0, -1)}ied`, verb, 'past')
}
for (const lemma of new Set(oddVerbs.values())) addForm(lemma, lemma, 'plain')
/** Forms that are a noun as often: with `rake` also `rakes`. */
export const alsoNouns: ReadonlySet<string> = new Set(
  words(ALSO_NOUNS).flatMap(word => {
    const form = forms.get(word)
    const third =
      form?.form === 'plain'
        ? [...forms].find(([, each]) => each.lemma === word && each.form === 'third')
        : undefined
    return third ? [word, third[0]] : [word]
  }),
)

function formOf(word: string, lemma: string): VerbForm {
  if (/ing$/.test(word) && lemma !== 'bring' && word.length > 4) return 'ing'
  return /s$/.test(word) && word !== 'was' ? 'third' : ['are', 'am'].includes(word) ? 'plain' : 'past'
}

/** Past forms of words that no list has: `embroidered`. */
const PAST = /^[a-z]{3,}ed$/
const NO_VERB =
  /^(?:hundred|speed|seed|weed|breed|shed|sled|naked|sacred|wicked|need|feed|bleed|greed|red|bed|coloured|colored|flavoured|flavored|indeed|exceed|agreed|reed|haired|sided|.*-.*|[a-z]*eed)$/

/** The verb that a word may be a form of; undefined for what is none. */
export function verbOf(word: string): Verb | undefined {
  const known = forms.get(word)
  if (known) return known
  return PAST.test(word) && !NO_VERB.test(word) ? { lemma: word, form: 'past' } : undefined
}

/** What a verb does, with the small word behind it: `give away` loses. */
export function classOf(lemma: string, particle?: string): VerbClass {
  const together = particle === undefined ? undefined : particleClasses.get(`${lemma} ${particle}`)
  return together ?? classes.get(lemma) ?? 'other'
}
/** Whether verb and small word are one verb. */
export const isParticleVerb = (lemma: string, particle: string): boolean =>
  particleClasses.has(`${lemma} ${particle}`)

const measures = new Map<string, { dimension: string; size: number }>(
  MEASURES.flatMap(([dimension, list]) =>
    [...pairs(list)].map(([unit, size]) => [unit, { dimension, size: Number(size) }] as const),
  ),
)
/** The dimension of a unit and how many of the smallest one it is; undefined for what is no unit. */
export const measureOf = (noun: string) => measures.get(noun)

const kinds = new Map(KINDS.map(([kind, list]) => [kind, new Set(words(list).map(nounOf))]))
/** Whether `noun` is a kind of `kind`: apples of fruit. */
export const isKindOf = (noun: string, kind: string): boolean => kinds.get(kind)?.has(noun) === true

const opposites = pairs(OPPOSITES)
/** Whether whatever is not one is the other: boys and girls. */
export const areOpposite = (one: string, other: string): boolean =>
  opposites.get(one) === other || opposites.get(other) === one

const containers = new Set(words(CONTAINERS))
/** Whether something usually has several of something else in it. */
export const isContainer = (noun: string): boolean => containers.has(noun)
const labels = new Set(words(LABELS))
/** Whether a number behind this word may be its name alone: `Year 2`. */
export const isLabelled = (word: string): boolean => labels.has(word)
