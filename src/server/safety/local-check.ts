import { type Concern, type Finding, tierOf } from '../shared/concerns.ts'
import { plain, undisguised } from '../shared/normalise.ts'
import { asksForPrivateDetails, givesPrivateDetails } from '../shared/private-details.ts'
import { chooseKind, isHelpAtOnce } from './choose-kind.ts'
import { encode } from './encoder/encode.ts'
import { together } from './encoder/together.ts'
import { hear, homeMeant, markedLines } from './hearing/hear.ts'
import { guess, likenessToSchool, type Scores } from './hearing/learned.ts'
import { withoutJokes } from './hearing/slang.ts'
import { hearInLanguages, isInAnotherLanguage } from './languages/index.ts'
import { type OwnWords, ownWords, type Place } from './own-words.ts'
import { swearing } from './swearing.ts'
import { concernInWords } from './word-list.ts'

/** Text beyond this isn't looked through in one piece; nobody types so much in a message. */
const LONGEST = 20_000
/** Below these log-odds of the learned ear the encoder, however sure, can't make a text one to worry about. */
const OUT_OF_REACH = -2
/** Log-odds of the learned ear from which it is believed by itself. */
const ALONE_FROM = 0
/** So much above that it is sure; between the two the child is asked. */
const SURE_ABOVE = 0.4
/** The same above what the rules are believed from. */
const SURE_OF_RULES_ABOVE = 0.2
/** So few words tell little: "I want to stop" may be about fractions. Each that is missing asks for more. */
const SHORT = 8
const FEWEST = 4
const FOR_EACH_MISSING = 0.1
/** So much more is asked for at work where nobody speaks of itself and no word is grave, half of it where one does; all of it of a question about people in general. */
const AT_WORK = 1.2
/**
 * Log-odds from which a message is taken for a school question as a whole: then so much more is asked of both ears,
 * unless the child says of itself what is grave.
 */
const SCHOOL_FROM = 0.5
/** The same elsewhere, where nobody speaks of itself and no word is grave. */
const OF_NOBODY = 0.2
/** Log-odds from which the rules are believed: below it what they found is meant in another way. */
const WITH_RULES_FROM = -0.4
/** The same of fewer words than `FEWEST`: they leave little by which it could be meant in another way. */
const WITH_RULES_SHORT_FROM = -1.6
/** Of so few, such as "kys", nothing is left for that. */
const BARE = 2
/** The same for what can't wait: whoever says that the house burns is believed sooner. */
const AT_ONCE_FROM = -2

export interface Circumstances {
  /** The child's own messages before this one, oldest first: whom "he" means. */
  earlier?: readonly string[]
  place?: Place
  /** Whether something to be worked out lies on the table. */
  isAtWork?: boolean
  /** Heard once more among many: the encoder, which takes longest, is left out. */
  isAgain?: boolean
  /** Another learned ear than the app's own, to measure it. */
  learnt?: Scores | undefined
}

/**
 * What there is to worry about in a child's words, heard on this computer alone; undefined when nothing. What is an
 * answer, a sum, a story or a feeling about the work is taken out first. To the rest three ears listen: rules, which say
 * exactly what they heard, one that has learnt from many messages, which hears what nobody wrote a rule for and knows when
 * a rule's words are meant in another way, and an encoder that had read much else before it learnt from the same messages.
 */
export function hearChild(text: string, circumstances: Circumstances = {}): Finding | undefined {
  const read = withoutJokes(withoutWideGaps(text.slice(0, LONGEST)))
  const worry =
    hearInLanguages(read) ?? (isInAnotherLanguage(read) ? undefined : heardByBoth(read, circumstances))
  if (worry) return worry
  const known = plain(read)
  const concern =
    swearing(known, undisguised(known)) ?? (givesPrivateDetails(known) ? 'private_details' : undefined)
  return concern && { concern, tier: tierOf(concern), isAtHome: false }
}

/** A gap of thousands of blanks tells no more than one, and patterns that begin with blanks would try each of them. */
const withoutWideGaps = (text: string) => text.replace(/\s{3,}/g, gap => (gap.includes('\n') ? '\n' : ' '))

function heardByBoth(
  text: string,
  { earlier = [], place = 'message', isAtWork = false, isAgain = false, learnt }: Circumstances,
): Finding | undefined {
  const own = ownWords(text, place, isAtWork)
  if (!/\p{L}|\p{Extended_Pictographic}/u.test(own.text)) return undefined
  const lines = markedLines(own.text)
  const told = hear(own.text, earlier)
  const alone = guess(own.text, lines, learnt)
  const isWithinReach = told.length > 0 || alone.danger > OUT_OF_REACH
  // It has learnt from all messages: beside an ear that is measured on some of them it would tell what it knows by heart.
  const encoded = isWithinReach && !isAgain && !learnt ? encode(text) : undefined
  const guessed = together(alone, encoded)
  const words = lines.join(' ').trim().split(/\s+/).length
  const isSchool = !(own.tellsOfSelf && own.isGrave) && likenessToSchool(text, learnt) > SCHOOL_FROM
  const more = isSchool ? AT_WORK : 0
  const rulesFrom = (words < FEWEST ? WITH_RULES_SHORT_FROM : WITH_RULES_FROM) + more
  const areRulesBelieved = words <= BARE || guessed.danger > rulesFrom
  const heard = told.filter(
    ({ tier, concern }) =>
      tier === 'stop' ||
      areRulesBelieved ||
      ((isHelpAtOnce(concern) || (concern === 'self_harm' && own.tellsOfSelf && own.isGrave)) &&
        guessed.danger > AT_ONCE_FROM),
  )
  const odds = own.isTorn
    ? Math.min(guessed.danger, together(guess(text, markedLines(text), learnt), encoded).danger)
    : guessed.danger
  const least = aloneFrom(own, place, words) + more
  const isHeard = heard.some(({ tier }) => tier !== 'stop')
  if (isHeard || odds > least) {
    const chosen = chooseKind(heard, guessed, lines)
    const isSureOfRules = words <= BARE || guessed.danger > rulesFrom + SURE_OF_RULES_ABOVE
    // What can't wait is not asked about, and beside work there is nobody to ask.
    const isUnsure =
      place === 'message' &&
      !isHelpAtOnce(chosen.concern) &&
      !(isHeard && isSureOfRules) &&
      odds <= least + SURE_ABOVE
    // "he" may be named in an earlier message alone.
    const meant = isHelpAtOnce(chosen.concern) ? undefined : homeMeant(lines, earlier)
    const isAtHome = heard.some(each => each.isAtHome) || (meant ?? chosen.isAtHome)
    return { ...chosen, isAtHome, ...(!isHeard && { isGuess: true }), ...(isUnsure && { isUnsure }) }
  }
  const [stopped] = heard
  return stopped && { concern: stopped.concern, tier: stopped.tier, isAtHome: false }
}

/** Log-odds from which the learned ear is believed by itself. In somebody else's text it hears the child alone. */
function aloneFrom(own: OwnWords, place: Place, words: number): number {
  const { tellsOfSelf, isGrave, asksInGeneral, isAboutWork, isAnswer } = own
  if (place !== 'message' && !tellsOfSelf) return Number.POSITIVE_INFINITY
  const least = ALONE_FROM + FOR_EACH_MISSING * Math.max(0, SHORT - words)
  if (tellsOfSelf && isGrave) return least
  if (asksInGeneral) return least + AT_WORK
  const isOfNobody = !tellsOfSelf && !isGrave
  if (isAboutWork) return least + (isOfNobody ? AT_WORK : AT_WORK / 2)
  if (isAnswer) return least + AT_WORK / 2
  return isOfNobody ? least + OF_NOBODY : least
}

/** What there is to worry about in what an AI is about to say to a child. */
export function concernOfDraft(text: string): Concern | undefined {
  const known = plain(text.slice(0, LONGEST))
  return (
    concernInWords(known, undisguised(known)) ??
    (asksForPrivateDetails(known) ? 'private_details' : undefined)
  )
}
