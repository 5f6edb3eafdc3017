import { MATHS_WORDS } from '#maths/language/en/maths-words.ts'
import { EVERYDAY } from '#maths/language/en/open-talk.ts'
import type { Intent, Subject } from './intent.ts'

const SUBJECTS: readonly [RegExp, Subject][] = [
  [/\b(?:spel+|spelt|spelled|spel+ings?)\b/, 'spelling'],
  [
    /\bbook (?:report|review)\b|\bessay\b|\b(?:write|writing|wrote) (?:a |an |my |the |this |about )*(?:story|poem|letter|diary|paragraph|report|speech|review|recount|text|page)\b|\benglish (?:homework|hw|work|essay|lesson)\b|\bcreative writing\b|\bpoem\b/,
    'writing',
  ],
  [
    /\b(?:grammar|noun|verb|adjective|adverb|metaphor|simile|punctuation|apostrophe|pronoun|conjunction|prefix|suffix|comma)s?\b/,
    'other',
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

const ASKS_OF_WORLD =
  /^(?:(?:random|quick|question|ok|so|but|and|also|hey|wait|um|anyway|now|tutor|q|do you know|i wonder|can i ask) )*(?:why|who|where|when|what|whats|what's|how(?! (?:many|much|long|far|old|big|tall|heavy|often|come|about))) (?!about\b|if\b)/
/** Points at what is on the table, or at one of the two who talk. */
const POINTS =
  /\b(?:i|i'm|i'd|you|you're|me|my|your|we|us|our|it|it's|its|this|that|that's|these|those|them)\b/
const OF_MATHS =
  /^(?:maths?|numbers?|add\w*|plus|minus|times|divi\w*|multipl\w*|subtract\w*|take|away|sums?|answers?|solutions?|top|bottom|digits?|columns?|carry\w*|borrow\w*|tens|ones|units?|hundreds?|thousands?|hal(?:f|ves|ve)|quarters?|thirds?|doubl\w*|brackets?|letters?|[a-z]|equals?|equations?|percent\w*|decimals?|points?|shapes?|angles?|degrees?|lines?|graphs?|sides?|tables?|questions?|steps?|rules?|formulas?|patterns?|sequences?|zeros?|infinity|negatives?|positives?|squared?|squares?|cubed?|triangles?|circles?|rectangles?|ratios?|roots?|powers?|means?|averages?|biggest|smallest|bigger|smaller|first|next|last|step|hints?|quiz|left|total|together|each|size|pi|odd|even|signs?|mistakes?|fingers?|method|homework|stepwise|tutor|name|robot|ai|computer)$/

/** A question about the world: it has a thing in it that belongs neither to maths nor to the talk itself. */
function isOfWorld(plain: string): boolean {
  // What is told behind the question changes nothing of it.
  const told = plain.search(/ (?:i|i'm|i've|we|my) /)
  const own = told > 12 ? plain.slice(0, told) : plain
  const words = own
    .replace(/\bthe difference between\b/, '')
    .split(/\s+/)
    .slice(0, 7)
  const asked = words.join(' ')
  if (!ASKS_OF_WORLD.test(asked) || POINTS.test(asked) || /\d/.test(asked)) return false
  if (words.length < 3 || words.some(word => OF_MATHS.test(word) || MATHS_WORDS[word.replace(/s$/, '')]))
    return false
  return words.some(
    word =>
      word.length > 2 &&
      !EVERYDAY.has(word) &&
      !/^(?:whats|what's|does|doesn't|don't|isn't|aren't)$/.test(word),
  )
}

const ASKS =
  /\b(?:what|why|who|how|when|where|which|tell me|explain|help|homework|science|history|know|do you|can you|about|project|learn\w*)\b/
const OF_ITSELF = /\b(?:i'm|i am|i have|i've|i had|i got|i love|i like|i saw|i want|we|we're|my)\b/

/** Whether it is told of oneself, and nothing is asked: `im having a dinosaur cake`. */
export const tellsOfItself = (plain: string): boolean => OF_ITSELF.test(plain) && !ASKS.test(plain)

/** The other subject that a message is about, in plain words; undefined for none. */
export function subjectIn(plain: string): Intent | undefined {
  if (MATHS.test(plain) || plain.split(' ').length > 40) return undefined
  // A story may be full of castles and kings: many numbers make a sum of it.
  if ((plain.match(/\d+/g) ?? []).length > 1) return undefined
  const found = SUBJECTS.find(([pattern]) => pattern.test(plain))
  // `im having a dinosaur cake` tells of life.
  if (found && ['science', 'past', 'world'].includes(found[1]) && tellsOfItself(plain)) return undefined
  if (found) return { wants: 'other subject', subject: found[1] }
  return isOfWorld(plain) ? { wants: 'other subject', subject: 'other' } : undefined
}
