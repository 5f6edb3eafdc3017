import { type Concern, type Finding, tierOf } from '../shared/concerns.ts'
import { plain, undisguised } from '../shared/normalise.ts'
import { asksForPrivateDetails, givesPrivateDetails } from '../shared/private-details.ts'
import { chooseKind, isHelpAtOnce } from './choose-kind.ts'
import { hear, homeMeant, markedLines } from './hearing/hear.ts'
import { guess, type Scores } from './hearing/learned.ts'
import { withoutJokes } from './hearing/slang.ts'
import { hearInLanguages, isInAnotherLanguage } from './languages/index.ts'
import { swearing } from './swearing.ts'
import { concernInWords } from './word-list.ts'

/** Text beyond this isn't looked through in one piece; nobody types so much in a message. */
const LONGEST = 20_000
/** Log-odds of the learned ear from which it is believed by itself. */
const ALONE_FROM = 0.3
/** So few words tell little: "I want to stop" may be about fractions. Each that is missing asks for more. */
const SHORT = 8
const FEWEST = 4
const FOR_EACH_MISSING = 0.1
/** Log-odds from which the rules are believed: below it what they found is meant in another way. */
const WITH_RULES_FROM = -0.25
/** The same for what can't wait: whoever says that the house burns is believed sooner. */
const AT_ONCE_FROM = -2

/**
 * What there is to worry about in a child's message, heard on this computer alone; undefined when nothing. Two ears
 * listen: rules, which say exactly what they heard, and one that has learnt from many messages, which hears what
 * nobody wrote a rule for and knows when a rule's words are meant in another way.
 * @param earlier the child's own messages before this one, oldest first: whom "he" means
 * @param learnt another learned ear than the app's own, to measure it
 */
export function hearChild(
  text: string,
  earlier: readonly string[] = [],
  learnt?: Scores,
): Finding | undefined {
  const read = withoutJokes(text.slice(0, LONGEST))
  const worry =
    hearInLanguages(read) ?? (isInAnotherLanguage(read) ? undefined : heardByBoth(read, earlier, learnt))
  if (worry) return worry
  const known = plain(read)
  const concern =
    swearing(known, undisguised(known)) ?? (givesPrivateDetails(known) ? 'private_details' : undefined)
  return concern && { concern, tier: tierOf(concern), isAtHome: false }
}

function heardByBoth(
  text: string,
  earlier: readonly string[],
  learnt: Scores | undefined,
): Finding | undefined {
  const lines = markedLines(text)
  const guessed = guess(text, lines, learnt)
  const words = lines.join(' ').trim().split(/\s+/).length
  // "kys" alone leaves nothing by which it could be meant in another way.
  const areRulesBelieved = words < FEWEST || guessed.danger > WITH_RULES_FROM
  const heard = hear(text, earlier).filter(
    ({ tier, concern }) =>
      tier === 'stop' || areRulesBelieved || (isHelpAtOnce(concern) && guessed.danger > AT_ONCE_FROM),
  )
  const isBelieved = guessed.danger > ALONE_FROM + FOR_EACH_MISSING * Math.max(0, SHORT - words)
  const isHeard = heard.some(({ tier }) => tier !== 'stop')
  if (isHeard || isBelieved) {
    const chosen = chooseKind(heard, guessed, lines)
    // "he" may be named in an earlier message alone.
    const meant = isHelpAtOnce(chosen.concern) ? undefined : homeMeant(lines, earlier)
    const isAtHome = heard.some(each => each.isAtHome) || (meant ?? chosen.isAtHome)
    return { ...chosen, isAtHome }
  }
  const [stopped] = heard
  return stopped && { concern: stopped.concern, tier: stopped.tier, isAtHome: false }
}

/** What there is to worry about in what an AI is about to say to a child. */
export function concernOfDraft(text: string): Concern | undefined {
  const known = plain(text.slice(0, LONGEST))
  return (
    concernInWords(known, undisguised(known)) ??
    (asksForPrivateDetails(known) ? 'private_details' : undefined)
  )
}
