import type { Intent, Subject } from './intent.ts'

const SUBJECTS: readonly [RegExp, Subject][] = [
  [/\b(?:spell|spelt|spelling|spellings)\b/, 'spelling'],
  [
    /\bbook (?:report|review)\b|\bessay\b|\b(?:write|writing|wrote) (?:a |an |my |the |this |about )*(?:story|poem|letter|diary|paragraph|report|speech|review|recount|text|page)\b|\benglish (?:homework|hw|work|essay|lesson)\b|\b(?:grammar|noun|verb|adjective|adverb|metaphor|simile|punctuation|apostrophe)s?\b|\bcreative writing\b|\bpoem\b/,
    'writing',
  ],
  [
    /\b(?:battle of|war|world war|tudors?|vikings?|romans|egyptians?|pharaoh|victorians?|history|henry (?:the|viii)|king|queen|president|great fire|hastings|castles?)\b|\bwhen (?:was|did) (?:the|they|we|people|world)\b|\bin what year\b/,
    'past',
  ],
  [
    /\bwhy (?:is|are|do|does) (?:the )?(?:sky|grass|sea|ocean|moon|sun|stars?|leaves|snow|ice|birds|cats|dogs|fire|we (?:sleep|dream|yawn|sneeze)|blood|rainbow)\b|\b(?:photosynthesis|gravity|electricity|magnets?|volcano(?:es)?|planets?|dinosaurs?|atoms?|cells?|science|biology|chemistry|physics|skeleton|lungs|digestion|food chain|water cycle|evaporation|habitats?|solar system)\b/,
    'science',
  ],
  [
    /\b(?:french|spanish|german|italian|polish|latin|chinese|mandarin|arabic) (?:homework|hw|for|word|words|lesson|test|vocab)\b|\b(?:how do (?:you|i) say|what is|what's) .{1,25} in (?:french|spanish|german|italian|polish|latin|chinese)\b|\btranslate\b/,
    'language',
  ],
  [
    /\bcapital (?:city )?of\b|\b(?:geography|continents?|biggest country|longest river|highest mountain|deepest ocean|tallest building|capital cities)\b/,
    'world',
  ],
]

/** Maths that only sounds like another subject. */
const MATHS = /\d\s*[-+×x*÷/=]\s*\d|\b(?:solve|factori[sz]e|simplify|equation|fraction|percent|mean|median)\b/

/** The other subject that a message is about, in plain words; undefined for none. */
export function subjectIn(plain: string): Intent | undefined {
  if (MATHS.test(plain) || plain.split(' ').length > 40) return undefined
  // A story may be full of castles and kings: many numbers make a sum of it.
  if ((plain.match(/\d+/g) ?? []).length > 1) return undefined
  const found = SUBJECTS.find(([pattern]) => pattern.test(plain))
  return found && { wants: 'other subject', subject: found[1] }
}
