import { isRelative } from '../tokens.ts'
import type { Group } from './group.ts'

interface Person {
  name: string
  gender?: 'male' | 'female' | undefined
}

/** Who is meant by names and pronouns, as a story goes on. */
export class People {
  readonly names = new Set<string>()
  /** Every person by the order of being mentioned last. */
  private readonly recent: Person[] = []
  private lastThing: string | undefined
  private lastMany: string | undefined
  private readonly resolved = new Map<Group, string>()
  /** Who the last clause was about: `he` is rather that one than whom he gave something. */
  subject: string | undefined
  /** A pronoun may have meant somebody else. */
  isUnsure = false

  /**
   * The holder that a group names; undefined for what holds nothing.
   * @param except who is no `him` or `her` here, because they are the one who gives
   */
  of(group: Group | undefined, except?: string): string | undefined {
    if (!group) return undefined
    const { name, pronoun, owner, words, gender } = group
    if (pronoun !== undefined) {
      // One subject of two clauses is one person.
      const known = this.resolved.get(group)
      if (known !== undefined) return known
      const meant = this.meantBy(pronoun, except)
      if (meant !== undefined) this.resolved.set(group, meant)
      return meant
    }
    if (name !== undefined) return this.mention(name, gender)
    const head = words.at(-1)
    if (head === undefined) return owner === undefined ? undefined : this.mention(owner, undefined)
    if (isRelative(head)) {
      if (owner !== undefined && !isRelative(owner.split(' ').at(-1) ?? '')) this.mention(owner, undefined)
      const whose = owner ?? this.ownerBy(group.determiner)
      return this.mention(whose === undefined ? head : `${whose} ${head}`, gender)
    }
    const named = [...(owner === undefined ? [] : [owner]), ...words].join(' ')
    if (group.isPlural) this.lastMany = head
    else this.lastThing = named
    return named
  }

  private ownerBy(determiner: string | undefined): string | undefined {
    const gender = determiner === 'his' ? 'male' : determiner === 'her' ? 'female' : undefined
    // `her sister` is no sister of a sister.
    const isOwn = ({ name }: Person) => !name.includes(' ') || !isRelative(name.split(' ').at(-1) ?? '')
    return gender === undefined
      ? undefined
      : this.recent.find(each => fits(each, gender) && isOwn(each))?.name
  }

  private mention(name: string, gender: Person['gender']): string {
    const known = this.recent.find(each => each.name === name)
    const at = known ? this.recent.indexOf(known) : -1
    if (at >= 0) this.recent.splice(at, 1)
    this.recent.unshift({ name, gender: gender ?? known?.gender })
    this.names.add(name)
    return name
  }

  private meantBy(pronoun: string, except?: string): string | undefined {
    const gender = /^(?:he|him|himself)$/.test(pronoun)
      ? 'male'
      : /^(?:she|her|herself)$/.test(pronoun)
        ? 'female'
        : undefined
    if (gender !== undefined) {
      const candidates = this.recent.filter(each => fits(each, gender) && each.name !== except)
      const certain = candidates.filter(each => each.gender === gender)
      const likely = certain.length > 0 ? certain : candidates
      // Whom a story is about, and not a brother who gives him something.
      const own = likely.filter(each => !likely.some(other => each.name.startsWith(`${other.name} `)))
      const isSubject = /^(?:he|she)$/.test(pronoun)
      const found = candidates.find(({ name }) => isSubject && name === this.subject) ?? own[0]
      const isClear = own.length === 1 && (likely.length === 1 || likely[0] === found)
      const isGuess = found !== undefined && !own.includes(found)
      if (isGuess || (likely.length > 1 && !isClear)) this.isUnsure = true
      if (found) this.mention(found.name, found.gender)
      return found?.name ?? pronoun
    }
    if (pronoun === 'it') return this.lastThing ?? 'it'
    if (pronoun === 'they' || pronoun === 'them')
      return this.lastMany !== undefined && this.recent.length === 0 ? this.lastMany : 'they'
    if (/^(?:i|me|myself)$/.test(pronoun)) return this.mention('i', undefined)
    return pronoun
  }
}

const fits = (person: Person, gender: Person['gender']) =>
  person.name !== 'i' && (person.gender === undefined || person.gender === gender)
