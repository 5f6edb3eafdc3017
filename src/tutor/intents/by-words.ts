const OTHER_PERSON =
  /^((?:but|and|so|ok|well|now|sorry) )*(?:he|she|they|my (?:son|daughter|child|kid|boy|girl|little one))(?: still| just| really| actually)*(?='s\b|'re\b| (?:is|are|was|has|have|doesn't|don't|didn't|can't|wants|needs|feels|got|gets|thinks|says (?:it's|that)))/
const VERBS: readonly [RegExp, string][] = [
  [/^i(?:'s|'re| is| are)\b/, "i'm"],
  [/^i doesn't\b/, "i don't"],
  [/^i (want|need|feel|get|think)s\b/, 'i $1'],
  [/^i has\b/, 'i have'],
]

/** What a grown-up tells of a child as the child would say it: `he doesn't know` is `i don't know`; undefined for others. */
export function asOwnWords(plain: string): string | undefined {
  const asked =
    /^(?:he|she|they|my \w+) (?:asks?|(?:is|'s|are) asking|wants? to know|wonders?)(?: me| us)? (.+)$/.exec(
      plain,
    )
  if (asked?.[1]) return asked[1]
  if (!OTHER_PERSON.test(plain)) return undefined
  return VERBS.reduce((text, [pattern, by]) => text.replace(pattern, by), plain.replace(OTHER_PERSON, 'i'))
}
