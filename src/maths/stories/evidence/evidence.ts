import { matchAsked } from './asked.ts'
import { matchNouns } from './nouns.ts'
import { askedFacts, type Setting } from './setting.ts'
import { type Bundle, leavesOf, type Scale, type Term } from './terms.ts'
import { isSameOne } from './who.ts'

/** What speaks for and against a term being this schema: its roles, and how its parts stand to each other. */
export function evidenceOf(term: Term, setting: Setting, scale: Scale): Bundle[] {
  const { schema, parts } = term
  if (!schema) return []
  const { name, roles } = schema
  const bundles = parts.map((part, i) => roleEvidence(name, roles[i] ?? '', part, setting, scale))
  const [first, second] = parts as [Term, Term?]
  if (second) bundles.push(scale.weigh(pairFacts(first, second, setting).map(fact => `${name}~${fact}`)))
  return bundles
}

function roleEvidence(name: string, role: string, part: Term, setting: Setting, scale: Scale): Bundle {
  const { quantity, schema } = part
  if (quantity) {
    return scale.kept(`${name}.${role}#${quantity.index}`, () =>
      (setting.known[quantity.index]?.facts ?? []).map(fact => `${name}.${role}:${fact}`),
    )
  }
  const asked = matchAsked(setting.asked, part.noun, part.dimension === 'money')
  return scale.kept(`${name}.${role}<${schema?.name}${asked}`, () => [
    `${name}.${role}<${schema?.name}`,
    `${name}.${role}<`,
    `${name}.${role}<a=${asked}`,
  ])
}

function pairFacts(first: Term, second: Term, setting: Setting): string[] {
  const match = matchNouns(first.noun, second.noun)
  const [one, other] = [leavesOf(first), leavesOf(second)]
  const [a, b] = [one[0], other[0]]
  const isSame = first.about.some(each => second.about.some(name => isSameOne(each, name)))
  const facts = [
    `m=${match}`,
    `o=${isSame}`,
    first.first < second.first ? 'in order' : 'out of order',
    first.value >= second.value ? 'big first' : 'small first',
    `u=${first.dimension}/${second.dimension}`,
    `r=${rateWord(first, second, setting)}/${rateWord(second, first, setting)}`,
  ]
  if (a && b) {
    facts.push(`c=${a.cls}/${b.cls}`)
    if (a.sentence === b.sentence) facts.push('one sentence')
    if (a.verb && a.verb === b.verb) facts.push('one verb')
    const [mine, theirs] = [setting.known[a.index], setting.known[b.index]]
    facts.push(`d=${mine?.direction}${theirs?.direction}`, `a=${mine?.asked}/${theirs?.asked}`)
    if (mine?.side !== 'none') facts.push(`s=${mine?.side}/${theirs?.side}`)
    if (mine?.day !== 'none') facts.push(`y=${mine?.day}/${theirs?.day}`)
  }
  const ratio = first.value / second.value
  facts.push(Math.abs(ratio - Math.round(ratio)) < 1e-9 ? 'even' : 'uneven')
  return facts
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
  const bundles = [scale.kept(`|${name}`, () => [`|${name}`, ...askedFacts(setting).map(fact => `${name}|${fact}`)])]
  const match = matchAsked(asked, term.noun, term.dimension === 'money')
  const facts = [`a=${match}`, `who=${whoAsked(term, setting)}`, `u=${term.dimension}`, `r=${term.per ? 'rate' : '-'}`]
  if (term.per && asked.flags.has('each')) facts.push('each')
  const below = term.parts.map(part => part.schema?.name).filter(Boolean)
  for (const child of below) {
    for (const flag of ['left', 'total', 'each', 'over', 'need', 'than', 'change']) {
      if (asked.flags.has(flag)) facts.push(`<${child}|${flag}`)
    }
  }
  if (!Number.isInteger(term.value)) facts.push('no whole')
  if (term.value === 0) facts.push('zero')
  const names = facts.flatMap(fact => [`${name}?${fact}`, `?${fact}`])
  names.push(`steps=${term.steps}`, `steps=${term.steps}/${quantities.length}`)
  bundles.push(scale.weigh(names))
  let unused = 0
  for (const quantity of quantities) {
    if (term.uses & (1 << quantity.index)) continue
    unused++
    bundles.push(
      scale.kept(`un#${quantity.index}`, () => (setting.known[quantity.index]?.facts ?? []).map(fact => `un:${fact}`)),
    )
  }
  bundles.push(scale.kept(`un=${unused}${name}`, () => [`un=${unused}/${quantities.length}`, `${name}|un=${unused}`]))
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
  return scale.weigh([
    'none',
    ...askedFacts(setting).map(fact => `none|${fact}`),
    ...setting.known.flatMap(known => known.facts.map(fact => `none.${fact}`)),
  ])
}
