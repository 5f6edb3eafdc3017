import { matchAsked } from './asked.ts'
import { matchNouns } from './nouns.ts'
import type { Quantity } from './quantity.ts'
import type { Setting } from './setting.ts'
import type { Bundle, Pair, Scale, Term } from './terms.ts'
import { isSameOne } from './who.ts'

/** What speaks for and against a term being this schema: its roles, and how its parts stand to each other. */
export function evidenceOf(term: Term, setting: Setting, scale: Scale): Bundle[] {
  const { schema, parts, pair } = term
  if (!schema) return []
  const { name, roles } = schema
  const bundles = parts.map((part, i) => roleEvidence(`${name}.${roles[i]}`, part, setting, scale))
  if (pair) bundles.push(scale.weigh(name, pair.facts))
  return bundles
}

function roleEvidence(role: string, part: Term, setting: Setting, scale: Scale): Bundle {
  const { quantity, schema } = part
  if (quantity)
    return scale.kept(`${role}#${quantity.index}`, role, () => setting.known[quantity.index]?.facts ?? [])
  const asked = matchAsked(setting.asked, part.noun, part.dimension === 'money')
  return scale.kept(`${role}<${schema?.name}${asked}`, role, () => [`<${schema?.name}`, '<', `<a=${asked}`])
}

/** How two terms stand to each other. */
export function pairOf(first: Term, second: Term, setting: Setting): Pair {
  const match = matchNouns(first.noun, second.noun)
  const [a, b] = [firstLeaf(first), firstLeaf(second)]
  const isSame = first.about.some(each => second.about.some(name => isSameOne(each, name)))
  const facts = [
    `m=${match}`,
    `o=${isSame}`,
    first.first < second.first ? 'in order' : 'out of order',
    first.value >= second.value ? 'big first' : 'small first',
    `u=${first.dimension}/${second.dimension}`,
    `r=${rateWord(first, second, setting)}/${rateWord(second, first, setting)}`,
    `c=${a.cls}/${b.cls}`,
  ]
  if (a.sentence === b.sentence) facts.push('one sentence')
  if (a.verb && a.verb === b.verb) facts.push('one verb')
  const [mine, theirs] = [setting.known[a.index], setting.known[b.index]]
  facts.push(`d=${mine?.direction}${theirs?.direction}`, `a=${mine?.asked}/${theirs?.asked}`)
  if (mine?.side !== 'none') facts.push(`s=${mine?.side}/${theirs?.side}`)
  if (mine?.day !== 'none') facts.push(`y=${mine?.day}/${theirs?.day}`)
  const ratio = first.value / second.value
  facts.push(Math.abs(ratio - Math.round(ratio)) < 1e-9 ? 'even' : 'uneven')
  return { match, facts }
}

function firstLeaf(term: Term): Quantity {
  let each = term
  while (!each.quantity) each = each.parts[0] as Term
  return each.quantity
}

/** How what a rate is for stands to the other term and to what is asked. */
function rateWord(rate: Term, other: Term, { asked }: Setting): string {
  if (!rate.per) return rate.about.some(each => each === other.noun.head) ? 'own' : '-'
  if (rate.per === '?') return '?'
  if (rate.per === other.noun.head || rate.per === other.noun.of) return 'hit'
  return rate.per === asked.nouns[0]?.head ? 'asked' : 'miss'
}

/** What speaks for and against a term being what the story asks. */
export function rootEvidence(term: Term, setting: Setting, scale: Scale): Bundle[] {
  const name = term.schema?.name ?? ''
  const { asked, quantities } = setting
  const bundles = [scale.kept(`${name}|`, `${name}|`, () => ['', ...setting.askedFacts])]
  const match = matchAsked(asked, term.noun, term.dimension === 'money')
  const facts = [
    `a=${match}`,
    `who=${whoAsked(term, setting)}`,
    `u=${term.dimension}`,
    `r=${term.per ? 'rate' : '-'}`,
  ]
  if (term.per && asked.flags.has('each')) facts.push('each')
  const below = term.parts.map(part => part.schema?.name).filter(Boolean)
  for (const child of below) {
    for (const flag of ['left', 'total', 'each', 'over', 'need', 'than', 'change']) {
      if (asked.flags.has(flag)) facts.push(`<${child}|${flag}`)
    }
  }
  if (!Number.isInteger(term.value)) facts.push('no whole')
  if (term.value === 0) facts.push('zero')
  facts.push(`steps=${term.steps}`, `steps=${term.steps}/${quantities.length}`)
  bundles.push(scale.weigh(`${name}?`, facts), scale.weigh('?', facts))
  let unused = 0
  for (const quantity of quantities) {
    if (term.uses & (1 << quantity.index)) continue
    unused++
    bundles.push(scale.kept(`un#${quantity.index}`, 'un', () => setting.known[quantity.index]?.facts ?? []))
  }
  bundles.push(
    scale.kept(`un=${unused}${name}`, 'unused', () => [`${unused}/${quantities.length}`, `${name}${unused}`]),
  )
  return bundles
}

/** Whether the term is of the one that is asked about. */
export function whoAsked(term: Term, { askedOwner, asked }: Setting): 'hit' | 'miss' | 'open' {
  if (!askedOwner || askedOwner === 'they' || askedOwner === 'we') return 'open'
  const names = [askedOwner, asked.nouns[0]?.head ?? ''].filter(Boolean)
  if (term.about.length === 0) return 'open'
  return names.some(name => term.about.some(each => isSameOne(each, name))) ? 'hit' : 'miss'
}

/** What speaks for refusing the story. */
export function refusalEvidence(setting: Setting, scale: Scale): Bundle {
  const facts = new Set(['', ...setting.askedFacts])
  for (const known of setting.known) for (const fact of known.facts) facts.add(`.${fact}`)
  return scale.weigh('none', [...facts])
}
