import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity'

/** Words of the library's list that have another, honest meaning: an animal, a tool, biology, a book. */
const HONEST: ReadonlySet<string> = new Set(
  'abo abbo anal anus arse ass bestiality boob boonga chink cock cum dick dyke ejaculate erection erotic fellatio fisting hentai incest jerk off jizz masturbate nude negro orgasm orgy penis pegging piss porn prick pussy rape retard semen sex spastic tit titty turd vagina'.split(
    ' ',
  ),
)
const HATE: ReadonlySet<string> = new Set([
  'fag',
  'nigger',
  'kike',
  'tranny',
  'paki',
  'gook',
  'wetback',
  'spic',
  'retarded',
])

let made: { matcher: RegExpMatcher; words: DataSet<{ originalWord: string }> } | undefined

/** Whether a text swears or insults a whole people. @param texts the same text, as written and with disguises undone */
export function swearing(...texts: readonly string[]): 'hate' | 'swearing' | undefined {
  made ??= make()
  const { matcher, words } = made
  const found = texts.flatMap(text =>
    matcher
      .getAllMatches(text)
      .map(match => words.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? ''),
  )
  if (found.some(word => HATE.has(word))) return 'hate'
  return found.length > 0 ? 'swearing' : undefined
}

function make() {
  const words = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => HONEST.has(metadata?.originalWord ?? ''))
  words.addPhrase(phrase => phrase.setMetadata({ originalWord: 'shit' }).addWhitelistedTerm('shiitake'))
  for (const [word, shape] of OTHERS) {
    words.addPhrase(phrase => phrase.setMetadata({ originalWord: word }).addPattern(shape))
  }
  return { matcher: new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers }), words }
}

/** What the list lacks, or has only inside a word that was left out above. */
const OTHERS = [
  ['asshole', pattern`as?shole`],
  ['arsehole', pattern`arsehole`],
  ['dickhead', pattern`dickhead`],
  ['dumbass', pattern`dumbas?s|`],
  ['stfu', pattern`|stfu|`],
  ['wtf', pattern`|wtf|`],
  ['piss off', pattern`|pis?s off|`],
  ['retarded', pattern`|retard|`],
  ['retarded', pattern`|retarded|`],
  ['retarded', pattern`|retards|`],
  ['paki', pattern`|paki|`],
  ['paki', pattern`|pakis|`],
  ['gook', pattern`|gooks|`],
  ['gook', pattern`|gook|`],
  ['wetback', pattern`wetback`],
] as const
