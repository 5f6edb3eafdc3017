import { type Concern, type Finding, tierOf } from './concerns.ts'
import { plain, undisguised } from './normalise.ts'
import { asksForPrivateDetails, givesPrivateDetails } from './private-details.ts'
import { concernInWords } from './word-list.ts'

/** Text beyond this isn't looked through in one piece; nobody types so much in a message. */
const LONGEST = 20_000

const AT_HOME =
  /\b(?:dad(?:dy)?|mum(?:my)?|mom(?:my)?|father|mother|parents?|step(?:dad|mum|mom|father|mother)|grand(?:pa|ma|dad|mum|father|mother)|home)\b/

/**
 * What there is to worry about in a child's message, heard on this computer alone; undefined when nothing.
 * @param earlier the child's own messages before this one, oldest first: whom "he" means
 */
export function hearChild(text: string, earlier: readonly string[] = []): Finding | undefined {
  const { found, known } = look(text)
  const concern = found ?? (givesPrivateDetails(known) ? 'private_details' : undefined)
  if (!concern) return undefined
  const isAtHome =
    concern === 'abuse' && [...earlier.slice(-5).map(plain), known].some(each => AT_HOME.test(each))
  return { concern, tier: tierOf(concern), isAtHome }
}

/** What there is to worry about in what an AI is about to say to a child. */
export function concernOfDraft(text: string): Concern | undefined {
  const { found, known } = look(text)
  return found ?? (asksForPrivateDetails(known) ? 'private_details' : undefined)
}

function look(text: string): { found: Concern | undefined; known: string } {
  const known = plain(text.slice(0, LONGEST))
  return { found: concernInWords(known, undisguised(known)), known }
}
