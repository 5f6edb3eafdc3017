import { CONCERNS, type Concern, type Finding, type Tier, tierOf } from './concerns.ts'
import { hear } from './hearing/hear.ts'
import { plain, undisguised } from './normalise.ts'
import { asksForPrivateDetails, givesPrivateDetails } from './private-details.ts'
import { swearing } from './swearing.ts'
import { concernInWords } from './word-list.ts'

/** Text beyond this isn't looked through in one piece; nobody types so much in a message. */
const LONGEST = 20_000
const BY_PRESSURE: readonly Tier[] = ['urgent', 'talk', 'stop']

/**
 * What there is to worry about in a child's message, heard on this computer alone; undefined when nothing.
 * @param earlier the child's own messages before this one, oldest first: whom "he" means
 */
export function hearChild(text: string, earlier: readonly string[] = []): Finding | undefined {
  const read = text.slice(0, LONGEST)
  const heard = hear(read, earlier)
  const [first] = heard.toSorted(
    (a, b) =>
      BY_PRESSURE.indexOf(a.tier) - BY_PRESSURE.indexOf(b.tier) ||
      CONCERNS.indexOf(a.concern) - CONCERNS.indexOf(b.concern),
  )
  if (first) {
    // Nobody at home may read any of it when any of it is about them.
    return { concern: first.concern, tier: first.tier, isAtHome: heard.some(({ isAtHome }) => isAtHome) }
  }
  const known = plain(read)
  const concern =
    swearing(known, undisguised(known)) ?? (givesPrivateDetails(known) ? 'private_details' : undefined)
  return concern && { concern, tier: tierOf(concern), isAtHome: false }
}

/** What there is to worry about in what an AI is about to say to a child. */
export function concernOfDraft(text: string): Concern | undefined {
  const known = plain(text.slice(0, LONGEST))
  return (
    concernInWords(known, undisguised(known)) ??
    (asksForPrivateDetails(known) ? 'private_details' : undefined)
  )
}
