import { CONCERNS, type Concern, type Finding, type Tier, tierOf } from '../shared/concerns.ts'
import { plain, undisguised } from '../shared/normalise.ts'
import { asksForPrivateDetails, givesPrivateDetails } from '../shared/private-details.ts'
import { hear, homeMeant, markedLines } from './hearing/hear.ts'
import { guess, type Scores } from './hearing/learned.ts'
import { swearing } from './swearing.ts'
import { concernInWords } from './word-list.ts'

/** Text beyond this isn't looked through in one piece; nobody types so much in a message. */
const LONGEST = 20_000
const BY_PRESSURE: readonly Tier[] = ['urgent', 'talk', 'stop']
/** Log-odds of the learned ear from which it is believed by itself. */
const ALONE_FROM = 0.3
/** So few words tell little: "I want to stop" may be about fractions. Each that is missing asks for more. */
const SHORT = 8
const FEWEST = 4
const FOR_EACH_MISSING = 0.1
/** Log-odds from which the rules are believed: below it what they found is meant in another way. */
const WITH_RULES_FROM = -0.25

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
  const read = text.slice(0, LONGEST)
  const worry = heardByBoth(read, earlier, learnt)
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
  const heard = hear(text, earlier).filter(({ tier }) => tier === 'stop' || areRulesBelieved)
  const isBelieved = guessed.danger > ALONE_FROM + FOR_EACH_MISSING * Math.max(0, SHORT - words)
  const [first] = heard.toSorted(
    (a, b) =>
      BY_PRESSURE.indexOf(a.tier) - BY_PRESSURE.indexOf(b.tier) ||
      CONCERNS.indexOf(a.concern) - CONCERNS.indexOf(b.concern),
  )
  if (!first && !isBelieved) return undefined
  const isGuess = !first || (first.tier === 'stop' && isBelieved)
  const { concern, tier } = isGuess ? { concern: guessed.concern, tier: tierOf(guessed.concern) } : first
  // Nobody at home may read any of it when any of it is about them.
  const isAtHome = heard.some(each => each.isAtHome) || (homeMeant(lines, earlier) ?? guessed.isAtHome)
  return { concern, tier, isAtHome: tier !== 'stop' && isAtHome }
}

/** What there is to worry about in what an AI is about to say to a child. */
export function concernOfDraft(text: string): Concern | undefined {
  const known = plain(text.slice(0, LONGEST))
  return (
    concernInWords(known, undisguised(known)) ??
    (asksForPrivateDetails(known) ? 'private_details' : undefined)
  )
}
